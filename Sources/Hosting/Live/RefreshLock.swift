/// Keeps a program's frames at the same place between the refreshes of the display that shows them.
///
/// The program's clock and the display's are two: where their beats meet, a frame finds the fingers of two
/// refreshes or of none, and a picture comes just before or just after the refresh that it was made for. So the
/// frames are moved, a little at a time, until each is due soon after a refresh.
///
/// A filter of first order: of what a frame is off, a part is made up for at each report, and never more than a
/// small part of a frame. What reports say is bounded by that, whoever sends them. Without reports nothing moves.
struct RefreshLock {
  /// From a refresh's report to when a frame is due, in seconds. Fingers' places come with the report or just behind it, so
  /// that the frame shows them; most of a refresh is left to paint a picture and to bring it.
  static let lead = 0.003
  /// How much of what a frame is off one report makes up for.
  static let gain = 1.0 / 16
  /// What one report moves frames by at the most, in frames: so far a program's time may run fast or slow.
  static let bound = 0.02

  /// Seconds between two frames, in real time.
  let period: Double
  /// When the last report counted.
  private var last = -Double.infinity

  init(period: Double) { self.period = period }

  /// How far frames are to be moved after a report, in seconds of the real clock; later ones are positive.
  /// - Parameters:
  ///   - refresh: when the report came.
  ///   - frame: when any one frame is due. Others are due whole periods before and after it.
  mutating func shift(refresh: Double, frame: Double) -> Double {
    // Of a display of twice the rate every second refresh counts: all of them would draw to the middle between two.
    guard refresh.isFinite, refresh - last >= 0.75 * period else { return 0 }
    last = refresh
    let off = (refresh + RefreshLock.lead - frame).remainder(dividingBy: period)
    guard off.isFinite else { return 0 }
    let most = RefreshLock.bound * period
    return min(max(off * RefreshLock.gain, -most), most)
  }
}
