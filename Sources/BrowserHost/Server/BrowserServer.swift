import Foundation
import LiveLink
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The web server: one page, one socket, one event loop.
final class BrowserServer: Sendable {
  let address: BrowserAddress
  let hub: ViewerHub
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  var eventLoop: any EventLoop { channel.eventLoop }

  /// Binds the port; throws when that is not possible. Waits: not for an event loop's thread.
  init(_ configuration: BrowserConfiguration) throws {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    hub = ViewerHub(configuration)
    var address = BrowserAddress(token: AccessToken(), port: 0, host: configuration.host)
    do {
      channel = try Self.bind(configuration, Self.bootstrap(group, hub, address))
    } catch {
      try? group.syncShutdownGracefully()
      throw BrowserHostError(configuration, error)
    }
    address.port = channel.localAddress?.port ?? 0
    self.address = address
  }

  /// Waits until the server has been stopped.
  func wait() { try? channel.closeFuture.wait() }

  func stop() { channel.close(mode: .all, promise: nil) }

  /// Ends the server's thread with all connections; after `wait`.
  func shutDown() { try? group.syncShutdownGracefully() }

  private static func bind(
    _ configuration: BrowserConfiguration, _ bootstrap: ServerBootstrap
  ) throws -> any Channel {
    let host = configuration.host.isEmpty ? "0.0.0.0" : configuration.host
    if let port = configuration.port { return try bootstrap.bind(host: host, port: port).wait() }
    // The same port as last time, unless somebody has it.
    do {
      return try bootstrap.bind(host: host, port: BrowserConfiguration.usualPort).wait()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      return try bootstrap.bind(host: host, port: 0).wait()
    }
  }

  private static func bootstrap(
    _ group: any EventLoopGroup, _ hub: ViewerHub, _ address: BrowserAddress
  ) -> ServerBootstrap {
    let waiting = WaitingConnections(largestCount: hub.limits.pendingConnections)
    let rules = address.rules
    return ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(
        .writeBufferWaterMark, value: .init(low: 256 << 10, high: hub.limits.bytesInFlight)
      )
      // A little from each in turn: who sends much delays nobody else.
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: hub.limits.readSize)
      )
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          var rules = rules
          rules.port = channel.localAddress?.port ?? 0
          try configure(channel, hub, waiting, rules)
        }
      }
  }

  private static func configure(
    _ channel: any Channel, _ hub: ViewerHub, _ waiting: WaitingConnections, _ rules: AccessRules
  ) throws {
    let pipeline = channel.pipeline.syncOperations
    let guardian = ConnectionGuard(limits: hub.limits, waiting: waiting)
    let page = PageHandler(rules: rules, hub: hub, guardian: guardian)
    try pipeline.addHandler(guardian)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: hub.limits.messageBytes,
      shouldUpgrade: { channel, head in
        let isWelcome = rules.answer(to: head) == .socket && !hub.isFull
        return channel.eventLoop.makeSucceededFuture(isWelcome ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ViewerHandler(hub: hub))
        }
      })
    let handlers = NIOLoopBound((guardian, page), eventLoop: channel.eventLoop)
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(handlers.value.0, promise: nil)
          context.pipeline.syncOperations.removeHandler(handlers.value.1, promise: nil)
        }
      ),
      withErrorHandling: true)
    try pipeline.addHandler(page)
  }
}
