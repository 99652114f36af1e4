import Foundation

/// One place where sound comes in or goes out: there is the telephone's loudspeaker, and nothing that hears.
// All of it is set when it is made.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  public let portType: AVAudioSession.Port
  public let portName: String
  open var uid: String { portName }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  open func setPreferredDataSource(_ source: AVAudioSessionDataSourceDescription?) throws {}

  init(_ portType: AVAudioSession.Port, _ portName: String) {
    (self.portType, self.portName) = (portType, portName)
  }
}

open class AVAudioSessionChannelDescription: NSObject {
  open var channelName: String { "" }
  open var channelNumber: Int { 0 }
}

open class AVAudioSessionDataSourceDescription: NSObject {
  open var dataSourceID: NSNumber { 0 }
  open var dataSourceName: String { "" }
}

open class AVAudioSessionRouteDescription: NSObject {
  public let inputs: [AVAudioSessionPortDescription]
  public let outputs: [AVAudioSessionPortDescription]
  init(
    inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]
  ) { (self.inputs, self.outputs) = (inputs, outputs) }
}

extension AVAudioSession {
  public struct Port: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let AVB = Port(rawValue: "AVB")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let displayPort = Port(rawValue: "DisplayPort")
    public static let fireWire = Port(rawValue: "FireWire")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let PCI = Port(rawValue: "PCI")
    public static let thunderbolt = Port(rawValue: "Thunderbolt")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let virtual = Port(rawValue: "Virtual")
  }
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6b72 }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0, longFormAudio = 1, independent = 2, longFormVideo = 3
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }
  public enum InterruptionReason: UInt, Sendable {
    case `default` = 0, appWasSuspended = 1, builtInMicMuted = 2, routeDisconnected = 4
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      inputs: [], outputs: [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")])
  }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  public var isInputAvailable: Bool { false }
  public var isInputGainSettable: Bool { false }
  public var inputGain: Float { 1 }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public var inputNumberOfChannels: Int { 0 }
  public var outputNumberOfChannels: Int { 2 }
  public var maximumOutputNumberOfChannels: Int { 2 }
  public var maximumInputNumberOfChannels: Int { 0 }
  public var preferredSampleRate: Double { sampleRate }
  public var preferredIOBufferDuration: TimeInterval { ioBufferDuration }
  /// In seconds.
  public var ioBufferDuration: TimeInterval { 0.01 }
  public var inputLatency: TimeInterval { 0 }
  public var outputLatency: TimeInterval { 0 }
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  public var availableModes: [Mode] {
    [
      .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio,
      .voicePrompt,
    ]
  }

  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  public func setPreferredInput(_ port: AVAudioSessionPortDescription?) throws {}
  public func setPreferredSampleRate(_ rate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  public func setInputGain(_ gain: Float) throws {}
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ allows: Bool) throws {}
  public func setPrefersNoInterruptionsFromSystemAlerts(_ prefers: Bool) throws {}

  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// What a program may do with sound.
public final class AVAudioApplication: NSObject, Sendable {
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }
  public static let shared = AVAudioApplication()
  public var recordPermission: AVAudioApplication.recordPermission { .denied }
  public var isInputMuted: Bool { false }
  public func setInputMuted(_ muted: Bool) throws {}
  public class func requestRecordPermission(
    completionHandler response: @escaping (Bool) -> Void
  ) { response(false) }
  public class func requestRecordPermission() async -> Bool { false }
}
