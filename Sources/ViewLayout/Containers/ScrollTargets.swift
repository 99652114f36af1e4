import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What is to be seen, in points of the content.
  public var rect: CGRect
  /// Which points of it and of the view coincide.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  @preconcurrency @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  @preconcurrency @MainActor func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  @preconcurrency @MainActor public func properties(context: PropertiesContext) -> Properties {
    Properties()
  }
}

/// How a behaviour wants its scroll view to scroll.
nonisolated public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one movement of a finger passes one target at most. Behaviours see to that themselves here.
  public var limitsScrolls = false
  public init() {}
}

/// What the properties of a behaviour may depend on.
nonisolated public struct ScrollTargetBehaviorPropertiesContext {
  public let environment: EnvironmentValues
  public let axes: Axis.Set
}

/// A behaviour whose type is hidden.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public let base: any ScrollTargetBehavior
  public init(_ base: any ScrollTargetBehavior) { self.base = base }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
  @MainActor public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

/// What a behaviour may know.
@MainActor @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let views: [CGRect]
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Rests at whole multiples of the view's size, one page on at most.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  nonisolated public init() {}

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (from, velocity) = (context.originalTarget.rect.origin, context.velocity)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(
        from.x, velocity.dx, target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(
        from.y, velocity.dy, target.rect.minY, context.containerSize.height)
    }
  }

  /// The page next to `offset` in the direction of the movement; a slow one goes to the nearest.
  private static func page(
    _ offset: CGFloat, _ velocity: CGFloat, _ goal: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return goal }
    let pages = offset / length
    if abs(velocity) < 100 { return pages.rounded() * length }
    return (velocity > 0 ? pages.rounded(.down) + 1 : pages.rounded(.up) - 1) * length
  }
}

/// Rests where a view of the target layout begins, or where a point of it meets the same point of the scroll view.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
    let kind: Kind
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
  }

  let limit: LimitBehavior
  /// Nil for the leading edges.
  let anchor: UnitPoint?

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }
  nonisolated public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }
  nonisolated public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let anchor = anchor ?? .topLeading
    if context.axes.contains(.horizontal) {
      let edges = context.views.map {
        $0.minX + anchor.x * ($0.width - context.containerSize.width)
      }
      target.rect.origin.x = nearest(target.rect.minX, context, edges, \.minX)
    }
    if context.axes.contains(.vertical) {
      let edges = context.views.map {
        $0.minY + anchor.y * ($0.height - context.containerSize.height)
      }
      target.rect.origin.y = nearest(target.rect.minY, context, edges, \.minY)
    }
  }

  /// The place nearest to the goal, of those at which a view is where it is to rest.
  @MainActor private func nearest(
    _ goal: CGFloat, _ context: TargetContext, _ edges: [CGFloat],
    _ origin: KeyPath<CGRect, CGFloat>
  ) -> CGFloat {
    var edges = edges
    if limit.kind == .always || limit.kind == .alwaysByOne {
      let from = context.originalTarget.rect[keyPath: origin]
      let here = edges.min { abs($0 - from) < abs($1 - from) } ?? from
      let before = edges.filter { $0 < here - 0.5 }.max()
      let after = edges.filter { $0 > here + 0.5 }.min()
      edges = [before, here, after].compactMap { $0 }
    }
    return edges.min { abs($0 - goal) < abs($1 - goal) } ?? goal
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

extension View {
  /// Makes the views of this layout the places where a scroll view may rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(ScrollTargetLayoutTrait.self, value: isEnabled, affectsLayout: false))
  }

  /// Makes this view a place where a scroll view may rest.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(ScrollTargetTrait.self, value: isEnabled, affectsLayout: false))
  }
}

enum ScrollTargetLayoutTrait: ElementTrait { typealias Value = Bool }
enum ScrollTargetTrait: ElementTrait { typealias Value = Bool }

extension ScrollElement {
  /// Where a movement that would end at `goal` is to end instead; nil when nobody says so.
  func restingPlace(near goal: CGPoint, velocity: CGSize) -> CGPoint? {
    guard let behavior = settings.target else { return nil }
    var target = ScrollTarget(rect: CGRect(origin: goal, size: frame.size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: presentedOffset, size: frame.size)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize,
      containerSize: containerSize, axes: axes, views: targetViews,
      environment: environment)
    behavior.updateTarget(&target, context: context)
    return clamped(target.rect.origin)
  }

  /// The boxes of the views to rest at, such that the first lies at the margin, in offsets.
  private var targetViews: [CGRect] {
    var boxes: [CGRect] = []
    func visit(_ element: Element, isTarget: Bool) {
      if isTarget || element.trait(ScrollTargetTrait.self) == true {
        let box = element.frame.boundingBox(under: element.goalTransform(to: self))
        return boxes.append(box.offsetBy(dx: -margins.leading, dy: -margins.top))
      }
      if element.trait(ScrollTargetLayoutTrait.self) == true {
        var layout = element
        while layout is WrapperElement, let inner = layout.childElements.first { layout = inner }
        for child in layout.childElements { visit(child, isTarget: true) }
        return
      }
      for child in element.childElements { visit(child, isTarget: false) }
    }
    visit(content, isTarget: false)
    return boxes
  }
}
