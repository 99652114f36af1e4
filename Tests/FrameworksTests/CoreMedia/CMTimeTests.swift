import CoreMedia
import Testing

/// After the documentation of `CMTime` and `CMTimeRange`.
@Suite("Moments as fractions")
struct CMTimeTests {
  private func time(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }

  @Test("A moment is a value in parts of a second")
  func seconds() {
    #expect(time(3, 2).seconds == 1.5 && CMTimeGetSeconds(time(-1, 4)) == -0.25)
    #expect(CMTime(seconds: 1.25, preferredTimescale: 600).value == 750)
    #expect(CMTime(seconds: 0.5, preferredTimescale: 3).value == 2)
  }

  @Test("Equal moments are equal and one key, whatever their timescales")
  func equality() {
    #expect(time(1, 2) == time(300, 600) && time(1, 2) != time(301, 600))
    #expect(Set([time(1, 2), time(2, 4), time(3, 4)]).count == 2)
    #expect(time(.max, 1) != time(.max - 1, 1))
  }

  @Test("Sums and differences are exact, in the least common multiple of both timescales")
  func sums() {
    let sum = time(1, 3) + time(1, 2)
    #expect((sum.value, sum.timescale) == (5, 6))
    let same = time(100, 600) + time(250, 600)
    #expect((same.value, same.timescale) == (350, 600))
    let difference = time(1, 24) - time(1, 30)
    #expect((difference.value, difference.timescale) == (1, 120))
    var film = CMTime.zero
    for _ in 0..<30_000 { film = film + time(1_001, 30_000) }
    #expect(film == time(1_001, 1))
  }

  @Test("Timescales without a common one that fits are rounded in the finer one")
  func coarse() {
    let sum = time(1, 2_147_483_647) + time(1, 2_147_483_629)
    #expect(sum.isNumeric && sum.timescale == 2_147_483_647 && sum.value == 2)
  }

  @Test("Moments are multiplied by whole numbers and by others")
  func products() {
    #expect(CMTimeMultiply(time(7, 30), multiplier: 3) == time(21, 30))
    #expect(CMTimeMultiplyByFloat64(time(10, 30), multiplier: 0.25) == time(3, 30))
  }

  @Test("In another timescale a moment is rounded as is said")
  func conversions() {
    func converted(_ value: Int64, _ method: CMTimeRoundingMethod) -> Int64 {
      time(value, 4).convertScale(2, method: method).value
    }
    // 3/4 and −3/4 are one and a half halves.
    #expect(converted(3, .roundHalfAwayFromZero) == 2 && converted(-3, .default) == -2)
    #expect(converted(3, .roundTowardZero) == 1 && converted(-3, .roundTowardZero) == -1)
    #expect(converted(3, .roundAwayFromZero) == 2)
    #expect(converted(-3, .roundTowardPositiveInfinity) == -1)
    #expect(converted(3, .roundTowardNegativeInfinity) == 1)
  }

  @Test("Minus infinity comes before numbers, then what is indefinite, infinity, what is invalid")
  func order() {
    let all = [
      CMTime.negativeInfinity, time(-5, 1), .zero, time(1, 600), .indefinite,
      .positiveInfinity, .invalid,
    ]
    for (index, left) in all.enumerated() {
      for (other, right) in all.enumerated() {
        #expect(CMTimeCompare(left, right) == (index < other ? -1 : index == other ? 0 : 1))
      }
    }
    #expect(CMTimeMinimum(time(1, 2), time(2, 3)) == time(1, 2))
    #expect(CMTimeMaximum(time(1, 2), time(2, 3)) == time(2, 3))
    #expect(CMTimeAbsoluteValue(time(-1, 2)) == time(1, 2))
  }

  @Test("What is no number makes sums that are none, and tells so")
  func unusual() {
    #expect(CMTime.positiveInfinity + time(1, 1) == .positiveInfinity)
    #expect(time(1, 1) - .positiveInfinity == .negativeInfinity)
    #expect(!(CMTime.invalid + time(1, 1)).isValid)
    #expect((CMTime.indefinite + time(1, 1)).isIndefinite)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTime().isValid == false && CMTime.indefinite.isValid)
    #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.invalid.seconds.isNaN)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
  }

  @Test("A range has its start and not its end, and is joined and cut with others")
  func ranges() {
    let range = CMTimeRange(start: time(1, 1), end: time(3, 1))
    #expect(range.duration == time(2, 1))
    #expect(range.containsTime(time(1, 1)) && !range.containsTime(time(3, 1)))
    let other = CMTimeRange(start: time(5, 2), duration: time(5, 2))
    #expect(range.union(other) == CMTimeRange(start: time(1, 1), end: time(5, 1)))
    #expect(range.intersection(other) == CMTimeRange(start: time(5, 2), end: time(3, 1)))
    let far = CMTimeRange(start: time(9, 1), duration: time(1, 1))
    #expect(range.intersection(far).isEmpty && !range.isEmpty)
  }
}
