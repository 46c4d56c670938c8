extension Moments {
  /// "4.2 s", "1 min 12 s", "2 h 5 min", "3 d 1 h", rounded; "–" where nothing is known.
  static func duration(_ microseconds: Int64?) -> String {
    guard let microseconds else { return "–" }
    let span = microseconds.magnitude
    func rounded(_ unit: UInt64) -> UInt64 { span / unit + (span % unit >= unit / 2 ? 1 : 0) }
    let tenths = rounded(100_000)
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = rounded(1_000_000)
    if seconds < 3_600 { return "\(seconds / 60) min \(seconds % 60) s" }
    let minutes = rounded(60_000_000)
    if minutes < 1_440 { return "\(minutes / 60) h \(minutes % 60) min" }
    let hours = rounded(3_600_000_000)
    return "\(hours / 24) d \(hours % 24) h"
  }
}
