import CoreLocation
import Foundation
import SwiftUI

/// Draws a map as a picture: the ground that maps have here, without streets.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// What a picture of a map shows.
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 1000, longitudinalMeters: 1000)
    open var camera = MKMapCamera()
    open var mapRect = MKMapRect(
      origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 0, height: 0))
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration?
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels a point.
    open var scale: CGFloat = UIScreen.main.scale
    open var traitCollection = UITraitCollection()
    public override init() { super.init() }
  }

  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    public let image: UIImage
    private let region: MKCoordinateRegion
    open var appearance: UITraitCollection { UITraitCollection() }

    init(image: UIImage, region: MKCoordinateRegion) {
      (self.image, self.region) = (image, region)
    }

    /// Where a place lies in the picture, in points from its upper left corner. Degrees are taken for equally long, which they
    /// are within some kilometres.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let span = region.span
      guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
      let x = (coordinate.longitude - region.center.longitude) / span.longitudeDelta + 0.5
      let y = (region.center.latitude - coordinate.latitude) / span.latitudeDelta + 0.5
      return CGPoint(x: x * image.size.width, y: y * image.size.height)
    }
  }

  private let options: Options
  open private(set) var isLoading = false

  public init(options: Options) { self.options = options }
  public override convenience init() { self.init(options: Options()) }

  open func start(
    with queue: DispatchQueue = .main,
    completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    isLoading = true
    // Called on the main queue alone.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { [self] in
      guard isLoading else { return }
      let snapshot = draw()
      isLoading = false
      handler(snapshot, snapshot == nil ? MKError(code: .unknown) : nil)
    }
  }

  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }

  open func start() async throws -> Snapshot {
    guard let snapshot = draw() else { throw MKError(code: .unknown) }
    return snapshot
  }

  open func cancel() { isLoading = false }

  private func draw() -> Snapshot? {
    let size = options.size
    guard size.width > 0, size.height > 0 else { return nil }
    let renderer = ImageRenderer(
      content: Map(initialPosition: .region(options.region), interactionModes: []).frame(
        width: size.width, height: size.height))
    renderer.scale = options.scale
    return renderer.uiImage.map { Snapshot(image: $0, region: options.region) }
  }
}
