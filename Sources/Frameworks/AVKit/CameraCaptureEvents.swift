import Foundation
import Inert
import SwiftUI

/// A press of a button with which the camera takes pictures: there is none here.
public struct AVCaptureEvent: Sendable {
  public let phase: AVCaptureEventPhase
}

public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// Hears of such presses.
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  open var isEnabled = true
  public weak var view: UIView?

  public init(handler: @escaping (AVCaptureEvent) -> Void) {
    Inert.note("AVKit", "there is no button of a camera")
  }
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) { Inert.note("AVKit", "there is no button of a camera") }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension View {
  /// Quiet here.
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
}
