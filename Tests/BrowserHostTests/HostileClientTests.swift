import BrowserClient
import Foundation
import Testing

@testable import BrowserHost

/// Clients that mean no good, against a server in a process of its own.
@Suite("Hostile clients", .serialized)
struct HostileClientTests {
  private let probe: ProbeProcess
  private let url: URL

  init() throws {
    probe = try ProbeProcess("web")
    url = try probe.address()
  }

  private func status(_ lines: [String]) throws -> Int {
    try RawClient(port: url.port!).request(lines).status
  }

  private var place: String { "\(url.host!):\(url.port!)" }

  @Test("The page is given for the right address, with a policy that lets it do nothing else")
  func page() throws {
    let answer = try RawClient(port: url.port!).request([
      "GET \(url.path)/ HTTP/1.1", "Host: \(place)",
    ])
    #expect(answer.status == 200)
    #expect(answer.headers.contains("default-src 'none'; script-src 'nonce-"))
    #expect(!answer.headers.contains("unsafe"))
  }

  @Test("Without the token there is nothing, whatever is asked for")
  func noToken() throws {
    let wrong = "/" + String(repeating: "0", count: 32)
    for path in ["/", "/socket", wrong + "/", wrong + "/socket", url.path + "/x", "/../etc/passwd"]
    {
      #expect(try status(["GET \(path) HTTP/1.1", "Host: \(place)"]) == 404, "\(path)")
    }
    #expect(try status(["POST \(url.path)/ HTTP/1.1", "Host: \(place)"]) == 405)
  }

  @Test("A name that is not this machine's gets nothing, not even with the token")
  func wrongHost() throws {
    for host in ["evil.example:\(url.port!)", "127.0.0.1", "evil.example", "127.0.0.1:1"] {
      #expect(try status(["GET \(url.path)/ HTTP/1.1", "Host: \(host)"]) == 403, "\(host)")
      #expect(try status(RawClient.upgrade(url, host: host)) == 403, "\(host)")
    }
    #expect(try status(["GET \(url.path)/ HTTP/1.1", "Host: \(place)", "Host: \(place)"]) == 403)
  }

  @Test("Another page in the user's browser may not open the socket")
  func foreignOrigin() throws {
    for origin in ["http://evil.example", "https://\(place)", "http://127.0.0.1:1", "null", ""] {
      #expect(try status(RawClient.upgrade(url, origin: origin)) == 403, "\(origin)")
    }
    #expect(try status(RawClient.upgrade(url)) == 101)
    // The socket is not a page.
    let plain = RawClient.upgrade(url).filter { !$0.contains("pgrade") }
    #expect(try status(plain) == 426)
  }

  /// A connection that only waits is closed after ten seconds; one that says too much must be before.
  private func closesAtOnce(_ bytes: String) throws -> Bool {
    let client = try RawClient(port: url.port!)
    let start = ContinuousClock.now
    try? client.send(bytes)
    return client.isClosed() && ContinuousClock.now - start < .seconds(6)
  }

  @Test(
    "Headers without end, many small ones, and a body are cut off after 8,192 bytes, not in time")
  func longRequests() throws {
    let line = "GET \(url.path)/ HTTP/1.1\r\nHost: \(place)\r\n"
    #expect(try closesAtOnce(line + "X: " + String(repeating: "x", count: 8192)))
    #expect(try closesAtOnce(line + String(repeating: "X: x\r\n", count: 1500)))
    #expect(try closesAtOnce(String(repeating: "x", count: 8193)))
    let post = line.replacingOccurrences(of: "GET", with: "POST") + "Content-Length: 100000\r\n\r\n"
    #expect(try closesAtOnce(post + String(repeating: "x", count: 8192)))
    // One that has almost as many is answered.
    let long = "X: " + String(repeating: "x", count: 7900 - line.utf8.count)
    #expect(try status([String(line.dropLast()), long]) == 200)
  }

  @Test("A token with a digit changed, or cut short, gets nothing")
  func almostToken() throws {
    let token = url.path.dropFirst()
    let last = token.last == "0" ? "1" : "0"
    for wrong in [token.prefix(8) + "", token.dropLast() + last, token + "0"] {
      #expect(try status(["GET /\(wrong)/ HTTP/1.1", "Host: \(place)"]) == 404, "\(wrong)")
    }
    let zeros = token.prefix(8) + String(repeating: "0", count: 24)
    #expect(try status(["GET /\(zeros)/ HTTP/1.1", "Host: \(place)"]) == 404)
  }

