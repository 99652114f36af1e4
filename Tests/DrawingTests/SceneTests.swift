import Decoders
import Encoders
import Foundation
import Pixels
import Testing

@Suite("One scene for each thing that can be drawn")
struct SceneTests {
  @Test("Any number of jobs paints the same bytes", arguments: Scenes.all.indices)
  func jobs(index: Int) {
    let (name, items) = Scenes.all[index]
    let pictures = [1, 2, 7].map { Picture(items, width: 720, height: 720, scale: 7.2, jobs: $0) }
    pictures[0].save(name)
    #expect(pictures[0].bytes == pictures[1].bytes)
    #expect(pictures[0].bytes == pictures[2].bytes)
  }

  @Test("Plain C paints the same bytes as this machine's vectors", arguments: Scenes.all.indices)
  func kernels(index: Int) {
    let items = Scenes.all[index].items
    let pictures = [Kernels.scalar, .active].map {
      Picture(items, width: 317, height: 317, scale: 3.17, kernels: $0)
    }
    #expect(pictures[0].bytes == pictures[1].bytes)
  }

  /// A byte may differ by this much before its pixel counts, and so many pixels of a scene may: another
  /// version of FreeType or of the C library rounds otherwise.
  private static let (byteTolerance, pixelTolerance) = (6, 40)

  @Test("Scenes look as they did when they were last judged by eye", arguments: Scenes.all.indices)
  func golden(index: Int) throws {
    let (name, items) = Scenes.all[index]
    let picture = Picture(items, width: 200, height: 200, scale: 2)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Goldens/\(name).png")
    let golden = try? ImageDecoder.decode(Data(contentsOf: file))
    let differing = golden.map { picture.pixels(differingFrom: $0, by: Self.byteTolerance) }
    if let differing, differing <= Self.pixelTolerance { return }
    let build = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: ".build/goldens")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let copy = build.appending(path: "\(name).png")
    try Data(PNGEncoder.encode(picture.bitmap)).write(to: copy)
    Issue.record(
      """
      \(differing.map { "\($0) pixels of \(name) differ" } ?? "there is no picture of \(name)"). \
      Look at \(copy.path) and \(file.path); if the first is right, copy it to the second.
      """)
  }

  @Test("A second picture of the same painter is the same", arguments: Scenes.all.indices)
  func again(index: Int) {
    let items = Scenes.all[index].items
    let first = Picture(items, width: 130, height: 90, scale: 1.3)
    let second = Picture(items, width: 130, height: 90, scale: 1.3)
    #expect(first.bytes == second.bytes)
  }
}
