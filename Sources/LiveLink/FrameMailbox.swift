import Pixels
import Synchronization

/// The latest picture on its way from the session's thread to a host's own.
///
/// A picture that has not been taken when the next one comes is passed over, and its changes are
/// joined to those of the next.
package final class FrameMailbox: Sendable {
  package struct Content {
    package var frame: LiveFrame
    /// Outside of these rectangles, which may overlap, the picture equals the last one taken.
    package var changes: [PixelRect]
  }

  /// More rectangles than this are replaced by the one around them all.
  private static let rectangleLimit = 256

  private let content = Mutex<Content?>(nil)

  package init() {}

  /// Puts a picture in; answers whether the mailbox was empty, and so its owner is to be told.
  package func put(_ frame: LiveFrame) -> Bool {
    content.withLock { content in
      let old = content
      var changes = (old?.changes ?? []) + frame.changes
      if changes.count > Self.rectangleLimit {
        changes = [changes.reduce(.empty) { $0.union($1) }]
      }
      content = Content(frame: frame, changes: changes)
      return old == nil
    }
  }

  package func take() -> Content? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }
}
