import CoreAnimation
import Foundation

/// Feedback that is felt: there is nothing to feel here, and nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _KnownByIdentity {
  public init() {}
  open func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { super.init() }
  public override convenience init() { self.init(style: .medium) }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
