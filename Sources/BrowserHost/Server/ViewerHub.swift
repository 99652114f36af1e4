import Foundation
import LiveLink
import NIOCore
import Pixels

/// A kind of message of which only the latest value counts.
enum TextSlot: Hashable {
  case status, overlay, previews, tree, files, source
  /// One of a few places for messages that pass.
  case notice(Int)
  case picture(String)
}

/// All viewers and what they are shown. Used on the server's event loop only.
final class ViewerHub: @unchecked Sendable {
  let store = PictureStore()
  let configuration: BrowserConfiguration
  var limits: BrowserLimits { configuration.limits }
  private(set) var accessibility = AccessibilityStore()
  private(set) var files = ServedFiles()
  /// Files that are being loaded.
  var downloadCount = 0
  weak var session: (any LiveSessionInput)?
  private(set) var texts: [TextSlot: String] = [:]
  private var viewers: [Viewer] = []
  private var viewerCount = 0
  private var noticeCount = 0
  private var askedScale: Double?
  private var display = FollowedDisplay()

  /// Whether the session has been asked what the program says to those who do not see it.
  private var isAskedForAccessibility = false
  /// Whether somebody has chosen a size, or a phone has been given its own.
  private var hasSize = false

  init(_ configuration: BrowserConfiguration) { self.configuration = configuration }

  /// Pictures of previews that were made for somebody, and do for all.
  var pictureSlots: [TextSlot] {
    texts.keys.filter { if case .picture = $0 { true } else { false } }
  }

  var isFull: Bool { viewers.count >= limits.viewers }

  func addViewer(_ context: ChannelHandlerContext) -> Viewer {
    viewerCount += 1
    let viewer = Viewer(number: viewerCount, context: context, limits: limits, hub: self)
    viewers.append(viewer)
    for slot in [TextSlot.previews, .overlay, .status, .files] where texts[slot] != nil {
      viewer.owe(slot)
    }
    viewer.send()
    return viewer
  }

  func removeViewer(_ viewer: Viewer) {
    viewer.liftFingers()
    viewers.removeAll { $0 === viewer }
    ratiosHaveChanged()
    accessibilityWishesHaveChanged()
  }

  /// Takes over a picture and sends it to all who have room for it.
  func show(_ frame: LiveFrame, changes: [PixelRect]) {
    if store.take(frame, changes: changes) { viewers.forEach { $0.send() } }
  }

  /// Sets the latest value of a slot, for those viewers that `wants` admits.
  func show(_ text: String?, in slot: TextSlot, to wants: (Viewer) -> Bool = { _ in true }) {
    guard let text else { return }
    texts[slot] = text
    for viewer in viewers where wants(viewer) {
      viewer.owe(slot)
      viewer.send()
    }
  }

  func show(_ notice: LiveNotice) {
    noticeCount += 1
    show(HostMessage.text("notice", notice), in: .notice(noticeCount % 4))
  }

  func show(_ tree: LiveTree) {
    show(HostMessage.text("tree", tree), in: .tree, to: \.wantsTree)
    viewers.forEach { $0.wantsTree = false }
  }

  func show(_ previews: [LivePreview]) {
    let known = Set(previews.map(\.id))
    // Pictures of previews that the program no longer has are not kept.
    texts = texts.filter { slot, _ in
      if case .picture(let id) = slot { known.contains(id) } else { true }
    }
    show(HostMessage.text("previews", previews), in: .previews)
  }

  func show(_ picture: LivePreviewPicture) {
    let text = HostMessage.text("picture", PreviewPictureContent(picture))
    show(text, in: .picture(picture.preview.id), to: \.wantsGallery)
  }

  func show(_ file: LiveFile) {
    files.add(file)
    show(HostMessage.text("files", files.entries), in: .files)
  }

  /// A phone that is alone with a program whose size nobody has chosen gets a picture of its own size.
  func offerScreen(width: Double, height: Double) {
    guard configuration.followsScreens, !hasSize, viewers.count == 1 else { return }
    resize(width: width, height: height)
  }

  func resize(width: Double, height: Double) {
    hasSize = true
    session?.send(.resize(width: width, height: height))
  }

  // MARK: Refreshes

  /// A viewer's display shows a picture that it was sent.
  func noteRefresh(of viewer: Viewer) {
    guard display.take(viewer: viewer.number, now: .now()) else { return }
    session?.noteRefresh()
  }

  // MARK: Accessibility

  func show(_ change: LiveAccessibilityChange) {
    accessibility.take(change)
    viewers.forEach { $0.send() }
  }

  /// Has the session tell while somebody listens, and no longer.
  func accessibilityWishesHaveChanged() {
    let isWanted = viewers.contains(where: \.wantsAccessibility)
    guard isWanted != isAskedForAccessibility else { return }
    isAskedForAccessibility = isWanted
    session?.listen(isWanted)
  }

  /// Has the program painted as finely as the finest display on which it is seen.
  func ratiosHaveChanged() {
    guard configuration.followsDisplays, let finest = viewers.compactMap(\.ratio).max() else {
      return
    }
    let scale = min(max(finest, 1), 4)
    guard scale != askedScale else { return }
    askedScale = scale
    session?.send(.displayScale(scale))
  }
}
