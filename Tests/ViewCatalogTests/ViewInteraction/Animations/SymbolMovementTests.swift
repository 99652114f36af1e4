import Foundation
import Geometry
import Motion
import Testing

@testable import ViewInteraction
@_spi(Runtime) @testable import ViewRuntime

@Suite("Symbols that move")
@MainActor
struct SymbolMovementTests {
  private nonisolated static let movements: [SymbolMovement] = [
    .bounce(up: true), .bounce(up: false), .pulse, .variableColor, .wiggle(nil),
    .wiggle(CGSize(width: 1, height: 0)), .breathe(fades: true),
  ]

  @Test("Each movement begins and ends at rest and is elsewhere in between", arguments: movements)
  func rest(movement: SymbolMovement) {
    for part in [0.0, 1] {
      let pose = movement.pose(at: part)
      #expect(abs(pose.scale - 1) < 1e-9 && abs(pose.opacity - 1) < 1e-9)
      #expect(abs(pose.angle) < 1e-9 && hypot(pose.offset.width, pose.offset.height) < 1e-9)
    }
    #expect(movement.pose(at: 0.3) != SymbolPose())
  }

  @Test("A rotation goes once around")
  func rotation() {
    #expect(SymbolMovement.rotate(clockwise: true).pose(at: 0).angle == 0)
    #expect(abs(SymbolMovement.rotate(clockwise: true).pose(at: 1).angle - 360) < 1e-6)
    #expect(abs(SymbolMovement.rotate(clockwise: false).pose(at: 0.5).angle + 180) < 1e-6)
  }

  @Test("A change of the value moves the symbol for a while, and then it rests")
  func discrete() {
    let knob = Knob(0)
    let probe = LayoutProbe(60, 60) {
      Turning(knob: knob) { value in
        Box("symbol", 20, 20).symbolEffect(.pulse, value: value)
      }
    }
    func opacity() -> Double {
      probe.host.frame(at: probe.time).displayList.effects.map(\.opacity).min() ?? 1
    }
    probe.run(0.2)
    #expect(opacity() == 1)
    knob.turn(1)
    probe.run(0.5)
    #expect(opacity() < 0.6)
    probe.run(0.7)
    #expect(opacity() > 0.99)
  }
}
