import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Puts this view into a box of the given size; nil keeps what the view takes itself.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// Puts this view into a box whose size lies between limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        horizontal: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

/// A box of a fixed size, in points.
nonisolated private struct FixedFrame: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// Lengths that are none are as good as not given, and negative ones are 0.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite else { return nil }
    return max(0, length)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    let offer = offer(proposal)
    return ContentPlacement(
      origin: alignment.origin(of: content, for: offer, in: size), proposal: offer)
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion([.leading, .trailing]) }
    if height != nil { edges.formUnion([.top, .bottom]) }
    return content.spacing.resetting(edges)
  }
}

/// A box whose size lies between limits.
nonisolated private struct FlexibleFrame: LayoutModifier {
  let horizontal: LengthLimits
  let vertical: LengthLimits
  let alignment: Alignment

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    if let width = horizontal.decided(by: proposal.width),
      let height = vertical.decided(by: proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = content.size(for: offer(proposal))
    return CGSize(
      width: horizontal.length(proposed: proposal.width, content: size.width),
      height: vertical.length(proposed: proposal.height, content: size.height))
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    // What was decided goes to the content, so that it may fill the frame: in a scroll view a column with
    // a least height is as high as that, and its spacers stretch.
    let offer = ProposedViewSize(
      width: horizontal.offer(proposal.width, inside: size.width),
      height: vertical.offer(proposal.height, inside: size.height))
    return ContentPlacement(
      origin: alignment.origin(of: content, for: offer, in: size), proposal: offer)
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isLimited { edges.formUnion([.leading, .trailing]) }
    if vertical.isLimited { edges.formUnion([.top, .bottom]) }
    return content.spacing.resetting(edges)
  }
}

/// How long a frame may be along one axis, in points.
nonisolated private struct LengthLimits: Equatable {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let min = min.flatMap { $0.isFinite ? Swift.max(0, $0) : nil }
    let ideal = ideal.flatMap { $0.isFinite ? Swift.max(0, $0) : nil }
    let max = max.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
    self.min = min
    // Limits in the wrong order: the smaller one holds.
    self.ideal = ideal.map { Swift.max($0, min ?? 0) }
    self.max = max.map { Swift.max($0, min ?? 0) }
  }

  var isLimited: Bool { min != nil || ideal != nil || max != nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// What the content is offered.
  func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  /// What the content is offered when it is placed in a frame of `length` points.
  func offer(_ proposed: CGFloat?, inside length: CGFloat) -> CGFloat? {
    offer(proposed) ?? (min == nil ? nil : length)
  }

  /// The frame's length where the content has no say in it.
  func decided(by proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal.map(clamp) }
    return min != nil && max != nil ? clamp(proposed) : nil
  }

  /// The frame's length around content of the given length.
  func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
    if let decided = decided(by: proposed) { return decided }
    guard let proposed else { return clamp(content) }
    if let min { return Swift.max(min, Swift.min(content, proposed)) }
    if let max { return Swift.min(max, Swift.max(content, proposed)) }
    return content
  }
}
