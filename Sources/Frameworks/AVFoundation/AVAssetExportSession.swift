import Foundation

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes a film as another one: nothing is written here, so that every session fails, and says why.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem]?
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetPassthrough, AVAssetExportPresetLowQuality,
      AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
    ]
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }

  private func fail() -> any Error {
    let reason = NSError(
      domain: "AVFoundationErrorDomain", code: -11_838,
      userInfo: [NSLocalizedDescriptionKey: "Films are shown here, and none are written."])
    (status, error) = (.failed, reason)
    return reason
  }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    _ = fail()
    handler()
  }
  open func export() async { _ = fail() }
  open func export(to url: URL, as fileType: AVFileType) async throws { throw fail() }
  open func cancelExport() { status = .cancelled }
}
