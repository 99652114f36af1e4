import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A control that is drawn and touched from left to right, and mirrored as a whole where views are laid out
/// from right to left.
struct MirroredControl: ViewModifier {
  @Environment(\.layoutDirection) private var direction

  nonisolated init() {}

  @ViewBuilder func body(content: Content) -> some View {
    if direction == .rightToLeft {
      content.environment(\.layoutDirection, .leftToRight).scaleEffect(x: -1)
    } else {
      content
    }
  }
}
