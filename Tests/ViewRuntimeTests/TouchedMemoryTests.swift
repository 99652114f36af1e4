import Testing

@testable import ViewRuntime

/// 200 bytes of numbers behind the 16 of every object.
private final class Large {
  var numbers:
    (
      SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>,
      Double
    )?
}

private final class Small {
  var number = 0
}

/// How many lines of 64 bytes `bytes` from the address of `object` on lie in.
private func lines(_ object: AnyObject, bytes: UInt) -> Int {
  let address = UInt(bitPattern: ObjectIdentifier(object))
  return Int((address + bytes - 1) / 64 - address / 64 + 1)
}

struct TouchedMemoryTests {
  @Test("An object is fetched from its first byte to its last, and little beyond")
  func wholeObjects() {
    // Kept, so that they lie at many places within their lines.
    let objects = (0..<50).map { _ in (Large(), Small()) }
    var memory = TouchedMemory()
    for (large, small) in objects {
      memory.add(large)
      memory.endView()
      memory.add(small)
      memory.endView()
    }
    for (index, (large, small)) in objects.enumerated() {
      // The numbers lie on a multiple of 32, and memory is given out in steps of 16 bytes.
      #expect(memory.lineCount(of: 2 * index) >= lines(large, bytes: 200))
      #expect(memory.lineCount(of: 2 * index) <= lines(large, bytes: 272))
      #expect(memory.lineCount(of: 2 * index + 1) >= lines(small, bytes: 24))
      #expect(memory.lineCount(of: 2 * index + 1) <= lines(small, bytes: 40))
    }
  }

  @Test("What a view touches is noted for that view alone, and behind the last there is nothing")
  func viewsApart() {
    let (first, second) = (Small(), Small())
    var memory = TouchedMemory()
    memory.add(first)
    memory.add(second)
    memory.endView()
    memory.endView()
    memory.add(second)
    memory.endView()
    #expect(memory.lineCount(of: 1) == 0)
    #expect(memory.lineCount(of: 0) > memory.lineCount(of: 2))
    #expect(memory.lineCount(of: 3) == 0)
    for index in 0..<5 {
      memory.fetchFirstHalf(ahead: index)
      memory.fetchSecondHalf(ahead: index)
    }
    #expect((first.number, second.number) == (0, 0))
  }
}
