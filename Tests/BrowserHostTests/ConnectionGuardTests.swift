import NIOCore
import NIOEmbedded
import Testing

@testable import BrowserHost

@Suite("Connections that wait to become viewers")
struct ConnectionGuardTests {
  @Test("One more than there may be closes the oldest, and only that")
  func oldest() {
    let waiting = WaitingConnections(largestCount: 3)
    let channels = (0..<5).map { _ in EmbeddedChannel() }
    for channel in channels {
      // Otherwise it counts as closed from the start.
      try? channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      waiting.add(channel)
    }
    #expect(waiting.count == 3)
    #expect(channels.map(\.isActive) == [false, false, true, true, true])
  }

  @Test("One that has become a viewer makes room")
  func room() {
    let waiting = WaitingConnections(largestCount: 1)
    let channels = [EmbeddedChannel(), EmbeddedChannel()]
    for channel in channels {
      try? channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      waiting.add(channel)
      waiting.remove(channel)
    }
    #expect(waiting.count == 0 && channels.allSatisfy(\.isActive))
  }
}
