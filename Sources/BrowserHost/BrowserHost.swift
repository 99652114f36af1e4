import Foundation
import LiveLink
import NIOCore
import Synchronization

/// Shows a live program on web pages: a server with one page and one socket, for several viewers.
package final class BrowserHost: LiveFrontEnd {
  private struct State {
    var server: BrowserServer?
    var hasEnded = false
    /// What is to be shown before the server stands.
    var early: [@Sendable (ViewerHub) -> Void] = []
  }

  private let configuration: BrowserConfiguration
  private let announce: @Sendable (BrowserAddress) -> Void
  private let state = Mutex(State())
  private let mailbox = FrameMailbox()

  /// - Parameter announce: called on `run`'s thread when pages can be opened.
  package init(
    _ configuration: BrowserConfiguration = BrowserConfiguration(),
    announce: @escaping @Sendable (BrowserAddress) -> Void
  ) {
    self.configuration = configuration
    self.announce = announce
  }

  package func run(_ session: any LiveSessionInput) throws {
    let server = try BrowserServer(configuration)
    defer { server.shutDown() }
    let hasEnded = state.withLock { state in
      state.server = server
      // Under the lock, so that nothing newer comes first.
      server.eventLoop.execute { [mailbox, early = state.early] in
        server.hub.session = session
        early.forEach { $0(server.hub) }
        server.hub.showLatest(in: mailbox)
      }
      state.early = []
      return state.hasEnded
    }
    if hasEnded { server.stop() } else { announce(server.address) }
    server.wait()
    state.withLock { state in
      state.server = nil
      state.hasEnded = true
    }
    // The hub holds the session weakly, and this function is what keeps it.
    withExtendedLifetime(session) {}
  }

  package func end() {
    state.withLock { state in
      state.hasEnded = true
      state.server?.stop()
    }
  }

  package func show(_ frame: LiveFrame) {
    // In this order: a server that comes in between finds the picture in the mailbox.
    guard mailbox.put(frame), let server = state.withLock(\.server) else { return }
    server.eventLoop.execute { [mailbox] in server.hub.showLatest(in: mailbox) }
  }

  package func show(_ overlay: LiveOverlay?) {
    inHub { $0.show(HostMessage.text("overlay", overlay), in: .overlay) }
  }

  package func show(_ status: LiveStatus) {
    inHub { $0.show(HostMessage.text("status", status), in: .status) }
  }

  package func show(_ notice: LiveNotice) { inHub { $0.show(notice) } }

  package func show(_ tree: LiveTree) { inHub { $0.show(tree) } }

  package func show(_ previews: [LivePreview]) { inHub { $0.show(previews) } }

  package func show(_ picture: LivePreviewPicture) { inHub { $0.show(picture) } }

  package func show(_ change: LiveAccessibilityChange) { inHub { $0.show(change) } }

  package func show(_ place: LiveSourcePlace) {
    inHub { $0.show(HostMessage.text("source", place), in: .source, to: \.wantsSource) }
  }

  package func show(_ file: LiveFile) { inHub { $0.show(file) } }

  private func inHub(_ action: @escaping @Sendable (ViewerHub) -> Void) {
    let server = state.withLock { state in
      if state.server == nil, !state.hasEnded { state.early.append(action) }
      return state.server
    }
    guard let server else { return }
    server.eventLoop.execute { action(server.hub) }
  }
}

extension ViewerHub {
  fileprivate func showLatest(in mailbox: FrameMailbox) {
    if let content = mailbox.take() { show(content.frame, changes: content.changes) }
  }
}
