import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Links to updates of the screen")
@MainActor
struct UIUpdateLinkTests {
  @Test(
    "Actions are called for each frame, in the order of their phases, while the link is enabled")
  func phases() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let stage = ListStage(view).stage
    var told: [String] = []
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view)
    link.addAction(to: .afterUpdateComplete) { _, _ in told.append("last") }
    link.addAction(to: .afterUpdateScheduled) { _, info in
      told.append("first")
      times.append(info.modelTime)
      #expect(info.completionDeadlineTime > info.modelTime)
    }
    link.addAction { link, _ in told.append(link.currentUpdateInfo == nil ? "nothing" : "middle") }
    stage.advance(by: 0.2)
    #expect(told.isEmpty)
    link.isEnabled = true
    stage.advance(by: 0.5)
    #expect((28...32).contains(times.count))
    #expect(Array(told.prefix(3)) == ["first", "middle", "last"] && link.currentUpdateInfo == nil)
    let mean = (times.last! - times[0]) / Double(times.count - 1)
    #expect(abs(mean - 1.0 / 60) < 0.001 && times == times.sorted())
    link.isEnabled = false
    let number = told.count
    stage.advance(by: 0.2)
    #expect(told.count == number)
  }

  @Test("A view that is in no window has no updates")
  func outside() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let stage = ListStage(UIView(frame: view.frame)).stage
    var number = 0
    let link = UIUpdateLink(view: view)
    link.addAction { _, _ in number += 1 }
    link.isEnabled = true
    stage.advance(by: 0.2)
    #expect(number == 0)
    link.isEnabled = false
  }
}
