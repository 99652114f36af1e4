import Foundation
import GameplayKit
import Testing

/// What states did, in order.
private final class Diary { var lines: [String] = [] }

private class Noting: GKState {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  override func didEnter(from previousState: GKState?) {
    diary.lines.append(
      "\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
  }
  override func willExit(to nextState: GKState) {
    diary.lines.append("\(type(of: self)) to \(type(of: nextState))")
  }
  override func update(deltaTime seconds: TimeInterval) {
    diary.lines.append("\(type(of: self)) \(seconds)")
  }
}

private final class Idle: Noting {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}
private final class Running: Noting {}
private final class Dead: Noting {}

/// After the documentation of `GKStateMachine`.
@Suite("State machines")
struct GKStateMachineTests {
  private let diary = Diary()
  private func machine() -> GKStateMachine {
    GKStateMachine(states: [Idle(diary), Running(diary)])
  }

  @Test("A machine begins in no state, and enters any of its own first")
  func first() {
    let machine = machine()
    #expect(machine.currentState == nil)
    #expect(machine.canEnterState(Running.self) && !machine.canEnterState(Dead.self))
    #expect(machine.enter(Idle.self))
    #expect(machine.currentState is Idle)
    #expect(diary.lines == ["Idle from nothing"])
  }

  @Test("A state is left before the next one is entered, each told of the other")
  func transitions() {
    let machine = machine()
    machine.enter(Idle.self)
    diary.lines = []
    #expect(machine.enter(Running.self))
    #expect(diary.lines == ["Idle to Running", "Running from Idle"])
  }

  @Test("What a state does not allow is not done, nor what the machine has not")
  func refused() {
    let machine = machine()
    machine.enter(Idle.self)
    diary.lines = []
    // Idle goes on to Running alone, not to itself.
    #expect(!machine.enter(Idle.self))
    #expect(!machine.enter(Dead.self))
    #expect(machine.currentState is Idle && diary.lines.isEmpty)
  }

  @Test("Only the state that it is in is updated")
  func updates() {
    let machine = machine()
    machine.update(deltaTime: 1)
    machine.enter(Running.self)
    diary.lines = []
    machine.update(deltaTime: 0.5)
    #expect(diary.lines == ["Running 0.5"])
  }

  @Test("States know their machine, which finds them by class")
  func states() {
    let machine = machine()
    #expect(machine.state(forClass: Running.self)?.stateMachine === machine)
    #expect(machine.state(forClass: Dead.self) == nil)
  }
}
