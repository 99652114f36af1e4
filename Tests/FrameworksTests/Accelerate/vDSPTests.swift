import Accelerate
import Testing

/// Each function against its formula, number by number.
@Suite("vDSP's arithmetic on vectors")
struct VDSPTests {
  private let a: [Double] = [1, -2, 3.5, 0, 8]
  private let b: [Double] = [4, 5, -0.5, 2, 8]
  private let c: [Float] = [1, -2, 3.5, 0, 8]
  private let d: [Float] = [4, 5, -0.5, 2, 8]

  @Test("Sums, differences, products and quotients of pairs, the first one first")
  func pairs() {
    #expect(vDSP.add(a, b) == [5, 3, 3, 2, 16])
    #expect(vDSP.subtract(a, b) == [-3, -7, 4, -2, 0])
    #expect(vDSP.multiply(a, b) == [4, -10, -1.75, 0, 64])
    #expect(vDSP.divide(a, b) == [0.25, -0.4, -7, 0, 1])
    #expect(vDSP.subtract(c, d) == [-3, -7, 4, -2, 0])
    #expect(vDSP.divide(c, d) == [0.25, -0.4, -7, 0, 1])
    #expect(vDSP.add(c, d) == [5, 3, 3, 2, 16])
    #expect(vDSP.multiply(c, d) == [4, -10, -1.75, 0, 64])
  }

  @Test("The lesser and the greater of each pair")
  func extremesOfPairs() {
    #expect(vDSP.minimum(a, b) == [1, -2, -0.5, 0, 8])
    #expect(vDSP.maximum(a, b) == [4, 5, 3.5, 2, 8])
    #expect(vDSP.minimum(c, d) == [1, -2, -0.5, 0, 8])
    #expect(vDSP.maximum(c, d) == [4, 5, 3.5, 2, 8])
  }

  @Test("One number with each of a vector")
  func scalars() {
    #expect(vDSP.add(10, a) == [11, 8, 13.5, 10, 18])
    #expect(vDSP.multiply(-2, a) == [-2, 4, -7, 0, -16])
    #expect(vDSP.divide(a, 2) == [0.5, -1, 1.75, 0, 4])
    #expect(vDSP.divide(8, b) == [2, 1.6, -16, 4, 1])
    #expect(vDSP.divide(8, d) == [2, 1.6, -16, 4, 1])
    #expect(vDSP.add(10, c) == [11, 8, 13.5, 10, 18])
  }

  @Test("Opposites, amounts, squares and limits")
  func unary() {
    #expect(vDSP.negative(a) == [-1, 2, -3.5, 0, -8])
    #expect(vDSP.absolute(a) == [1, 2, 3.5, 0, 8])
    #expect(vDSP.square(a) == [1, 4, 12.25, 0, 64])
    #expect(vDSP.clip(a, to: -1...3) == [1, -1, 3, 0, 3])
    #expect(vDSP.absolute(c) == [1, 2, 3.5, 0, 8])
    #expect(vDSP.clip(c, to: -1...3) == [1, -1, 3, 0, 3])
  }

  @Test("Sums, means and their roots")
  func sums() {
    #expect(vDSP.sum(a) == 10.5)
    #expect(vDSP.sumOfSquares(a) == 81.25)
    #expect(vDSP.sumOfMagnitudes(a) == 14.5)
    #expect(vDSP.mean(a) == 2.1)
    #expect(vDSP.meanSquare(a) == 16.25)
    #expect(abs(vDSP.rootMeanSquare(a) - 16.25.squareRoot()) < 1e-12)
    #expect(vDSP.sum(c) == 10.5 && vDSP.sumOfSquares(c) == 81.25)
    #expect(vDSP.mean(c) == 2.1 && vDSP.sumOfMagnitudes(c) == 14.5)
    #expect(vDSP.mean([Double]()).isNaN && vDSP.sum([Double]()) == 0)
  }

  @Test("The least and the greatest of a vector, of none the ends of all numbers")
  func extremes() {
    #expect(vDSP.minimum(a) == -2 && vDSP.maximum(a) == 8)
    #expect(vDSP.minimum(c) == -2 && vDSP.maximum(c) == 8)
    #expect(vDSP.minimum([Double]()) == .infinity && vDSP.maximum([Double]()) == -.infinity)
  }

  @Test("Products that are summed, and distances")
  func geometry() {
    #expect(vDSP.dot(a, b) == 56.25)
    let (start, end): ([Double], [Double]) = ([1, 2, 3], [4, 6, 3])
    #expect(vDSP.distanceSquared(start, end) == 25)
    #expect(vDSP.dot(c, d) == 56.25)
    let (single, other): ([Float], [Float]) = ([1, 2, 3], [4, 6, 3])
    #expect(vDSP.distanceSquared(single, other) == 25)
  }

  @Test("Between two vectors, and even steps between two numbers")
  func ramps() {
    #expect(vDSP.linearInterpolate([0.0, 10], [4, 20], using: 0.25) == [1, 12.5])
    #expect(vDSP.ramp(in: 1.0...3, count: 5) == [1, 1.5, 2, 2.5, 3])
    #expect(vDSP.ramp(in: Float(1)...3, count: 3) == [1, 2, 3])
    #expect(vDSP.ramp(in: 7.0...9, count: 1) == [7] && vDSP.ramp(in: 7.0...9, count: 0) == [])
  }

  @Test("A result may be one of the operands, or a part of an array")
  func inPlace() {
    var numbers = a
    vDSP.add(numbers, b, result: &numbers)
    #expect(numbers == [5, 3, 3, 2, 16])
    vDSP.multiply(2, numbers, result: &numbers)
    #expect(numbers == [10, 6, 6, 4, 32])
    vDSP.fill(&numbers, with: 7)
    #expect(numbers == [7, 7, 7, 7, 7])
    vDSP.clear(&numbers)
    #expect(numbers == [0, 0, 0, 0, 0])
    #expect(vDSP.add(a[1...2], b[3...4]) == [0, 11.5])
  }
}
