import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite("Undo managers")
struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  @Test("Changes are taken back in turn and made again; a new one forgets what was taken back")
  func turns() {
    let manager = UndoManager()
    let counter = Counter(manager)
    for value in 1...3 { counter.set(value) }
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo && manager.redoCount == 2)
    manager.redo()
    #expect(counter.value == 2)
    counter.set(9)
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test("Changes of one group are taken back together, the last first, and made again together")
  func groups() {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.beginUndoGrouping()
    counter.set(3)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 1 && manager.undoCount == 1)
    manager.redo()
    #expect(counter.value == 3)
  }

  @Test("A name goes with its change to the other side")
  func names() {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionName("Count")
    #expect(manager.undoMenuItemTitle == "Undo Count" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.redoActionName == "Count" && manager.undoActionName.isEmpty)
  }

  @Test("Only so many are remembered, none while that is off, and none of what is gone")
  func limits() {
    let manager = UndoManager()
    manager.levelsOfUndo = 2
    var counter: Counter? = Counter(manager)
    for value in 1...5 { counter?.set(value) }
    #expect(manager.undoCount == 2)
    manager.disableUndoRegistration()
    counter?.set(7)
    manager.enableUndoRegistration()
    #expect(manager.undoCount == 2)
    counter = nil
    manager.undo()
    #expect(!manager.canRedo)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }
}
