/// How a program's window is opened.
package struct WindowConfiguration: Sendable {
  package var title = "Halcyon"
  /// Points.
  package var width = 390.0
  package var height = 844.0
  /// Whether the program is painted as finely as the display is; false where the user has set a scale.
  package var followsDisplay = true

  package init() {}
}

/// Why there is no window, and what to do instead.
package struct WindowHostError: Error, CustomStringConvertible {
  package enum Reason: Sendable { case noLibrary, noDisplay }

  package var reason: Reason
  package var details = ""

  package var description: String {
    switch reason {
    case .noLibrary:
      "A window needs SDL 2, which is not installed: apt install libsdl2-2.0-0."
    case .noDisplay:
      "There is no display to open a window on" + (details.isEmpty ? "." : " (\(details)).")
    }
  }
}
