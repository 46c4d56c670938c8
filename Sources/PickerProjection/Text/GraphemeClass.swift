/// What a scalar is in the rules of grapheme clusters (UAX #29), as the packed table numbers it.
enum GraphemeClass: UInt8 {
  case other, carriageReturn, lineFeed, control
  case extend, joiner, regionalIndicator, prepend, spacingMark
  case hangulLead, hangulVowel, hangulTail, hangulOpen, hangulClosed
  case pictographic
}
