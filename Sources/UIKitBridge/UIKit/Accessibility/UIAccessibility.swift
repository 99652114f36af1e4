import Foundation
import Geometry
import ViewRuntime

/// What the user has asked for to see or hear better, and what is told to those who help.
///
/// No technology for assistance runs here, and nothing is asked for but less motion, where the command is told so.
@preconcurrency @MainActor
public enum UIAccessibility {
  // MARK: What runs

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }

  // MARK: What is asked for

  public static var isReduceMotionEnabled: Bool { ViewHost.mainConfiguration.reduceMotion }
  /// Whether screens fade where they would slide; a part of less motion, and off by default.
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  // MARK: What is told

  /// What has changed for those who help.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
    public static let pauseAssistiveTechnology = Self(rawValue: 1019)
    public static let resumeAssistiveTechnology = Self(rawValue: 1020)
  }

  /// Tells those who help of a change; nobody does here.
  public static func post(notification: Notification, argument: Any?) {}

  /// What has the focus of those who help: nothing.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Who helps.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Asks that only this program be used: nobody grants that here.
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  // MARK: When that changes

  nonisolated public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  nonisolated public static let boldTextStatusDidChangeNotification = name(
    "BoldTextStatusDidChange")
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  nonisolated public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  nonisolated public static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  nonisolated public static let grayscaleStatusDidChangeNotification = name(
    "GrayscaleStatusDidChange")
  nonisolated public static let guidedAccessStatusDidChangeNotification = name(
    "GuidedAccessStatusDidChange")
  nonisolated public static let invertColorsStatusDidChangeNotification = name(
    "InvertColorsStatusDidChange")
  nonisolated public static let monoAudioStatusDidChangeNotification = name(
    "MonoAudioStatusDidChange")
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = name(
    "OnOffSwitchLabelsDidChange")
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  nonisolated public static let reduceMotionStatusDidChangeNotification = name(
    "ReduceMotionStatusDidChange")
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  nonisolated public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  nonisolated public static let speakScreenStatusDidChangeNotification = name(
    "SpeakScreenStatusDidChange")
  nonisolated public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  nonisolated public static let switchControlStatusDidChangeNotification = name(
    "SwitchControlStatusDidChange")
  nonisolated public static let videoAutoplayStatusDidChangeNotification = name(
    "VideoAutoplayStatusDidChange")
  nonisolated public static let voiceOverStatusDidChangeNotification = name(
    "VoiceOverStatusDidChange")
  nonisolated public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  nonisolated public static let elementFocusedNotification = name("ElementFocused")
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  nonisolated private static func name(_ change: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(change)Notification")
  }

  // MARK: Places on the screen

  /// A rectangle of a view's, in the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A path of a view's, in the screen's coordinates.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let result = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    result.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return result
  }
}
