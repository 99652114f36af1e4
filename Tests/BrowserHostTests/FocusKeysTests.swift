import BrowserClient
import Foundation
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

  private func press(_ key: String, _ code: Int, in page: Chromium) throws {
    for type in ["keyDown", "keyUp"] {
      try page.call(
        "Input.dispatchKeyEvent",
        [
          "type": type, "key": key, "text": type == "keyDown" ? key : "",
          "windowsVirtualKeyCode": code,
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
}
