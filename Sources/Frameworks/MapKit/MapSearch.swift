@_exported import CoreLocation
import Foundation
import Inert
import SwiftUI

// Finding places and ways: nobody is asked over the network, so nothing is found.

// Its place is set when it is made.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }
  open var title: String? { nil }
}

// The program fills it before it hands it to a map, which reads it where views are made.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

public struct MKError: Error, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
}

// Keeps nothing of its request, since each is refused.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  // The program's wishes, which nobody reads: nothing is found.
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes = ResultType.all
    public override init() { super.init() }
  }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let all: Self = [.address, .pointOfInterest]
  }
  // Stores nothing: nothing is found.
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start() async throws -> Response { throw MKError(code: .serverFailure) }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .serverFailure))
  }
  open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
}

// Stores nothing: no way is found.
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
}

// Keeps nothing of its request, since each is refused.
open class MKDirections: NSObject, @unchecked Sendable {
  // The program's wishes, which nobody reads: no way is found.
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var requestsAlternateRoutes = false
    public override init() { super.init() }
  }
  // Stores nothing: no way is found.
  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .directionsNotFound))
  }
}

// Neither stores anything: there are no such pictures.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  public var scene: MKLookAroundScene? { get async throws { nil } }
}

nonisolated public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?) {}
  public init(scene: Binding<MKLookAroundScene?>) {}
  public var body: some View { ContentUnavailableView("No Look Around", systemImage: "binoculars") }
}
