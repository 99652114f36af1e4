import Foundation
import UIKit
import Vision

@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Pages that were taken with a camera: none.
@preconcurrency @MainActor
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Takes pages with a camera: there is none, and its page says so.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There is no camera.")
  }
}

/// What a scanner has found: nothing.
public enum RecognizedItem: Identifiable, Sendable {
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}

@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ scanner: DataScannerViewController, didAdd added: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController, didRemove removed: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didAdd added: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didRemove removed: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// Reads texts and codes with a camera: there is none, and its page says so.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public enum TextContentType: Sendable {
    case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress
    case shipmentTrackingNumber, telephoneNumber, currency
  }
  public struct RecognizedDataType: Hashable, Sendable {
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self { Self() }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self() }
  }
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public private(set) var isScanning = false

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There is no camera.")
  }
}
