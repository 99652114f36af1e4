import Foundation

// How a parameter is asked for. Nobody asks here: only a value to begin with counts.

/// What a number is set with.
public enum IntentNumberControlStyle: Sendable { case field, slider, stepper }

/// How a date is asked for.
public enum IntentDateKind: Sendable { case date, time, dateTime }

/// Which keyboard a text is typed on, and what is corrected in it.
public struct IntentStringInputOptions: Sendable {
  public enum KeyboardType: Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }
  public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {}
}

/// The words for yes and no.
public struct IntentBoolDisplayName: Sendable {
  public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
}

/// How many values a parameter may hold.
public enum IntentCollectionSize: Sendable { case exactly(Int), atLeast(Int), atMost(Int) }

extension String { public typealias IntentInputOptions = IntentStringInputOptions }
extension Bool { public typealias IntentDisplayName = IntentBoolDisplayName }

/// Offers values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

extension IntentParameter where Value: Comparable {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, default: value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title) }
}

extension IntentParameter {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, default: value) }

  public init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound),
    requestValueDialog: IntentDialog? = nil
  ) where Value == Bound? { self.init(title: title, default: value) }

  public init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Options
  ) { self.init(title: title) }

  public init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil, optionsProvider: Options
  ) { self.init(title: title, default: value) }

  public init<Member>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Member] { self.init(title: title, default: value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, kind: IntentDateKind, requestValueDialog: IntentDialog? = nil
  ) where Value == Date { self.init(title: title, default: value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    kind: IntentDateKind, requestValueDialog: IntentDialog? = nil
  ) where Value == Date { self.init(title: title) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, displayName: IntentBoolDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Bool { self.init(title: title, default: value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    displayName: IntentBoolDisplayName, requestValueDialog: IntentDialog? = nil
  ) where Value == Bool { self.init(title: title) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = "", inputOptions: IntentStringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) where Value == String { self.init(title: title, default: value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = nil, inputOptions: IntentStringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) where Value == String? { self.init(title: title, default: value) }

  public init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double = 0, defaultUnit: UnitType, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<UnitType> {
    self.init(title: title, default: Measurement(value: defaultValue, unit: defaultUnit))
  }

  // MARK: Asking

  /// Nobody answers here: the value that there is, else an error.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { try answer() }
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { try answer() }
  @discardableResult
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws
    -> Bool
  { throw IntentNotAnswered() }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentNotAnswered() }
}

/// Nobody was there to answer an intent's question.
struct IntentNotAnswered: LocalizedError {
  var errorDescription: String? { "Nobody is here to answer an intent's question." }
}
