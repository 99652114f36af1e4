import BrowserClient
import Foundation
import TestSupport
import Testing

/// `halcyon run --web` as somebody with a screen reader and a keyboard meets it: through Chromium's own
/// accessibility tree, which is what it hands to screen readers.
@Suite(
  "A program for those who do not see its picture", .serialized,
  .enabled(if: HalcyonCommandLine.isBuilt, "the command is not built"),
  .enabled(if: Chromium.path != nil, "needs Debian's package chromium"))
struct LiveAccessibilityTests {
  private static let program = """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0
      @State private var isLoud = false
      @State private var volume = 0.5
      @State private var guests = 2
      @State private var name = ""
      @State private var taps = 0

      var body: some View {
        VStack(spacing: 12) {
          Text("Party").font(.title).accessibilityAddTraits(.isHeader)
          Text("Count \\(count)")
          Button("Add one") { count += 1 }
          Toggle("Loud", isOn: $isLoud)
          Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
          Stepper("Guests", value: $guests)
          TextField("Name", text: $name)
          Text("Hello \\(name)!")
          Text("Volume is \\(Int((volume * 100).rounded())), \\(guests) guests")
          Circle().frame(width: 44, height: 44).onTapGesture { taps += 1 }
            .accessibilityLabel("Drum").accessibilityValue("\\(taps)")
        }
        .padding()
      }
    }
    """

