/// Which symbologies a scan accepts.
public enum ScanMode: String, NamedValue {
  /// Any.
  case all
  /// QR codes.
  case qr
  /// The codes of the retail trade.
  case eanUPC
  /// Every one-dimensional code.
  case oneD
}
