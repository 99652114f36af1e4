import Foundation
import LiveLink
import Pixels

/// What lies over the picture: a message of the compiler, the tree, or the keys, as a bitmap that is
/// painted when it is first wanted in a size.
@MainActor
struct OverlayLayer {
  var message: LiveOverlay?
  var tree: String?
  private var showsHelp = false
  private var painted: (content: OverlayPicture, bitmap: Bitmap?)?
  private var isNew = false

  mutating func toggleHelp() {
    showsHelp.toggle()
    tree = nil
  }

  /// Takes the tree away; false when there was none.
  mutating func hidesTree() -> Bool {
    defer { tree = nil }
    return tree != nil
  }

  /// The bitmap for a window of `size` units; nil when there is nothing to be laid over.
  mutating func bitmap(size: CGSize, scale: Double) -> Bitmap? {
    guard let content = content(size: size, scale: scale) else { return nil }
    if painted?.content != content {
      painted = (content, content.bitmap())
      isNew = true
    }
    return painted?.bitmap
  }

  /// Whether the bitmap is another one than when this was last asked.
  mutating func takesNewBitmap() -> Bool {
    defer { isNew = false }
    return isNew
  }

  private func content(size: CGSize, scale: Double) -> OverlayPicture? {
    func content(_ title: String, _ text: String, isError: Bool = false) -> OverlayPicture {
      OverlayPicture(title: title, text: text, isError: isError, size: size, scale: scale)
    }
    if let message { return content(message.title, message.text, isError: true) }
    if showsHelp { return content("Keys", WindowKey.help) }
    return tree.map { content("Tree", $0) }
  }
}
