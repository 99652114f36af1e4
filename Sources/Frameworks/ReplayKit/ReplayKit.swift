import Foundation
import Inert
import UIKit

public struct RPRecordingError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803
  }
  public let code: Code
  public static let disabled = RPRecordingError(code: .disabled)
}

/// Records the screen on a device. Here `halcyon render` makes the film, and each recording is refused.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  private static let one = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { one }

  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false

  private func refuse() -> RPRecordingError {
    Inert.note("ReplayKit", "the screen is not recorded; halcyon render makes films")
    return .disabled
  }

  open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    handler?(refuse())
  }
  open func startRecording() async throws { throw refuse() }
  open func stopRecording(
    handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil
  ) { handler?(nil, refuse()) }
  open func stopRecording(withOutput url: URL) async throws { throw refuse() }
  open func stopRecording(
    withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(refuse()) }
  open func discardRecording(handler: @escaping @Sendable () -> Void) { handler() }
  open func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(refuse())
  }
  open func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(refuse())
  }
  open func exportClip(
    to url: URL, duration: TimeInterval,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(refuse()) }
}

@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: AnyObject {
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Shows a recording; none is ever made.
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: AnyObject {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}

/// A button that begins to send the screen elsewhere; none is drawn.
open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
}
