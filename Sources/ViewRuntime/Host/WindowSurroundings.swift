/// What shows a window within another one: it has no frames of its own.
@MainActor
package protocol WindowSurroundings: AnyObject {
  /// A view of the window has to run again.
  func innerWindowChanged()
  /// Another field of the window takes what is typed, or none.
  func innerKeyResponderChanged(to responder: (any KeyResponder)?)
}
