import Foundation
import Testing
import UIKit

@testable import SpriteKit

/// Writes binary property lists as `NSKeyedArchiver` does: its objects name each other by numbers.
private struct ArchiveWriter {
  indirect enum Item {
    case number(Double), text(String), list([Item]), table([(String, Item)]), reference(Int)
  }
  private var objects: [[UInt8]] = []

  static func data(_ objects: [Item]) -> Data {
    var writer = ArchiveWriter()
    let top = writer.add(.table([("$objects", .list(objects)), ("$version", .number(100_000))]))
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in writer.objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += big(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2] + big(offsets.count, 8) + big(top, 8) + big(table, 8)
    return Data(bytes)
  }

  private static func big(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }

  private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x11] + Self.big(count, 2)
  }

  private mutating func add(_ item: Item) -> Int {
    let bytes: [UInt8]
    switch item {
    case .number(let number):
      bytes = [0x23] + Self.big(Int(Int64(bitPattern: number.bitPattern)), 8)
    case .text(let text): bytes = head(5, text.utf8.count) + Array(text.utf8)
    case .reference(let index): bytes = [0x81] + Self.big(index, 2)
    case .list(let items):
      let places = items.map { add($0) }
      bytes = head(10, items.count) + places.flatMap { Self.big($0, 2) }
    case .table(let entries):
      let keys = entries.map { add(.text($0.0)) }
      let values = entries.map { add($0.1) }
      bytes = head(13, entries.count) + (keys + values).flatMap { Self.big($0, 2) }
    }
    objects.append(bytes)
    return objects.count - 1
  }
}

@MainActor @Suite("Files of Xcode's scene editor")
struct SceneFileTests {
  private static func type(_ names: String...) -> ArchiveWriter.Item {
    .table([("$classes", .list(names.map { .text($0) })), ("$classname", .text(names[0]))])
  }

  /// An emitter whose opacity falls along its particles' lives.
  private let emitter = ArchiveWriter.data([
    .text("$null"),
    .table([
      ("$class", .reference(2)), ("_birthrate", .number(40)), ("_lifetime", .number(2.5)),
      ("_emissionAngle", .number(1.5)), ("_startPositionVariance", .text("{44, 30}")),
      ("_acceleration", .text("{0, -90}")), ("_startOpacity", .number(0.8)),
      ("_startScale", .number(0.5)), ("_startColorR", .number(1)), ("_startColorG", .number(0.5)),
      ("_startColorB", .number(0)), ("_startColorA", .number(1)), ("_startColorMix", .number(1)),
      ("_particleBlendMode", .number(1)), ("_particleAlphaSequence", .reference(3)),
    ]),
    type("SKEmitterNode", "SKNode"),
    .table([("$class", .reference(4)), ("_times", .reference(5)), ("_values", .reference(6))]),
    type("SKKeyframeSequence", "NSObject"),
    .table([("NS.objects", .list([.number(0), .number(1)]))]),
    .table([("NS.objects", .list([.number(1), .number(0)]))]),
  ])

  @Test("An emitter has the numbers of its file")
  func emitters() throws {
    let archive = try #require(KeyedArchive(emitter))
    let object = try #require(archive.first(ofClass: "SKEmitterNode"))
    let node = SKEmitterNode()
    node.fill(from: object)
    #expect(node.particleBirthRate == 40 && node.particleLifetime == 2.5)
    #expect(node.particlePositionRange == CGVector(dx: 44, dy: 30) && node.yAcceleration == -90)
    #expect(node.particleAlpha == 0.8 && node.particleBlendMode == .add)
    #expect(node.particleColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let half = try #require(node.particleAlphaSequence?.sample(atTime: 0.25) as? NSNumber)
    #expect(half.doubleValue == 0.75)
  }

  @Test("Torn and foreign files are none, wherever they end")
  func torn() {
    #expect(KeyedArchive(Data()) == nil && KeyedArchive(Data("<plist/>".utf8)) == nil)
    for count in 0..<emitter.count {
      _ = KeyedArchive(emitter.prefix(count))?.first(ofClass: "SKNode")
    }
    for place in stride(from: 8, to: emitter.count, by: 3) {
      var broken = emitter
      broken[place] ^= 0xFF
      if let object = KeyedArchive(broken)?.first(ofClass: "SKEmitterNode") {
        _ = (object.numbers("_startPositionVariance"), object.objects("_children"))
      }
    }
  }

  @Test("A file that is not there makes no node")
  func missing() {
    #expect(SKScene(fileNamed: "Nowhere") == nil && SKEmitterNode(fileNamed: "Nowhere.sks") == nil)
  }
}
