import Foundation
import Synchronization

/// A server of HTTP on this machine, for as long as it is kept: each answer closes its connection.
package final class SmallServer: Sendable {
  package struct Answer: Sendable {
    package var status: String
    package var headers: [String]
    package var body: Data
    /// Seconds before the answer begins.
    package var delay: Double

    package init(
      _ body: String, status: String = "200 OK", headers: [String] = [], delay: Double = 0
    ) {
      self.init(Data(body.utf8), status: status, headers: headers, delay: delay)
    }

    package init(
      _ body: Data, status: String = "200 OK", headers: [String] = [], delay: Double = 0
    ) {
      self.status = status
      self.headers = headers
      self.body = body
      self.delay = delay
    }

    fileprivate var bytes: [UInt8] {
      let lines =
        ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + headers
      return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
  }

  package let port: UInt16
  private let listener: Int32
  /// Whether `stop` has yet to be called: the number of what is closed may soon be another file's.
  private let isOpen = Mutex(true)
  private let heard = Mutex<[String]>([])
  private let answer: @Sendable (String) -> Answer

  /// - Parameter answer: told a question whole: its first line, its headers and its body.
  package init(_ answer: @escaping @Sendable (String) -> Answer) throws {
    self.answer = answer
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let failure = bind(listener, address, length) | listen(listener, 64)
        return failure | getsockname(listener, address, &length)
      }
    }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    guard status == 0 else {
      isOpen.withLock { $0 = false }
      close(listener)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    Thread.detachNewThread { [weak self, listener] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { [weak self] in
          self?.serve(connection)
          close(connection)
        }
      }
      self?.isOpen.withLock { $0 = false }
      close(listener)
    }
  }

  deinit { stop() }

  /// Nobody is answered any more.
  package func stop() {
    let isFirst = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    // The thread that waits for connections wakes, and closes it.
    if isFirst { shutdown(listener, Int32(SHUT_RDWR)) }
  }

  package var address: String { "http://127.0.0.1:\(port)" }

  /// Every question so far, whole.
  package var questions: [String] { heard.withLock { $0 } }

  private func serve(_ connection: Int32) {
    guard let question = Self.question(connection) else { return }
    heard.withLock { $0.append(question) }
    let answer = answer(question)
    if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
    var bytes = answer.bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func question(_ connection: Int32) -> String? {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
      guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      let length =
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
      if received.count - end.upperBound >= length {
        return String(decoding: received, as: UTF8.self)
      }
    }
  }
}
