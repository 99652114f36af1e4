import Foundation
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// Blurs and scales one view into another.
nonisolated public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    /// How large the view is before it comes, and once it has gone.
    fileprivate var incomingScale: Double
    fileprivate var outgoingScale: Double

    /// Grows on the way in, shrinks on the way out.
    public static let downUp = Configuration(incomingScale: smallScale, outgoingScale: smallScale)
    /// Grows on both ways.
    public static let upUp = Configuration(incomingScale: smallScale, outgoingScale: 2 - smallScale)

    private static let smallScale = 0.8
  }

  public var configuration: Configuration

  /// The blur of a view that is away, in points.
  private static let radius: CGFloat = 10

  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(in: phase))
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: configuration.incomingScale
    case .identity: 1
    case .didDisappear: configuration.outgoingScale
    }
  }
}