  private let folder: TemporaryFolder
  private let page: LivePage
  private var browser: Chromium { page.browser }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.program, to: "Party.swift")
    page = try LivePage(folder.path + "/Party.swift")
    try browser.wait(for: "!!document.querySelector('#mirror button')")
    try browser.call("Accessibility.enable", [:])
  }

  private struct Node: CustomStringConvertible {
    var role: String
    var name: String
    var value: String
    var properties: [String: String]
    var description: String { "\(role) \"\(name)\" \(value) \(properties)" }
  }

  /// What Chromium tells screen readers of the program, in their order.
  private func nodes() throws -> [Node] {
    let answer = try browser.call("Accessibility.getFullAXTree", [:])
    let all = answer["nodes"] as? [[String: Any]] ?? []
    func text(_ value: Any?) -> String {
      (value as? [String: Any])?["value"].map { "\($0)" } ?? ""
    }
    let byID = Dictionary(uniqueKeysWithValues: all.map { ($0["nodeId"] as? String ?? "", $0) })
    var found: [Node] = []
    func visit(_ id: String) {
      guard let node = byID[id] else { return }
      if node["ignored"] as? Bool != true {
        var properties: [String: String] = [:]
        for property in node["properties"] as? [[String: Any]] ?? [] {
          properties[property["name"] as? String ?? ""] = text(property["value"])
        }
        found.append(
          Node(
            role: text(node["role"]), name: text(node["name"]), value: text(node["value"]),
            properties: properties))
      }
      for child in node["childIds"] as? [String] ?? [] { visit(child) }
    }
    let region = all.first { text($0["name"]) == "The program" && text($0["role"]) == "region" }
    for child in region?["childIds"] as? [String] ?? [] { visit(child) }
    return found
  }

  private func press(_ key: String, _ code: Int, text: String? = nil) throws {
    var down: [String: Any] = ["type": "keyDown", "key": key, "windowsVirtualKeyCode": code]
    if let text { down["text"] = text }
    try browser.call("Input.dispatchKeyEvent", down)
    try browser.call(
      "Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "windowsVirtualKeyCode": code])
  }

  /// Presses Tab until what has the focus is called so.
  private func tab(to name: String) throws {
    for _ in 0..<20 {
      let focused = try browser.evaluate("document.activeElement.getAttribute('aria-label')")
      if focused as? String == name { return }
      try press("Tab", 9)
    }
    Issue.record("Tab does not come to \(name)")
  }

  private func waitForText(_ text: String) throws {
    try browser.wait(
      for: "[...document.querySelectorAll('#mirror p')].some(p => p.textContent === '\(text)')")
  }

  @Test("Screen readers are told the labels that inspect --accessibility prints, in its order")
  func labels() throws {
    let report = try HalcyonCommandLine.run([
      "inspect", "--accessibility", folder.path + "/Party.swift",
    ]).output
    let printed = report.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ *[a-zA-Z]+ "([^"]*)"/).map { String($0.output.1) }
    }
    try #require(printed.count >= 10, "\(report)")
    let told = try nodes().map(\.name).filter { !$0.isEmpty }
    var next = told[...]
    for label in printed {
      guard let place = next.firstIndex(where: { $0 == label || $0.hasPrefix(label + ",") }) else {
        Issue.record("\(label) is missing after \(told.prefix(next.startIndex)) in \(told)")
        continue
      }
      next = next[(place + 1)...]
    }
    #expect(try nodes().contains { $0.role == "heading" && $0.name == "Party" })
    #expect(try nodes().contains { $0.role == "switch" && $0.properties["checked"] == "false" })
    let drum = try #require(try nodes().first { $0.name.hasPrefix("Drum") })
    #expect(
      drum.role == "button" || drum.role == "paragraph" || drum.role == "StaticText", "\(drum)")
  }

  @Test("An element stands over what it stands for")
  func bounds() throws {
    let corner = try page.corner()
    let script = """
      (() => { const r = [...document.querySelectorAll('#mirror button')]
        .find(b => b.getAttribute('aria-label') === 'Add one').getBoundingClientRect();
        return [r.left, r.top, r.width, r.height]; })()
      """
    let box = try #require(try browser.evaluate(script) as? [Double])
    let x = box[0] + box[2] / 2 - corner.x
    // In the middle of the window, which is 390 points wide.
    #expect(abs(x - 195) < 1, "\(box)")
    // A finger there presses the button.
    let place = ["x": box[0] + box[2] / 2, "y": box[1] + box[3] / 2, "id": 1]
    try browser.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [place]])
    try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
    try waitForText("Count 1")
  }

  @Test("The keyboard alone presses, toggles, turns and types")
  func keyboard() throws {
    try tab(to: "Add one")
    try press("Enter", 13, text: "\r")
    try waitForText("Count 1")
    try press(" ", 32, text: " ")
    try waitForText("Count 2")
    try tab(to: "Loud")
    try press(" ", 32, text: " ")
    try browser.wait(for: "!!document.querySelector('#mirror [role=switch][aria-checked=true]')")
    try tab(to: "Volume")
    try press("ArrowRight", 39)
    try waitForText("Volume is 60, 2 guests")
    try press("ArrowLeft", 37)
    try press("ArrowLeft", 37)
    try waitForText("Volume is 40, 2 guests")
    try tab(to: "Guests")
    try press("ArrowUp", 38)
    try waitForText("Volume is 40, 3 guests")
    try tab(to: "Name")
    try browser.call("Input.insertText", ["text": "Ada"])
    try waitForText("Hello Ada!")
    // The page's own keys have heard nothing of it.
    #expect(try browser.evaluate("document.body.classList.contains('recording')") as? Bool == false)
    #expect(try browser.evaluate("document.activeElement.value") as? String == "Ada")
    try press("Backspace", 8)
    try waitForText("Hello Ad!")
  }

  @Test("A page that nobody looks at is told nothing, and all of it when somebody looks again")
  func hidden() throws {
    try browser.evaluate(
      """
      Object.defineProperty(document, 'hidden', { get: () => window.isAway, configurable: true });
      window.isAway = true;
      document.dispatchEvent(new Event('visibilitychange'));
      """
    ).map { _ in () }
    Thread.sleep(forTimeInterval: 0.3)
    _ = try browser.evaluate("document.querySelector('#mirror button').click()")
    Thread.sleep(forTimeInterval: 1)
    let stale = "[...document.querySelectorAll('#mirror p')].some(p => p.textContent === 'Count 0')"
    #expect(try browser.evaluate(stale) as? Bool == true)
    _ = try browser.evaluate(
      "window.isAway = false; document.dispatchEvent(new Event('visibilitychange'))")
    try browser.wait(for: "document.querySelectorAll('#mirror p').length >= 4")
  }
}
