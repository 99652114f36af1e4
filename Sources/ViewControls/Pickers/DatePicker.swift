import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// What a date picker lets one choose.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  /// The watch's own; shown here without the seconds.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control that shows a date, and opens a calendar to choose another.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let components: Components
  let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.datePickerKind) private var kind
  @State private var isDateOpen = false
  @State private var isTimeOpen = false
  private var range: ClosedRange<Date>?

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = range
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = range.lowerBound...max(range.lowerBound, .distantFuture)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = min(range.upperBound, .distantPast)...range.upperBound
  }

  @MainActor public var body: some View {
    switch kind {
    case .own(let makeBody):
      makeBody(
        DatePickerStyleConfiguration(
          label: AnyView(label), selection: selection, range: range, components: components)
      )
      // A picker in the style's own body looks as the system's.
      .modifier(EnvironmentModifier { $0.datePickerKind = .compact })
    case .calendar:
      CalendarPanel(
        selection: selection, range: range, components: components, fillsWidth: true)
    case .wheels:
      LabeledControl {
        label
      } control: {
        DateWheels(selection: selection, range: range, components: components)
      }
    case .compact:
      LabeledControl {
        label
      } control: {
        HStack(spacing: 6) {
          if components.contains(.date) {
            field(Date.FormatStyle(date: .abbreviated, time: .omitted), opening: $isDateOpen)
              .anchoredPanel(isPresented: $isDateOpen) { panel(.date) }
          }
          if components.contains(.hourAndMinute) {
            field(Date.FormatStyle(date: .omitted, time: .shortened), opening: $isTimeOpen)
              .anchoredPanel(isPresented: $isTimeOpen) { panel(.hourAndMinute) }
          }
        }
        .frame(height: components.contains(.hourAndMinute) ? 40 : 38.5)
      }
    }
  }

  @MainActor private func panel(_ components: Components) -> some View {
    CalendarPanel(selection: selection, range: range, components: components)
  }

  @MainActor
  private func field(_ format: Date.FormatStyle, opening isOpen: Binding<Bool>) -> some View {
    var format = format
    format.locale = locale
    format.timeZone = timeZone
    return Text(verbatim: format.format(selection.wrappedValue))
      .lineLimit(1)
      .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .padding(.horizontal, 11)
      .frame(height: 34)
      .background(Color(.system(.tertiaryFill)), in: Capsule(style: .circular))
      .contentShape(Capsule(style: .circular))
      .onTapGesture { isOpen.wrappedValue = true }
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}
