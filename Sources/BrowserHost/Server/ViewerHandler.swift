import Foundation
import NIOCore
import NIOWebSocket

/// Stands between a WebSocket and its `Viewer`: frames become messages, and what is against the
/// rules ends the connection with a reason.
final class ViewerHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let hub: ViewerHub
  private var viewer: Viewer?
  private var messages: RateLimit
  private var touches: RateLimit
  private var mistakes = 0
  private var heardAt = NIODeadline.now()
  private var pings: RepeatedTask?

  init(hub: ViewerHub) {
    self.hub = hub
    messages = RateLimit(perSecond: hub.limits.messagesPerSecond, now: heardAt)
    touches = RateLimit(perSecond: hub.limits.touchesPerSecond, now: heardAt)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let limits = hub.limits
    viewer = hub.addViewer(context)
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    pings = context.eventLoop.scheduleRepeatedTask(
      initialDelay: limits.pingInterval, delay: limits.pingInterval
    ) { _ in bound.value.handler.ping(bound.value.context) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { leave() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    viewer?.send()
    context.fireChannelWritabilityChanged()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard viewer != nil else { return }
    let frame = unwrapInboundIn(data)
    heardAt = .now()
    // A browser masks all that it sends and has no need to send in parts.
    guard frame.maskKey != nil, frame.fin, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return end(.protocolError, context)
    }
    guard messages.take(1, now: heardAt) else { return end(.policyViolation, context) }
    switch frame.opcode {
    case .text: takeText(frame.unmaskedData, context)
    case .ping:
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)),
        promise: nil)
    case .pong: break
    case .connectionClose: end(.normalClosure, context)
    default: end(.unacceptableData, context)
    }
  }

  private func takeText(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
    guard let message = try? ViewerMessage(parsing: Data(data.readableBytesView)) else {
      mistakes += 1
      if mistakes > hub.limits.mistakes { end(.policyViolation, context) }
      return
    }
    if case .touches(let touches) = message, !self.touches.take(touches.count, now: heardAt) {
      return end(.policyViolation, context)
    }
    viewer?.take(message)
  }

  private func ping(_ context: ChannelHandlerContext) {
    guard viewer != nil else { return }
    guard .now() - heardAt < hub.limits.silence else { return context.close(promise: nil) }
    // To one that does not read, further pings would only pile up.
    guard context.channel.isWritable else { return }
    let ping = WebSocketFrame(
      fin: true, opcode: .ping, data: context.channel.allocator.buffer(capacity: 0))
    context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
  }

  private func end(_ reason: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    leave()
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: reason)
    let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    context.writeAndFlush(wrapOutboundOut(close), promise: nil)
    // Without waiting for the answer, nor for one that does not read.
    context.close(promise: nil)
  }

  private func leave() {
    pings?.cancel()
    pings = nil
    guard let viewer else { return }
    self.viewer = nil
    hub.removeViewer(viewer)
  }
}
