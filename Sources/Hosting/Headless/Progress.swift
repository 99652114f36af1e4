import Foundation
import VirtualTime

/// A bar on the terminal that says how far a film is; it goes away at the end.
struct Progress {
  private let isShown: Bool
  private let total: Int
  private let start = RealClock.now
  private var lastShown = -1.0

  init(isShown: Bool, total: Int) {
    self.isShown = isShown
    self.total = total
  }

  mutating func update(done: Int) {
    let now = RealClock.now
    guard isShown, now - lastShown > 0.1 else { return }
    lastShown = now
    write(Progress.line(done: done, total: total, seconds: now - start))
  }

  /// Wipes the line.
  func end() {
    if lastShown >= 0 { write("\r\u{1B}[K") }
  }

  static func line(done: Int, total: Int, seconds: Double) -> String {
    let share = Double(done) / Double(max(1, total))
    let filled = Int((share * 24).rounded(.down))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let rate = Double(done) / max(seconds, 1e-9)
    let left = Int((Double(total - done) / max(rate, 1e-9)).rounded(.up))
    let percent = Int(share * 100)
    return "\r\(bar) \(percent)%  \(done)/\(total) frames  \(Int(rate))/s  \(left) s left\u{1B}[K\r"
  }

  private func write(_ text: String) {
    // Nobody may be there to see it.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
