import Foundation
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Ways in which views of UIKit answer")
@MainActor
struct UIInteractionTests {
  private final class Recorder: UIInteraction {
    private(set) weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append(view == nil ? "leaves" : "comes") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append(view == nil ? "has left" : "has come")
    }
  }

  @Test("One that is added to another view leaves the first")
  func moving() {
    let (first, second, recorder) = (UIView(), UIView(), Recorder())
    first.addInteraction(recorder)
    #expect(first.interactions.count == 1 && recorder.view === first)
    second.addInteraction(recorder)
    #expect(first.interactions.isEmpty && recorder.view === second)
    #expect(recorder.log == ["comes", "has come", "leaves", "has left", "comes", "has come"])
    second.removeInteraction(recorder)
    #expect(second.interactions.isEmpty && recorder.view == nil)
  }

  @Test("A menu waits for a long press, whose recogniser goes with it")
  func menu() {
    final class Delegate: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "", children: [UIAction(title: "A") { _ in }])
        }
      }
    }
    let (view, delegate) = (UIView(), Delegate())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(view.gestureRecognizers?.count == 1 && interaction.view === view)
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.isEmpty == true)
  }
}
