import Testing

@testable import Hosting

@Suite("How a program's frames keep their place between the refreshes of a display")
struct RefreshLockTests {
  private static let period = 1.0 / 60

  /// Tells of `count` refreshes, `interval` apart, while the first frame is due at `offset`; answers when the frames
  /// are due then, relative to the last refresh, within half a period of it.
  private func settled(offset: Double, interval: Double = period, count: Int = 240) -> Double {
    var lock = RefreshLock(period: Self.period), frame = offset
    for index in 0..<count { frame += lock.shift(refresh: Double(index) * interval, frame: frame) }
    return (frame - Double(count - 1) * interval).remainder(dividingBy: Self.period)
  }

  @Test("Frames are due soon after a refresh, wherever they began", arguments: 0...16)
  func converges(milliseconds: Int) {
    #expect(abs(settled(offset: Double(milliseconds) / 1000) - RefreshLock.lead) < 1e-5)
  }

  @Test(
    "What is left of a small distance after n reports is (1 - gain)^n of it", arguments: [1, 5, 20])
  func decay(count: Int) {
    let left = settled(offset: 0.002 + RefreshLock.lead, count: count) - RefreshLock.lead
    var expected = 0.002
    for _ in 0..<count { expected *= 1 - RefreshLock.gain }
    #expect(abs(left - expected) < 1e-12)
  }

  @Test(
    "A display that is a little faster or slower is followed, off by its difference over the gain")
  func frequency() {
    for rate in [59.5, 59.94, 60.05, 60.5] {
      let off = settled(offset: 0.004, interval: 1 / rate, count: 2000) - RefreshLock.lead
      // One report has yet to make up for its part.
      let expected = (Self.period - 1 / rate) * (1 / RefreshLock.gain - 1)
      #expect(abs(off - expected) < 1e-6, "\(rate)")
    }
  }

  @Test("A display of twice the rate is followed by every second refresh")
  func twice() {
    let off = settled(offset: 0.005, interval: 1.0 / 120, count: 961) - RefreshLock.lead
    #expect(abs(off.remainder(dividingBy: 1.0 / 120)) < 1e-3)
  }

  @Test("No report moves frames by more than the bound, and many at once count as one")
  func bounds() {
    var lock = RefreshLock(period: Self.period), refresh = 0.0
    let most = RefreshLock.bound * Self.period
    for index in 0..<1000 {
      // Reports at any time at all, by a multiplier that comes near every remainder.
      refresh += Self.period * (0.8 + (Double(index) * 0.618).truncatingRemainder(dividingBy: 3))
      let (first, second) = (
        lock.shift(refresh: refresh, frame: 0), lock.shift(refresh: refresh + 1e-4, frame: 0)
      )
      #expect(abs(first) <= most && second == 0)
    }
    let strange = [Double.nan, .infinity, -.infinity].map { lock.shift(refresh: $0, frame: 0) }
    #expect(strange == [0, 0, 0])
  }

  @Test("Frames that are moved keep their times, and come so much later or sooner")
  func moved() {
    var time = LiveTime(framesPerSecond: 60, rate: 1, real: 100)
    time.shift(by: 0.25 / 60)
    #expect(time.realTime(of: 2) == 102 + 0.25 / 60)
    #expect(time.frameTime(at: 102 + 0.2 / 60) == 119.0 / 60)
    #expect(time.frameTime(at: 102 + 0.3 / 60) == 2)
    #expect(time.frame(after: 2) == 121.0 / 60)
  }
}
