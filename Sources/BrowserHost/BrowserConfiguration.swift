import LiveLink

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
  /// Whether a phone that opens the page gets a picture of its own size; false where the user has set one.
  package var followsScreens = false
  /// Pages of these origins may show the page inside of them; none otherwise.
  package var embedders: [EmbedOrigin] = []
  /// The devices that the page offers.
  package var devices = BrowserDevice.usual
  package var limits = BrowserLimits()

  package init() {}
}
