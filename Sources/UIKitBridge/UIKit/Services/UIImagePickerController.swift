import Foundation
import ViewContent
import ViewGraphics
import ViewRuntime

/// Hears which picture the user has taken or chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets the user take or choose a picture. There is neither a camera nor a library here: no source is available, and
/// the page says so.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480 }

  nonisolated public struct InfoKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var showsCameraControls = true
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600

  open class func isSourceTypeAvailable(_ source: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for device: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for source: SourceType) -> [String]? { nil }

  open func takePicture() {}
  @discardableResult open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    showAbsence(sourceType == .camera ? "There is no camera." : "There are no pictures.")
  }
}

/// Keeps a picture in the user's library: there is none here, which is told as an error would be.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ action: Any?, _ context: UnsafeMutableRawPointer?
) {
  Reports.once("a picture is not kept: there is no library of photographs")
}
