import Foundation
import ViewCatalog

/// Decorates the days of a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands below a day; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// Which days of a calendar are chosen: none, one or several, by its kind.
@preconcurrency @MainActor
open class UICalendarSelection {
  /// Shows another choice.
  var onChange: (() -> Void)?
  var dates: Set<DateComponents> { [] }
  /// A finger has chosen a day, or given a chosen one up.
  func touched(_ date: DateComponents, isChosen: Bool) {}
  func allows(_ date: DateComponents) -> Bool { true }
  open func updateSelectableDates() { onChange?() }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? { didSet { onChange?() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override var dates: Set<DateComponents> { selectedDate.map { [$0] } ?? [] }
  override func allows(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }
  override func touched(_ date: DateComponents, isChosen: Bool) {
    selectedDate = isChosen ? nil : date
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] { didSet { onChange?() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var dates: Set<DateComponents> { Set(selectedDates) }
  override func allows(_ date: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }
  override func touched(_ date: DateComponents, isChosen: Bool) {
    guard isChosen else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
      return
    }
    guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
    selectedDates.removeAll { $0.isSameDay(as: date) }
    delegate?.multiDateSelection(self, didDeselectDate: date)
  }
}

extension DateComponents {
  /// Whether both name one day of one calendar.
  func isSameDay(as other: DateComponents) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}

/// A month of days, as SwiftUI's calendar has it, in a view.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  public enum DecorationSize: Int, Sendable { case small, medium, large }

  /// What stands below a day.
  @preconcurrency @MainActor
  public final class Decoration {
    let view: AnyView
    private init(_ view: AnyView) { self.view = view }

    /// A disc.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      let color = Color(uiColor: color ?? .systemGray)
      return Decoration(
        AnyView(Circle().fill(color).frame(width: size.points / 2, height: size.points / 2)))
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      guard let image else { return .default(color: color, size: size) }
      return Decoration(
        AnyView(
          Image(uiImage: image).resizable().scaledToFit()
            .foregroundStyle(Color(uiColor: color ?? .systemGray))
            .frame(width: size.points, height: size.points)))
    }

    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(AnyView(CustomDecoration(provider: provider).fixedSize()))
    }
  }

  open weak var delegate: (any UICalendarViewDelegate)? { didSet { changed() } }
  open var calendar = Calendar.current { didSet { changed() } }
  open var locale = Locale.current { didSet { changed() } }
  open var timeZone: TimeZone? { didSet { changed() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { changed() } }
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { changed() }
  }
  open var wantsDateDecorations = true { didSet { changed() } }
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.onChange = nil
      selectionBehavior?.onChange = { [weak self] in self?.changed() }
      changed()
    }
  }
  private var month = Date()
  private lazy var face = _UIHostingView(rootView: makeFace())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    face.frame = bounds
    addSubview(face)
  }

  public required init?(coder: NSCoder) { return nil }

  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    turn(to: date)
  }

  /// Asks for the decorations of these days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    changed()
  }

  private func turn(to date: Date) {
    let previous = visibleDateComponents
    month = date
    changed()
    let now = visibleDateComponents
    guard (previous.year, previous.month) != (now.year, now.month) else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  private func changed() { face.rootView = makeFace() }

  private func makeFace() -> AnyView {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    let selection = Binding<Set<DateComponents>>(
      get: { [weak self] in self?.selectionBehavior?.dates ?? [] },
      set: { [weak self] in self?.touched($0) })
    let month = Binding<Date>(
      get: { [weak self] in self?.month ?? Date() }, set: { [weak self] in self?.turn(to: $0) })
    return AnyView(
      MultiDatePicker(
        selection: selection, in: availableDateRange.start..<availableDateRange.end
      ) { EmptyView() }
      .environment(
        \.calendarFace,
        CalendarFace(
          month: month, isAllowed: { [weak self] in self?.allows($0) ?? false },
          decoration: { [weak self] in self?.decoration($0) })
      )
      .environment(\.calendar, calendar)
      .environment(\.locale, locale)
      .fontDesign(fontDesign == .rounded ? .rounded : fontDesign == .serif ? .serif : .default)
      .padding(8)
      .frame(maxHeight: .infinity, alignment: .top))
  }

  private func allows(_ date: DateComponents) -> Bool {
    selectionBehavior?.allows(date) ?? false
  }

  private func touched(_ dates: Set<DateComponents>) {
    guard let selection = selectionBehavior else { return }
    let old = selection.dates
    if let added = dates.first(where: { date in !old.contains { $0.isSameDay(as: date) } }) {
      selection.touched(added, isChosen: false)
    } else if let removed = old.first(where: { date in
      !dates.contains { $0.isSameDay(as: date) }
    }) {
      selection.touched(removed, isChosen: true)
    }
  }

  private func decoration(_ date: DateComponents) -> AnyView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: date)?.view
  }

  /// Six weeks, the names of the days and the month's own line.
  open override var intrinsicContentSize: CGSize { CGSize(width: 340, height: 360) }
}

extension UICalendarView.DecorationSize {
  /// Of a picture, in points; a disc is half as large.
  fileprivate var points: CGFloat {
    switch self {
    case .small: 8
    case .medium: 12
    case .large: 16
    }
  }
}

private struct CustomDecoration: UIViewRepresentable {
  let provider: () -> UIView
  func makeUIView(context: Context) -> UIView { provider() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// What a view of UIKit adds to SwiftUI's calendar.
struct CalendarFace {
  let month: Binding<Date>
  let isAllowed: @MainActor (DateComponents) -> Bool
  /// Stands below a day.
  let decoration: @MainActor (DateComponents) -> AnyView?
}

private struct CalendarFaceKey: EnvironmentKey { static var defaultValue: CalendarFace? { nil } }

extension EnvironmentValues {
  var calendarFace: CalendarFace? {
    get { self[CalendarFaceKey.self] }
    set { self[CalendarFaceKey.self] = newValue }
  }
}
