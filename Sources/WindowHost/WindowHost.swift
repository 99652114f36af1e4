import CSDL2
import Foundation
import LiveLink
import Synchronization

/// Shows a live program in a window, through SDL 2.
package final class WindowHost: LiveFrontEnd {
  /// What the session's thread leaves for the window's.
  struct News {
    var overlay: LiveOverlay??
    var status: LiveStatus?
    var notices: [LiveNotice] = []
    var tree: LiveTree?
    var hasEnded = false
    /// Of the window while it is open.
    var window: OpaquePointer?
  }

  private let configuration: WindowConfiguration
  private let mailbox = FrameMailbox()
  private let news = Mutex(SendableNews())

  /// The pointer is only used under the lock, and as long as the window is open.
  private struct SendableNews: @unchecked Sendable { var value = News() }

  package init(_ configuration: WindowConfiguration = WindowConfiguration()) {
    self.configuration = configuration
  }

  package func run(_ session: any LiveSessionInput) throws {
    var failure = SDL_FAILURE_NONE
    guard
      let window = sdl_open(
        configuration.title, Int32(configuration.width.rounded()),
        Int32(configuration.height.rounded()), &failure)
    else {
      guard failure == SDL_FAILURE_DISPLAY else { throw WindowHostError(reason: .noLibrary) }
      throw WindowHostError(reason: .noDisplay, details: String(cString: sdl_last_error()))
    }
    defer { sdl_close(window) }
    news.withLock { $0.value.window = window }
    defer { news.withLock { $0.value.window = nil } }
    // Commands run on the main thread.
    nonisolated(unsafe) let shown = window
    MainActor.assumeIsolated {
      WindowLoop(shown, configuration: configuration, session: session).run(
        frames: mailbox, news: takeNews)
    }
  }

  package func end() { tell { $0.hasEnded = true } }

  package func show(_ frame: LiveFrame) {
    if mailbox.put(frame) { tell { _ in } }
  }

  package func show(_ overlay: LiveOverlay?) { tell { $0.overlay = .some(overlay) } }

  package func show(_ status: LiveStatus) { tell { $0.status = status } }

  package func show(_ notice: LiveNotice) {
    tell { news in
      news.notices.append(notice)
      if news.notices.count > 4 { news.notices.removeFirst() }
    }
  }

  package func show(_ tree: LiveTree) { tell { $0.tree = tree } }

  // A window shows one thing at a time: previews are chosen with --preview, or on the page.
  package func show(_ previews: [LivePreview]) {}
  package func show(_ picture: LivePreviewPicture) {}

  private func tell(_ change: (inout News) -> Void) {
    news.withLock { news in
      change(&news.value)
      if let window = news.value.window { sdl_wake(window) }
    }
  }

  private func takeNews() -> News {
    news.withLock { news in
      defer {
        news.value = News(hasEnded: news.value.hasEnded, window: news.value.window)
      }
      return news.value
    }
  }
}
