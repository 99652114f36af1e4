import CoreLocation
import Foundation
import SwiftUI

// The marks of before iOS 17.

@preconcurrency @MainActor
public protocol MapAnnotationProtocol { func _mapItems() -> [_MapItem] }

public struct MapMarker: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }
  public func _mapItems() -> [_MapItem] {
    Marker("", coordinate: coordinate).tint(tint ?? .red).annotationTitles(.hidden)._items()
  }
}
public struct MapPin: MapAnnotationProtocol {
  let marker: MapMarker
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }
  public func _mapItems() -> [_MapItem] { marker._mapItems() }
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let anchor: CGPoint
  let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = anchorPoint
    self.content = content()
  }
  public func _mapItems() -> [_MapItem] {
    [
      _MapItem(
        kind: .view(
          at: coordinate, anchor: UnitPoint(x: anchor.x, y: anchor.y), title: nil,
          content: AnyView(content)))
    ]
  }
}
