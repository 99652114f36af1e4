import Accelerate
import Testing

/// vDSP's functions of C for both kinds of numbers, with strides: what lies between is neither read nor written.
@Suite("vDSP's functions of C for Float")
struct VDSPCFloatTests {
  private let a: [Float] = [1, 99, -2, 99, 4, 99]
  private let b: [Float] = [2, 5, 0.5]

  /// The elements of a result with a stride of two; those between must be as they were.
  private func every(_ fill: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
    var result = [Float](repeating: 77, count: 6)
    fill(&result)
    #expect(result[1] == 77 && result[3] == 77 && result[5] == 77)
    return [result[0], result[2], result[4]]
  }

  private func one(_ fill: (UnsafeMutablePointer<Float>) -> Void) -> Float {
    var result: Float = 77
    fill(&result)
    return result
  }

  @Test(
    "Pairs are added, multiplied, compared; differences and quotients are the second by the first")
  func pairs() {
    #expect(every { vDSP_vadd(a, 2, b, 1, $0, 2, 3) } == [3, 3, 4.5])
    #expect(every { vDSP_vmul(a, 2, b, 1, $0, 2, 3) } == [2, -10, 2])
    #expect(every { vDSP_vsub(b, 1, a, 2, $0, 2, 3) } == [-1, -7, 3.5])
    #expect(every { vDSP_vdiv(b, 1, a, 2, $0, 2, 3) } == [0.5, -0.4, 8])
    #expect(every { vDSP_vmax(a, 2, b, 1, $0, 2, 3) } == [2, 5, 4])
    #expect(every { vDSP_vmin(a, 2, b, 1, $0, 2, 3) } == [1, -2, 0.5])
  }

  @Test("One number with each of a vector")
  func scalars() {
    var three: Float = 3
    #expect(every { vDSP_vsadd(a, 2, &three, $0, 2, 3) } == [4, 1, 7])
    #expect(every { vDSP_vsmul(a, 2, &three, $0, 2, 3) } == [3, -6, 12])
    var two: Float = 2
    #expect(every { vDSP_vsdiv(a, 2, &two, $0, 2, 3) } == [0.5, -1, 2])
    #expect(every { vDSP_vsma(a, 2, &two, b, 1, $0, 2, 3) } == [4, 1, 8.5])
    #expect(every { vDSP_vfill(&two, $0, 2, 3) } == [2, 2, 2])
  }

  @Test("Amounts, opposites, squares and limits")
  func unary() {
    #expect(every { vDSP_vabs(a, 2, $0, 2, 3) } == [1, 2, 4])
    #expect(every { vDSP_vneg(a, 2, $0, 2, 3) } == [-1, 2, -4])
    #expect(every { vDSP_vsq(a, 2, $0, 2, 3) } == [1, 4, 16])
    var (low, high): (Float, Float) = (-1, 3)
    #expect(every { vDSP_vclip(a, 2, &low, &high, $0, 2, 3) } == [1, -1, 3])
  }

  @Test("Ramps and decibels")
  func ramps() {
    var (start, step): (Float, Float) = (5, -2)
    #expect(every { vDSP_vramp(&start, &step, $0, 2, 3) } == [5, 3, 1])
    var reference: Float = 10
    let levels: [Float] = [10, 100, 1000]
    // 10 log₁₀ of powers, 20 log₁₀ of amplitudes.
    let powers = every { vDSP_vdbcon(levels, 1, &reference, $0, 2, 3, 0) }
    #expect(zip(powers, [0, 10, 20] as [Float]).allSatisfy { abs($0 - $1) < 1e-4 })
    let amplitudes = every { vDSP_vdbcon(levels, 1, &reference, $0, 2, 3, 1) }
    #expect(zip(amplitudes, [0, 20, 40] as [Float]).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  @Test("Sums and means of elements, their amounts and squares")
  func sums() {
    #expect(one { vDSP_sve(a, 2, $0, 3) } == 3)
    #expect(one { vDSP_svesq(a, 2, $0, 3) } == 21)
    #expect(one { vDSP_svemg(a, 2, $0, 3) } == 7)
    #expect(one { vDSP_meanv(a, 2, $0, 3) } == 1)
    #expect(abs(one { vDSP_meamgv(a, 2, $0, 3) } - 7 / 3) < 1e-6)
    #expect(one { vDSP_measqv(a, 2, $0, 3) } == 7)
    #expect(abs(one { vDSP_rmsqv(a, 2, $0, 3) } - (7 as Float).squareRoot()) < 1e-6)
    #expect(one { vDSP_dotpr(a, 2, b, 1, $0, 3) } == 2 - 10 + 2)
  }

  @Test(
    "The greatest and the least, with their places counted in elements that were passed over, too")
  func extremes() {
    #expect(one { vDSP_maxv(a, 2, $0, 3) } == 4)
    #expect(one { vDSP_minv(a, 2, $0, 3) } == -2)
    let signed: [Float] = [1, -9, 4]
    #expect(one { vDSP_maxmgv(signed, 1, $0, 3) } == 9)
    var place = vDSP_Length(0)
    #expect(one { vDSP_maxvi(a, 2, $0, &place, 3) } == 4)
    #expect(place == 4)
    #expect(one { vDSP_minvi(a, 2, $0, &place, 3) } == -2)
    #expect(place == 2)
  }
}
