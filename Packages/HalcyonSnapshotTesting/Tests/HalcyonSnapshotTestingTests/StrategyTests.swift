import Foundation
import HalcyonSnapshotTesting
import SwiftUI
import Testing
import UIKit

#if os(Linux)
/// What the strategies answer, in folders of their own.
@MainActor @Suite("Strategies for snapshots")
struct StrategyTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("halcyon-snapshots-\(UUID().uuidString)").path

  private func verify<V: View, Format>(
    _ view: V, _ strategy: Snapshotting<V, Format>, _ name: String
  ) -> String? {
    verifySnapshot(
      of: view, as: strategy, named: name, snapshotDirectory: folder, testName: "strategy")
  }

  private func file(_ name: String) throws -> Picture {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/strategy.\(name).png"))
    return try #require(Picture(data: data, scale: 2))
  }

  @Test("A missing reference is recorded, an equal one passes, another colour does not")
  func life() throws {
    #expect(verify(Color.red, .image(layout: .fixed(width: 20, height: 10)), "red") != nil)
    #expect(verify(Color.red, .image(layout: .fixed(width: 20, height: 10)), "red") == nil)
    let picture = try file("red")
    #expect(picture.width == 40)
    #expect(picture.height == 20)
    let message = verify(Color.green, .image(layout: .fixed(width: 20, height: 10)), "red")
    #expect(message?.contains("800 pixels differ") == true)
  }

  @Test("A tolerance lets a shade pass, and a part of the pixels")
  func tolerance() {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    let near = Color(red: 0.51, green: 0.51, blue: 0.51)
    let layout = SwiftUISnapshotLayout.fixed(width: 10, height: 10)
    _ = verify(gray, .image(layout: layout), "gray")
    #expect(verify(near, .image(layout: layout), "gray") != nil)
    #expect(verify(near, .image(perceptualPrecision: 0.98, layout: layout), "gray") == nil)
    #expect(verify(near, .image(precision: 0, layout: layout), "gray") == nil)
  }

  @Test("A view is as large as it wants, or as its device; traits go before the device's")
  func sizes() throws {
    _ = verify(Color.red.frame(width: 30, height: 12), .image, "fitting")
    #expect(try file("fitting").width == 60)
    #expect(try file("fitting").height == 24)
    _ = verify(
      Color.red,
      .image(layout: .device(config: .iPhone13), traits: UITraitCollection(displayScale: 1)),
      "device")
    #expect(try file("device").width == 390)
    #expect(try file("device").height == 844)
    _ = verify(Color.red, .image(layout: .device(config: .iPhone13(.landscape))), "side")
    #expect(try file("side").width == 2 * 844)
  }

  @Test("Traits reach the view: appearance, text size, direction, size classes")
  func traits() {
    struct Told: View {
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      @Environment(\.horizontalSizeClass) private var width
      var body: some View {
        Text(
          "\(colorScheme == .dark) \(size == .xxLarge) \(direction == .rightToLeft) \(width == .regular)"
        )
      }
    }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    let strategy = Snapshotting<Told, String>.accessibility(
      layout: .device(config: .iPhoneX), traits: traits)
    var text = ""
    strategy.snapshot(Told()).run { text = $0 }
    #expect(text.contains("true true true true"))
  }

  @Test("A stage is compared as it is at that moment")
  func stage() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let stage = Stage(Counter(), size: CGSize(width: 100, height: 50))
    stage["Count 0"].tap()
    var text = ""
    Snapshotting<Stage, String>.accessibility.snapshot(stage).run { text = $0 }
    #expect(text.contains("Count 1"))
  }
}
#endif
