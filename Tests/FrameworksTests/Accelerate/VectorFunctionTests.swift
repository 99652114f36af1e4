import Accelerate
import Testing

@Suite("vDSP's functions of C")
struct VectorFunctionTests {
  @Test("Differences and quotients take their second vector first")
  func order() {
    let (a, b): ([Float], [Float]) = ([8, 9, 10], [2, 3, 5])
    var difference = [Float](repeating: 0, count: 3)
    vDSP_vsub(b, 1, a, 1, &difference, 1, 3)
    #expect(difference == [6, 6, 5])
    var quotient = [Float](repeating: 0, count: 3)
    vDSP_vdiv(b, 1, a, 1, &quotient, 1, 3)
    #expect(quotient == [4, 3, 2])
  }

  @Test("Strides leave elements out")
  func strides() {
    let values = [1.0, 100, 2, 100, 3, 100]
    var sum = 0.0
    vDSP_sveD(values, 2, &sum, 3)
    #expect(sum == 6)
    var (largest, place) = (0.0, vDSP_Length(0))
    vDSP_maxviD(values, 2, &largest, &place, 3)
    #expect(largest == 3 && place == 4)
  }

  @Test("Means, roots and decibels are those of their formulas")
  func formulas() {
    let values: [Float] = [3, -4]
    var result: Float = 0
    vDSP_meanv(values, 1, &result, 2)
    #expect(result == -0.5)
    vDSP_rmsqv(values, 1, &result, 2)
    #expect(abs(result - (12.5 as Float).squareRoot()) < 1e-6)
    vDSP_maxmgv(values, 1, &result, 2)
    #expect(result == 4)
    var (one, level): (Float, [Float]) = (1, [0, 0])
    vDSP_vdbcon([10, 100], 1, &one, &level, 1, 2, 1)
    #expect(level == [20, 40])
  }

  @Test("Ramps, limits and sums of products")
  func ramps() {
    var (start, step) = (1.0, 0.5)
    var ramp = [0.0, 0, 0]
    vDSP_vrampD(&start, &step, &ramp, 1, 3)
    #expect(ramp == [1, 1.5, 2])
    var (low, high, product) = (1.2, 1.8, 0.0)
    var clipped = ramp
    vDSP_vclipD(ramp, 1, &low, &high, &clipped, 1, 3)
    #expect(clipped == [1.2, 1.5, 1.8])
    vDSP_dotprD(ramp, 1, ramp, 1, &product, 3)
    #expect(product == 1 + 2.25 + 4)
  }
}
