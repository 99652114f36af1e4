import Foundation

/// The words of a date formatter as they are on Apple's systems, where each may be nil and programs unwrap them. They are
/// what Foundation has here, never nil; what is set to nil are the locale's words again.
extension DateFormatter {
  /// A formatter of the same locale whose words nobody has set.
  private var plain: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    return formatter
  }

  @_disfavoredOverload public var eraSymbols: [String]! {
    get { self.Foundation::eraSymbols }
    set { self.Foundation::eraSymbols = newValue ?? plain.Foundation::eraSymbols }
  }
  @_disfavoredOverload public var longEraSymbols: [String]! {
    get { self.Foundation::longEraSymbols }
    set { self.Foundation::longEraSymbols = newValue ?? plain.Foundation::longEraSymbols }
  }
  @_disfavoredOverload public var monthSymbols: [String]! {
    get { self.Foundation::monthSymbols }
    set { self.Foundation::monthSymbols = newValue ?? plain.Foundation::monthSymbols }
  }
  @_disfavoredOverload public var shortMonthSymbols: [String]! {
    get { self.Foundation::shortMonthSymbols }
    set { self.Foundation::shortMonthSymbols = newValue ?? plain.Foundation::shortMonthSymbols }
  }
  @_disfavoredOverload public var veryShortMonthSymbols: [String]! {
    get { self.Foundation::veryShortMonthSymbols }
    set {
      self.Foundation::veryShortMonthSymbols = newValue ?? plain.Foundation::veryShortMonthSymbols
    }
  }
  @_disfavoredOverload public var standaloneMonthSymbols: [String]! {
    get { self.Foundation::standaloneMonthSymbols }
    set {
      self.Foundation::standaloneMonthSymbols = newValue ?? plain.Foundation::standaloneMonthSymbols
    }
  }
  @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
    get { self.Foundation::shortStandaloneMonthSymbols }
    set {
      self.Foundation::shortStandaloneMonthSymbols =
        newValue ?? plain.Foundation::shortStandaloneMonthSymbols
    }
  }
  @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
    get { self.Foundation::veryShortStandaloneMonthSymbols }
    set {
      self.Foundation::veryShortStandaloneMonthSymbols =
        newValue ?? plain.Foundation::veryShortStandaloneMonthSymbols
    }
  }
  @_disfavoredOverload public var weekdaySymbols: [String]! {
    get { self.Foundation::weekdaySymbols }
    set { self.Foundation::weekdaySymbols = newValue ?? plain.Foundation::weekdaySymbols }
  }
  @_disfavoredOverload public var shortWeekdaySymbols: [String]! {
    get { self.Foundation::shortWeekdaySymbols }
    set { self.Foundation::shortWeekdaySymbols = newValue ?? plain.Foundation::shortWeekdaySymbols }
  }
  @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! {
    get { self.Foundation::veryShortWeekdaySymbols }
    set {
      self.Foundation::veryShortWeekdaySymbols =
        newValue ?? plain.Foundation::veryShortWeekdaySymbols
    }
  }
  @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! {
    get { self.Foundation::standaloneWeekdaySymbols }
    set {
      self.Foundation::standaloneWeekdaySymbols =
        newValue ?? plain.Foundation::standaloneWeekdaySymbols
    }
  }
  @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
    get { self.Foundation::shortStandaloneWeekdaySymbols }
    set {
      self.Foundation::shortStandaloneWeekdaySymbols =
        newValue ?? plain.Foundation::shortStandaloneWeekdaySymbols
    }
  }
  @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { self.Foundation::veryShortStandaloneWeekdaySymbols }
    set {
      self.Foundation::veryShortStandaloneWeekdaySymbols =
        newValue ?? plain.Foundation::veryShortStandaloneWeekdaySymbols
    }
  }
  @_disfavoredOverload public var quarterSymbols: [String]! {
    get { self.Foundation::quarterSymbols }
    set { self.Foundation::quarterSymbols = newValue ?? plain.Foundation::quarterSymbols }
  }
  @_disfavoredOverload public var shortQuarterSymbols: [String]! {
    get { self.Foundation::shortQuarterSymbols }
    set { self.Foundation::shortQuarterSymbols = newValue ?? plain.Foundation::shortQuarterSymbols }
  }
  @_disfavoredOverload public var standaloneQuarterSymbols: [String]! {
    get { self.Foundation::standaloneQuarterSymbols }
    set {
      self.Foundation::standaloneQuarterSymbols =
        newValue ?? plain.Foundation::standaloneQuarterSymbols
    }
  }
  @_disfavoredOverload public var shortStandaloneQuarterSymbols: [String]! {
    get { self.Foundation::shortStandaloneQuarterSymbols }
    set {
      self.Foundation::shortStandaloneQuarterSymbols =
        newValue ?? plain.Foundation::shortStandaloneQuarterSymbols
    }
  }
  @_disfavoredOverload public var amSymbol: String! {
    get { self.Foundation::amSymbol }
    set { self.Foundation::amSymbol = newValue ?? plain.Foundation::amSymbol }
  }
  @_disfavoredOverload public var pmSymbol: String! {
    get { self.Foundation::pmSymbol }
    set { self.Foundation::pmSymbol = newValue ?? plain.Foundation::pmSymbol }
  }
}
