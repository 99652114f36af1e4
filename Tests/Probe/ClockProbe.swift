import Foundation
import VirtualTime

/// Asks the world for all that a program may ask it for, and prints the answers with their times.
@MainActor
enum ClockProbe {
  static func run(_ arguments: [String]) {
    guard arguments.first != "live" else { return live() }
    let seed = UInt64(arguments.first ?? "") ?? 0
    let seconds = Double(arguments.last ?? "") ?? 1
    VirtualClock.start(startDate: Date(timeIntervalSince1970: 1_767_225_600), seed: seed)
    log("date \(Date().timeIntervalSince1970) uptime \(ProcessInfo.processInfo.systemUptime)")
    randomness()
    runLoop()
    queues()
    tasks()
    let frames = Int(seconds * 20)
    for frame in 0...frames {
      VirtualClock.advance(to: Double(frame) / 20, onWake: { _ in wakes += 1 })
    }
    log("end \(Double.random(in: 0...1)) wakes \(wakes)")
    fflush(nil)
    _exit(0)
  }

  private static var wakes = 0

  /// Virtual time linked but not started: the real clock goes on.
  private static func live() {
    let before = Date()
    Thread.sleep(forTimeInterval: 0.02)
    let passed = Date().timeIntervalSince(before)
    print("passed \(passed >= 0.02 && passed < 5) running \(VirtualClock.isRunning)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      print("fired")
      exit(0)
    }
    RunLoop.main.run(until: Date() + 5)
    exit(1)
  }

  nonisolated private static func log(_ text: String) {
    print(String(format: "%.4f", VirtualClock.now), text)
  }

  private static func randomness() {
    log("double \(Double.random(in: 0...1))")
    log("uuid \(UUID())")
    log("shuffled \([1, 2, 3, 4, 5, 6, 7, 8].shuffled())")
    log("generator \(SystemRandomNumberGenerator().first)")
  }

  private static func runLoop() {
    var count = 0
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
      MainActor.assumeIsolated {
        count += 1
        log("timer \(count) \(Date().timeIntervalSince1970)")
      }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log("one shot") }
    RunLoop.main.perform { log("performed") }
  }

  private static func queues() {
    DispatchQueue.main.async { log("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log("after") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.35) { log("wall after") }
    DispatchQueue.global().async {
      let sum = (0..<100_000).reduce(0, +)
      DispatchQueue.main.async { log("background \(sum)") }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) {
      Thread.sleep(forTimeInterval: 0.22)
      DispatchQueue.main.async { log("background after sleep") }
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.1, repeating: 0.22)
    source.setEventHandler { log("source") }
    source.resume()
    sources.append(source)
  }

  private static var sources: [any DispatchSourceTimer] = []

  private static func tasks() {
    Task { @MainActor in
      log("task")
      try? await Task.sleep(nanoseconds: 100_000_000)
      log("slept nanoseconds")
      try? await Task.sleep(for: .milliseconds(150))
      log("slept for")
      try? await Task.sleep(until: .now + .seconds(0.2), clock: .continuous)
      log("slept until")
      log("elsewhere \(await elsewhere())")
    }
    Task.detached {
      try? await Task.sleep(nanoseconds: 330_000_000)
      await MainActor.run { log("detached") }
    }
  }

  nonisolated private static func elsewhere() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for number in 1...4 { group.addTask { number } }
      return await group.reduce(0) { $0 * 10 + $1 }
    }
  }
}

extension SystemRandomNumberGenerator {
  fileprivate var first: UInt64 {
    var copy = self
    return copy.next()
  }
}
