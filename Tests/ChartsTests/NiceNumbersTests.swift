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
  }

  @Test("Multiples of a tenth are written without a rest")
  func multiples() {
    #expect(NiceNumbers.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
  }

  @Test("A range is widened to multiples of its own step, and an empty one reaches from zero")
  func widened() {
    #expect(NiceNumbers.widened(0, 132, count: 3) == (0, 150))
    // 15 in five parts asks for steps of 2; the 16 that those reach over are nearer to steps of 5.
    #expect(NiceNumbers.widened(-7, 8, count: 5) == (-10, 10))
    #expect(NiceNumbers.widened(5, 5, count: 5) == (0, 5))
    #expect(NiceNumbers.widened(0, 0, count: 5) == (0, 1))
  }
}
