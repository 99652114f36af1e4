import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension Alignment {
  /// Where the top left corner of `content` goes in a box of `size` so that both have their guides in
  /// the same place; the box has no guides of its own.
  @MainActor
  func origin(of content: Element, for proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
    origin(of: content.dimensions(for: proposal), in: ViewDimensions(size: size))
  }

  @MainActor
  func origin(of content: ViewDimensions, in box: ViewDimensions) -> CGPoint {
    CGPoint(
      x: box[horizontal] - content[horizontal], y: box[vertical] - content[vertical])
  }
}
