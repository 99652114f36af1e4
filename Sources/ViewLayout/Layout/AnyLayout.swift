import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// A layout whose type is hidden, so that views may change from one to another and stay who they are.
nonisolated public struct AnyLayout: Layout, DynamicStackLayout, @unchecked Sendable {
  private var box: AnyLayoutBox

  nonisolated public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// What is kept for the layout, and of which type of layout it is.
  public struct Cache {
    var type: Any.Type
    var value: Any
  }

  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.settingAnimatableData(newValue) }
  }

  @MainActor package var stackAxis: Axis? { box.stackAxis }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(guide, bounds, proposal, subviews, &cache)
  }
}

/// A layout behind its type. Values only: nothing in a box changes.
nonisolated private class AnyLayoutBox: @unchecked Sendable {
  typealias Cache = AnyLayout.Cache
  // All are overridden by the only subclass; no box is made of this class itself.
  var animatableData: _AnyAnimatableData { fatalError() }
  func settingAnimatableData(_ data: _AnyAnimatableData) -> AnyLayoutBox { fatalError() }
  @MainActor var stackAxis: Axis? { fatalError() }
  func makeCache(_ subviews: LayoutSubviews) -> Cache { fatalError() }
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) { fatalError() }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { fatalError() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> CGSize
  {
    // Overridden, as all here.
    fatalError()
  }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) { fatalError() }  // Overridden.
  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { fatalError() }  // Overridden.
  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { fatalError() }  // Overridden.
}

// Its layout is a value that is set when it is made: new data make a new box.
nonisolated private final class TypedLayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  let layout: L

  init(_ layout: L) { self.layout = layout }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func settingAnimatableData(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let data = data.value(as: L.AnimatableData.self) else { return self }
    var layout = layout
    layout.animatableData = data
    return TypedLayoutBox(layout)
  }

  @MainActor override var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  private func with<Result>(
    _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache.type == L.self ? cache.value as! L.Cache : layout.makeCache(subviews: subviews)
    // The box lets go of its copy first, so that caches with arrays are not copied.
    cache.value = ()
    defer { cache = Cache(type: L.self, value: own) }
    return body(&own)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(type: L.self, value: layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
