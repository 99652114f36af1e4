import Foundation
import TestSupport
import Testing

@Suite("Assets by UIKit's names")
struct NamedAssetsTests {
  @Test(
    "What a catalogue has is there before anything is shown, what it has not is nil and told",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func named() throws {
    let folder = try TemporaryFolder()
    let set = folder.url.appendingPathComponent("Assets.xcassets/Sea.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0.200","green":"0.400","blue":"0.600","alpha":"1.000"}}}],
    "info":{"author":"xcode","version":1}}
    """.write(
      to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let program = folder.url.appendingPathComponent("Sea.swift")
    try """
    import SwiftUI

    @main struct Sea: App {
      init() {
        precondition(UIColor(named: "Sea") != nil)
        precondition(UIColor(named: "Lake") == nil)
        precondition(UIImage(named: "Boat") == nil)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = UIColor(Color("Sea")).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        precondition(abs(red - 0.2) < 0.01 && abs(blue - 0.6) < 0.01)
      }
      var body: some Scene { WindowGroup { Color("Sea") } }
    }
    """.write(to: program, atomically: true, encoding: .utf8)
    let picture = folder.url.appendingPathComponent("sea.png")
    let answer = try HalcyonCommandLine.run([
      "still", folder.url.path, "--scale", "1", "-o", picture.path,
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.errors.contains("nothing named \"Lake\""))
    #expect(answer.errors.contains("nothing named \"Boat\""))
    #expect(!answer.errors.contains("\"Sea\""))
  }
}
