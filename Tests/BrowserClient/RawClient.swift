import Foundation

/// A client on a bare TCP socket, which may behave as badly as it likes.
package final class RawClient {
  private let handle: Int32
  private var buffer: [UInt8] = []

  package struct Closed: Error {}

  package init(port: Int, receiveBuffer: Int32? = nil) throws {
    handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(handle, SOL_SOCKET, SO_RCVBUF, &size, 4)
    }
    var timeout = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(handle, $0, size) }
    }
    guard status == 0 else { throw Closed() }
  }

  deinit { close(handle) }

  package func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(handle, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      // With a time limit on the socket the kernel never begins anew by itself after a signal.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Closed() }
      sent += count
    }
  }

  package func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Reads more; throws when the other side has closed or says nothing for a minute.
  private func receive() throws {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var count = 0
    repeat { count = recv(handle, &chunk, chunk.count, 0) } while count < 0 && errno == EINTR
    guard count > 0 else { throw Closed() }
    buffer += chunk[..<count]
  }

  package func take(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { try receive() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// Whether the other side closes, rather than keep silent: what it still says is passed over.
  package func isClosed() -> Bool {
    while true {
      buffer = []
      do { try receive() } catch { return errno != EAGAIN }
    }
  }

  // MARK: HTTP

  /// The status and the text of the answer to a request.
  package func request(_ lines: [String]) throws -> (status: Int, headers: String) {
    try send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    var head = ""
    while !head.hasSuffix("\r\n\r\n") { head += String(decoding: try take(1), as: UTF8.self) }
    return (Int(head.split(separator: " ")[1]) ?? 0, head)
  }

  /// The lines that ask for the socket at `url`, with other headers than a browser would send.
  package static func upgrade(_ url: URL, origin: String? = nil, host: String? = nil) -> [String] {
    let place = "\(url.host!):\(url.port!)"
    return [
      "GET \(url.path)/socket HTTP/1.1", "Host: \(host ?? place)",
      "Origin: \(origin ?? "http://" + place)", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
  }

  /// A viewer that is let in, with a display of 2 pixels a point.
  package static func viewer(_ url: URL, receiveBuffer: Int32? = nil) throws -> RawClient {
    let client = try RawClient(port: url.port!, receiveBuffer: receiveBuffer)
    guard try client.request(upgrade(url)).status == 101 else { throw Closed() }
    try client.say(#"{"type":"ratio","ratio":2}"#)
    return client
  }

  // MARK: WebSocket

  /// The bytes of a text message, masked with zeros.
  package static func message(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      switch bytes.count {
      case ..<126: [0x80 | UInt8(bytes.count)]
      case ..<65536: [0xfe, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      default: [0xff] + (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) }
      }
    return [0x81] + length + [0, 0, 0, 0] + bytes
  }

  package func say(_ text: String) throws { try send(Self.message(text)) }

  package struct Frame {
    package var opcode: UInt8
    package var payload: [UInt8]
    package var text: String { String(decoding: payload, as: UTF8.self) }
  }

  package func frame() throws -> Frame {
    let head = try take(2)
    var length = Int(head[1] & 127)
    if length >= 126 { length = try take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(opcode: head[0] & 15, payload: try take(length))
  }

  /// Reads the next picture, passing over messages, and says that it has been shown.
  ///
  /// `time` is the program's, in seconds.
  package func picture() throws -> (generation: Int, time: Double) {
    while true {
      let frame = try frame()
      guard frame.opcode == 2 else { continue }
      let generation = (0..<4).reduce(0) { $0 | Int(frame.payload[$1]) << (8 * $1) }
      let time = (0..<8).reduce(UInt64(0)) { $0 | UInt64(frame.payload[16 + $1]) << (8 * $1) }
      try say(#"{"type":"shown","frame":\#(generation)}"#)
      return (generation, Double(bitPattern: time))
    }
  }
}
