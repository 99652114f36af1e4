import CVirtualTime

/// What the main thread is doing, for whoever finds that it does not get on.
package enum MainThreadStack {
  /// Prepares the calling thread, which must be the main one, to be looked at.
  package static func prepare() { halcyon_stack_prepare() }

  /// Holds the main thread for as long as `look` takes, which must neither wait nor ask for memory, and
  /// answers the functions on its stack, from the innermost to the outermost, as a person writes them.
  ///
  /// Not to be called on the main thread. Empty where it could not be held within a second.
  package static func functions(whileHeld look: () -> Void) -> [String] {
    guard halcyon_stack_hold() else { return [] }
    look()
    let count = halcyon_stack_release()
    return (0..<count).compactMap { index in
      guard let name = halcyon_stack_function(index) else { return nil }
      defer { halcyon_stack_free(name) }
      return String(cString: name)
    }
  }
}
