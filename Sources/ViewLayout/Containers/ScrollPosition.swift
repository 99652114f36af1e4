import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Where a scroll view is, or is to go: a view, a point or an edge.
nonisolated public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Goal: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case point(x: CGFloat?, y: CGFloat?)
    case edge(Edge)
  }

  var goal: Goal = .none
  /// Grows with each call, so that the same goal twice is asked for twice.
  var request = 0
  var seenID: AnyHashable?
  /// Whether a finger has moved the view since.
  public internal(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(point: CGPoint(x: x, y: y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  private mutating func go(_ goal: Goal) {
    self.goal = goal
    request += 1
    isPositionedByUser = false
  }

  public var edge: Edge? {
    if case .edge(let edge) = goal { return edge }
    return nil
  }
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { return CGPoint(x: x, y: y) }
    return nil
  }
  public var x: CGFloat? {
    if case .point(let x, _) = goal { return x }
    return nil
  }
  public var y: CGFloat? {
    if case .point(_, let y) = goal { return y }
    return nil
  }
  public var viewID: (any Hashable & Sendable)? {
    // Identities are only compared; `Sendable` is a mark without any meaning at run time.
    identity.flatMap { $0.base as? any Hashable }.map {
      unsafeBitCast($0, to: (any Hashable & Sendable).self)
    }
  }

  private var identity: AnyHashable? {
    if isPositionedByUser { return seenID }
    if case .view(let id, _) = goal { return id }
    return nil
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }
}

extension View {
  /// Binds the identity of the view that is seen at the start of a scroll view of this view.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPositionLink(
      ScrollPositionLink(
        goal: id.wrappedValue.map { .view(AnyHashable($0), anchor) } ?? .none, request: 0,
        anchor: anchor, isIdentity: true,
        report: { seen in
          if let seen, let value = seen.base as? (any Hashable), let own = id.cast(value) {
            id.wrappedValue = own
          }
        }))
  }

  /// Binds where a scroll view of this view is.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPositionLink(
      ScrollPositionLink(
        goal: position.wrappedValue.goal, request: position.wrappedValue.request, anchor: anchor,
        report: { seen in
          position.wrappedValue.seenID = seen
          position.wrappedValue.isPositionedByUser = true
        }))
  }

  nonisolated private func scrollPositionLink(_ link: ScrollPositionLink) -> some View {
    modifier(EnvironmentModifier { $0.scrollSettings.position = link })
  }
}

extension Binding {
  /// `value` as a value of this binding, whose type is optional.
  fileprivate func cast<Wrapped>(_ value: any Hashable) -> Value? where Value == Wrapped? {
    (value as? Wrapped).map { .some($0) }
  }
}

/// What a program wants a scroll view to show, and whom to tell what it shows.
struct ScrollPositionLink {
  var goal: ScrollPosition.Goal
  var request: Int
  var anchor: UnitPoint?
  /// Whether an identity is bound, and no `ScrollPosition`.
  var isIdentity = false
  var report: (AnyHashable?) -> Void
}

extension ScrollElement {
  /// Goes where the program wants, if that is somewhere new.
  func follow(_ link: ScrollPositionLink, _ transaction: Transaction) {
    let isFirst = !hasFollowed
    hasFollowed = true
    guard link.goal != lastGoal || link.request != lastRequest else { return }
    (lastGoal, lastRequest) = (link.goal, link.request)
    if case .view(let id, _) = link.goal, id == lastReported { return }
    // What an identity is bound to at first says where the view is, not where it is to go.
    if isFirst, link.isIdentity { return }
    host.afterPass { [weak self] in self?.go(to: link.goal, transaction) }
  }

  private func go(to goal: ScrollPosition.Goal, _ transaction: Transaction) {
    switch goal {
    case .none: return
    case .view(let id, let anchor):
      lastReported = id
      node.scroll(
        to: id, anchor: anchor ?? transaction.scrollTargetAnchor ?? settings.position?.anchor,
        transaction,
        attempts: 3)
    case .point(let x, let y):
      scroll(to: CGPoint(x: x ?? goalOffset.x, y: y ?? goalOffset.y), transaction: transaction)
    case .edge(let edge):
      var point = goalOffset
      switch edge {
      case .top: point.y = -roomAbove
      case .bottom: point.y = limits.height
      case .leading: point.x = layoutDirection == .rightToLeft ? limits.width : 0
      case .trailing: point.x = layoutDirection == .rightToLeft ? 0 : limits.width
      }
      scroll(to: point, transaction: transaction)
    }
  }

  /// Tells the program which view a finger has brought to the start.
  func reportPosition() {
    guard let link = settings.position, let seen = firstSeenIdentity(link.anchor),
      seen != lastReported
    else { return }
    lastReported = seen
    lastGoal = .view(seen, link.anchor)
    host.afterPass { link.report(seen) }
  }

  /// The identity of the view nearest to the start, or of that nearest to the anchor.
  private func firstSeenIdentity(_ anchor: UnitPoint?) -> AnyHashable? {
    let anchor = anchor ?? UnitPoint(x: 0, y: 0)
    let offset = presentedOffset
    let target = CGPoint(
      x: offset.x + anchor.x * frame.width, y: offset.y + anchor.y * frame.height)
    var best: (id: AnyHashable, distance: CGFloat)?
    func visit(_ node: Node) {
      if let identified = node as? any IdentifiedChildren {
        for child in identified.identifiedChildren {
          guard let element = child.node.elements.first, element.isPlaced else { continue }
          let box = element.frame.boundingBox(under: element.goalTransform(to: self))
          let dx = scrolls(.horizontal) ? box.minX + anchor.x * box.width - target.x : 0
          let dy = scrolls(.vertical) ? box.minY + anchor.y * box.height - target.y : 0
          let distance = hypot(dx, dy)
          if distance < best?.distance ?? .infinity { best = (child.id, distance) }
        }
        return
      }
      for child in node.children { visit(child) }
    }
    visit(node)
    return best?.id
  }
}
