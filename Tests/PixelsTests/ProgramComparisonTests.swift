import Testing

@testable import Pixels

@Suite("What of a picture is another than before")
struct ProgramComparisonTests {
  /// A program of one command that is the same each time, however far it reaches.
  private let program: RasterProgram = {
    var program = RasterProgram(width: 64, height: 8 * bandRows)
    program.commands = [.popClip]
    return program
  }()

  private func rect(band: Int) -> PixelRect {
    PixelRect(x0: 0, y0: band * bandRows + 1, x1: 10, y1: band * bandRows + 3)
  }

  private func changed(from old: PixelRect, to new: PixelRect) -> [Int] {
    let bands = ProgramComparison(from: program, to: program)
      .changedBands(from: [old], to: [new], in: program)
    return bands.indices.filter { bands[$0] }
  }

  @Test("An equal command that reaches elsewhere is drawn anew where it was and where it is")
  func movedPair() {
    #expect(changed(from: rect(band: 1), to: rect(band: 5)) == [1, 5])
    #expect(changed(from: rect(band: 1), to: rect(band: 1)) == [])
  }

  @Test("A command that is gone, or new, is drawn where it was, or is")
  func comingAndGoing() {
    let empty = RasterProgram(width: 64, height: 8 * bandRows)
    let going = ProgramComparison(from: program, to: empty)
      .changedBands(from: [rect(band: 2)], to: [], in: empty)
    #expect(going.indices.filter { going[$0] } == [2])
    let coming = ProgramComparison(from: empty, to: program)
      .changedBands(from: [], to: [rect(band: 3)], in: program)
    #expect(coming.indices.filter { coming[$0] } == [3])
  }

  @Test("A rectangle that ends at a band's edge does not change the next band")
  func edges() {
    let band = PixelRect(x0: 0, y0: bandRows, x1: 10, y1: 2 * bandRows)
    #expect(changed(from: band, to: PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)) == [1])
  }

  @Test("Surfaces are the same that have the size, background and content of each other")
  func surfaces() {
    func surface(
      width: Int = 20, height: Int = 10, isBlack: Bool = false, isEmpty: Bool = true,
      beneath: BeneathSurface? = nil
    ) -> OffscreenSurface {
      var program = RasterProgram(width: width, height: height)
      if isBlack { _ = program.cover(with: .black) }
      if !isEmpty { program.commands = [.popClip] }
      var surface = OffscreenSurface(program: program, filters: [])
      surface.beneath = beneath
      return surface
    }
    #expect(surface().isSame(as: surface()))
    #expect(!surface().isSame(as: surface(width: 21)) && !surface().isSame(as: surface(height: 11)))
    #expect(!surface().isSame(as: surface(isBlack: true)))
    #expect(!surface().isSame(as: surface(isEmpty: false)))
    // What lies beneath may be another each time.
    let below = BeneathSurface(x: 0, y: 0, isCopy: true)
    #expect(!surface(beneath: below).isSame(as: surface(beneath: below)))
    #expect(!surface().isSame(as: surface(beneath: below)))
  }
}
