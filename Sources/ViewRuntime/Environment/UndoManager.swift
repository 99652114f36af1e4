import Foundation

/// Remembers how changes are taken back, and taken back changes made again: Foundation has it on Apple's platforms only.
///
/// What is registered while something is undone can be redone, and the other way round. Changes of one group are taken
/// back together: those between `beginUndoGrouping()` and `endUndoGrouping()`, or one change alone.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Change {
    weak var target: AnyObject?
    let run: () -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  private var disabledCount = 0

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Groups are those that a program opens, and single changes.
  open var groupsByEvent = true
  /// How many groups are remembered; 0 for all of them.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open var runLoopModes: [RunLoop.Mode] = [.default]

  public override init() {}

  // MARK: Registering

  /// Remembers that `handler` takes a change of `target` back, which is not kept alive by it.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { [weak target] in
      guard let target else { return }
      // Undone where it was made: in the actions of views, on the main thread.
      nonisolated(unsafe) let found = target
      assumeMainActor { handler(found) }
    }
    if open.isEmpty {
      add(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }

  private func add(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if !isRedoing { redoStack = [] }
      trim()
    }
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }

  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() { open.append(Group()) }

  /// Closes the group that was opened last; the changes of one within another belong to that.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      if !group.changes.isEmpty { add(group) }
    } else {
      open[open.count - 1].changes += group.changes
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  // MARK: Undoing

  open var canUndo: Bool { undoStack.contains { !$0.changes.isEmpty } || !open.isEmpty }
  open var canRedo: Bool { redoStack.contains { !$0.changes.isEmpty } }
  open var undoCount: Int { undoStack.count }
  open var redoCount: Int { redoStack.count }

  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Runs a group from its last change to its first; what that registers is one group of the same name.
  private func run(_ group: Group) {
    open = [Group(changes: [], name: group.name)]
    for change in group.changes.reversed() { change.run() }
    let answer = open.first ?? Group()
    open = []
    if !answer.changes.isEmpty { add(answer) }
  }

  open func removeAllActions() { (undoStack, redoStack, open) = ([], [], []) }

  open func removeAllActions(withTarget target: Any) {
    func cleaned(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target === target as AnyObject }
        return group.changes.isEmpty ? nil : group
      }
    }
    (undoStack, redoStack, open) = (cleaned(undoStack), cleaned(redoStack), cleaned(open))
  }

  // MARK: Names

  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the change that was registered last, as menus say it.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redoStack.isEmpty {
      redoStack[redoStack.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidCloseUndoGroup =
    Self("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

extension EnvironmentValues {
  /// The window's, which remembers how the program's changes are taken back; nil where there is no window.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
