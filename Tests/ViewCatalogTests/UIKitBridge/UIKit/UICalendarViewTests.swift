import Foundation
import Geometry
import Testing
import UIKit

@testable import SwiftUI
@_spi(Runtime) @testable import ViewRuntime

@Suite("Calendars of UIKit")
@MainActor
struct UICalendarViewTests {
  private final class Delegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var lines: [String] = []
    var decorated: Set<Int> = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      decorated.insert(dateComponents.day ?? 0)
      return nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { lines.append("from month \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { lines.append("chose \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 9 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { lines.append("chose \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { lines.append("gave up \(dateComponents.day ?? 0)") }
  }

  /// June 2025, whose first day is a Sunday, 350 points wide.
  private func calendar(_ delegate: Delegate) -> (UICalendarView, LayoutProbe) {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(calendar: view.calendar, year: 2025, month: 6)
    view.delegate = delegate
    let probe = LayoutProbe(366, 400, scale: 1) { Shown(view: view) }
    probe.step()
    return (view, probe)
  }

  /// The day in a row and a column of the month, both from 0; rows are 46 points apart and columns 50.
  private func tap(_ row: Int, _ column: Int, _ probe: LayoutProbe) {
    probe.tap(CGPoint(x: 33 + 50 * column, y: 86 + 46 * row))
    for _ in 0..<3 { probe.step() }
  }

  @Test("One day is chosen, another in its place, and none where the delegate does not let it")
  func single() {
    let delegate = Delegate()
    let (view, probe) = calendar(delegate)
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    probe.step()
    tap(0, 2, probe)
    #expect(selection.selectedDate?.day == 3)
    tap(1, 1, probe)
    #expect(selection.selectedDate?.day == 3)
    tap(1, 0, probe)
    #expect(delegate.lines == ["chose 3", "chose 8"])
  }

  @Test("Several days are chosen and given up")
  func several() {
    let delegate = Delegate()
    let (view, probe) = calendar(delegate)
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
    probe.step()
    tap(0, 0, probe)
    tap(2, 3, probe)
    tap(0, 0, probe)
    #expect(delegate.lines == ["chose 1", "chose 18", "gave up 1"])
    #expect(selection.selectedDates.map(\.day) == [18])
  }

  @Test("Without a selection nothing is chosen; each day is asked for its decoration")
  func decorations() {
    let delegate = Delegate()
    let (_, probe) = calendar(delegate)
    tap(0, 0, probe)
    #expect(delegate.lines.isEmpty)
    #expect(delegate.decorated == Set(1...30))
  }

  @Test("Another month is told with the one before")
  func months() {
    let delegate = Delegate()
    let (view, _) = calendar(delegate)
    view.setVisibleDateComponents(
      DateComponents(calendar: view.calendar, year: 2025, month: 7), animated: true)
    #expect(view.visibleDateComponents.month == 7)
    #expect(delegate.lines == ["from month 6"])
  }
}
