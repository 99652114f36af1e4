import Foundation
import VirtualTime

/// Lets copies of this process do the jobs that its arguments are, and prints what they find and become.
enum CopiesProbe {
  private final class Box { var value = 0 }

  // Each job changes them; the process has one thread when it is copied.
  nonisolated(unsafe) private static var counter = 0
  nonisolated(unsafe) private static var box = Box()
  nonisolated(unsafe) private static var page = [UInt8](repeating: 7, count: 1 << 16)
  /// More than a table of pages describes, so that dropping it drops tables.
  nonisolated(unsafe) private static var large = UnsafeMutableRawPointer(bitPattern: 0)
  private static let largeSize = 8 << 20

  static func run(_ jobs: [String]) {
    var ends: [Int32] = [0, 0]
    // Packets: each is read for itself, though all are sent beforehand.
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0 else { return }
    for job in jobs { _ = write(ends[0], job + "\n", job.utf8.count + 1) }
    shutdown(ends[0], Int32(SHUT_WR))
    page[0] = 8
    large = map(at: nil)
    large?.initializeMemory(as: UInt8.self, repeating: 7, count: largeSize)
    ProcessCopies.prepare()
    while true {
      let ending = ProcessCopies.runJobs(from: ends[1]) {
        doJob(String(decoding: $0, as: UTF8.self))
      }
      say("\(ending)")
      if case .unanswered = ending { continue }
      break
    }
    var answers = [UInt8](repeating: 0, count: 64)
    while case let count = recv(ends[0], &answers, 64, Int32(MSG_DONTWAIT)), count > 0 {
      say("answer \(String(decoding: answers[..<count], as: UTF8.self).dropLast())")
    }
  }

  private static func map(at address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    mmap(
      address, largeSize, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | (address == nil ? 0 : MAP_FIXED), -1, 0)
  }

  private static var limitOfFiles: rlimit {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return limit
  }

  private static var isLargeWhole: Bool {
    guard let large else { return false }
    return UnsafeRawBufferPointer(start: large, count: largeSize).allSatisfy { $0 == 7 }
  }

  /// Past the buffers of C's library, which a copy would write again.
  private static func say(_ text: String) {
    _ = write(STDOUT_FILENO, text + "\n", text.utf8.count + 1)
  }

  private static func doJob(_ job: String) -> Never {
    let descriptor = open("/dev/null", O_RDONLY)
    var action = sigaction()
    sigaction(SIGUSR1, nil, &action)
    let isIgnored =
      action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
    say(
      "\(job) \(counter) \(box.value) \(page[0]) \(page.last!) \(descriptor) \(isIgnored) "
        + "\(getenv("TRACE") == nil) \(FileManager.default.currentDirectoryPath == "/") "
        + "\(isLargeWhole) \(limitOfFiles.rlim_cur == 50)")
    counter += 1
    box.value += 1
    box = Box()
    page[0] = 1
    page.append(9)
    setenv("TRACE", "left", 1)
    signal(SIGUSR1, SIG_IGN)
    _ = chdir("/")
    let thread = Thread { while true { sleep(1000) } }
    thread.start()
    switch job {
    case "trap": fatalError("as it was told")
    case "exit": exit(3)
    case "child":
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["1"]
      try? process.run()
    case "drop": madvise(large, largeSize, MADV_DONTNEED)
    case "replace": large = map(at: large)
    case "limit":
      var limit = limitOfFiles
      limit.rlim_cur = 50
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    default: break
    }
    ProcessCopies.endJob(status: job == "five" ? 5 : 0)
    _exit(0)
  }
}
