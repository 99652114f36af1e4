import BrowserClient
import Foundation
import Testing

/// `halcyon run --web` as somebody with a touch screen sees it, with a published program.
@Suite(
  "A program on a page", .serialized,
  .enabled(if: HalcyonCommandLine.isBuilt, "the command is not built"),
  .enabled(if: Chromium.path != nil, "needs Debian's package chromium"),
  .enabled(if: EndToEndTests.hasSeeds, "needs the published programs"))
struct LivePageTests {
  /// What the ripples begin with for the first three fingers: half of the colour, half of white.
  private static let colors = [
    (0.4627, 0.8392, 1.0), (0.8392, 0.4627, 1.0), (0.4627, 1.0, 0.8392),
  ].map { color in [color.0, color.1, color.2].map { 255 * (0.5 + 0.5 * $0) } }

  @Test("Three fingers at once: rings in three colours spread from where they are")
  func ripples() throws {
    let page = try LivePage(EndToEndTests.seeds.appendingPathComponent("ripples").path)
    try page.browser.wait(
      for: "!!window.halcyon && halcyon.picture.width === 780 && halcyon.pace.shown > 0")
    let corner = try page.corner()
    let fingers = [(100.0, 200.0), (290.0, 420.0), (130.0, 650.0)]
    try page.browser.call(
      "Input.dispatchTouchEvent",
      [
        "type": "touchStart",
        "touchPoints": fingers.enumerated().map { index, finger in
          ["x": corner.x + finger.0, "y": corner.y + finger.1, "id": Double(index + 1)]
        },
      ])
    // The pixel farthest from white in each of four directions from each finger: how far it is, and it.
    let look = """
      [\(fingers.map { "[\($0.0), \($0.1)]" }.joined(separator: ", "))].map(([x, y]) =>
        [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([right, down]) => {
          const context = document.getElementById("screen").getContext("2d");
          let found = [0, 255, 255, 255], most = 0;
          for (let distance = 0; distance < 160; distance++) {
            const [r, g, b] = context.getImageData(
              x * 2 + right * distance, y * 2 + down * distance, 1, 1).data;
            if (765 - r - g - b > most) { most = 765 - r - g - b; found = [distance, r, g, b]; }
          }
          return found;
        }))
      """
    try page.browser.wait(for: "(\(look)).every(rays => rays.every(ray => ray[0] >= 24))")
    let seen = try #require(try page.browser.evaluate(look) as? [[[Double]]])
    var found: Set<Int> = []
    for rays in seen {
      // A ring is round. The fingers come down at once, but a busy machine may take them in two frames.
      for ray in rays { #expect(abs(ray[0] - rays[0][0]) <= 2, "\(seen)") }
      let color = Self.colors.firstIndex { expected in
        zip(expected, rays[0].dropFirst()).allSatisfy { abs($0 - $1) < 12 }
      }
      found.insert(try #require(color, "\(rays[0])"))
    }
    #expect(found == [0, 1, 2], "\(seen)")
    try page.browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }
}
