/// How a program is served to browsers.
package struct BrowserConfiguration: Sendable {
  /// The port that is taken when none is asked for and it is free.
  package static let usualPort = 8765

  /// The address or name of this machine to listen at; `0.0.0.0` for all interfaces.
  package var host = "127.0.0.1"
  /// Nil for the usual port or, if somebody has it, any.
  package var port: Int?
  /// Whether the program is painted as finely as the finest display it is seen on; false where the
  /// user has set a scale.
  package var followsDisplays = true
  package var limits = BrowserLimits()

  package init() {}
}
