import Testing

@testable import Encoders

@Suite("Frame rates are exact fractions")
struct FrameRateTests {
  @Test(
    "Names of television's rates stand for a thousandth less than a whole number",
    arguments: [
      ("60", "60"), ("30.0", "30"), ("29.97", "30000/1001"), ("23.976", "24000/1001"),
      ("23.98", "24000/1001"), ("59.94", "60000/1001"), ("119.88", "120000/1001"),
      ("47.952", "48000/1001"), ("30000/1001", "30000/1001"), ("12.5", "25/2"), ("50/2", "25"),
      ("29.9", "299/10"), ("29.95", "599/20"), ("0.5", "1/2"), ("1/3", "1/3"),
    ])
  func names(text: String, fraction: String) {
    #expect(FrameRate(text)?.description == fraction)
  }

  @Test(
    "What is no rate is none",
    arguments: ["", "fast", "nan", "inf", "1/0", "0/1", "-1/2", "1/2/3", "/", "1/", "30fps"])
  func refused(text: String) { #expect(FrameRate(text) == nil) }

  @Test("Any fraction with a denominator up to ten thousand comes back from its number")
  func recovered() {
    for denominator in [1, 2, 3, 7, 11, 125, 997, 1001, 4096, 9973, 10_000] {
      for numerator in [1, 24, 1000, 30_000, 60_000, 99_991] {
        let rate = FrameRate(Double(numerator) / Double(denominator))
        #expect(rate.numerator * denominator == numerator * rate.denominator, "\(rate)")
      }
    }
  }

  @Test("Rates that are no number of frames become none, without a crash")
  func odd() {
    for value in [0, -3, .nan, .infinity, 1e300, 1e-300] { _ = FrameRate(value) }
    #expect(FrameRate(0.0).numerator == 0)
  }
}
