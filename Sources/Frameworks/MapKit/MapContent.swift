import CoreLocation
import Foundation
import SwiftUI

/// What lies on a map.
@preconcurrency @MainActor
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  func _items() -> [_MapItem]
}

extension MapContent {
  public func _items() -> [_MapItem] { body._items() }
}

extension Never: MapContent {
  public func _items() -> [_MapItem] { [] }
}

/// One thing on a map: a view at a place, or an outline over places.
@preconcurrency @MainActor
public struct _MapItem {
  enum Kind {
    case view(at: CLLocationCoordinate2D, anchor: UnitPoint, title: Text?, content: AnyView)
    case line([CLLocationCoordinate2D])
    case area([CLLocationCoordinate2D])
    case circle(CLLocationCoordinate2D, radius: Double)
  }
  var kind: Kind
  var tint: AnyShapeStyle?
  /// A balloon of the map's own, red unless it has a tint; a program's views have theirs.
  var isMarker = false
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle(lineWidth: 1)
  var fill: AnyShapeStyle?
  var hidesTitle = false
  var tag: AnyHashable?

  var places: [CLLocationCoordinate2D] {
    switch kind {
    case .view(let place, _, _, _), .circle(let place, _): [place]
    case .line(let places), .area(let places): places
    }
  }
}

@resultBuilder
@MainActor
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> MapItems { MapItems([]) }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content)
    -> MapItems
  {
    var items: [_MapItem] = []
    repeat items += (each content)._items()
    return MapItems(items)
  }
  // Each branch is a block, and so a list of items.
  public static func buildOptional(_ content: MapItems?) -> MapItems { content ?? MapItems([]) }
  public static func buildEither(first content: MapItems) -> MapItems { content }
  public static func buildEither(second content: MapItems) -> MapItems { content }
  public static func buildArray(_ content: [MapItems]) -> MapItems {
    MapItems(content.flatMap(\.items))
  }
  public static func buildLimitedAvailability(_ content: MapItems) -> MapItems { content }
}

/// Things on a map that are known.
public struct MapItems: MapContent {
  let items: [_MapItem]
  init(_ items: [_MapItem]) { self.items = items }
  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] { items }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] {
    data.flatMap { element in content(element)._items() }
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  @_disfavoredOverload
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(contentOf: data, content: content) { $0.id }
  }
}

extension ForEach where Content: MapContent {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(contentOf: data, content: content) { $0[keyPath: id] }
  }
}

/// A pin with a title.
public struct Marker<Label: View>: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let title: Text?
  private let glyph: AnyView?

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.coordinate = coordinate
    title = nil
    glyph = AnyView(label().labelStyle(.iconOnly))
  }

  init(_ title: Text?, _ coordinate: CLLocationCoordinate2D, _ glyph: AnyView?) {
    self.title = title
    self.coordinate = coordinate
    self.glyph = glyph
  }

  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }

  public func _items() -> [_MapItem] {
    let balloon = AnyView(MarkerBalloon(glyph: glyph))
    return [
      _MapItem(
        kind: .view(at: coordinate, anchor: .bottom, title: title, content: balloon), isMarker: true
      )
    ]
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
  {
    self.init(Text(title), coordinate, AnyView(Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, AnyView(Image(systemName: systemImage)))
  }
  public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, AnyView(Image(image)))
  }
}

extension Marker where Label == Text {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), coordinate, nil)
  }
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), coordinate, AnyView(monogram.bold()))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(item: MKMapItem) {
    self.init(
      Text(verbatim: item.name ?? ""), item.placemark.coordinate,
      AnyView(Image(systemName: "mappin")))
  }
}

/// The balloon of a marker: a disc with a point below, and its glyph in white.
private struct MarkerBalloon: View {
  let glyph: AnyView?
  @Environment(\.isMapItemSelected) private var isSelected

  var body: some View {
    VStack(spacing: -3) {
      ZStack {
        Circle().fill(.tint)
        if let glyph {
          glyph.font(.system(size: 14)).foregroundStyle(.white)
        } else {
          Image(systemName: "mappin").font(.system(size: 14)).foregroundStyle(.white)
        }
      }
      .frame(width: 30, height: 30)
      MarkerPoint().fill(.tint).frame(width: 10, height: 7)
    }
    .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
    // By eye, from pictures of maps with a selected marker.
    .scaleEffect(isSelected ? 1.6 : 1, anchor: .bottom)
    .animation(.spring(duration: 0.3, bounce: 0.3), value: isSelected)
  }
}

/// A triangle that points down.
struct MarkerPoint: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A view of one's own at a place, with a title under it.
public struct Annotation<Label: View, Content: View>: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let title: Text?
  private let content: Content

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    title = label() as? Text
  }

  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] {
    [
      _MapItem(
        kind: .view(at: coordinate, anchor: anchor, title: title, content: AnyView(content)))
    ]
  }
}

extension Annotation where Label == Text {
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

public struct MapPolyline: MapContent {
  private let places: [CLLocationCoordinate2D]
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
  public init(_ route: MKRoute) { places = [] }
  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] { [_MapItem(kind: .line(places))] }
}

public struct MapPolygon: MapContent {
  private let places: [CLLocationCoordinate2D]
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] { [_MapItem(kind: .area(places))] }
}

public struct MapCircle: MapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }
  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] { [_MapItem(kind: .circle(center, radius: radius))] }
}

/// Where the user is: nobody knows, and nothing is shown.
public struct UserAnnotation: MapContent {
  public init() {}
  public var body: Never { return fatalError("\(Self.self) has no body to ask for") }
  public func _items() -> [_MapItem] { [] }
}

extension MapContent {
  private func changed(_ change: (inout _MapItem) -> Void) -> MapItems {
    MapItems(
      _items().map { item in
        var item = item
        change(&item)
        return item
      })
  }
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.tint = AnyShapeStyle(style) }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = AnyShapeStyle(style) }
  }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    self.stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed {
      $0.stroke = AnyShapeStyle(content)
      $0.strokeStyle = style
    }
  }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.hidesTitle = visibility == .hidden }
  }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changed { $0.tag = AnyHashable(tag) }
  }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