  @Test(
    "A frame that declares a gibibyte, or is not masked, or comes in parts, ends the connection")
  func badFrames() throws {
    let gibibyte: [UInt8] = [0x82, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]
    let unmasked: [UInt8] = [0x81, 2, 0x7b, 0x7d]
    let part: [UInt8] = [0x01, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]
    for bytes in [gibibyte, unmasked, part] {
      let client = try RawClient.viewer(url)
      try client.send(bytes)
      #expect(client.isClosed(), "\(bytes)")
    }
  }

  @Test("Nonsense is dropped, does not reach the program, and ends the connection when it goes on")
  func nonsense() throws {
    let touch = #"{"type":"touches","touches":[{"id":ID,"phase":"began","x":X,"y":1}]}"#
    let client = try RawClient.viewer(url)
    for (id, x) in [
      ("9007199254740992", "1"), ("-1", "1"), ("32", "1"), ("1", "NaN"), ("1", "1e999"),
      ("1", "1e300"), ("1", "null"), ("1.5", "1"), ("1", "\"1\""),
    ] {
      try client.say(
        touch.replacingOccurrences(of: "ID", with: id).replacingOccurrences(of: "X", with: x))
    }
    let many = Array(repeating: #"{"id":1,"phase":"moved","x":1,"y":1}"#, count: 129)
    try client.say(#"{"type":"touches","touches":[\#(many.joined(separator: ","))]}"#)
    for text in ["", "[]", "{}", #"{"type":"resize","width":1e9,"height":9}"#, "{\"type\":"] {
      try client.say(text)
    }
    // Moves and lifts of fingers that are not down.
    try client.say(#"{"type":"touches","touches":[{"id":3,"phase":"moved","x":1,"y":1}]}"#)
    // It is still there.
    try client.say(
      touch.replacingOccurrences(of: "ID", with: "7").replacingOccurrences(of: "X", with: "50"))
    let first = try probe.line("event", count: 2)
    #expect(first.contains("touch") && first.contains("50"), "after the display's scale: \(first)")
    #expect(probe.events.count == 2)
    for _ in 0..<40 { try? client.say("nonsense") }
    #expect(client.isClosed())
    // Its finger is lifted.
    #expect(try probe.line("event", count: 3).contains("cancelled"))
  }

  @Test("20,000 messages at once end the connection")
  func flood() throws {
    let client = try RawClient.viewer(url)
    let message = RawClient.message(#"{"type":"pause"}"#)
    let block = Array(repeating: message, count: 500).flatMap { $0 }
    for _ in 0..<40 { try? client.send(block) }
    #expect(client.isClosed())
    let other = try RawClient.viewer(url)
    try other.say(#"{"type":"tree"}"#)
    #expect(try Int(probe.line("playbacks"))! < 10_000)
    // A connection that is let go of with pictures unread takes what it sent along.
    withExtendedLifetime(other) {}
  }

  @Test("Silence, floods and deaf viewers leave memory small and a good viewer its pictures")
  func memory() throws {
    let probe = try ProbeProcess("web", "--moving", "4")
    let url = try probe.address()
    let good = try RawClient.viewer(url)
    for _ in 0..<30 { _ = try good.picture() }
    let before = probe.memory
    var idle: [RawClient] = []
    for _ in 0..<500 { if let client = try? RawClient(port: url.port!) { idle.append(client) } }
    // Viewers that never read, with as little room in the kernel as there can be.
    let deaf = try (0..<4).map { _ in try RawClient.viewer(url, receiveBuffer: 4096) }
    let flooding = try RawClient.viewer(url)
    let block = Array(repeating: RawClient.message(#"{"type":"play"}"#), count: 2000).flatMap { $0 }
    for _ in 0..<10 { try? flooding.send(block) }
    let pictures = try (0..<120).map { _ in try good.picture() }
    let generations = pictures.map(\.generation)
    #expect(generations == generations.sorted())
    // Of what was painted meanwhile it got a good part, however busy this machine is.
    let painted = (pictures.last!.time - pictures[0].time) * 60
    #expect(painted < 8 * 120, "120 pictures of \(painted)")
    #expect(probe.memory - before < 20 << 20)
    // All places are full of silence, and yet a newcomer gets in.
    #expect(try RawClient.viewer(url).picture().generation >= generations.last!)
    withExtendedLifetime((idle, deaf)) {}
  }
}
