import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A day, a time, or both: SwiftUI's picker in the view's surroundings.
@preconcurrency @MainActor
open class UIDatePicker: _UIHostedControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  private var stored = Date()
  open var date: Date {
    get { stored }
    set { setDate(newValue, animated: false) }
  }
  open var datePickerMode = Mode.dateAndTime { didSet { lookChanged() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { lookChanged() } }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var minimumDate: Date? { didSet { lookChanged() } }
  open var maximumDate: Date? { didSet { lookChanged() } }
  /// Minutes between those that can be chosen: a divisor of 60, 30 at most; others count as 1.
  open var minuteInterval = 1 { didSet { lookChanged() } }
  private var step: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale? { didSet { faceChanged() } }
  open var calendar: Calendar! { didSet { faceChanged() } }
  open var timeZone: TimeZone? { didSet { faceChanged() } }

  private func lookChanged() {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth {
      Reports.once("UIDatePicker shows days and times: a mode of durations or months is left out")
    }
    faceChanged()
    invalidateIntrinsicContentSize()
  }

  /// The date, at the last minute before it that can be chosen.
  private var shownDate: Date {
    guard step > 1 else { return stored }
    let minute = (calendar ?? .current).component(.minute, from: stored)
    return stored - TimeInterval(60 * (minute % step))
  }

  open func setDate(_ date: Date, animated: Bool) {
    guard date != stored else { return }
    stored = date
    faceChanged(animated ? .default : nil)
  }

  override func makeFace() -> AnyView {
    var (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    // Ends that exclude each other are none.
    if first > last { (first, last) = (.distantPast, .distantFuture) }
    let range = first...last
    let components: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let selection = Binding<Date>(
      get: { [weak self] in self?.shownDate ?? Date() }, set: { [weak self] in self?.touched($0) })
    var view = AnyView(
      DatePicker(selection: selection, in: range, displayedComponents: components) { EmptyView() }
        .labelsHidden())
    switch datePickerStyle {
    case .wheels: view = AnyView(view.datePickerStyle(.wheel))
    case .inline: view = AnyView(view.datePickerStyle(.graphical))
    default: view = AnyView(view.datePickerStyle(.compact))
    }
    view = AnyView(view.environment(\.datePickerMinuteStep, step))
    if let locale { view = AnyView(view.environment(\.locale, locale)) }
    if let calendar { view = AnyView(view.environment(\.calendar, calendar)) }
    if let timeZone { view = AnyView(view.environment(\.timeZone, timeZone)) }
    return view
  }

  private func touched(_ date: Date) {
    guard date != stored else { return }
    setDate(date, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Wheels and calendars are 320 points wide where nobody says how wide; a calendar is as high as recorded on
  /// iOS 26.
  open override var intrinsicContentSize: CGSize {
    if datePickerStyle == .compact { return faceSize() }
    let height = faceSize(in: CGSize(width: 320, height: 0)).height
    guard datePickerStyle == .inline, datePickerMode != .time else {
      return CGSize(width: 320, height: height)
    }
    return CGSize(width: 320, height: max(height, datePickerMode == .date ? 327.5 : 373.5))
  }
}
