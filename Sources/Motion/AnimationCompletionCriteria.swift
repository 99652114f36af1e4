/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Criterion { case logicallyComplete, removed }

  private let criterion: Criterion

  /// Done as far as a user can tell, though a spring may still settle by fractions of a point.
  public static let logicallyComplete = Self(criterion: .logicallyComplete)

  /// Nothing moves any more.
  public static let removed = Self(criterion: .removed)
}
