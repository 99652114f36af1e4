import Foundation
import Hosting
import LiveLink
import Pixels
import ViewCatalog
import ViewRuntime

/// What lies over the picture: a message of the compiler, the tree, or the keys, as a bitmap that is
/// painted when it is first wanted in a size.
@MainActor
struct OverlayLayer {
  var message: LiveOverlay?
  var tree: String?
  private var showsHelp = false
  private var painted: (content: Content, bitmap: Bitmap?)?
  private var isNew = false

  /// Everything that the bitmap depends on.
  private struct Content: Equatable {
    var title: String
    var text: String
    var isError: Bool
    var size: CGSize
    var scale: Double
  }

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
      painted = (content, Self.paint(content))
      isNew = true
    }
    return painted?.bitmap
  }

  /// Whether the bitmap is another one than when this was last asked.
  mutating func takesNewBitmap() -> Bool {
    defer { isNew = false }
    return isNew
  }

  private func content(size: CGSize, scale: Double) -> Content? {
    func content(_ title: String, _ text: String, isError: Bool = false) -> Content {
      Content(title: title, text: text, isError: isError, size: size, scale: scale)
    }
    if let message { return content(message.title, message.text, isError: true) }
    if showsHelp { return content("Keys", WindowKey.help) }
    return tree.map { content("Tree", $0) }
  }

  private static func paint(_ content: Content) -> Bitmap? {
    let renderer = ImageRenderer(content: view(content))
    renderer.scale = content.scale
    return renderer.cgImage?.bitmap
  }

  private static func view(_ content: Content) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: content.title).font(.system(size: 17, weight: .semibold))
        .foregroundStyle(content.isError ? Color(red: 1, green: 0.45, blue: 0.5) : .white)
      Text(verbatim: content.text).font(.system(size: 12, design: .monospaced))
        .foregroundStyle(.white)
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(width: content.size.width, height: content.size.height, alignment: .topLeading)
    // The last picture shines through a little.
    .background(Color(red: 0.08, green: 0.08, blue: 0.1).opacity(0.93))
    .clipped()
  }
}
