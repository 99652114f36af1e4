// Films of numbers through FrameQueue, with random delays: FRAMES SEED. Ends with 1 when one comes out wrong; a
// queue that stands still is for the caller to notice.
import Foundation

/// What the queue asks of the pipeline around it, which is not part of this program.
enum FramePipeline {
  /// Bytes.
  static let stackSize = 16 << 20
}

struct Chance: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
  mutating func delay() {
    let value = next()
    if value % 8 == 0 { sched_yield() }
    if value % 256 == 0 { usleep(useconds_t(value >> 8 % 100)) }
  }
}

final class Written: @unchecked Sendable { var frames: [Int] = [] }

/// Whether a film of `frames` (-1 for a repetition) comes out as it went in.
func passes(_ frames: [Int], _ chance: inout Chance) -> Bool {
  let queue = FrameQueue<Int, Int>(
    limit: Int.random(in: 1...4, using: &chance), itemLimit: Int.random(in: 1...6, using: &chance))
  let written = Written()
  for _ in 0..<Int.random(in: 1...4, using: &chance) {
    let seed = chance.next()
    queue.startThread("Painter") {
      var chance = Chance(state: seed)
      while let assignment = queue.nextToPaint() {
        chance.delay()
        queue.setPainted(.success(2 * assignment.picture), for: assignment)
      }
    }
  }
  let seed = chance.next()
  queue.startThread("Writer") {
    var chance = Chance(state: seed)
    queue.write { item in
      chance.delay()
      switch item {
      case .repetition: written.frames.append(-1)
      case .picture(let painted): written.frames.append(painted / 2)
      }
    }
  }
  do {
    for frame in frames {
      chance.delay()
      try queue.add(frame < 0 ? .repetition : .picture(frame))
    }
    try queue.finish()
  } catch { return false }
  return written.frames == frames
}

let frameCount = Int(CommandLine.arguments[1])!
var chance = Chance(state: UInt64(CommandLine.arguments[2])!)
var done = 0
var films = 0
while done < frameCount {
  let length = Int.random(in: 0...400, using: &chance)
  let frames = (0..<length).map { Int.random(in: 0..<3, using: &chance) == 0 ? -1 : $0 }
  guard passes(frames, &chance) else {
    print("film \(films) came out wrong")
    exit(1)
  }
  done += length
  films += 1
}
print("\(done) frames in \(films) films")
