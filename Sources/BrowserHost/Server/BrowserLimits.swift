import NIOCore

/// What the server grants to those who connect. Whatever exceeds it is refused or cut off, so that
/// a hostile client costs a bounded amount of memory and time.
package struct BrowserLimits: Sendable {
  /// Connections that have not become viewers. When there are more, the oldest one is closed: a new
  /// viewer gets in even if somebody fills all places with silence.
  package var pendingConnections = 64
  /// Viewers at a time; a further one is answered with 503.
  package var viewers = 16
  /// Bytes that a connection may send before it is a viewer: request line, headers and all.
  package var requestBytes = 8192
  /// From connecting to the end of the answer.
  package var requestTime = TimeAmount.seconds(10)
  /// Files that are being loaded at a time; a further one is answered with 503.
  package var downloads = 4
  /// For a file to be loaded.
  package var downloadTime = TimeAmount.minutes(10)
  /// The largest message of a viewer; a frame that declares more is refused by its header.
  package var messageBytes = 65_536
  /// Bytes that are read from a connection before it is the next one's turn.
  package var readSize = 4096
  /// Messages that a viewer may send on average; a page sends up to three a frame of its display.
  package var messagesPerSecond = 1000.0
  /// Changes of fingers in them. Ten fingers at 120 Hz make 1,200.
  package var touchesPerSecond = 3000.0
  /// Messages that make no sense, before a viewer is cut off.
  package var mistakes = 32
  /// A viewer that neither speaks nor answers a ping for so long is gone.
  package var silence = TimeAmount.seconds(45)
  /// Between two pings.
  package var pingInterval = TimeAmount.seconds(15)
  /// Pictures on their way to a viewer; the next one is sent when it tells of one that it has shown. With one
  /// more, a page read four pictures a second that it then passed over for the next.
  package var framesInFlight = 2
  /// A further picture is only sent while those on their way are together smaller than this.
  package var bytesInFlight = 2 << 20

  package init() {}
}

/// Counts events against a rate: a bucket that fills evenly, up to two seconds' worth, and that each
/// event takes from.
struct RateLimit {
  private var level: Double
  private var filledAt: NIODeadline
  private let perSecond: Double

  init(perSecond: Double, now: NIODeadline) {
    self.perSecond = perSecond
    level = 2 * perSecond
    filledAt = now
  }

  /// Whether `count` events at `now` are within the rate; if not, they are not counted.
  mutating func take(_ count: Int, now: NIODeadline) -> Bool {
    level = min(2 * perSecond, level + perSecond * Double((now - filledAt).nanoseconds) / 1e9)
    filledAt = now
    guard level >= Double(count) else { return false }
    level -= Double(count)
    return true
  }
}
