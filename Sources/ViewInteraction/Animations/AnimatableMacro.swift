import Motion

/// Makes a type `Animatable`: all its stored variables move, but those marked `@AnimatableIgnored` and
/// those of property wrappers.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Marks a variable of an `@Animatable` type that does not move.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
