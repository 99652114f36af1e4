import Foundation
import LiveLink

/// What the title bar says: the program, and whatever is out of the ordinary.
struct WindowTitle {
  var name: String
  var status: LiveStatus
  var isTyping: Bool

  var text: String {
    ([status.program.isEmpty ? name : status.program] + remarks).joined(separator: " · ")
  }

  private var remarks: [String] {
    var remarks: [String] = []
    let time = String(format: "%.2f s", status.time)
    switch status.state {
    case .starting: remarks.append("starting")
    case .paused: remarks.append("paused at \(time)")
    case .scrubbing: remarks.append("at \(time)")
    case .ended: remarks.append("ended")
    case .playing: break
    }
    if status.isCompiling { remarks.append("compiling") }
    if status.speed < 1 { remarks.append("1/\(Int((1 / status.speed).rounded())) speed") }
    if status.isRecording { remarks.append("recording") }
    if isTyping { remarks.append("typing, esc ends") }
    return remarks
  }
}
