import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// Where letters go in a field, counted in characters of its text.
struct FieldCursor: Equatable {
  /// What the next letter replaces; empty for a caret.
  var selection = 0..<0
  var hasFocus = false
  /// What is typed into a field whose value is read from its text only when typing is over.
  var draft: String?
  /// When it last changed, in seconds: the caret blinks from then on.
  var time = 0.0
}

/// Takes what is typed into one field, for as long as the field is on the screen.
@MainActor
package final class FieldEditor: NodeFocusPlace {
  /// What a field says about itself each time its body is run.
  package struct Traits {
    package var text: Binding<String>
    /// Whether the return key breaks the line instead of ending the input.
    var isMultiline = false
    /// Whether the text is written only when typing is over, as for numbers.
    var commitsAtEnd = false
    package var submitTrigger = SubmitTriggers.text
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    var selection: SelectionLink?
    /// The letters with their attributes, where they have any.
    var look: AttributedString?

    init(
      text: Binding<String>, isMultiline: Bool, commitsAtEnd: Bool = false,
      selection: SelectionLink?, look: AttributedString? = nil,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
      self.init(
        text: text, isMultiline: isMultiline, commitsAtEnd: commitsAtEnd,
        onEditingChanged: onEditingChanged, onCommit: onCommit)
      self.selection = selection
      self.look = look
    }

    package init(
      text: Binding<String>, isMultiline: Bool = false, commitsAtEnd: Bool = false,
      submitTrigger: SubmitTriggers = .text,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
      self.text = text
      self.isMultiline = isMultiline
      self.commitsAtEnd = commitsAtEnd
      self.submitTrigger = submitTrigger
      self.onEditingChanged = onEditingChanged
      self.onCommit = onCommit
    }
  }

  private(set) weak var node: Node?
  private let location: StateLocation<FieldCursor>
  var traits: Traits?
  var links: [FocusLink] = []
  var submitActions: [SubmitAction] = []
  var keyHandlers: [KeyHandler] = []
  var isEnabled = true
  /// As the field was drawn last.
  var shape: FieldShape?

  init(node: Node?) {
    self.node = node
    location = StateLocation(FieldCursor(), node: node)
  }

  private(set) var cursor: FieldCursor {
    get { location.value }
    set { location.value = newValue }
  }

  /// What stands in the field now.
  var text: String { cursor.draft ?? traits?.text.wrappedValue ?? "" }

  /// The part of the text that is selected, within its bounds.
  var selection: Range<Int> { cursor.selection.clamped(to: 0..<text.count) }

  // MARK: The focus

  /// Takes the focus; the caret goes to `offset`, or to the end.
  func focus(at offset: Int? = nil) {
    guard let host = node?.host else { return }
    let isNew = host.keyResponder !== self
    if isNew {
      host.keyResponder?.resign()
      host.keyResponder = self
      Self.focused = self
    }
    let caret = offset ?? text.count
    var next = cursor
    next.hasFocus = true
    next.selection = caret..<caret
    next.time = host.time
    if isNew, traits?.commitsAtEnd == true { next.draft = text }
    cursor = next
    traits?.selection?.report(next.selection)
    guard isNew else { return }
    for link in links { link.report(true) }
    traits?.onEditingChanged(true)
  }

  /// The field that has the focus in whatever window.
  private static weak var focused: FieldEditor?

  /// Takes the focus from the field that has it; false where none has.
  package static func resignFocus() -> Bool {
    guard let focused, focused.cursor.hasFocus else { return false }
    focused.resign()
    return true
  }

  /// Gives the focus up, and reads what was typed where that waits for the end.
  package func resign() {
    guard let host = node?.host, host.keyResponder === self else { return }
    host.keyResponder = nil
    commit()
    var next = cursor
    next.hasFocus = false
    next.draft = nil
    cursor = next
    for link in links { link.report(false) }
    traits?.onEditingChanged(false)
  }

  /// Follows the program's focus state.
  func follow(_ isWanted: Bool) {
    guard let host = node?.host else { return }
    if isWanted, host.keyResponder !== self { focus() }
    if !isWanted, host.keyResponder === self { resign() }
  }

  func selectWord(at offset: Int) {
    let characters = Array(text)
    func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
    var (start, end) = (min(offset, characters.count), min(offset, characters.count))
    while start > 0, isWord(start - 1) { start -= 1 }
    while end < characters.count, isWord(end) { end += 1 }
    focus(at: end)
    select(start..<end)
  }

  // MARK: Keys

  package var editsText: Bool { true }
  package var canTakeFocus: Bool { isEnabled }
  package func takeFocus() { focus() }

  /// Handlers around hear of each key first.
  package func take(_ input: TypedInput) -> Bool {
    switch input {
    case .text(let text):
      guard !keyHandlers.isEmpty else {
        insert(text)
        return true
      }
      for character in text {
        let key = KeyPress(typing: character)
        if !keyHandlers.handle(key) { insert(String(character)) }
        _ = keyHandlers.handle(key.with(phase: .up))
      }
      return true
    case .key(let key):
      let isHandled = keyHandlers.handle(key.press) || press(key)
      _ = keyHandlers.handle(key.press.with(phase: .up))
      return isHandled
    case .press(let key):
      if keyHandlers.handle(key) { return true }
      if key.phase == .up { return false }
      if let typed = TypedKey(key) { return press(typed) }
      guard key.modifiers.isDisjoint(with: [.command, .control]) else { return false }
      insert(key.characters)
      return true
    }
  }

  private func insert(_ typed: String) {
    guard traits?.isMultiline == false else { return replace(selection, with: typed) }
    for (index, line) in typed.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { submit() }
      if !line.isEmpty { replace(selection, with: String(line)) }
    }
  }

  private func press(_ key: TypedKey) -> Bool {
    let (selection, count) = (selection, text.count)
    switch key {
    case .backspace:
      replace(
        selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection)
    case .forwardDelete:
      replace(
        selection.isEmpty ? selection.upperBound..<min(count, selection.upperBound + 1) : selection)
    case .enter: if traits?.isMultiline == true { insert("\n") } else { submit() }
    case .tab:
      guard traits?.isMultiline == true else { return false }
      insert("\t")
    case .escape: resign()
    case .left: moveCaret(to: selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound)
    case .right: moveCaret(to: selection.isEmpty ? selection.upperBound + 1 : selection.upperBound)
    case .up: moveCaret(to: shape?.offset(above: selection.lowerBound) ?? 0)
    case .down: moveCaret(to: shape?.offset(below: selection.upperBound) ?? count)
    case .home: moveCaret(to: shape?.lineStart(of: selection.lowerBound) ?? 0)
    case .end: moveCaret(to: shape?.lineEnd(of: selection.upperBound) ?? count)
    case .selectAll: select(0..<count)
    }
    return true
  }

  private func moveCaret(to offset: Int) {
    let caret = min(max(0, offset), text.count)
    select(caret..<caret)
  }

  private func select(_ range: Range<Int>) {
    cursor.selection = range
    cursor.time = node?.host.time ?? 0
    traits?.selection?.report(range)
  }

  /// Follows the program's selection.
  func follow(_ wanted: Range<Int>?) {
    guard let wanted, wanted != cursor.selection else { return }
    cursor.selection = wanted
    cursor.time = node?.host.time ?? 0
  }

  /// Puts `typed` in the place of the characters of `range`, and the caret behind it.
  private func replace(_ range: Range<Int>, with typed: String = "") {
    guard let traits else { return }
    var characters = Array(text)
    characters.replaceSubrange(range, with: Array(typed))
    // Letters may join with those beside them: what stands before the caret says where it is.
    let caret = String(characters[..<(range.lowerBound + typed.count)]).count
    let next = String(characters)
    if traits.commitsAtEnd { cursor.draft = next } else { traits.text.wrappedValue = next }
    moveCaret(to: caret)
  }

  /// Ends the input as the return key does. The actions still find the focus here, to choose by it who
  /// is next; it is given up after them, unless one of them asked for it again.
  private func submit() {
    let requests = FocusRequests.count
    commit()
    cursor.draft = nil
    traits?.onCommit()
    if let trigger = traits?.submitTrigger {
      for action in submitActions.reversed() where action.triggers.contains(trigger) {
        action.action()
      }
    }
    let isKept = FocusRequests.count != requests && links.contains { $0.isWantedNow() }
    guard isKept else { return resign() }
    if traits?.commitsAtEnd == true { cursor.draft = text }
  }

  private func commit() {
    guard let draft = cursor.draft, let traits else { return }
    traits.text.wrappedValue = draft
  }
}
