import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Pickers of dates of UIKit")
@MainActor
struct UIDatePickerTests {
  /// 10:23 on the first of February 2024.
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }
  private static let date = Date(timeIntervalSince1970: 1_706_782_980)

  private func picture(_ picker: UIDatePicker) -> Data { ListStage(picker).stage.picture.pngData }

  private func picker(_ interval: Int, _ date: Date = Self.date) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.calendar = Self.calendar
    picker.timeZone = Self.calendar.timeZone
    picker.locale = Locale(identifier: "en_GB")
    picker.date = date
    picker.minuteInterval = interval
    return picker
  }

  @Test("Wheels offer each fifth minute, and stand at the last one before the date")
  func five() {
    let picker = picker(5)
    let shown = picture(picker)
    #expect(picker.date == Self.date)
    // Three minutes before.
    #expect(shown == picture(self.picker(5, Self.date - 180)))
    #expect(shown != picture(self.picker(1)))
  }

  @Test("An interval that does not divide an hour counts as one minute", arguments: [7, 0, 31])
  func odd(interval: Int) {
    #expect(picture(picker(interval)) == picture(picker(1)))
  }
}
