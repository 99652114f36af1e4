import Foundation
import ViewCatalog
import ViewRuntime

/// A month of which several days are chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  @State private var ownMonth = Date()
  /// Set where a view of UIKit shows it.
  @Environment(\.calendarFace) private var face
  @Environment(\.calendar) private var calendar

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    bounds = nil
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = bounds
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: bounds.lowerBound..<Date.distantFuture, label: label) }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: Date.distantPast..<bounds.upperBound, label: label) }

  @MainActor public var body: some View {
    let days = MonthOfDays(around: month, in: calendar)
    VStack(spacing: 8) {
      HStack(spacing: 20) {
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        Button {
          turn(-1)
        } label: {
          Image(systemName: "chevron.left")
        }
        Button {
          turn(1)
        } label: {
          Image(systemName: "chevron.right")
        }
      }
      .padding(.horizontal, 12)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2)
      {
        ForEach(Array(days.names.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        ForEach(Array(days.cells.enumerated()), id: \.offset) { _, date in
          if let date { day(date) } else { Color.clear.frame(height: 44) }
        }
      }
    }
  }

  private var month: Date { face?.month.wrappedValue ?? ownMonth }

  private func turn(_ months: Int) {
    let next = calendar.date(byAdding: .month, value: months, to: month) ?? month
    if let face { face.month.wrappedValue = next } else { ownMonth = next }
  }

  private func components(of date: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  @MainActor private func day(_ date: Date) -> some View {
    let isChosen = selection.wrappedValue.contains { chosen in
      calendar.date(from: chosen).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    let isInside = bounds.map { $0.contains(date) } ?? true
    // A calendar whose days are not chosen shows them as they are.
    let isAllowed = isInside && face?.isAllowed(components(of: date)) ?? true
    return Text(verbatim: "\(calendar.component(.day, from: date))")
      .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .frame(width: 44, height: 44)
      .background { if isChosen { Circle().fill(.tint.opacity(0.12)) } }
      .overlay(alignment: .bottom) { face?.decoration(components(of: date)).offset(y: 2) }
      .opacity(isInside ? 1 : 0.3)
      .contentShape(Circle())
      .onTapGesture { if isAllowed { toggle(date, isChosen) } }
  }

  private func toggle(_ date: Date, _ isChosen: Bool) {
    if isChosen {
      selection.wrappedValue = selection.wrappedValue.filter { chosen in
        !(calendar.date(from: chosen).map { calendar.isDate($0, inSameDayAs: date) } ?? false)
      }
    } else {
      selection.wrappedValue.insert(components(of: date))
    }
  }
}

/// The days of a month in rows of seven, with gaps before the first.
private struct MonthOfDays {
  var names: [String] = []
  var cells: [Date?] = []

  init(around date: Date, in calendar: Calendar) {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    names = (0..<7).map { symbols[($0 + first) % 7] }
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return }
    let gap = (calendar.component(.weekday, from: month.start) - 1 - first + 7) % 7
    cells = Array(repeating: nil, count: gap)
    cells += days.map { calendar.date(byAdding: .day, value: $0 - 1, to: month.start) }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
