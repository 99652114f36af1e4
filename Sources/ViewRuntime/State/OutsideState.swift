/// State outside of views that tells nobody when it changes: it is looked at before each frame.
@MainActor
package enum OutsideState {
  private static var readers: [@MainActor () -> Void] = []

  /// Calls `look` before each frame of any window from now on. It is to take microseconds where nothing has changed.
  package static func add(_ look: @escaping @MainActor () -> Void) { readers.append(look) }

  static func look() { for look in readers { look() } }
}
