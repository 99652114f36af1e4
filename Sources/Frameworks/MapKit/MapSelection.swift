import CoreLocation
import Foundation
import Inert
import SwiftUI

/// What is selected on a map: something of the program's, or a place of the map's own. Maps here have no places of their own.
public struct MapSelection<Value: Hashable>: Hashable {
  public let value: Value?
  public let feature: MapFeature?
  public init(_ value: Value) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}
extension MapSelection: Sendable where Value: Sendable {}

/// A place of a map's own.
public struct MapFeature: Hashable, Sendable {
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
  public let title: String?
  public let kind: FeatureKind?
  public let coordinate: CLLocationCoordinate2D
  public let pointOfInterestCategory: MKPointOfInterestCategory?

  public static func == (left: MapFeature, right: MapFeature) -> Bool {
    left.title == right.title && left.coordinate.latitude == right.coordinate.latitude
      && left.coordinate.longitude == right.coordinate.longitude
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
  }
}

extension Map {
  public init<Value: Hashable, Content: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<Value>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    let inner = Binding<Value?> {
      selection.wrappedValue?.value
    } set: {
      selection.wrappedValue = $0.map { MapSelection($0) }
    }
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, selection: inner,
      scope: scope, content: content)
  }

  public init<Value: Hashable, Content: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<Value>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    let inner = Binding<Value?> {
      selection.wrappedValue?.value
    } set: {
      selection.wrappedValue = $0.map { MapSelection($0) }
    }
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
      selection: inner, scope: scope, content: content)
  }
}

extension View {
  /// Maps here have no places of their own that could be selected.
  nonisolated public func mapFeatureSelectionDisabled(
    _ isDisabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  nonisolated public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
  nonisolated public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
  nonisolated public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
}

public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  public static let automatic = Self()
  public static let callout = Self()
  public static let sheet = Self()
  public static let caption = Self()
}
