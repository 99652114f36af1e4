import Foundation

/// Takes what devices hear and see to where it is wanted. It begins and ends as it is told; nothing comes in.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  open var sessionPreset = Preset.high
  open private(set) var isRunning = false
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var connections: [AVCaptureConnection] { [] }
  open var isInterrupted: Bool { false }
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  open func addConnection(_ connection: AVCaptureConnection) {}

  open func startRunning() {
    AVCaptureDevice.noteAbsence()
    guard !isRunning else { return }
    isRunning = true
    NotificationCenter.default.post(name: Self.didStartRunningNotification, object: self)
  }
  open func stopRunning() {
    guard isRunning else { return }
    isRunning = false
    NotificationCenter.default.post(name: Self.didStopRunningNotification, object: self)
  }

  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

extension Notification.Name {
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded =
    AVCaptureSession.interruptionEndedNotification
  public static let AVCaptureDeviceSubjectAreaDidChange =
    AVCaptureDevice.subjectAreaDidChangeNotification
}

/// Several cameras at once, on devices that have them.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
}

// Nothing is stored: an input has no ports here.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  // Its kind is set when it is made.
  open class Port: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
  }
  open var ports: [Port] { [] }
}

/// What a device hears or sees.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  /// Throws `AVError.Code.deviceNotConnected`.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    throw AVError(.deviceNotConnected)
  }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended
  case auto = -1
}

/// Between an input and an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  public let inputPorts: [AVCaptureInput.Port]
  open private(set) weak var output: AVCaptureOutput?
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Degrees clockwise.
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off

  public init(inputPorts: [AVCaptureInput.Port], output: AVCaptureOutput) {
    (self.inputPorts, self.output) = (inputPorts, output)
  }
  public init(inputPort: AVCaptureInput.Port, videoPreviewLayer: AVCaptureVideoPreviewLayer) {
    inputPorts = [inputPort]
  }
}
