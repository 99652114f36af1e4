import BrowserClient
import Foundation
import Testing

@testable import BrowserHost

/// The page in a real browser, beside a session that paints a ring of 30 points where a finger comes
/// down, in a colour that the finger's number gives.
@Suite(
  "The page in Chromium", .serialized,
  .enabled(if: Chromium.path != nil, "needs Debian's package chromium"))
struct PageTests {
  private let probe: ProbeProcess
  private let page: Chromium

  init() throws {
    probe = try ProbeProcess("web", "--size", "320x400")
    page = try Chromium(try probe.address(), width: 1000, height: 800)
    // The program's scale follows the display's.
    try page.wait(
      for: "!!window.halcyon && halcyon.picture.width === 640 && halcyon.pace.shown > 0")
  }

  /// The canvas's pixel at a place in points.
  private func color(_ x: Double, _ y: Double) throws -> [Int] {
    let script = """
      [...document.getElementById("screen").getContext("2d").getImageData(\(x) * 2, \(y) * 2, 1, 1)
        .data]
      """
    return try page.evaluate(script) as? [Int] ?? []
  }

  /// Where the picture stands in the page.
  private func corner() throws -> (x: Double, y: Double) {
    let script = """
      (() => { const r = document.getElementById("screen").getBoundingClientRect();
        return [r.left, r.top, r.width, r.height]; })()
      """
    let box = try #require(try page.evaluate(script) as? [Double])
    #expect(Array(box[2...]) == [320, 400])
    return (box[0], box[1])
  }

  @Test("Three fingers at once make three rings where they are, each in its own colour")
  func threeFingers() throws {
    let corner = try corner()
    let places = [(60.0, 80.0), (200.0, 120.0), (130.0, 300.0)]
    let points = places.enumerated().map { index, place in
      ["x": corner.x + place.0, "y": corner.y + place.1, "id": Double(index + 5)]
    }
    try page.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": points])
    // Left of each middle by the ring's radius.
    let look = """
      (() => { const context = document.getElementById("screen").getContext("2d");
        const at = (x, y) => [...context.getImageData((x - 30) * 2, y * 2, 1, 1).data].join();
        return [at(60, 80), at(200, 120), at(130, 300)].sort().join(" "); })()
      """
    let expected = ["230,40,60,255", "30,170,80,255", "40,90,230,255"].sorted().joined(
      separator: " ")
    try page.wait(for: "\(look) === '\(expected)'")
    #expect(try color(60, 80) == [255, 255, 255, 255])
    try page.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
    _ = try probe.line("event", count: 7)
    #expect(probe.events.filter { $0.contains("began") }.count == 3)
    #expect(probe.events.filter { $0.contains("ended") }.count == 3)
  }

  @Test("The canvas equals the exported PNG, in every alpha")
  func pixels() throws {
    let corner = try corner()
    try page.call(
      "Input.dispatchTouchEvent",
      ["type": "touchStart", "touchPoints": [["x": corner.x + 100, "y": corner.y + 100, "id": 1]]])
    try page.wait(for: "halcyon.pace.shown >= 2")
    try page.evaluate("document.getElementById('render').click()").map { _ in () }
    let file = URL(fileURLWithPath: try probe.line("png"))
    defer { try? FileManager.default.removeItem(at: file) }
    // What the browser's own decoder makes of the file, on a canvas of its own.
    let difference = try page.evaluate(
      """
      (async () => {
        const image = new Image();
        image.src = "data:image/png;base64,\(try Data(contentsOf: file).base64EncodedString())";
        await image.decode();
        const screen = document.getElementById("screen"), other = document.createElement("canvas");
        other.width = screen.width; other.height = screen.height;
        const context = other.getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        const [left, right] = [screen.getContext("2d"), context].map(
          each => each.getImageData(0, 0, screen.width, screen.height).data);
        if (image.width !== screen.width || image.height !== screen.height) return "sizes";
        return left.reduce((count, value, index) => count + (value !== right[index] ? 1 : 0), 0);
      })()
      """)
    #expect(difference as? Int == 0, "\(String(describing: difference)) numbers differ")
  }

  @Test("What was written can be loaded by its number and name, and nothing else can")
  func files() async throws {
    _ = try page.evaluate("document.getElementById('render').click()")
    let file = URL(fileURLWithPath: try probe.line("png"))
    defer { try? FileManager.default.removeItem(at: file) }
    try page.wait(for: "!!document.querySelector('#file-list a')")
    let loaded = try page.evaluate(
      """
      (async () => {
        const link = document.querySelector("#file-list a");
        const answer = await fetch(link.href), bytes = new Uint8Array(await answer.arrayBuffer());
        const other = async path => (await fetch(new URL(path, location.href))).status;
        return [link.download, answer.headers.get("content-disposition"), bytes.length,
          bytes.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 0),
          await other("files/1/other.png"), await other("files/2/" + link.download),
          await other("files/1/..%2F..%2Fetc%2Fpasswd"), await other("files/1"), await other("files/")];
      })()
      """)
    let answer = try #require(loaded as? [Any])
    let data = try Data(contentsOf: file)
    #expect(answer[0] as? String == file.lastPathComponent)
    #expect((answer[1] as? String ?? "").hasPrefix("attachment; filename="))
    #expect(answer[2] as? Int == data.count)
    #expect(answer[3] as? Int == Int(data.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }))
    #expect(answer[4...].compactMap { $0 as? Int } == [404, 404, 404, 404, 404])
  }

  @Test("Wheel, keys, settings and a broken connection reach the session as what they are")
  func events() throws {
    let corner = try corner()
    // What the browser makes of a wheel depends on its version and on the display.
    _ = try page.evaluate(
      "addEventListener('wheel', event => window.turned = event.deltaY, { capture: true })")
    try page.call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": corner.x + 10, "y": corner.y + 20, "deltaX": 0, "deltaY": 30,
      ])
    try page.wait(for: "document.title === 'Probe · Halcyon'")
    try page.wait(for: "window.turned > 0")
    let turned = try #require(try page.evaluate("turned") as? Double)
    _ = try page.evaluate("document.getElementById('dark').click()")
    _ = try page.evaluate("document.getElementById('keyboard').click()")
    try page.call("Input.insertText", ["text": "häl🙂"])
    try page.call(
      "Input.dispatchKeyEvent",
      ["type": "rawKeyDown", "key": "Backspace", "windowsVirtualKeyCode": 8])
    let wanted = [
      #"{"wheel":{"_0":{"#, "\"deltaY\":-\(turned.formatted(.number.grouping(.never)))",
      #""isDark":true"#, #"{"text":{"_0":"häl🙂"}}"#,
      #"{"key":{"_0":"backspace"}}"#,
    ]
    for text in wanted { _ = try probe.event(containing: text) }
  }
}
