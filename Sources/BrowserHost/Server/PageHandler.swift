import LiveLink
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers requests that are no upgrade: with the page, a file, or a refusal. One answer a connection.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let rules: AccessRules
  private let hub: ViewerHub
  private let guardian: ConnectionGuard
  private var head: HTTPRequestHead?

  init(rules: AccessRules, hub: ViewerHub, guardian: ConnectionGuard) {
    (self.rules, self.hub, self.guardian) = (rules, hub, guardian)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = self.head ?? head
    case .body: break
    case .end:
      guard let head else { return }
      answer(head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // An upgrade that is not granted comes as an error, and then as a request to answer.
    if error is NIOWebSocketUpgradeError { return }
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    switch rules.answer(to: head) {
    case .page:
      let nonce = AccessToken().description
      let host = head.headers["host"].first ?? ""
      var headers = pageHeaders
      headers.add(name: "Content-Type", value: "text/html; charset=utf-8")
      headers.add(name: "Content-Security-Policy", value: policy(nonce: nonce, host: host))
      send(.ok, headers, PageDocument.html(nonce: nonce, hub.configuration), context)
    case .socket:
      // Everything is right, and still it has not become a viewer: it asked for no upgrade, or
      // there are too many viewers.
      let wantsUpgrade = !head.headers["upgrade"].isEmpty
      send(wantsUpgrade ? .serviceUnavailable : .upgradeRequired, Self.commonHeaders, "", context)
    case .file(let id, let name): sendFile(id, name, context)
    case .refusal(let status): send(status, Self.commonHeaders, "", context)
    }
  }

  private func sendFile(_ id: Int, _ name: String, _ context: ChannelHandlerContext) {
    guard let url = hub.files.file(id), url.lastPathComponent == name,
      let answer = try? FileAnswer(url, context)
    else { return send(.notFound, Self.commonHeaders, "", context) }
    guard hub.downloadCount < hub.limits.downloads else {
      return send(.serviceUnavailable, Self.commonHeaders, "", context)
    }
    hub.downloadCount += 1
    guardian.allowDownload(context: context)
    var headers = Self.commonHeaders
    headers.add(name: "Content-Type", value: url.contentType)
    headers.add(name: "Content-Disposition", value: url.disposition)
    headers.add(name: "Content-Length", value: "\(answer.count)")
    headers.add(name: "Connection", value: "close")
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))),
      promise: nil)
    answer.send { [self] in
      hub.downloadCount -= 1
      finish(context)
    }
  }

  private func send(
    _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ text: String,
    _ context: ChannelHandlerContext
  ) {
    var headers = headers
    headers.add(name: "Content-Length", value: "\(text.utf8.count)")
    headers.add(name: "Connection", value: "close")
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let body = context.channel.allocator.buffer(string: text)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    finish(context)
  }

  private func finish(_ context: ChannelHandlerContext) {
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(mode: .all, promise: nil)
    }
  }

  private static let commonHeaders: HTTPHeaders = [
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  ]

  /// Those of the page: `X-Frame-Options` knows no list of origins, so the policy alone says who may embed it.
  private var pageHeaders: HTTPHeaders {
    var headers = Self.commonHeaders
    guard !hub.configuration.embedders.isEmpty else { return headers }
    headers.remove(name: "X-Frame-Options")
    headers.replaceOrAdd(name: "Cross-Origin-Resource-Policy", value: "cross-origin")
    return headers
  }

  /// The page runs its own script and style and talks to its own socket, and nothing else.
  private func policy(nonce: String, host: String) -> String {
    let embedders = hub.configuration.embedders.map(\.description)
    return "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "img-src data:; connect-src 'self' ws://\(host); base-uri 'none'; form-action 'none'; "
      + "frame-ancestors \(embedders.isEmpty ? "'none'" : embedders.joined(separator: " "))"
  }
}
