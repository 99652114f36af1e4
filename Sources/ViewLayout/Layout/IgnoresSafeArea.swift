import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What covers parts of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and notches.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets this view reach under the bars at the edges that it touches. What a scroll view moves does not reach further
  /// along the axes that it scrolls: the scroll view itself would have to.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

nonisolated private struct IgnoresSafeArea: PrimitiveModifier {
  let edges: Edge.Set

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    IgnoresSafeAreaNode(view, in: context)
  }
}

private final class IgnoresSafeAreaNode<Content: View>: WrappingNode<Content, IgnoresSafeArea> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    IgnoresSafeAreaElement(node: self, content: element, edges: modifier.edges)
  }

  override func modifierChanged(from old: IgnoresSafeArea) {
    for case let element as IgnoresSafeAreaElement in elements { element.edges = modifier.edges }
  }
}

private final class IgnoresSafeAreaElement: WrapperElement {
  var edges: Edge.Set { didSet { if edges != oldValue { setNeedsLayout() } } }

  init(node: Node, content: Element, edges: Edge.Set) {
    self.edges = edges
    super.init(node: node, content: content)
  }

  /// How far the content reaches beyond the frame, in points.
  private var reach: EdgeInsets {
    let frame = frameInWindow
    // What is on its way into the window from the side touches none of the window's edges.
    let isBeside = frame.minX >= host.size.width || frame.maxX <= 0
    let edges = edges.subtracting(scrolledEdges)
    let reached = frame.reaching(
      over: safeAreaLevels, edges: isBeside ? edges.subtracting(.horizontal) : edges)
    return EdgeInsets(
      top: frame.minY - reached.minY, leading: frame.minX - reached.minX,
      bottom: reached.maxY - frame.maxY, trailing: reached.maxX - frame.maxX)
  }

  private func reachedFrame(_ frame: CGRect) -> CGRect {
    let reach = reach
    return CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top,
      width: frame.width + reach.horizontal,
      height: frame.height + reach.vertical)
  }

  override var safeAreaOfContent: CGRect {
    // What the content reaches over is no longer unsafe for it.
    let (area, frame, reach) = (safeArea, frameInWindow, reach)
    let left = reach.leading > 0 ? min(area.minX, frame.minX - reach.leading) : area.minX
    let right = reach.trailing > 0 ? max(area.maxX, frame.maxX + reach.trailing) : area.maxX
    let top = reach.top > 0 ? min(area.minY, frame.minY - reach.top) : area.minY
    let bottom = reach.bottom > 0 ? max(area.maxY, frame.maxY + reach.bottom) : area.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  override func layOutContent() {
    scrollAround?.reachingViews.add(self)
    let area = reachedFrame(frame)
    guard area != frame else { return super.layOutContent() }
    let offer = ProposedViewSize(area.size)
    let size = content.size(for: offer)
    // Where it reaches further than its frame, what does not fill the room lies at the room's leading end.
    let leading = layoutDirection == .rightToLeft ? area.maxX - size.width : area.minX
    content.place(
      at: CGPoint(
        x: area.width > frame.width ? leading : area.midX - size.width / 2,
        y: area.height > frame.height ? area.minY : area.midY - size.height / 2),
      proposal: offer)
  }
}
