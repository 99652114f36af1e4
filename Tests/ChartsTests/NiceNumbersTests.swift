import Testing

@testable import Charts

@Suite("Nice numbers")
struct NiceNumbersTests {
  @Test("Steps are 1, 2 or 5 times a power of ten")
  func steps() {
    #expect(NiceNumbers.step(over: 100, count: 5) == 20)
    #expect(NiceNumbers.step(over: 132, count: 5) == 20)
    #expect(NiceNumbers.step(over: 0.9, count: 5) == 0.2)
    #expect(NiceNumbers.step(over: 2_300, count: 5) == 500)
  }
}
