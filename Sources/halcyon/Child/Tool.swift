import Foundation
import Synchronization

/// A helper program that is run to its end: the compiler, pkg-config.
struct Tool {
  var program: URL
  var arguments: [String]

  init(_ program: URL, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  struct Output {
    var status: Int32
    var text: String
  }

  /// Runs it with this command's own errors, and answers its exit status. What it prints goes
  /// there too: it is for people, and the standard output belongs to the command's result.
  func run() throws(CommandFailure) -> Int32 {
    let child = ChildProcess(
      executable: program, arguments: arguments,
      environment: ProcessInfo.processInfo.environment,
      standardOutput: .standardError)
    switch ChildProcess.wait(for: try child.start()) {
    case .exited(let status): return status
    case .killed(let signal):
      throw CommandFailure(
        .internalError, "\(program.lastPathComponent) crashed with \(SignalName(signal)).")
    case .interrupted(let signal): throw .interrupted(by: signal)
    }
  }

  /// Runs it as `run()` does, and answers what it printed instead of showing it.
  func heard() throws -> Output {
    let pipe = Pipe()
    let child = try ChildProcess(
      executable: program, arguments: arguments,
      environment: ProcessInfo.processInfo.environment,
      standardOutput: pipe.fileHandleForWriting, standardError: pipe.fileHandleForWriting
    ).start()
    try pipe.fileHandleForWriting.close()
    // Read beside the waiting, which alone hears of signals.
    let text = Mutex("")
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) {
      let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
      text.withLock { $0 = String(decoding: data, as: UTF8.self) }
    }
    let ending = ChildProcess.wait(for: child)
    reading.wait()
    switch ending {
    case .exited(let status): return Output(status: status, text: text.withLock { $0 })
    case .killed(let signal):
      throw CommandFailure(
        .internalError,
        text.withLock { $0 } + "\(program.lastPathComponent) crashed with \(SignalName(signal)).")
    case .interrupted(let signal): throw CommandFailure.interrupted(by: signal)
    }
  }

  /// Runs it and answers what it wrote to its standard output, or to its errors instead.
  ///
  /// - Parameter onProcess: told of the process when it runs, and of nil when it has ended.
  func output(errors: Bool = false, onProcess: (pid_t?) -> Void = { _ in }) throws -> Output {
    let pipe = Pipe()
    guard let nothing = FileHandle(forWritingAtPath: "/dev/null") else {
      throw CommandFailure(.internalError, "/dev/null cannot be opened.")
    }
    let child = try ChildProcess(
      executable: program, arguments: arguments,
      environment: ProcessInfo.processInfo.environment,
      standardOutput: errors ? nothing : pipe.fileHandleForWriting,
      standardError: errors ? pipe.fileHandleForWriting : nothing
    ).startBeside()
    onProcess(child)
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    onProcess(nil)
    let ending = ChildProcess.waitBeside(for: child)
    var status: Int32 = 1
    if case .exited(let given) = ending { status = given }
    return Output(status: status, text: String(decoding: data, as: UTF8.self))
  }

  /// Runs several at once, and answers what each wrote to its errors, in their order.
  static func errors(of tools: [Tool]) throws -> [Output] {
    let outputs = Mutex<[Int: Result<Output, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: tools.count) { index in
      let result = Result { try tools[index].output(errors: true) }
      outputs.withLock { $0[index] = result }
    }
    let all = outputs.withLock { $0 }
    return try tools.indices.compactMap { try all[$0]?.get() }
  }
}
