import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import ViewContent
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Forms of symbols, literals and pictures that are loaded")
@MainActor
struct AssetLiteralTests {
  @Test("A colour literal is a colour of UIKit's, whose components can be had one by one")
  func literals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && alpha == 0.25)
    var (hue, brightness): (CGFloat, CGFloat) = (0, 0)
    UIColor(hue: 0.7, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: nil, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.7) < 0.001 && abs(brightness - 0.8) < 0.001)
  }

  @Test(
    "A picture from a file takes the place of what was shown before; one from afar is waited for")
  func asyncImage() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("async.gif")
    // One red pixel.
    let gif =
      "R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="
    try Data(base64Encoded: gif)!.write(to: file)
    func sizes(_ url: URL?) -> [String] {
      let probe = LayoutProbe(100, 100) {
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Box("empty", 10, 10)
          case .success(let image): image.resizable().overlay(Box("picture", 20, 20))
          case .failure: Box("failure", 30, 30)
          }
        }
      }
      probe.run(0.1)
      return probe.names
    }
    #expect(sizes(nil) == ["empty"])
    #expect(sizes(file) == ["picture"])
    // Nobody listens there: what is not there at once is not there yet.
    #expect(sizes(URL(string: "http://127.0.0.1:9/a.png")) == ["empty"])
  }
}
