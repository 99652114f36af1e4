"""Paths of random and of extreme numbers (huge, tiny, equal, infinite, not numbers), filled, stroked, dashed, trimmed,
clipped, turned and cut with others: a frame comes in bounded time, or not a picture but a status and a sentence; and the
same picture the second time."""
PROGRAM = """
import SwiftUI

struct Source {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func number() -> Double {
    let plain = Double(next() % 20_000) / 100 - 50
    switch below(40) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return -.infinity
    case 3: return plain * 1e12
    case 4: return plain * 1e300
    case 5: return plain * 1e-300
    case 6: return .greatestFiniteMagnitude
    case 7, 8: return 50
    case 9: return -0.0
    default: return plain
    }
  }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func path() -> Path {
    Path { path in
      for _ in 0..<below(12) {
        switch below(9) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        case 4: path.addArc(center: point(), radius: number(), startAngle: .degrees(number()), endAngle: .degrees(number()), clockwise: below(2) == 0)
        case 5: path.addRect(CGRect(x: number(), y: number(), width: number(), height: number()))
        case 6: path.addEllipse(in: CGRect(x: number(), y: number(), width: number(), height: number()))
        case 7: path.addRoundedRect(in: CGRect(x: number(), y: number(), width: number(), height: number()), cornerSize: CGSize(width: number(), height: number()))
        default: path.closeSubpath()
        }
      }
    }
  }
}

struct ContentView: View {
  var body: some View {
    Canvas { context, size in
      var source = Source(state: SEED)
      for _ in 0..<40 {
        var path = source.path()
        switch source.below(6) {
        case 0: path = path.union(source.path())
        case 1: path = path.subtracting(source.path(), eoFill: true)
        case 2: path = path.trimmedPath(from: source.number() / 100, to: source.number() / 100)
        case 3: path = path.applying(CGAffineTransform(a: source.number(), b: source.number(), c: source.number(), d: source.number(), tx: source.number(), ty: source.number()))
        default: break
        }
        var copy = context
        if source.below(4) == 0 { copy.clip(to: source.path()) }
        let style = StrokeStyle(
          lineWidth: source.number(), lineCap: .round, lineJoin: source.below(2) == 0 ? .miter : .round,
          miterLimit: source.number(), dash: source.below(3) == 0 ? [source.number(), source.number()] : [],
          dashPhase: source.number())
        if source.below(2) == 0 { copy.fill(path, with: .color(.blue), style: FillStyle(eoFill: source.below(2) == 0)) }
        else { copy.stroke(path, with: .color(.red), style: style) }
      }
    }
  }
}
"""


def run(workshop, trial):
    for _ in range(workshop.tries(3, 60)):
        seed = workshop.random.randrange(1 << 62)
        program = workshop.write("Geometry.swift", PROGRAM.replace("SEED", str(seed)))
        pictures = []
        for attempt in range(2):
            out = workshop.folder / f"geometry-{attempt}.png"
            answer = workshop.run("still", program, "-o", out, "--size", "100x100", "--scale", "1", limit=60)
            trial.check(f"seed {seed}, time {attempt}", [answer.succeeds(), answer.seconds > 45 and "slow"])
            pictures.append(out.read_bytes() if out.exists() else None)
        trial.attempt(f"seed {seed}, twice", pictures[0] == pictures[1], "another picture")
