import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing

/// A layer of 100 x 100 points that turns from red to blue in a second.
@Suite("Transitions of layers")
@MainActor
struct TransitionPictureTests {
  private func colors(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, at part: Double,
    _ places: [(Int, Int)], _ change: (CATransition) -> Void = { _ in }
  ) -> [[Int]] {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let stage = LayerStage(layer)
    // What is to go must have been seen.
    _ = stage.color(0, 0)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    change(transition)
    layer.add(transition, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    CATransaction.commit()
    stage.show(at: 0)
    stage.show(at: part)
    return places.map { stage.color($0.0, $0.1) }
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]

  @Test("One picture fades into the other without becoming clear", arguments: [0.25, 0.5, 0.8])
  func fade(part: Double) {
    let color = colors(.fade, at: part, [(50, 50)])[0]
    #expect(abs(Double(color[0]) - 255 * (1 - part)) <= 2)
    #expect(abs(Double(color[2]) - 255 * part) <= 2)
    #expect(color[3] >= 254)
  }

  @Test("The new picture pushes the old one out, from the side that is said")
  func push() {
    let across = [(10, 50), (60, 50), (90, 50)]
    #expect(colors(.push, .fromRight, at: 0.25, across) == [red, red, blue])
    #expect(colors(.push, .fromLeft, at: 0.25, across) == [blue, red, red])
  }

  @Test("The new picture moves over the old one, or is laid bare by it")
  func moveAndReveal() {
    let across = [(10, 50), (90, 50)]
    #expect(colors(.moveIn, .fromRight, at: 0.25, across) == [red, blue])
    #expect(colors(.moveIn, .fromLeft, at: 0.25, across) == [blue, red])
    #expect(colors(.reveal, .fromRight, at: 0.25, across) == [red, blue])
  }

  @Test("A transition may begin and end on its way, and be curved")
  func progress() {
    let color = colors(.fade, at: 0.5, [(50, 50)]) {
      ($0.startProgress, $0.endProgress) = (0.5, 1)
    }[0]
    #expect(abs(Double(color[2]) - 255 * 0.75) <= 2)
    let curve = CAMediaTimingFunction(name: .easeIn)
    let eased = colors(.fade, at: 0.5, [(50, 50)]) { $0.timingFunction = curve }[0]
    #expect(Double(eased[2]) < 255 * 0.4)
  }

  @Test("After its time there is the new picture alone")
  func end() {
    #expect(colors(.push, .fromRight, at: 1.1, [(10, 50), (90, 50)]) == [blue, blue])
  }
}
