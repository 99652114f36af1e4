import Foundation

/// A page in headless Chromium, driven over the DevTools protocol.
package final class Chromium {
  package static let path = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let process = Process()
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("halcyon-chromium-\(UUID().uuidString)")
  private let socket: RawClient
  private var number = 0

  struct Failure: Error { var message: String }

  /// Opens `url` in a window of `width` x `height` points with 2 pixels a point and a touch screen.
  package init(_ url: URL, width: Int, height: Int) throws {
    process.executableURL = URL(fileURLWithPath: Self.path ?? "/usr/bin/chromium")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--remote-debugging-port=0", "--user-data-dir=\(folder.path)", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    do {
      socket = try Self.socket(in: folder)
    } catch {
      process.terminate()  // there is no deinit of what was never whole
      throw error
    }
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": false])
    try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 10])
    try call("Page.navigate", ["url": url.absoluteString])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    number += 1
    let message: [String: Any] = ["id": number, "method": method, "params": parameters]
    let data = try JSONSerialization.data(withJSONObject: message)
    try socket.say(String(decoding: data, as: UTF8.self))
    while true {
      let frame = try socket.frame()
      let answer = try JSONSerialization.jsonObject(with: Data(frame.payload)) as? [String: Any]
      guard let answer, answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// What a JavaScript expression, or the promise that it is, comes to.
  package func evaluate(_ expression: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let exception = result["exceptionDetails"] { throw Failure(message: "\(exception)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Waits until an expression is true.
  package func wait(for condition: String) throws {
    let limit = Date(timeIntervalSinceNow: 60)
    while try evaluate(condition) as? Bool != true {
      guard Date() < limit else { throw Failure(message: "never: \(condition)") }
      Thread.sleep(forTimeInterval: 0.03)
    }
  }

  /// The DevTools of the first page.
  private static func socket(in folder: URL) throws -> RawClient {
    let port = try port(in: folder)
    let page = try page(port: port)
    let socket = try RawClient(port: port)
    let answer = try socket.request([
      "GET \(page) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ])
    guard answer.status == 101 else { throw Failure(message: answer.headers) }
    return socket
  }

  private static func port(in folder: URL) throws -> Int {
    let file = folder.appendingPathComponent("DevToolsActivePort")
    for _ in 0..<600 {
      if let text = try? String(contentsOf: file, encoding: .utf8),
        let port = text.split(separator: "\n").first.flatMap({ Int($0) })
      {
        return port
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(message: "Chromium does not open its DevTools port")
  }

  /// The path of the first page's socket.
  private static func page(port: Int) throws -> String {
    let client = try RawClient(port: port)
    let answer = try client.request([
      "GET /json/list HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
    ])
    let length = answer.headers.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }
    let body = Data(try client.take(length ?? 0))
    let targets = try JSONSerialization.jsonObject(with: body) as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }
    guard let address = page?["webSocketDebuggerUrl"] as? String,
      let path = URL(string: address)?.path
    else { throw Failure(message: "Chromium has no page") }
    return path
  }
}
