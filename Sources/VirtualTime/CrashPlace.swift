import CVirtualTime

/// Where a program ends by a signal of the processor's.
package enum CrashPlace {
  /// Has the program write to its standard error in which of its functions it ends. To be called on the main thread.
  package static func prepare() { halcyon_crash_prepare() }
}
