import Foundation
import Testing
@_spi(Runtime) import ViewRuntime

/// A key that stands for no letter.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case backspace, forwardDelete, enter, tab, escape, left, right, up, down, home, end, selectAll
}

extension Stage {
  /// Types into the field that has the focus.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard host.isEditingText else {
      return fail("no field has the focus to type \"\(text)\" into", at: sourceLocation)
    }
    host.insertText(text)
    showFrame()
  }

  /// Presses and releases a key.
  public func press(_ key: Key, sourceLocation: SourceLocation = #_sourceLocation) {
    guard host.isEditingText else {
      return fail("no field has the focus to press \(key.rawValue) in", at: sourceLocation)
    }
    host.keyPressed(TypedKey(rawValue: key.rawValue)!)
    showFrame()
  }
}
