/// How the values of a page are written; the numbers are Parquet's.
enum Encoding: Int32, CaseIterable {
  case plain = 0
  case hybrid = 3
  case delta = 5
  case deltaLength = 6
  case dictionary = 8
}
