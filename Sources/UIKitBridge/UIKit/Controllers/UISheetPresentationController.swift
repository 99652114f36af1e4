import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Hears at which height a finger has left a card.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a custom height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height that a card may have, in points.
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

/// A card: how tall it may be, and what may be done behind it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which the card comes to rest.
  @preconcurrency @MainActor
  open class Detent {
    nonisolated public struct Identifier: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Self("com.apple.UIKit.medium")
      public static let large = Self("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    /// A height that `resolver` gives in points; nil where it is not to be had just now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// In points; nil for `medium` and `large`, and for one that is not to be had just now.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver?(context) }

    package var isCustom: Bool { resolver != nil }
  }

  open var detents: [Detent] = [.large()] { didSet { onChange?() } }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { onChange?() } }
  }
  /// Up to which height what lies behind is neither dimmed nor kept from touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { onChange?() } }
  open var prefersGrabberVisible = false { didSet { onChange?() } }
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { onChange?() } }
  /// Whether a drag over content that is at its top makes the card taller before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { onChange?() } }
  // These are for windows that are wider than high.
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  open var sourceView: UIView?

  /// Called when the card is to look otherwise.
  package var onChange: (() -> Void)?

  /// Makes `changes`, which move with the card's own animation.
  open func animateChanges(_ changes: () -> Void) {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.9), changes)
  }

  /// Asks custom heights again.
  open func invalidateDetents() { onChange?() }

  /// Notes where a finger has left the card.
  package func fingerSelected(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetentIdentifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
