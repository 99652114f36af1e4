import BrowserClient
import Foundation
import Testing

@testable import BrowserHost

@Suite(
  "The page inside of another", .serialized,
  .enabled(if: Chromium.path != nil, "needs Debian's package chromium"))
struct EmbeddingTests {
  private let outer: FixedPage
  private let probe: ProbeProcess

  /// Pages of this server at 127.0.0.1 may embed; the same at localhost are of another origin.
  init() throws {
    outer = try FixedPage()
    probe = try ProbeProcess("web", "--embed", "http://127.0.0.1:\(outer.port)")
    outer.serve(
      """
      <!doctype html><title>outer</title><script>
      const messages = [];
      addEventListener("message", event => messages.push({ origin: event.origin, ...event.data }));
      </script><iframe src="\(try probe.address())" width="600" height="600"></iframe>
      """)
  }

  private func open(_ host: String) throws -> Chromium {
    try Chromium(URL(string: "http://\(host):\(outer.port)/")!, width: 1000, height: 800)
  }

  private func headers(of probe: ProbeProcess) throws -> String {
    let url = try probe.address()
    return try RawClient(port: url.port!).request([
      "GET \(url.path)/ HTTP/1.1", "Host: \(url.host!):\(url.port!)",
    ]).headers.lowercased()
  }

  @Test("The policy names the one origin; without --embed it names none")
  func policy() throws {
    let open = try headers(of: probe)
    #expect(open.contains("frame-ancestors http://127.0.0.1:\(outer.port)\r\n"))
    #expect(!open.contains("x-frame-options"))
    let closed = try headers(of: try ProbeProcess("web"))
    #expect(closed.contains("frame-ancestors 'none'"))
    #expect(closed.contains("x-frame-options: deny"))
  }

  @Test("A page of that origin hears what happens, and is heard")
  func messages() throws {
    let page = try open("127.0.0.1")
    try page.wait(for: "typeof messages !== 'undefined'")
    try page.wait(for: "messages.some(each => each.source === 'halcyon' && each.type === 'ready')")
    try page.wait(for: "messages.some(each => each.type === 'status' && each.program === 'Probe')")
    let origin = "http://\(try probe.address().host!):\(try probe.address().port!)"
    let isOurs = "messages.every(each => each.origin === '\(origin)')"
    #expect(try page.evaluate(isOurs) as? Bool == true)
    let post = "document.querySelector('iframe').contentWindow.postMessage"
    _ = try page.evaluate("\(post)({ target: 'halcyon', type: 'constructor' }, '\(origin)')")
    _ = try page.evaluate(
      "\(post)({ target: 'halcyon', type: 'appearance', isDark: true }, '\(origin)')")
    _ = try probe.event(containing: #""isDark":true"#)
    _ = try page.evaluate("\(post)({ target: 'halcyon', type: 'inspect', on: true }, '\(origin)')")
    try page.wait(for: "messages.some(each => each.type === 'inspecting' && each.on)")
  }

  @Test("A page of another origin does not get the frame")
  func stranger() throws {
    let page = try open("localhost")
    try page.wait(for: "document.readyState === 'complete'")
    Thread.sleep(forTimeInterval: 1.5)
    #expect(try page.evaluate("messages.length") as? Int == 0)
    #expect(!probe.events.contains { $0.contains("accessibility") || $0.contains("displayScale") })
  }
}
