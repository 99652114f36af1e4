import Foundation
import Synchronization

/// A web server with one page, for tests of pages around pages. It lives as long as the process.
package final class FixedPage: Sendable {
  package let port: Int
  private let html = Mutex("")

  package init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard status else { throw RawClient.Closed() }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 { answer(connection) }
    }
  }

  package func serve(_ text: String) { html.withLock { $0 = text } }

  private func answer(_ connection: Int32) {
    var request = [UInt8](repeating: 0, count: 8192)
    _ = recv(connection, &request, request.count, 0)
    let body = html.withLock(\.self)
    let text =
      "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
    _ = Array(text.utf8).withUnsafeBytes {
      send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    close(connection)
  }
}
