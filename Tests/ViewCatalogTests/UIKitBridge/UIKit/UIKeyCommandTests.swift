import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@_spi(Runtime) @testable import ViewRuntime

@Suite("Key commands of UIKit")
@MainActor
struct UIKeyCommandTests {
  private final class Pad: UIView {
    var lines: [String] = []
    func add() { lines.append("add") }
    func up() { lines.append("up") }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "n", modifierFlags: .command, action: _SEL(Pad.add)),
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [.shift], action: _SEL(Pad.up)),
        UIKeyCommand(
          title: "Off", action: _SEL(Pad.add), input: "o", modifierFlags: .command,
          attributes: .disabled),
      ]
    }
  }

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, in probe: LayoutProbe
  ) -> Bool {
    probe.host.send(.press(KeyPress(key, modifiers: modifiers, phase: [.down, .up])))
    probe.step()
    return probe.host.typedInputWasTaken
  }

  @Test("A view on the screen does what its commands say; Control stands for Command")
  func commands() {
    let pad = Pad()
    let probe = LayoutProbe(100, 100) { Shown(view: pad) }
    probe.step()
    #expect(press("n", .command, in: probe))
    #expect(press("n", .control, in: probe))
    #expect(press(.upArrow, .shift, in: probe))
    #expect(!press(.upArrow, [], in: probe))
    #expect(!press("o", .command, in: probe))
    #expect(pad.lines == ["add", "add", "up"])
    pad.isHidden = true
    #expect(!press("n", .command, in: probe))
  }

  @Test("A controller has those that are added; the innermost responder goes first")
  func controllers() {
    final class Controller: UIViewController {
      var count = 0
      func count1() { count += 1 }
    }
    let controller = Controller()
    let pad = Pad()
    controller.view.addSubview(pad)
    let command = UIKeyCommand(
      input: "k", modifierFlags: .command, action: _SEL(Controller.count1))
    controller.addKeyCommand(command)
    controller.addKeyCommand(
      UIKeyCommand(input: "n", modifierFlags: .command, action: _SEL(Controller.count1)))
    let probe = LayoutProbe(100, 100) { Shown(view: controller.view) }
    probe.step()
    #expect(press("k", .command, in: probe) && controller.count == 1)
    #expect(press("n", .command, in: probe) && controller.count == 1 && pad.lines == ["add"])
    controller.removeKeyCommand(command)
    #expect(!press("k", .command, in: probe))
  }
}
