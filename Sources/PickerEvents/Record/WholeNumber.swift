#if _pointerBitWidth(_64)
/// A whole number of the format: 64 bits wide on every machine.
///
/// Whatever an event or a configuration says as a number is one, so that a bound of 2^40 is the
/// same bound, and gives the same receipt, where `Int` has 32 bits. Where it has 64, the two are
/// one type.
public typealias WholeNumber = Int
#else
/// A whole number of the format: 64 bits wide on every machine.
///
/// Whatever an event or a configuration says as a number is one, so that a bound of 2^40 is the
/// same bound, and gives the same receipt, where `Int` has 32 bits, as here.
public typealias WholeNumber = Int64
#endif
