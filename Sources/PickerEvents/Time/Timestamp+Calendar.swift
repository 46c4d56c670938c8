extension Timestamp {
  /// Days of the Gregorian calendar, counted from 1970-01-01.
  enum Calendar {
    /// Counts the days before a date.
    ///
    /// - Parameters:
    ///   - year: The year.
    ///   - month: The month, from 1.
    ///   - day: The day, from 1.
    /// - Returns: The days since 1970-01-01.
    static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
      // Years that begin in March have the leap day at their end.
      let shifted = month <= 2 ? year - 1 : year
      let era = floored(shifted, by: 400)
      let yearOfEra = shifted - era * 400
      let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
      return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        - 719_468
    }

    /// Finds the date of a day.
    ///
    /// - Parameter days: The days since 1970-01-01.
    /// - Returns: Year, month and day.
    static func date(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
      let shifted = days + 719_468
      let era = floored(shifted, by: 146_097)
      let dayOfEra = shifted - era * 146_097
      let yearOfEra =
        (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let monthFromMarch = (5 * dayOfYear + 2) / 153
      let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
      let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
      return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    /// Counts the days of a month.
    ///
    /// - Parameters:
    ///   - month: The month, from 1 to 12.
    ///   - year: The year.
    /// - Returns: 28 to 31.
    static func length(ofMonth month: Int64, in year: Int64) -> Int64 {
      switch month {
      case 4, 6, 9, 11: 30
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      default: 31
      }
    }

    /// Divides and rounds down, also below zero.
    ///
    /// - Parameters:
    ///   - value: What is divided.
    ///   - divisor: A positive number.
    /// - Returns: The quotient.
    static func floored(_ value: Int64, by divisor: Int64) -> Int64 {
      let quotient = value / divisor
      return value % divisor < 0 ? quotient - 1 : quotient
    }
  }
}
