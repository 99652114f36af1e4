import Foundation
import ViewContent
import ViewLayout
import ViewRuntime

/// How a date picker looks: closed, with its calendar in place, or as wheels.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of date pickers has to show.
nonisolated public struct DatePickerStyleConfiguration {
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: DatePickerStyleConfiguration.Label
  @Binding public var selection: Date
  /// The earliest date that may be chosen; nil for any.
  public let minimumDate: Date?
  /// The latest date that may be chosen; nil for any.
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  init(
    label: AnyView, selection: Binding<Date>, range: ClosedRange<Date>?,
    components: DatePickerComponents
  ) {
    self.label = Label(view: label)
    _selection = selection
    minimumDate = range?.lowerBound
    maximumDate = range?.upperBound
    displayedComponents = components
  }

  /// The same date picker in one of the system's looks.
  @MainActor func picker(_ kind: DatePickerKind) -> some View {
    DatePicker(
      selection: $selection, in: (minimumDate ?? .distantPast)...(maximumDate ?? .distantFuture),
      displayedComponents: displayedComponents
    ) { label }
    .modifier(EnvironmentModifier { $0.datePickerKind = kind })
  }
}

/// The looks of the system, and a program's own.
enum DatePickerKind {
  case compact, calendar, wheels
  case own(@MainActor (DatePickerStyleConfiguration) -> AnyView)
}

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(.compact)
  }
}
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(.compact)
  }
}
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(.calendar)
  }
}
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(.wheels)
  }
}

/// A field in which the Mac's users type a date; here one that opens a calendar.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(.compact)
  }
}
/// A field with a stepper beside it, which goes on by a day, or by a minute where there is a time only.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.picker(.compact)
      Stepper(
        label: { EmptyView() }, onIncrement: configuration.step(by: 1),
        onDecrement: configuration.step(by: -1)
      )
      .fixedSize()
    }
  }
}

extension DatePickerStyleConfiguration {
  /// What a stepper does; nil where the date would leave the range.
  func step(by count: Int) -> (@MainActor () -> Void)? {
    let unit = displayedComponents.contains(.date) ? Calendar.Component.day : .minute
    let selection = $selection
    guard
      let next = Calendar.current.date(byAdding: unit, value: count, to: selection.wrappedValue),
      next >= minimumDate ?? .distantPast, next <= maximumDate ?? .distantFuture
    else { return nil }
    return { selection.wrappedValue = next }
  }
}

// A telephone has no such style: a program that gives its own this name means its own.
extension DatePickerStyle where Self == FieldDatePickerStyle {
  @_disfavoredOverload
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  @_disfavoredOverload
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerKindKey: EnvironmentKey {
  static var defaultValue: DatePickerKind { .compact }
}

extension EnvironmentValues {
  var datePickerKind: DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers inside.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let kind: DatePickerKind
    switch style {
    case is GraphicalDatePickerStyle: kind = .calendar
    case is WheelDatePickerStyle: kind = .wheels
    case is DefaultDatePickerStyle, is CompactDatePickerStyle, is FieldDatePickerStyle:
      kind = .compact
    default:
      // Asked for bodies on the main actor alone.
      nonisolated(unsafe) let style = style
      kind = .own { AnyView(StyledBody(style, $0) { $0.makeBody(configuration: $1) }) }
    }
    return modifier(EnvironmentModifier { $0.datePickerKind = kind })
  }
}
