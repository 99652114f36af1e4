@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Pixels
@_spi(Runtime) import ViewRuntime

/// A line of one pixel across its stack; a horizontal one where there is no stack.
nonisolated public struct Divider: PrimitiveView, Sendable {
  nonisolated public init() {}

  @MainActor package static func makeNode(_ view: Divider, in context: NodeContext) -> ViewNode<
    Divider
  > {
    DividerNode(view, in: context)
  }
}

private final class DividerNode: ViewNode<Divider> {
  private var element: DividerElement!

  override init(_ view: Divider, in context: NodeContext) {
    super.init(view, in: context)
    element = DividerElement(node: self)
  }

  override func collectElements() -> [Element] { [element] }

  override func runAgain() {
    isDirty = false
    element.setNeedsLayout()
    element.setNeedsDisplay()
  }
}

private final class DividerElement: MovingElement {
  private var thickness: CGFloat { host.trackAlso(node) { environment.pixelLength } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if stackAxisOfContent == .horizontal {
      return CGSize(width: thickness, height: proposal.height ?? 10)
    }
    let margin = menuMargin
    return CGSize(width: proposal.width ?? 10, height: thickness + margin.height * 2)
  }

  /// The line of a menu keeps away from its rows and from the panel's edges, in points.
  private var menuMargin: CGSize {
    host.trackAlso(node) { environment.isInMenu } ? CGSize(width: 24, height: 8) : .zero
  }

  /// The system's separator colour.
  private var color: ColorComponents {
    host.trackAlso(node) {
      environment.colorScheme == .dark
        ? ColorComponents(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
        : ColorComponents(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    }
  }

  override func display(into list: inout DisplayList) {
    let margin = menuMargin
    list.append(
      .fill(
        Path(paintedFrame.insetBy(dx: margin.width, dy: margin.height)), FillStyle(), .color(color))
    )
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    path.add(self)
    return true
  }
}

private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in the panel of a menu.
  package var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}
