import CSDL2
import Foundation
import LiveLink
import Pixels

/// The window's life on the main thread: waits for something to happen, and draws when it has
/// changed what is seen. While nothing happens nothing runs.
@MainActor
final class WindowLoop {
  private let window: OpaquePointer
  private let session: any LiveSessionInput
  private let configuration: WindowConfiguration
  private var input: WindowInput
  private var overlay = OverlayLayer()
  /// The size of the picture that is in the texture, in points; nil before the first.
  private var pictureSize: CGSize?
  private var askedScale: Double?
  private var title = ""
  private var needsDrawing = true

  init(
    _ window: OpaquePointer, configuration: WindowConfiguration, session: any LiveSessionInput
  ) {
    self.window = window
    self.session = session
    self.configuration = configuration
    var width: Int32 = 0
    var height: Int32 = 0
    sdl_largest_size(window, &width, &height)
    // A phone may be taller than the display: then a point is less than a unit of it.
    let zoom = min(
      1, Double(width) / configuration.width, Double(height) / configuration.height)
    input = WindowInput(session: session, zoom: zoom)
    input.size = CGSize(width: configuration.width, height: configuration.height)
    if zoom < 1 {
      sdl_set_size(
        window, Int32((configuration.width * zoom).rounded()),
        Int32((configuration.height * zoom).rounded()))
    }
  }

  func run(frames: FrameMailbox, news: () -> WindowHost.News) {
    while true {
      let news = news()
      if news.hasEnded { return }
      take(news)
      if let content = frames.take() { upload(content) }
      followDisplay()
      if needsDrawing { draw() }
      guard waitForEvents() else { return }
    }
  }

  /// Waits for an event and handles all that there are; false when the window is to be closed.
  private func waitForEvents() -> Bool {
    var event = sdl_input()
    sdl_wait(window, &event)
    repeat {
      switch event.kind {
      case SDL_KIND_CLOSE: return false
      case SDL_KIND_EXPOSE: needsDrawing = true
      case SDL_KIND_LOST: session.send(.refresh)
      default:
        if input.take(event) { needsDrawing = true }
        if let action = input.pendingAction { perform(action) }
      }
    } while sdl_poll(window, &event)
    return true
  }

  private func perform(_ action: WindowInput.Action) {
    input.pendingAction = nil
    switch action {
    case .help: overlay.toggleHelp()
    case .tree:
      if overlay.hidesTree() { break }
      session.send(.tree)
    case .typing(let isOn): sdl_set_typing(window, isOn)
    }
    needsDrawing = true
    showTitle()
  }

  private func take(_ news: WindowHost.News) {
    if let overlay = news.overlay {
      self.overlay.message = overlay
      needsDrawing = true
    }
    if let tree = news.tree {
      overlay.tree = tree.text
      needsDrawing = true
    }
    if let status = news.status {
      input.status = status
      if let action = input.pendingAction { perform(action) }
      showTitle()
    }
    for notice in news.notices {
      FileHandle.standardError.write(Data((notice.text + "\n").utf8))
    }
  }

  private func followDisplay() {
    let scale = sdl_display_scale(window)
    guard configuration.followsDisplay, scale != askedScale else { return }
    askedScale = scale
    session.send(.displayScale(scale))
  }

  private func showTitle() {
    let text = WindowTitle(
      name: configuration.title, status: input.status, isTyping: input.isTyping
    ).text
    guard text != title else { return }
    title = text
    sdl_set_title(window, text)
  }

  // MARK: Pictures

  private func upload(_ content: FrameMailbox.Content) {
    let frame = content.frame
    let isNew = sdl_texture_resize(window, 0, Int32(frame.width), Int32(frame.height))
    let changes = isNew ? [frame.bounds] : content.changes
    frame.withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      for rect in changes where !rect.isEmpty {
        sdl_texture_update(
          window, 0, Int32(rect.x0), Int32(rect.y0), Int32(rect.width), Int32(rect.height),
          start + rect.y0 * frame.rowBytes + rect.x0 * 4, frame.rowBytes)
      }
    }
    if isNew || !changes.isEmpty { needsDrawing = true }
    pictureSize = frame.size
    input.size = frame.size
  }

  private func draw() {
    needsDrawing = false
    let scale = sdl_display_scale(window) * input.zoom
    sdl_begin(window)
    if let size = pictureSize {
      sdl_draw_texture(window, 0, 0, 0, size.width * scale, size.height * scale)
    }
    for place in input.marks {
      sdl_draw_mark(window, place.x * scale, place.y * scale, 22 * scale)
    }
    drawOverlay()
    sdl_present(window)
  }

  private func drawOverlay() {
    var width: Int32 = 0
    var height: Int32 = 0
    sdl_size(window, &width, &height)
    let size = CGSize(width: Double(width), height: Double(height))
    let scale = sdl_display_scale(window)
    guard let bitmap = overlay.bitmap(size: size, scale: scale) else { return }
    let isNew = sdl_texture_resize(window, 1, Int32(bitmap.width), Int32(bitmap.height))
    if isNew || overlay.takesNewBitmap() {
      sdl_texture_update(
        window, 1, 0, 0, Int32(bitmap.width), Int32(bitmap.height), bitmap.bytes, bitmap.rowBytes)
    }
    sdl_draw_texture(window, 1, 0, 0, Double(bitmap.width), Double(bitmap.height))
  }
}
