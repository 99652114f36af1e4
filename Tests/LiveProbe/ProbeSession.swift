import Encoders
import Foundation
import LiveLink
import Pixels
import Synchronization

/// Paints a ring of 30 points around each place where a finger comes down, in one of three colours
/// by the finger's number, and rings that move all the time if asked to. A corner is translucent, so
/// that it is seen whether alpha survives.
final class ProbeSession: LiveSessionInput {
  static let colors: [[UInt8]] = [[230, 40, 60, 255], [30, 170, 80, 255], [40, 90, 230, 255]]

  private struct Ring {
    var x: Double
    var y: Double
    var radius: Double
    var color: [UInt8]
  }

  private struct State {
    var width: Double
    var height: Double
    var scale: Double
    var rings: [Ring] = []
    var moving: Int
    var time = 0.0
    var isPainted = false
    var wantsPNG: String?
    var status = LiveStatus()
  }

  private let state: Mutex<State>
  private let hasField: Bool
  private let hasKeys: Bool
  private let host = Mutex<(any LiveFrontEnd)?>(nil)
  private let playbacks = Atomic(0)

  init(
    width: Double, height: Double, scale: Double, movingRings: Int, hasField: Bool = false,
    hasKeys: Bool = false
  ) {
    self.hasField = hasField
    self.hasKeys = hasKeys
    state = Mutex(State(width: width, height: height, scale: scale, moving: movingRings))
  }

