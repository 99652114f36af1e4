import Foundation
import UIKit

/// Finds texts and codes in pictures. Nothing is found here, as on devices without a neural engine.
public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1)
    public static let machineReadableCode = Self(rawValue: 2)
    public static let visualLookUp = Self(rawValue: 4)
  }

  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  public init() {}
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }

  public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
}

/// What was found in a picture: nothing.
public final class ImageAnalysis: Sendable {
  public var transcript: String { "" }
  public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlight: Bool)
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(
    for interaction: ImageAnalysisInteraction
  ) -> UIViewController? { nil }
  public func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlight: Bool
  ) {}
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}

/// Lets people touch what was found in a picture: nothing was, so that nothing is touched.
@preconcurrency @MainActor
open class ImageAnalysisInteraction: _AbsentInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = Self(rawValue: 1)
    public static let textSelection = Self(rawValue: 2)
    public static let dataDetectors = Self(rawValue: 4)
    public static let imageSubject = Self(rawValue: 8)
    public static let visualLookUp = Self(rawValue: 16)
    public static let automaticTextOnly = Self(rawValue: 32)
  }

  /// A thing that stands before its surroundings: none is ever found.
  public struct Subject: Hashable, Sendable {
    public let bounds: CGRect
    public nonisolated static func == (left: Self, right: Self) -> Bool {
      left.bounds == right.bounds
    }
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(bounds.minX)
      hasher.combine(bounds.minY)
    }
    @MainActor public var image: UIImage { get async throws { throw Unavailable() } }
  }
  struct Unavailable: Error {}

  open weak var delegate: (any ImageAnalysisInteractionDelegate)?
  open var analysis: ImageAnalysis?
  open var preferredInteractionTypes: InteractionTypes = []
  open var activeInteractionTypes: InteractionTypes { [] }
  open var isSupplementaryInterfaceHidden = false
  open var selectableItemsHighlighted = false
  open var allowLongPressForDataDetectorsInTextMode = true
  open var highlightedSubjects: Set<Subject> = []
  open var subjects: Set<Subject> { get async { [] } }
  open var text: String { "" }
  open var selectedText: String { "" }
  open var hasActiveTextSelection: Bool { false }
  open var liveTextButtonVisible: Bool { false }

  public override init() { super.init() }
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func subject(at point: CGPoint) async -> Subject? { nil }
  open func image(for subjects: Set<Subject>) async throws -> UIImage { throw Unavailable() }
  open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  open func hasText(at point: CGPoint) -> Bool { false }
  open func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
  open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  open func setContentsRectNeedsUpdate() {}
  open func resetTextSelection() {}
  open func beginSubjectAnalysisIfNecessary() {}
}
