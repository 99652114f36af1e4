import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import Hosting

@Suite("A question over HTTP and its answer")
struct NetworkTransferTests {
  private let server: SmallServer

  init() throws {
    server = try SmallServer { question in
      let path = question.split(separator: " ")[1]
      switch path {
      case "/words":
        return .init("words", headers: ["Content-Type: text/plain", "X-Two: a", "X-Two: b"])
      case "/moved":
        return .init("gone", status: "302 Found", headers: ["Location: /words", "X-Old: 1"])
      case "/round": return .init("", status: "302 Found", headers: ["Location: /round"])
      case "/secret":
        return .init(
          "who?", status: "401 Unauthorized", headers: ["WWW-Authenticate: Basic realm=x"])
      case "/packed":
        // What gzip makes of "packed".
        let bytes: [UInt8] = [
          0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x2B, 0x48, 0x4C, 0xCE, 0x4E, 0x4D, 0x01, 0x00,
          0x10, 0xB4, 0xF6, 0x21, 0x06, 0, 0, 0,
        ]
        return .init(Data(bytes), headers: ["Content-Encoding: gzip"])
      case "/slow": return .init("late", delay: 3)
      default: return .init("", status: "404 Not Found")
      }
    }
  }

  private func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: server.address + path)!)
  }

  private func answer(_ request: URLRequest) throws -> KeptAnswer {
    try #require(NetworkTransfer(request)).answer()
  }

  @Test("An answer has its status, its headers, those of one name together, and its bytes")
  func plain() throws {
    let answer = try answer(request("/words"))
    #expect(answer.status == 200)
    #expect(answer.headers["Content-Type"] == "text/plain")
    #expect(answer.headers["X-Two"] == "a, b")
    #expect(answer.body == Data("words".utf8))
    #expect(answer.url.path == "/words")
    #expect(try self.answer(request("/none")).status == 404)
  }

  @Test("It is followed to where it leads, and says so; for ever it is not")
  func moved() throws {
    let answer = try answer(request("/moved"))
    #expect(answer.status == 200)
    #expect(answer.url.path == "/words")
    #expect(answer.headers["X-Old"] == nil)
    #expect(answer.body == Data("words".utf8))
    #expect(failure(request("/round"))?.code == .httpTooManyRedirects)
  }

  @Test("What is packed is unpacked, and a refusal is told without its question")
  func content() throws {
    let packed = try answer(request("/packed"))
    #expect(packed.body == Data("packed".utf8))
    #expect(packed.headers["Content-Encoding"] == nil)
    let secret = try answer(request("/secret"))
    #expect(secret.status == 401)
    #expect(secret.headers["WWW-Authenticate"] == nil)
  }

  @Test(
    "Method, headers and body are sent as they are", arguments: ["POST", "PUT", "DELETE", "PATCH"])
  func sent(method: String) throws {
    var request = request("/words")
    request.httpMethod = method
    request.httpBody = Data("question".utf8)
    request.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
    _ = try answer(request)
    let heard = try #require(server.questions.last)
    #expect(heard.hasPrefix("\(method) /words HTTP/1.1\r\n"))
    #expect(heard.contains("\r\nAuthorization: Bearer 1\r\n"))
    #expect(heard.hasSuffix("\r\n\r\nquestion"))
  }

  @Test("A body may come as a stream; a question without one asks for nothing else")
  func streams() throws {
    var request = request("/words")
    request.httpMethod = "POST"
    request.httpBodyStream = InputStream(data: Data("streamed".utf8))
    _ = try answer(request)
    #expect(server.questions.last?.hasSuffix("\r\n\r\nstreamed") == true)
    request.httpBodyStream = nil
    request.httpMethod = "HEAD"
    #expect(try answer(request).body.isEmpty)
    #expect(server.questions.last?.hasPrefix("HEAD ") == true)
  }

  @Test("Failures are those of Foundation, and name the address")
  func failures() throws {
    var slow = request("/slow")
    slow.timeoutInterval = 1
    #expect(failure(slow)?.code == .timedOut)
    server.stop()
    let refused = failure(request("/words"))
    #expect(refused?.code == .cannotConnectToHost)
    #expect(refused?.failingURL?.path == "/words")
    #expect(refused?.localizedDescription == "Could not connect to the server.")
    #expect(NetworkTransfer(URLRequest(url: URL(string: "file:///etc/hosts")!)) == nil)
  }

  private func failure(_ request: URLRequest) -> URLError? {
    do {
      _ = try answer(request)
      return nil
    } catch {
      return error as? URLError
    }
  }
}
