import BrowserClient
import Foundation
import LiveLink
import Testing

@testable import BrowserHost

/// Keys between a touch and the focus that it gives a field, a fifth of a second later.
@Suite(
  "Keys after a touch", .serialized,
  .enabled(if: Chromium.path != nil, "needs Debian's package chromium"))
struct FocusKeysTests {
  private func page(_ probe: ProbeProcess) throws -> Chromium {
    let page = try Chromium(try probe.address(), width: 1000, height: 800)
    try page.wait(for: "!!window.halcyon && halcyon.pace.shown > 0 && document.title !== 'Halcyon'")
    return page
  }

  private func touch(_ page: Chromium) throws {
    let script = """
      (() => { const r = document.getElementById("screen").getBoundingClientRect();
        return [r.left + r.width / 2, r.top + r.height / 2]; })()
      """
    let place = try #require(try page.evaluate(script) as? [Double])
    try page.call(
      "Input.dispatchTouchEvent",
      ["type": "touchStart", "touchPoints": [["x": place[0], "y": place[1], "id": 1]]])
    try page.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// - Parameter modifiers: as the protocol counts them: Control is 2, Shift 8.
  private func press(_ key: String, _ code: Int, modifiers: Int = 0, in page: Chromium) throws {
    for type in ["keyDown", "keyUp"] {
      try page.call(
        "Input.dispatchKeyEvent",
        [
          "type": type, "key": key, "text": type == "keyDown" && key.count == 1 ? key : "",
          "windowsVirtualKeyCode": code, "modifiers": modifiers,
        ])
    }
  }

  @Test("What is typed while a field is getting its focus goes into it, and is no shortcut")
  func field() throws {
    let probe = try ProbeProcess("web", "--field")
    let page = try page(probe)
    try touch(page)
    try press("d", 68, in: page)
    try press(" ", 32, in: page)
    try press("r", 82, in: page)
    _ = try probe.event(containing: #"{"text":{"_0":"r"}}"#)
    let texts = probe.events.filter { $0.contains(#""text""#) }
    #expect(
      texts == [
        #"event {"text":{"_0":"d"}}"#, #"event {"text":{"_0":" "}}"#, #"event {"text":{"_0":"r"}}"#,
      ])
    #expect(!probe.events.contains { $0.contains("isDark") || $0.contains("record") })
  }

  @Test("Where no field gets the focus, a shortcut comes a moment later, once")
  func noField() throws {
    let probe = try ProbeProcess("web")
    let page = try page(probe)
    try touch(page)
    try press("d", 68, in: page)
    _ = try probe.event(containing: #""isDark":true"#)
    #expect(probe.events.filter { $0.contains("environment") }.count == 1)
  }

  @Test("A view that hears keys gets each, down and up, until Escape; then they are shortcuts")
  func keys() throws {
    let probe = try ProbeProcess("web", "--keys")
    let page = try page(probe)
    try touch(page)
    try page.wait(for: "document.body.classList.contains('typing')")
    try press("ArrowLeft", 37, in: page)
    try press("D", 68, modifiers: 8, in: page)
    try press("Escape", 27, in: page)
    try press("d", 68, in: page)
    try press("s", 83, modifiers: 2, in: page)
    _ = try probe.event(containing: #""key":"s""#)
    let presses = try probe.events.filter { $0.contains(#""press""#) }.map { line in
      struct Event: Decodable {
        struct Press: Decodable { let _0: LiveKeyPress }
        let press: Press
      }
      let json = Data(line.dropFirst("event ".count).utf8)
      return try JSONDecoder().decode(Event.self, from: json).press._0
    }
    #expect(
      presses == [
        LiveKeyPress(key: "left", phase: .down), LiveKeyPress(key: "left", phase: .up),
        LiveKeyPress(key: "d", text: "D", modifiers: [.shift], phase: .down),
        LiveKeyPress(key: "d", text: "D", modifiers: [.shift], phase: .up),
        LiveKeyPress(key: "escape", phase: .down),
        LiveKeyPress(key: "s", modifiers: [.control], phase: .down),
      ])
    #expect(probe.events.filter { $0.contains(#""isDark":true"#) }.count == 1)
  }
}
