/// A small random generator whose every run from one seed is the same, in any release of Swift.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// Bytes that are drawn before any number: choices that somebody else made, a fuzzer say.
  private var given: ArraySlice<UInt8> = []

  /// Begins at a seed.
  ///
  /// - Parameter seed: Any number.
  public init(seed: UInt64) {
    state = seed
  }

  /// Begins with choices that are made already, and goes on by itself.
  ///
  /// - Parameter choices: A byte for each of the first numbers.
  public init(choices: [UInt8]) {
    state = 0
    given = choices[...]
  }

  /// Whether choices are left that were made before.
  public var hasChoices: Bool { !given.isEmpty }

  /// Makes the next number.
  ///
  /// - Returns: A number over the whole range, or a byte that was given.
  public mutating func next() -> UInt64 {
    if let choice = given.popFirst() { return UInt64(choice) }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  // The library's own `random(in:using:)` may change with a release; these do not.

  /// Draws a number below a bound.
  ///
  /// - Parameter bound: More than 0.
  /// - Returns: A number from 0.
  public mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Throws a coin.
  ///
  /// - Parameter percent: How often of a hundred it falls on true.
  /// - Returns: The side that it fell on.
  public mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// Draws an element.
  ///
  /// - Parameter list: At least one element.
  /// - Returns: One of them.
  public mutating func one<Element>(of list: [Element]) -> Element {
    list[below(list.count)]
  }

  /// Puts a list in another order.
  ///
  /// - Parameter list: Any list.
  /// - Returns: The same elements.
  public mutating func mixed<Element>(_ list: [Element]) -> [Element] {
    var rest = list
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: below(rest.count))) }
    return result
  }
}
