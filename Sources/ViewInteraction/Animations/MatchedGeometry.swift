import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What views with the same identifier share.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shows this view where another view with the same identifier is, or, as the source, shows where.
  ///
  /// A source that is inserted while another one is removed starts where that is, and that goes where
  /// the new one is: one view seems to become the other.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// What views have in common that are matched.
nonisolated package struct MatchedKey: Hashable {
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

nonisolated private struct MatchedGeometry: PrimitiveModifier, Equatable {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    MatchedNode(view, in: context)
  }
}

private final class MatchedNode<Content: View>: WrappingNode<Content, MatchedGeometry> {
  private var members: [MatchedElement] = []

  override func makeWrapper(around element: Element) -> WrapperElement {
    let member = MatchedElement(node: self, content: element, geometry: modifier)
    members.append(member)
    host.matchedGeometry.add(member)
    return member
  }

  override func wrapperWasRemoved(_ wrapper: WrapperElement) {
    members.removeAll { $0 === wrapper }
    // `makeWrapper` makes no others.
    host.matchedGeometry.end(wrapper as! MatchedElement)
  }

  override func modifierChanged(from old: MatchedGeometry) {
    guard old != modifier else { return }
    for member in members {
      host.matchedGeometry.remove(member)
      member.geometry = modifier
      host.matchedGeometry.add(member)
      member.setNeedsLayout()
    }
  }

  override func willBeRemoved() {
    for member in members { host.matchedGeometry.end(member) }
  }
}

/// What the views of a group share: where their source is.
private struct SharedPlace {
  /// The source, in points of the window.
  let frame: CGRect
  /// The point of the source, as a part of its size, that a point of each follower is put on.
  let anchor: UnitPoint
}

/// An element whose content may stand elsewhere than its own frame.
@MainActor
private final class MatchedElement: WrapperElement {
  fileprivate var geometry: MatchedGeometry
  /// Where the content is meant to be, in points of the drawing container.
  private var shown: (frame: CGRect, proposal: ProposedViewSize)?

  init(node: Node, content: Element, geometry: MatchedGeometry) {
    self.geometry = geometry
    super.init(node: node, content: content)
  }

  /// Whether it, or something that it stands in, is on its way out.
  var isGoing: Bool {
    var element: Element? = self
    while let current = element {
      if current.isLeaving { return true }
      element = current.parent
    }
    return false
  }

  override func layOutContent() {
    let matches = host.matchedGeometry
    if shown == nil, host.isRunning, !isGoing, let former = matches.formerPlace(for: self) {
      // It starts where the one that it takes the place of is, and moves from there.
      follow(former)
    }
    let source = matches.source(for: self)
    if source === self || source == nil { showAtOwnPlace() }
    matches.layoutHasChanged()
  }

  private func showAtOwnPlace() {
    show(frame, proposal: placedProposal)
  }

  /// Shows the content at its own place once it has followed another one.
  func returnToOwnPlace() {
    if shown?.frame != frame { showAtOwnPlace() }
  }

  private func show(_ rect: CGRect, proposal: ProposedViewSize) {
    shown = (rect, proposal)
    content.place(at: rect.origin, proposal: proposal)
  }

  /// Where the content is, once it moves no more.
  var shownPlace: SharedPlace {
    SharedPlace(
      frame: (shown?.frame ?? frame).boundingBox(under: goalTransform()), anchor: geometry.anchor)
  }

  var ownPlace: SharedPlace { SharedPlace(frame: frameInWindow, anchor: geometry.anchor) }

  /// Puts the content where the source is: its own anchor upon the source's. With the size alone it
  /// keeps its own origin.
  func follow(_ source: SharedPlace) {
    var toOwn = goalTransform()
    guard toOwn.invert() else { return }
    let target = source.frame.boundingBox(under: toOwn)
    let properties = geometry.properties
    let proposal = properties.contains(.size) ? ProposedViewSize(target.size) : placedProposal
    let size = content.size(for: proposal)
    var origin = frame.origin
    if properties.contains(.position) {
      origin.x = target.minX + source.anchor.x * target.width - geometry.anchor.x * size.width
      origin.y = target.minY + source.anchor.y * target.height - geometry.anchor.y * size.height
    }
    show(CGRect(origin: origin, size: size), proposal: proposal)
  }
}

/// All matched views of a window.
@MainActor
private final class MatchedViews: LayoutObserver {
  private struct WeakMember { weak var element: MatchedElement? }

  private var groups: [MatchedKey: [WeakMember]] = [:]
  /// Those whose places the groups have taken last.
  private var sources: [MatchedKey: WeakMember] = [:]
  /// Where those were that have gone since the last layout, without a way out that shows them.
  private var formerPlaces: [MatchedKey: SharedPlace] = [:]
  private var needsMatching = false
  private weak var host: ViewHost?

  init(host: ViewHost) {
    self.host = host
    host.preferences.add(self)
  }

  func add(_ member: MatchedElement) {
    groups[member.geometry.key, default: []].append(WeakMember(element: member))
    layoutHasChanged()
  }

  /// Forgets a member whose view is no longer there.
  func end(_ member: MatchedElement) {
    if member.isPlaced, source(for: member) === member {
      formerPlaces[member.geometry.key] = member.shownPlace
    }
    remove(member)
  }

  func remove(_ member: MatchedElement) {
    let key = member.geometry.key
    groups[key]?.removeAll { $0.element == nil || $0.element === member }
    if groups[key]?.isEmpty == true {
      groups[key] = nil
      sources[key] = nil
    }
    layoutHasChanged()
  }

  private func members(_ key: MatchedKey) -> [MatchedElement] {
    groups[key]?.compactMap(\.element) ?? []
  }

  /// The one whose place the others of the group take.
  func source(for member: MatchedElement) -> MatchedElement? {
    source(in: members(member.geometry.key))
  }

  private func source(in members: [MatchedElement]) -> MatchedElement? {
    let present = members.filter { $0.geometry.isSource && !$0.isGoing }
    return present.last ?? members.last { $0.geometry.isSource }
  }

  /// Where the source was, or is as long as `member` has not come, whose place that takes.
  func formerPlace(for member: MatchedElement) -> SharedPlace? {
    guard source(for: member) === member else { return nil }
    let others = members(member.geometry.key).filter { $0 !== member && $0.isPlaced }
    let former = others.last { $0.isGoing } ?? source(in: others)
    return former?.shownPlace ?? formerPlaces[member.geometry.key]
  }

  func layoutHasChanged() { needsMatching = true }

  /// Once all own places are known, those who follow go where their source is, and a source that has
  /// followed another one goes back to its own place.
  func layoutIsDone() {
    defer {
      needsMatching = false
      formerPlaces = [:]
    }
    for (key, group) in groups {
      let members = group.compactMap(\.element)
      guard let source = source(in: members), source.isPlaced else { continue }
      guard needsMatching || sources[key]?.element !== source else { continue }
      sources[key] = WeakMember(element: source)
      source.returnToOwnPlace()
      let place = source.ownPlace
      for member in members where member !== source && member.isPlaced { member.follow(place) }
    }
  }
}

extension ViewHost {
  fileprivate var matchedGeometry: MatchedViews {
    if let known = extensionStorage[ObjectIdentifier(MatchedViews.self)] as? MatchedViews {
      return known
    }
    let fresh = MatchedViews(host: self)
    extensionStorage[ObjectIdentifier(MatchedViews.self)] = fresh
    return fresh
  }
}