  func send(_ event: LiveEvent) {
    if case .playback = event {
      // Tests send a flood of these.
      playbacks.add(1, ordering: .relaxed)
    } else if let data = try? JSONEncoder().encode(event) {
      say("event \(String(decoding: data, as: UTF8.self))")
    }
    if case .touch(let touch) = event, touch.phase == .ended, hasField {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
        self.tell { $0.keyboard.takesText = true }
      }
    }
    if case .touch(let touch) = event, touch.phase == .ended, hasKeys {
      tell { $0.keyboard = LiveKeyboard(takesKeys: true, hasShortcuts: true) }
    }
    if case .mark(let mark) = event {
      // Behind what the events before it set off.
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) { self.tell { $0.mark = mark } }
    }
    if event == .tree { say("playbacks \(playbacks.load(ordering: .relaxed))") }
    state.withLock { state in
      switch event {
      case .touch(let touch) where touch.phase == .began:
        let color = Self.colors[touch.id % Self.colors.count]
        state.rings.append(Ring(x: touch.x, y: touch.y, radius: 30, color: color))
      case .resize(let width, let height): (state.width, state.height) = (width, height)
      case .displayScale(let scale): state.scale = scale
      case .renderFilm: state.wantsPNG = NSTemporaryDirectory() + "probe-\(getpid()).png"
      case .environment(let environment): state.status.environment = environment
      case .playback(.pause): state.status.state = .paused
      case .playback(.play): state.status.state = .playing
      default: return
      }
      state.isPainted = false
    }
  }

  private func tell(_ change: (inout LiveStatus) -> Void) {
    let copy = state.withLock { state in
      change(&state.status)
      return state
    }
    host.withLock(\.self)?.show(Self.status(copy))
  }

  /// Paints on a thread of its own, 60 times a second while something moves.
  func start(_ host: any LiveFrontEnd) {
    self.host.withLock { $0 = host }
    Thread.detachNewThread { [self] in
      var sequence = 0
      var due = Date.timeIntervalSinceReferenceDate
      host.show([LivePreview(id: "one", name: "One", file: "File.swift")])
      while true {
        due = max(due + 1.0 / 60, Date.timeIntervalSinceReferenceDate)
        Thread.sleep(until: Date(timeIntervalSinceReferenceDate: due))
        let (bitmap, copy) = state.withLock { state -> (Bitmap?, State) in
          state.time += 1.0 / 60
          guard state.moving > 0 || !state.isPainted else { return (nil, state) }
          state.isPainted = true
          let copy = state
          state.wantsPNG = nil
          return (paint(copy), copy)
        }
        guard let bitmap else { continue }
        sequence += 1
        host.show(Self.frame(bitmap, sequence: sequence, copy))
        if sequence % 10 == 1 { host.show(Self.status(copy)) }
        if let path = copy.wantsPNG {
          try? Data(PNGEncoder.encode(bitmap)).write(to: URL(fileURLWithPath: path))
          say("png \(path)")
          host.show(LiveFile(.film, at: URL(fileURLWithPath: path)))
        }
      }
    }
  }

  private static func status(_ state: State) -> LiveStatus {
    var status = state.status
    status.program = "Probe"
    if status.state == .starting { status.state = .playing }
    (status.width, status.height, status.scale) = (state.width, state.height, state.scale)
    (status.time, status.latest) = (state.time, state.time)
    status.framesPerSecond = 60
    return status
  }

  private static func frame(_ bitmap: Bitmap, sequence: Int, _ state: State) -> LiveFrame {
    var layout = LiveFrameLayout(width: bitmap.width, height: bitmap.height, scale: state.scale)
    layout.rowBytes = bitmap.rowBytes
    let all = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    return LiveFrame(
      sequence: sequence, time: state.time, layout: layout, changes: [all],
      bytes: UnsafeRawPointer(bitmap.bytes), release: { withExtendedLifetime(bitmap) {} })
  }

  // MARK: Painting

  private func paint(_ state: State) -> Bitmap {
    let bitmap = Bitmap(
      width: Int((state.width * state.scale).rounded()),
      height: Int((state.height * state.scale).rounded()))
    fill(bitmap, y: 0..<bitmap.height, x: 0..<bitmap.width, [255, 255, 255, 255])
    // Every alpha, with premultiplied colours that are no multiples of anything.
    for alpha in 0..<min(256, bitmap.width) {
      let color = [UInt8(alpha * 7 / 10), UInt8(alpha / 3), UInt8(alpha), UInt8(alpha)]
      fill(bitmap, y: bitmap.height - 4..<bitmap.height, x: alpha..<alpha + 1, color)
    }
    for ring in state.rings + movingRings(state) { draw(ring, in: bitmap, scale: state.scale) }
    return bitmap
  }

  private func movingRings(_ state: State) -> [Ring] {
    (0..<state.moving).map { index in
      let place = Double(index)
      return Ring(
        x: (place * 0.618).truncatingRemainder(dividingBy: 1) * state.width,
        y: (place * 0.7548).truncatingRemainder(dividingBy: 1) * state.height,
        radius: 10 + (state.time * 60 + place * 13).truncatingRemainder(dividingBy: 190),
        color: [
          UInt8(80 + index * 37 % 170), UInt8(index * 71 % 250), UInt8(index * 13 % 250), 255,
        ])
    }
  }

  /// Four points wide, without smooth edges.
  private func draw(_ ring: Ring, in bitmap: Bitmap, scale: Double) {
    let (outer, inner) = ((ring.radius + 2) * scale, (ring.radius - 2) * scale)
    let (x, y) = (ring.x * scale, ring.y * scale)
    for row in max(0, Int(y - outer))..<max(0, min(bitmap.height, Int(y + outer) + 1)) {
      let height = Double(row) + 0.5 - y
      guard abs(height) < outer else { continue }
      let far = (outer * outer - height * height).squareRoot()
      let near = abs(height) < inner ? (inner * inner - height * height).squareRoot() : 0
      for part in [x - far..<x - near, x + near..<x + far] {
        let start = min(max(0, Int(part.lowerBound.rounded())), bitmap.width)
        let end = min(max(start, Int(part.upperBound.rounded())), bitmap.width)
        fill(bitmap, y: row..<row + 1, x: start..<end, ring.color)
      }
    }
  }

  private func fill(_ bitmap: Bitmap, y: Range<Int>, x: Range<Int>, _ color: [UInt8]) {
    let pixel = color.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    for row in y {
      let line = (bitmap.bytes + row * bitmap.rowBytes).assumingMemoryBound(to: UInt32.self)
      (line + x.lowerBound).update(repeating: pixel, count: x.count)
    }
  }
}
