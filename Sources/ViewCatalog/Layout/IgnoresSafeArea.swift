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
  /// Lets this view reach under the bars at the edges that it touches.
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

  /// How far the content reaches beyond the frame: to the window's edge where the frame touches the
  /// safe area's.
  private var reach: EdgeInsets {
    let (frame, area, window) = (frameInWindow, safeArea, host.size)
    let tolerance: CGFloat = 0.01
    var insets = EdgeInsets()
    if edges.contains(.top), frame.minY <= area.minY + tolerance { insets.top = max(0, frame.minY) }
    if edges.contains(.leading), frame.minX <= area.minX + tolerance {
      insets.leading = max(0, frame.minX)
    }
    if edges.contains(.bottom), frame.maxY >= area.maxY - tolerance {
      insets.bottom = max(0, window.height - frame.maxY)
    }
    if edges.contains(.trailing), frame.maxX >= area.maxX - tolerance {
      insets.trailing = max(0, window.width - frame.maxX)
    }
    return insets
  }

  private var reachedFrame: CGRect {
    let reach = reach
    return CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top,
      width: frame.width + reach.horizontal,
      height: frame.height + reach.vertical)
  }

  override var safeAreaOfContent: CGRect {
    let (area, reach) = (safeArea, reach)
    // What the content reaches over is no longer unsafe for it.
    let insets = host.configuration.safeAreaInsets
    return CGRect(
      x: area.minX - (reach.leading > 0 ? insets.leading : 0),
      y: area.minY - (reach.top > 0 ? insets.top : 0),
      width: area.width + (reach.leading > 0 ? insets.leading : 0)
        + (reach.trailing > 0 ? insets.trailing : 0),
      height: area.height + (reach.top > 0 ? insets.top : 0)
        + (reach.bottom > 0 ? insets.bottom : 0))
  }

  override func layOutContent() {
    let area = reachedFrame
    guard area != frame else { return super.layOutContent() }
    let offer = ProposedViewSize(area.size)
    let size = content.size(for: offer)
    content.place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: offer)
  }
}
