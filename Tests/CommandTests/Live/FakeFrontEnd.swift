import Foundation
import LiveLink
import Pixels
import Testing

/// A host without a screen: it keeps what it is shown, and waits for what a test expects.
final class FakeFrontEnd: LiveFrontEnd, @unchecked Sendable {
  /// One picture, copied.
  struct Picture {
    var sequence: Int
    var time: Double
    var width: Int
    var height: Int
    var changes: [PixelRect]
    /// Rows from the top without padding.
    var pixels: [UInt8]

    /// Red, green, blue, alpha.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, premultiplied: pixels) }
  }

  struct Seen {
    var picture: Picture?
    var frameCount = 0
    var overlay: LiveOverlay?
    var status = LiveStatus()
    var statusCount = 0
    var notices: [LiveNotice] = []
    var tree: LiveTree?
    var previews: [LivePreview] = []
    var pictures: [LivePreviewPicture] = []
    var places: [LiveSourcePlace] = []
    var accessibility: [LiveAccessibilityChange] = []
    var files: [LiveFile] = []
  }

  struct Impatience: Error, CustomStringConvertible { var description: String }

  private let condition = NSCondition()
  private var seen = Seen()
  private var isOver = false

  var now: Seen {
    condition.lock()
    defer { condition.unlock() }
    return seen
  }

  /// Waits until what was seen is as `isExpected` says. The limit is for a hung test alone.
  @discardableResult
  func wait(
    for what: String, seconds: Double = 60, until isExpected: (Seen) -> Bool
  ) throws -> Seen {
    condition.lock()
    defer { condition.unlock() }
    // A machine that stands still for a minute does not use it up.
    var (spent, last) = (0.0, Date())
    while !isExpected(seen) {
      _ = condition.wait(until: last + 0.1)
      let now = Date()
      spent += min(now.timeIntervalSince(last), 0.2)
      last = now
      guard spent < seconds else {
        let overlay = seen.overlay.map { "\($0.title) \($0.text)" } ?? "none"
        throw Impatience(
          description: "\(what) did not come; \(seen.frameCount) frames, overlay: \(overlay), "
            + "\(seen.status)")
      }
    }
    return seen
  }

  private func change(_ body: (inout Seen) -> Void) {
    condition.lock()
    body(&seen)
    condition.broadcast()
    condition.unlock()
  }

  // MARK: What a session calls

  func run(_ session: any LiveSessionInput) throws {
    condition.lock()
    while !isOver { condition.wait() }
    condition.unlock()
  }

  func end() {
    condition.lock()
    isOver = true
    condition.broadcast()
    condition.unlock()
  }

  func show(_ frame: LiveFrame) {
    let pixels = frame.withPixels { bytes in
      (0..<frame.height).flatMap { y in
        bytes[y * frame.rowBytes..<y * frame.rowBytes + frame.width * 4]
      }
    }
    let picture = Picture(
      sequence: frame.sequence, time: frame.time, width: frame.width, height: frame.height,
      changes: frame.changes, pixels: pixels)
    change {
      $0.picture = picture
      $0.frameCount += 1
    }
  }

  func show(_ overlay: LiveOverlay?) { change { $0.overlay = overlay } }

  func show(_ status: LiveStatus) {
    change {
      $0.status = status
      $0.statusCount += 1
    }
  }

  func show(_ notice: LiveNotice) { change { $0.notices.append(notice) } }
  func show(_ tree: LiveTree) { change { $0.tree = tree } }
  func show(_ previews: [LivePreview]) { change { $0.previews = previews } }
  func show(_ picture: LivePreviewPicture) { change { $0.pictures.append(picture) } }
  func show(_ place: LiveSourcePlace) { change { $0.places.append(place) } }
  func show(_ change: LiveAccessibilityChange) { self.change { $0.accessibility.append(change) } }
  func show(_ file: LiveFile) { change { $0.files.append(file) } }
}
