import NIOCore

/// Stands first in the pipeline of a connection and cuts off what is too much before it is a viewer:
/// too many bytes, too long a wait, too many connections.
final class ConnectionGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let limits: BrowserLimits
  private let waiting: WaitingConnections
  private var received = 0
  private var deadline: Scheduled<Void>?

  init(limits: BrowserLimits, waiting: WaitingConnections) {
    self.limits = limits
    self.waiting = waiting
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    waiting.add(channel)
    deadline = context.eventLoop.scheduleTask(in: limits.requestTime) {
      channel.close(mode: .all, promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    waiting.remove(context.channel)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received += unwrapInboundIn(data).readableBytes
    guard received <= limits.requestBytes else {
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }

  /// Gives the connection the time that a file takes.
  func allowDownload(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline?.cancel()
    deadline = context.eventLoop.scheduleTask(in: limits.downloadTime) {
      channel.close(mode: .all, promise: nil)
    }
    waiting.remove(channel)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// The connections that have not become viewers, oldest first. Used on one event loop.
final class WaitingConnections: @unchecked Sendable {
  private let largestCount: Int
  private var channels: [any Channel] = []

  init(largestCount: Int) { self.largestCount = largestCount }

  var count: Int { channels.count }

  func add(_ channel: any Channel) {
    channels.append(channel)
    if channels.count > largestCount { channels.removeFirst().close(mode: .all, promise: nil) }
  }

  func remove(_ channel: any Channel) {
    channels.removeAll { $0 === channel }
  }
}
