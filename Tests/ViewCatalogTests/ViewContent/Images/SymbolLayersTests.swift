import Foundation
import Geometry
import Testing
import Typesetting

@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

private let isInstalled = FileManager.default.fileExists(atPath: SymbolLibrary.folder.path)

@Suite("Layers of symbols", .enabled(if: isInstalled))
struct SymbolLayersTests {
  private func layers(_ name: String) -> [SymbolLayer] {
    SymbolLibrary.layers(named: name, weight: .regular)
  }

  /// The level that is seen at a point of the square.
  private func level(_ name: String, _ x: CGFloat, _ y: CGFloat) -> Int? {
    layers(name).last { $0.path.contains(CGPoint(x: x, y: y)) }?.level
  }

  @Test("A mark in a filled frame is the first layer, and lies on the whole frame")
  func enclosures() {
    #expect(level("plus.circle.fill", 8, 8) == 0 && level("plus.circle.fill", 2, 8) == 1)
    #expect(
      layers("plus.circle.fill").first { $0.level == 1 }?.path.contains(CGPoint(x: 8, y: 8)) == true
    )
    #expect(level("exclamationmark.triangle.fill", 8, 7) == 0)
    #expect(level("exclamationmark.triangle.fill", 4, 13) == 1)
    #expect(level("plus.circle", 8, 8) == 0 && level("plus.circle", 0.5, 8) == 1)
  }

  @Test("A badge and a slash come before what they stand on")
  func badges() {
    #expect(Set(layers("person.badge.plus").map(\.level)) == [0, 1])
    let badge = layers("person.badge.plus").first { $0.level == 0 }!.path.boundingRect
    #expect(badge.minX > 9)
    #expect(layers("folder.badge.minus").first { $0.level == 0 }!.path.boundingRect.minY > 9)
    let slash = layers("mic.slash.fill").first { $0.level == 0 }!.path.boundingRect
    #expect(slash.width > 10 && slash.height > 10 && level("mic.slash.fill", 8, 14.8) == 1)
  }

  @Test("A cloud comes before the sun beside it, and that before the rain")
  func weather() {
    for (name, count) in [
      ("cloud.rain.fill", 2), ("cloud.sun.fill", 2), ("cloud.sun.rain.fill", 3),
    ] {
      let layers = layers(name).sorted { $0.level < $1.level }
      #expect(layers.map(\.level) == Array(0..<count), "\(name)")
      #expect(layers[0].path.boundingRect.width > layers[count - 1].path.boundingRect.width)
    }
    // A flash as well as drops falls from a filled cloud beside the sun.
    #expect(layers("cloud.sun.bolt.fill").map(\.color) == [.white, .yellow, .yellow])
    #expect(layers("cloud.sun.bolt.fill").map(\.level) == [0, 1, 0])
    let three = layers("cloud.sun.rain.fill").sorted { $0.level < $1.level }.map(
      \.path.boundingRect)
    #expect(three[1].midY < three[0].midY && three[2].midY > three[0].midY)
    let box = SymbolLibrary.outline(named: "cloud.sun.rain.fill").path.boundingRect
    #expect(box.minY >= -0.5 && box.maxY <= 16.5)
  }

  @Test("A sun is one layer; what it stands behind comes before it")
  func suns() {
    for name in ["sun.max", "sun.max.fill", "sun.min.fill", "sparkles", "rectangle.stack.fill"] {
      #expect(layers(name).map(\.level) == [0], "\(name)")
    }
    // The lines lie below the half of the sun.
    for name in ["sun.haze.fill", "sun.haze", "moon.haze.fill", "sun.rain.fill"] {
      let levels = Dictionary(grouping: layers(name), by: \.level).mapValues {
        $0[0].path.boundingRect
      }
      #expect(levels[0]!.minY > levels[1]!.maxY, "\(name)")
    }
    #expect(level("sun.haze.fill", 8, 7) == 1 && level("sun.haze", 8, 7.5) == nil)
    // The disc beside the cloud is filled, and does not touch it.
    #expect(level("cloud.sun.fill", 10.6, 6.4) == 1 && level("cloud.sun.fill", 6, 12) == 0)
  }

  @Test("A rainbow has five rings, red outside and purple inside, lit from within")
  func rainbow() {
    let rings = layers("rainbow")
    #expect(rings.map(\.color) == [.purple, .cyan, .lime, .orange, .red])
    #expect(rings.map(\.level) == [0, 0, 0, 0, 0])
    #expect(rings.map(\.threshold) == [0, 0.2, 0.4, 0.6, 0.8])
    let boxes = rings.map(\.path.boundingRect)
    for (inner, outer) in zip(boxes, boxes.dropFirst()) {
      #expect(inner.minX > outer.minX + 0.68 && abs(inner.maxY - outer.maxY) < 0.01)
    }
  }

  @Test("What stands in a cloud or a house comes first, and so does the person in front")
  func framed() {
    for name in ["checkmark.icloud", "bolt.house.fill", "plus.magnifyingglass", "person.2.fill"] {
      #expect(Set(layers(name).map(\.level)) == [0, 1], "\(name)")
    }
    let mark = layers("checkmark.icloud").first { $0.level == 0 }!.path.boundingRect
    let cloud = layers("checkmark.icloud").first { $0.level == 1 }!.path.boundingRect
    #expect(cloud.contains(mark))
    #expect(layers("suit.heart.fill").map(\.level) == [0])
  }

  @Test("A heart has a colour of its own, a flame has none")
  func colors() {
    #expect(layers("heart.fill")[0].color == .red && layers("sun.max.fill")[0].color == .yellow)
    #expect(layers("sun.max")[0].color == nil && layers("flame.fill")[0].color == nil)
    // What stands in a filled frame is white on the colour around it.
    #expect(layers("1.circle.fill").map(\.color) == [nil, .white])
    #expect(layers("cloud.rain").allSatisfy { $0.color == nil })
    #expect(layers("cloud.rain.fill").map(\.color) == [.white, .cyan])
  }

  @Test("Waves farther from a speaker are deeper levels, and lit later")
  func waves() {
    let layers = layers("speaker.wave.3.fill")
    #expect(layers.map(\.level) == [0, 0, 1, 2])
    #expect(layers[0].threshold == nil)
    for (index, layer) in layers.dropFirst().enumerated() {
      #expect(layer.threshold == Double(index) / 3)
    }
    #expect(self.layers("wifi").first?.threshold == 0)
  }

  @Test("What has one layer is its whole drawing")
  func single() {
    for name in ["heart.fill", "doc.text.fill", "chevron.right"] {
      #expect(layers(name).count == 1 && layers(name)[0].level == 0)
      let whole = SymbolLibrary.outline(named: name).path.boundingRect
      let box = layers(name)[0].path.boundingRect
      #expect(abs(box.minX - whole.minX) < 0.01 && abs(box.maxY - whole.maxY) < 0.01)
    }
  }

  @Test("Layers of what has no filled frame are the drawing again, no more and no less")
  func areas() {
    for name in [
      "person.badge.plus", "cloud.bolt.fill", "list.bullet", "square.and.arrow.up", "sparkles",
      "wifi",
    ] {
      var joined = Path()
      for layer in layers(name) { joined.addPath(layer.path) }
      let outline = SymbolLibrary.outline(named: name)
      for index in 0..<256 {
        let point = CGPoint(x: 0.53 + Double(index % 16), y: 0.47 + Double(index / 16))
        #expect(
          joined.contains(point) == outline.path.contains(point, eoFill: outline.isEvenOdd),
          "\(name) at \(point)")
      }
    }
  }
}
