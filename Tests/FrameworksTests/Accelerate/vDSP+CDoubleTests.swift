import Accelerate
import Testing

/// vDSP's functions of C for both kinds of numbers, with strides: what lies between is neither read nor written.
@Suite("vDSP's functions of C for Double")
struct VDSPCDoubleTests {
  private let a: [Double] = [1, 99, -2, 99, 4, 99]
  private let b: [Double] = [2, 5, 0.5]

  /// The elements of a result with a stride of two; those between must be as they were.
  private func every(_ fill: (UnsafeMutablePointer<Double>) -> Void) -> [Double] {
    var result = [Double](repeating: 77, count: 6)
    fill(&result)
    #expect(result[1] == 77 && result[3] == 77 && result[5] == 77)
    return [result[0], result[2], result[4]]
  }

  private func one(_ fill: (UnsafeMutablePointer<Double>) -> Void) -> Double {
    var result: Double = 77
    fill(&result)
    return result
  }

  @Test(
    "Pairs are added, multiplied, compared; differences and quotients are the second by the first")
  func pairs() {
    #expect(every { vDSP_vaddD(a, 2, b, 1, $0, 2, 3) } == [3, 3, 4.5])
    #expect(every { vDSP_vmulD(a, 2, b, 1, $0, 2, 3) } == [2, -10, 2])
    #expect(every { vDSP_vsubD(b, 1, a, 2, $0, 2, 3) } == [-1, -7, 3.5])
    #expect(every { vDSP_vdivD(b, 1, a, 2, $0, 2, 3) } == [0.5, -0.4, 8])
    #expect(every { vDSP_vmaxD(a, 2, b, 1, $0, 2, 3) } == [2, 5, 4])
    #expect(every { vDSP_vminD(a, 2, b, 1, $0, 2, 3) } == [1, -2, 0.5])
  }

  @Test("One number with each of a vector")
  func scalars() {
    var three: Double = 3
    #expect(every { vDSP_vsaddD(a, 2, &three, $0, 2, 3) } == [4, 1, 7])
    #expect(every { vDSP_vsmulD(a, 2, &three, $0, 2, 3) } == [3, -6, 12])
    var two: Double = 2
    #expect(every { vDSP_vsdivD(a, 2, &two, $0, 2, 3) } == [0.5, -1, 2])
    #expect(every { vDSP_vsmaD(a, 2, &two, b, 1, $0, 2, 3) } == [4, 1, 8.5])
    #expect(every { vDSP_vfillD(&two, $0, 2, 3) } == [2, 2, 2])
  }

  @Test("Amounts, opposites, squares and limits")
  func unary() {
    #expect(every { vDSP_vabsD(a, 2, $0, 2, 3) } == [1, 2, 4])
    #expect(every { vDSP_vnegD(a, 2, $0, 2, 3) } == [-1, 2, -4])
    #expect(every { vDSP_vsqD(a, 2, $0, 2, 3) } == [1, 4, 16])
    var (low, high): (Double, Double) = (-1, 3)
    #expect(every { vDSP_vclipD(a, 2, &low, &high, $0, 2, 3) } == [1, -1, 3])
  }

  @Test("Ramps and decibels")
  func ramps() {
    var (start, step): (Double, Double) = (5, -2)
    #expect(every { vDSP_vrampD(&start, &step, $0, 2, 3) } == [5, 3, 1])
    var reference: Double = 10
    let levels: [Double] = [10, 100, 1000]
    // 10 log₁₀ of powers, 20 log₁₀ of amplitudes.
    let powers = every { vDSP_vdbconD(levels, 1, &reference, $0, 2, 3, 0) }
    #expect(zip(powers, [0, 10, 20] as [Double]).allSatisfy { abs($0 - $1) < 1e-4 })
    let amplitudes = every { vDSP_vdbconD(levels, 1, &reference, $0, 2, 3, 1) }
    #expect(zip(amplitudes, [0, 20, 40] as [Double]).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  @Test("Sums and means of elements, their amounts and squares")
  func sums() {
    #expect(one { vDSP_sveD(a, 2, $0, 3) } == 3)
    #expect(one { vDSP_svesqD(a, 2, $0, 3) } == 21)
    #expect(one { vDSP_svemgD(a, 2, $0, 3) } == 7)
    #expect(one { vDSP_meanvD(a, 2, $0, 3) } == 1)
    #expect(abs(one { vDSP_meamgvD(a, 2, $0, 3) } - 7 / 3) < 1e-6)
    #expect(one { vDSP_measqvD(a, 2, $0, 3) } == 7)
    #expect(abs(one { vDSP_rmsqvD(a, 2, $0, 3) } - (7 as Double).squareRoot()) < 1e-6)
    #expect(one { vDSP_dotprD(a, 2, b, 1, $0, 3) } == 2 - 10 + 2)
  }

  @Test(
    "The greatest and the least, with their places counted in elements that were passed over, too")
  func extremes() {
    #expect(one { vDSP_maxvD(a, 2, $0, 3) } == 4)
    #expect(one { vDSP_minvD(a, 2, $0, 3) } == -2)
    let signed: [Double] = [1, -9, 4]
    #expect(one { vDSP_maxmgvD(signed, 1, $0, 3) } == 9)
    var place = vDSP_Length(0)
    #expect(one { vDSP_maxviD(a, 2, $0, &place, 3) } == 4)
    #expect(place == 4)
    #expect(one { vDSP_minviD(a, 2, $0, &place, 3) } == -2)
    #expect(place == 2)
  }
}
