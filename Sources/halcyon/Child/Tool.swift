import Foundation

/// A helper program that is run to its end: the compiler, pkg-config.
struct Tool {
  var program: URL
  var arguments: [String]
  var workingFolder: URL?

  init(_ program: URL, _ arguments: [String], in workingFolder: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.workingFolder = workingFolder
  }

  struct Output {
    var status: Int32
    var text: String
  }

  /// Runs it with this command's own output and errors, and answers its exit status.
  func run() throws -> Int32 {
    let process = makeProcess()
    // What a compiler says is for people; the standard output belongs to the command's result.
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 1
  }

  /// Runs it and answers what it wrote to its standard output, or to its errors instead.
  func output(errors: Bool = false) throws -> Output {
    let process = makeProcess()
    let pipe = Pipe()
    process.standardOutput = errors ? FileHandle.nullDevice : pipe
    process.standardError = errors ? pipe : FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationReason == .exit ? process.terminationStatus : 1,
      text: String(decoding: data, as: UTF8.self))
  }

  private func makeProcess() -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    if let workingFolder { process.currentDirectoryURL = workingFolder }
    return process
  }
}
