/// How a program's time follows the real one: at a rate, and in steps of a frame.
///
/// A pure function of the real time between changes of the rate and of the frames' place, so that nothing drifts.
struct LiveTime {
  /// Program time per real time; 0 stands still.
  private(set) var rate: Double
  private let framesPerSecond: Double
  private var origin: (program: Double, real: Double)

  init(framesPerSecond: Double, rate: Double, real: Double) {
    self.framesPerSecond = framesPerSecond
    self.rate = rate
    origin = (0, real)
  }

  /// Frames a second of the program's time: in slow motion there are more of them.
  private var density: Double { rate > 0 && rate < 1 ? framesPerSecond / rate : framesPerSecond }

  /// The time of the frame that is due at `real`.
  func frameTime(at real: Double) -> Double {
    let time = origin.program + (real - origin.real) * rate
    // A thousandth of a frame makes up for rounding.
    return (time * density + 1e-3).rounded(.down) / density
  }

  /// The first frame at or after `time`.
  func frame(notBefore time: Double) -> Double { (time * density - 1e-6).rounded(.up) / density }

  /// The frame after the one at `time`.
  func frame(after time: Double) -> Double { (time * density + 1e-3 + 1).rounded(.down) / density }

  /// The frame after the one at `time`, as frames are counted in a film.
  func filmFrame(after time: Double) -> Double {
    (time * framesPerSecond + 1e-3 + 1).rounded(.down) / framesPerSecond
  }

  /// The frames from `time` on, without it, up to `last`; of many only the last four.
  func frames(after time: Double, through last: Double) -> (times: [Double], count: Int) {
    let (first, end) = (
      Int((time * density + 1e-3).rounded(.down)), Int((last * density).rounded())
    )
    guard end > first else { return ([], 0) }
    let shown = max(first + 1, end - 3)...end
    return (shown.map { Double($0) / density }, end - first)
  }

  /// When, in real time, the program's `time` comes; nil for never.
  func realTime(of time: Double) -> Double? {
    rate > 0 ? origin.real + (time - origin.program) / rate : nil
  }

  /// Has all frames come later by so many seconds of the real time, or sooner.
  mutating func shift(by seconds: Double) { origin.real += seconds }

  /// Goes on from `time` at another rate.
  mutating func setRate(_ rate: Double, program time: Double, real: Double) {
    self.rate = rate
    origin = (time, real)
  }
}
