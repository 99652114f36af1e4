import Foundation
import Pixels
import TestSupport
import Testing

@testable import Encoders

@Suite("Memory for encoding")
struct ScratchMemoryTests {
  @Test("Nobody gets memory that somebody else still has", arguments: [1, 4096, 5 << 20])
  func nested(count: Int) {
    ScratchMemory.withBytes(count) { outer in
      ScratchMemory.withBytes(count) { inner in
        #expect(outer.count >= count && inner.count >= count)
        let (first, second) = (outer.baseAddress!, inner.baseAddress!)
        #expect(first + outer.count <= second || second + inner.count <= first)
      }
    }
  }

  @Test("More than is kept is lent as well")
  func large() {
    let count = ScratchMemory.mostKept + 1
    ScratchMemory.withBytes(count) { bytes in
      bytes[count - 1] = 7
      #expect(bytes[count - 1] == 7)
    }
  }

  @Test("Pictures that are encoded fast on many threads at once have the bytes of those made alone")
  func threads() async {
    let pictures = (1...8).map { Bitmap.noise(40 * $0, 90) }
    let alone = pictures.map { PNGEncoder.encode($0, isFast: true) }
    await withTaskGroup(of: (Int, [UInt8]).self) { group in
      for number in 0..<64 {
        group.addTask { (number % 8, PNGEncoder.encode(pictures[number % 8], isFast: true)) }
      }
      for await (index, file) in group { #expect(file == alone[index]) }
    }
  }
}
