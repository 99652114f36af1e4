import Foundation
import Synchronization
import VirtualTime

/// Has threads, tasks and queues sleep and wait by all the ways of the C library, and prints what happened when.
@MainActor
enum StrandProbe {
  /// - Parameter arguments: what to do, of the names below.
  static func run(_ arguments: [String]) {
    VirtualClock.start(startDate: Date(timeIntervalSince1970: 1_767_225_600), seed: 0)
    for argument in arguments { parts[argument]?() }
    for frame in 0...60 { VirtualClock.advance(to: Double(frame) / 30) }
    log("end \(UInt64.random(in: 0...(.max)))")
    fflush(nil)
    _exit(0)
  }

  private static let parts: [String: @MainActor () -> Void] = [
    "tasks": tasks, "threads": threads, "waits": waits, "limits": limits, "semaphore": semaphore,
    "equal": equalDeadlines, "timer": repeatingTimer, "processor": processorTime,
    "device": device, "main": mainThread, "pass": passing, "ask": reported, "errands": errands,
  ]

  /// Ten errands, the later the quicker, each of which sends for one more, beside a task and a queue at work.
  private static func errands() {
    Task { @MainActor in
      log("before")
      for number in 1...10 {
        Errands.send(name: "errand \(number)") {
          RealClock.sleep(0.05 / Double(number))
          return { deliver(number) }
        }
      }
      try? await Task.sleep(for: .milliseconds(500))
      log("half a second later")
    }
  }

  nonisolated private static func deliver(_ number: Int) {
    log("errand \(number) main \(Thread.isMainThread)")
    DispatchQueue.global().async {
      log("work of \(number)")
      Errands.send(name: "errand \(number) once more") { { log("errand \(number) once more") } }
    }
  }

  nonisolated private static let output = Mutex(())

  nonisolated private static func log(_ text: String) {
    output.withLock { _ in print(String(format: "%.4f", VirtualClock.now), text) }
  }

  /// Three tasks sleep for a second each, while the main actor goes on.
  private static func tasks() {
    for number in 1...3 {
      Task.detached {
        sleep(1)
        log("task \(number) main \(Thread.isMainThread) stands \(VirtualClock.standsForMainThread)")
        await MainActor.run { log("told \(number)") }
      }
    }
    Task { @MainActor in
      for _ in 1...4 {
        try? await Task.sleep(for: .milliseconds(300))
        log("meanwhile")
      }
    }
  }

  /// Four threads that sleep until the same times, with random numbers.
  private static func threads() {
    for number in 1...4 {
      Thread.detachNewThread {
        for _ in 1...5 {
          usleep(100_000)
          let text = "thread \(number) \(UInt64.random(in: 0...(.max))) \(rand()) \(drand48())"
          log(text)
          DispatchQueue.main.async { log("from \(number)") }
        }
      }
    }
  }

  /// One thread after another way to sleep.
  private static func waits() {
    Thread.detachNewThread {
      poll(nil, 0, 250)
      log("poll")
      var limit = timeval(tv_sec: 0, tv_usec: 150_000)
      select(0, nil, nil, nil, &limit)
      log("select")
      var time = timespec(tv_sec: 0, tv_nsec: 100_000_000)
      nanosleep(&time, nil)
      log("nanosleep")
      clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
      log("clock_nanosleep")
      Thread.sleep(forTimeInterval: 0.1)
      log("Thread.sleep")
    }
  }

  /// Waits that nobody ends before their time.
  private static func limits() {
    Thread.detachNewThread {
      let condition = NSCondition()
      condition.lock()
      let isSignalled = condition.wait(until: Date() + 0.4)
      condition.unlock()
      log("condition \(isSignalled)")
    }
    DispatchQueue.global().async {
      log("semaphore \(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.45) == .timedOut)")
    }
    Task.detached { waitForGroup() }
  }

  nonisolated private static func waitForGroup() {
    let group = DispatchGroup()
    group.enter()
    log("group \(group.wait(timeout: .now() + 0.55) == .timedOut)")
    group.leave()
  }

  /// A wait that another thread ends, with and without a limit.
  private static func semaphore() {
    let semaphore = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      semaphore.wait()
      log("passed")
      log("again \(semaphore.wait(timeout: .now() + 5) == .success)")
    }
    Thread.detachNewThread {
      usleep(600_000)
      semaphore.signal()
      usleep(300_000)
      semaphore.signal()
    }
  }

  private static func equalDeadlines() {
    let time = DispatchTime.now() + 0.5
    for name in ["first", "second", "third"] {
      DispatchQueue.main.asyncAfter(deadline: time) { log(name) }
    }
  }

  /// Every tenth of a second, with a main thread that sleeps past two of them.
  private static func repeatingTimer() {
    let timer = timerfd_create(CLOCK_MONOTONIC, O_NONBLOCK)
    let tenth = timespec(tv_sec: 0, tv_nsec: 100_000_000)
    var time = itimerspec(it_interval: tenth, it_value: tenth)
    timerfd_settime(timer, 0, &time, nil)
    usleep(250_000)
    for time in [0.25, 0.31] {
      VirtualClock.advance(to: time)
      var count: UInt64 = 0
      read(timer, &count, 8)
      log("fired \(count)")
    }
    time = itimerspec()
    timerfd_settime(timer, 0, &time, nil)
  }

  private static func processorTime() {
    func spent() -> [Double] {
      var times = tms()
      Glibc.times(&times)
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      var thread = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &thread)
      return [
        Double(clock()) / 1e6, Double(times.tms_utime) / Double(sysconf(Int32(_SC_CLK_TCK))),
        Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6,
        Double(thread.tv_sec) + Double(thread.tv_nsec) / 1e9,
      ]
    }
    log("\(spent())")
    VirtualClock.advance(to: 0.5)
    log("\(spent())")
  }

  /// The random device by stream and by descriptor.
  private static func device() {
    let stream = fopen("/dev/urandom", "r")!
    var bytes = [UInt8](repeating: 0, count: 8)
    fread(&bytes, 1, 8, stream)
    fclose(stream)
    log("stream \(bytes)")
    let file = FileHandle(forReadingAtPath: "/dev/random")!
    log("file \(Array(try! file.read(upToCount: 8)!))")
  }

  /// The main thread sleeps: what was due meanwhile comes late.
  private static func mainThread() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log("due") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      sleep(1)
      log("woken")
    }
  }

  /// A task that asks the main thread and waits for its answer.
  private static func passing() {
    Task.detached {
      log("answer \(ask())")
    }
  }

  nonisolated private static func ask() -> Int { DispatchQueue.main.sync { 42 } }

  /// What no run can hold.
  private static func reported() {
    log("\(getpid() > 0) \(ProcessInfo.processInfo.processIdentifier > 0)")
    log("\(getpid() > 0)")
  }
}

// Foundation's timers and dispatch's rest on these, which Swift's module of the C library leaves out.

@_silgen_name("timerfd_create")
private func timerfd_create(_ clock: clockid_t, _ flags: Int32) -> Int32

@_silgen_name("timerfd_settime") @discardableResult
private func timerfd_settime(
  _ timer: Int32, _ flags: Int32, _ time: UnsafePointer<itimerspec>,
  _ before: UnsafeMutablePointer<itimerspec>?
) -> Int32
