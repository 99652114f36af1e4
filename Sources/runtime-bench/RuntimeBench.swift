import Charts
import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Motion

@_spi(Runtime) import ViewCatalog
@_spi(Runtime) import ViewRuntime

/// What the runtime costs in a frame, painting left out: `swift run -c release runtime-bench`.
/// With a number, only so many moving views are measured, as a profiler wants it.
@main
@MainActor
enum RuntimeBench {
  static func main() {
    if let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
      return measureAnimation(of: count)
    }
    for count in [1_000, 10_000] { measureAnimation(of: count) }
    measureAnimation(of: 1_000, with: .spring(duration: 1_000), "springs")
    let leaf = Remote()
    measureChange(
      "One leaf of 10000 changes", samples: 200, in: Forest(count: 10_000, remote: leaf), by: leaf)
    let point = Remote()
    measureChange(
      "One point of 10000 in a line chart changes", samples: 40,
      in: Curve(count: 10_000, remote: point), by: point)
    measureLayers(1_000)
    measureMemory(frames: 10_000)
  }

  /// A frame of `view`, in which its state was changed through `remote` before.
  private static func measureChange(
    _ name: String, samples: Int, in view: some View, by remote: Remote
  ) {
    let host = ViewHost(view, configuration: HostConfiguration())
    var time = 0.0
    _ = host.frame(at: 0)
    for _ in 0..<3 {
      remote.move()
      step(host, &time)
    }
    let times = (0..<samples).map { _ in
      milliseconds {
        remote.move()
        step(host, &time)
      }
    }
    report(name, times, "a change")
  }

  /// A frame in which `count` layers move by animations of their own.
  private static func measureLayers(_ count: Int) {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    for index in 0..<count {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3)
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      let animation = CABasicAnimation(keyPath: "transform.translation.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 50, 1000)
      layer.add(animation, forKey: nil)
      root.addSublayer(layer)
    }
    let scene = LayerScene(root: root)
    var time = 1000.0
    scene.advance(to: time)
    let samples = (0..<60).map { _ in
      milliseconds {
        time += 1.0 / 60
        scene.advance(to: time)
        _ = scene.picture()
      }
    }
    report("\(count) layers moving", samples, "a frame")
  }

  /// A frame in which `count` views move, each by offset, opacity, colour and a shape of its own.
  private static func measureAnimation(
    of count: Int, with animation: Animation = .easeInOut(duration: 1_000),
    _ name: String = "views"
  ) {
    let remote = Remote()
    let host = ViewHost(Crowd(count: count, remote: remote), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(animation) { remote.move() }
    var time = 0.0
    for _ in 0..<5 { step(host, &time) }
    let bodies = host.bodyCount
    let samples = (0..<60).map { _ in milliseconds { step(host, &time) } }
    precondition(host.bodyCount == bodies, "a body ran while views only moved")
    report("\(count) \(name) moving", samples, "a frame")
  }

  private static func measureMemory(frames: Int) {
    let remote = Remote()
    let host = ViewHost(Crowd(count: 100, remote: remote), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1).repeatForever()) { remote.move() }
    var time = 0.0
    for _ in 0..<500 { step(host, &time) }
    let before = residentKilobytes
    for _ in 0..<frames { step(host, &time) }
    print("repeatForever, \(frames) frames: memory grew by \(residentKilobytes - before) kB")
  }

  // MARK: Measuring

  /// Not inlined, so that a profiler can count what happens inside and nothing else.
  @inline(never)
  private static func step(_ host: ViewHost, _ time: inout Double) {
    time += 1.0 / 60
    _ = host.frame(at: time)
  }

  /// The time on the processor, which other programs do not lengthen.
  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = threadTime
    body()
    return (threadTime - start) * 1e3
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func report(_ name: String, _ samples: [Double], _ unit: String) {
    let sorted = samples.sorted()
    let median = String(format: "%.3f", sorted[sorted.count / 2])
    let least = String(format: "%.3f", sorted[0])
    print("\(name): \(median) ms \(unit) (median of \(samples.count); least \(least) ms)")
  }

  /// Physical memory of this process.
  private static var residentKilobytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

/// Changes the state of a view from outside.
@MainActor
final class Remote {
  var move: () -> Void = {}
}

/// A triangle whose tip moves.
private struct Tip: Shape {
  var position: Double

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + position * rect.width, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Crowd: View {
  @State private var hasMoved = false
  let count: Int
  let remote: Remote

  var body: some View {
    remote.move = { hasMoved.toggle() }
    return ZStack {
      ForEach(0..<count, id: \.self) { index in
        Tip(position: hasMoved ? 1 : 0)
          .fill(hasMoved ? Color.red : Color.blue)
          .frame(width: 10, height: 10)
          .offset(x: hasMoved ? Double(index % 100) : 0)
          .opacity(hasMoved ? 0.5 : 1)
      }
    }
  }
}

/// Groups of ten within groups of ten; one leaf has state of its own.
private struct Forest: View {
  let count: Int
  let remote: Remote

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count / 100, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { column in
            if row == count / 200, column == 50 {
              Leaf(remote: remote)
            } else {
              Color.blue.frame(width: 3, height: 3)
            }
          }
        }
      }
    }
  }
}

private struct Leaf: View {
  @State private var isOn = false
  let remote: Remote

  var body: some View {
    remote.move = { isOn.toggle() }
    return Color(white: isOn ? 1 : 0).frame(width: 3, height: 3)
  }
}

/// A line of which one point in the middle goes up and down.
private struct Curve: View {
  @State private var changes = 0
  let count: Int
  let remote: Remote

  var body: some View {
    remote.move = { changes += 1 }
    let shown = changes
    return Chart(0..<count, id: \.self) { index in
      LineMark(
        x: .value("Place", index),
        y: .value(
          "Height", index == count / 2 ? Double(shown % 2) : sin(Double(index) / 300)))
    }
  }
}
