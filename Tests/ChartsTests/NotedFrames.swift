import SwiftUI

/// Where things lie, in points of the window.
@MainActor
final class Frames {
  var named: [String: CGRect] = [:]
}

/// A view whose place is noted under a name.
struct Noted<Content: View>: View {
  let name: String
  let frames: Frames
  let content: Content

  var body: some View {
    content.onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      frames.named[name] = $0
    }
  }
}
