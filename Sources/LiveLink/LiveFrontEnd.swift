import Foundation

/// What shows a live program and hears its user: a window, a web page, or a test.
///
/// The session calls from a thread of its own, one call at a time; each call must return at once
/// (hand the value over to your own thread). What comes before `run` is shown when that has begun.
package protocol LiveFrontEnd: AnyObject, Sendable {
  /// Opens the window or the server, and runs until it is closed or `end` is called. Called on the
  /// main thread; what the user does goes to `session`. Throws when nothing can be shown.
  func run(_ session: any LiveSessionInput) throws

  /// Makes `run` return. May be called from any thread, more than once, and before `run`.
  func end()

  /// Shows a picture. Frames come in order of `sequence`, without gaps; only the latest counts, so a
  /// slow host may pass some over if it joins their `changes`.
  func show(_ frame: LiveFrame)

  /// Lays a message over the last picture; nil takes it away.
  func show(_ overlay: LiveOverlay?)

  /// What the inspector bar shows. Sent when it changes, about ten times a second at the most, and
  /// not at all while nothing happens.
  func show(_ status: LiveStatus)

  /// A short message that goes away by itself: a file was written.
  func show(_ notice: LiveNotice)

  /// The tree of views with the counts of their bodies, after it was asked for with `LiveEvent.tree`.
  func show(_ tree: LiveTree)

  /// What there is to choose from with `LiveEvent.preview`. Sent after each compilation.
  func show(_ previews: [LivePreview])

  /// The picture of one preview, after `LiveEvent.gallery`.
  func show(_ picture: LivePreviewPicture)

  /// What the program says to those who do not see it, while `LiveSessionInput.listen` asks for it.
  func show(_ change: LiveAccessibilityChange)

  /// Where a view stands in the sources, after `LiveEvent.inspect`.
  func show(_ place: LiveSourcePlace)

  /// A film or a recording was written.
  func show(_ file: LiveFile)
}

// What not every host has a use for.
extension LiveFrontEnd {
  package func show(_ change: LiveAccessibilityChange) {}
  package func show(_ place: LiveSourcePlace) {}
  package func show(_ file: LiveFile) {}
}

/// Where a host sends what its user does.
package protocol LiveSessionInput: AnyObject, Sendable {
  /// Takes an event. Safe on any thread; returns at once. Events of one thread keep their order.
  /// What makes no sense (not a number, a finger that is not down) is dropped.
  func send(_ event: LiveEvent)

  /// Says whether somebody listens to what the program says to those who do not see it. Safe on any thread.
  func listen(_ isListening: Bool)

  /// Says that the display was refreshed just now and shows a picture, so that the program's frames keep their place
  /// between refreshes. Of several displays one is followed. Safe on any thread.
  func noteRefresh()
}

extension LiveSessionInput {
  /// A session without a program has nothing to say.
  package func listen(_ isListening: Bool) {}

  /// Frames keep to the program's clock alone.
  package func noteRefresh() {}
}
