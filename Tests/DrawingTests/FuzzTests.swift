import Drawing
import DrawingFuzz
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Random display lists of absurd numbers")
struct FuzzTests {
  @Test(
    "Whatever is in a list, it is painted and the same for any number of jobs", arguments: 0..<40)
  func lists(seed: Int) {
    var maker = ListMaker(seed: UInt64(seed))
    let items = maker.items(depth: 3)
    let pictures = [1, 3].map { Picture(items, width: 70, height: 90, jobs: $0) }
    #expect(pictures[0].bytes == pictures[1].bytes)
    _ = DisplayList(items).description
  }

  @Test(
    "Every input that the search for crashes kept is painted, in sequences as in whole, and some show something"
  )
  func corpus() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus.txt")
    let inputs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try #require(Data(base64Encoded: String($0)), "not base 64: \($0)")
    }
    #expect(inputs.count > 50)
    let shown = Shown(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      shown.set(index, inputs[index].withUnsafeBytes { FuzzPicture($0) }.bitmap.showsAnything)
    }
    #expect(shown.count > inputs.count / 10)
  }
}

/// Which inputs left a picture that is not clear; each is written once.
private final class Shown: @unchecked Sendable {
  private let flags: UnsafeMutableBufferPointer<Bool>

  init(count: Int) {
    flags = .allocate(capacity: count)
    flags.initialize(repeating: false)
  }

  deinit { flags.deallocate() }

  func set(_ index: Int, _ isShown: Bool) { flags[index] = isShown }

  var count: Int { flags.count { $0 } }
}

extension Bitmap {
  fileprivate var showsAnything: Bool {
    let row = [UInt8](repeating: 0, count: width * 4)
    return (0..<height).contains { memcmp(bytes + $0 * rowBytes, row, row.count) != 0 }
  }
}
