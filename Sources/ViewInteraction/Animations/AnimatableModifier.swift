import Motion
import ViewRuntime

/// A modifier whose numbers move: what programs wrote before a `ViewModifier` could be `Animatable`
/// by itself.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
