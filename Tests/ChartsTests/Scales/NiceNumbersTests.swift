import Testing

@testable import Charts

@Suite("Nice numbers")
struct NiceNumbersTests {
  @Test("Steps are 1, 2 or 5 times a power of ten")
  func steps() {
    #expect(NiceNumbers.step(over: 100, count: 5) == 20)
    #expect(NiceNumbers.step(over: 2_300, count: 5) == 500)
    #expect(NiceNumbers.step(over: 12, count: 10) == 1)
    #expect(abs(NiceNumbers.step(over: 0.9, count: 5) - 0.2) < 1e-12)
    // Nearest on a logarithmic scale: the bounds are √2, √10 and √50.
    #expect(
      [1.4, 1.5, 3.1, 3.2, 7, 7.1].map { NiceNumbers.step(over: $0, count: 1) } == [
        1, 2, 2, 5, 5, 10,
      ])
  }

  // Each row is an axis of a chart that Swift Charts drew: its data, how many values were wished, its step.
  @Test(
    "Steps are those of axes that were seen",
    arguments: [
      (0, 916, 4, 250), (0, 9, 4, 5), (0, 5, 4, 2), (0, 30, 4, 10), (0, 50, 4, 20), (0, 18.7, 4, 5),
      (-1, 1, 4, 0.5), (0, 250, 4, 100), (0, 130, 4, 50), (0, 4_500, 4, 2_000), (0, 12, 4, 5),
      (0, 28_900, 3, 20_000), (0, 2.5, 12, 0.2), (-400, 800, 14, 100),
    ] as [(Double, Double, Int, Double)])
  func seenSteps(lower: Double, upper: Double, count: Int, step: Double) {
    let found = NiceNumbers.step(from: lower, to: upper, values: count, rounding: .init())
    #expect(abs(found - step) < 1e-9)
  }

  @Test("Multiples of a tenth are written without a rest")
  func multiples() {
    #expect(NiceNumbers.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
  }

  @Test("A range is widened to multiples of its own step, and an empty one reaches from zero")
  func widened() {
    #expect(NiceNumbers.widened(0, 132, count: 4) == (0, 150))
    #expect(NiceNumbers.widened(-7, 8, count: 5) == (-10, 10))
    #expect(
      NiceNumbers.widened(0, 132, count: 4, rounding: .init(lower: true, upper: false)) == (0, 132))
    #expect(NiceNumbers.widened(5, 5, count: 5) == (0, 5))
    #expect(NiceNumbers.widened(0, 0, count: 5) == (0, 1))
  }
}
