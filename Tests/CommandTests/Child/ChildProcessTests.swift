import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What children start ends with them")
struct ChildProcessTests {
  /// A program that starts another one in a process group of its own, as swiftc does with its jobs, and
  /// writes that one's number to a file.
  private let script = "#!/bin/bash\nset -m\nsleep 7531 &\necho $! > \"$PIDS\"\nwait\n"

  private func isAlive(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0,
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    else { return false }
    return !status.contains(") Z ")
  }

  private func started(_ file: String) throws -> pid_t {
    for _ in 0..<500 {
      if let text = try? String(contentsOfFile: file, encoding: .utf8),
        let process = pid_t(text.dropLast())
      {
        return process
      }
      usleep(20_000)
    }
    throw CocoaError(.fileReadNoSuchFile)
  }

  private func ends(_ process: pid_t) -> Bool {
    for _ in 0..<250 {
      if !isAlive(process) { return true }
      usleep(20_000)
    }
    return false
  }

  private func program(in folder: TemporaryFolder, _ name: String) throws -> URL {
    let path = try folder.write(script, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return URL(fileURLWithPath: path)
  }

  @Test("A session's tools end with all they have started, in whatever process groups")
  func tools() throws {
    let folder = try TemporaryFolder()
    let program = try program(in: folder, "swiftc")
    let pids = folder.file("pids")
    let tools = BackgroundTools()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = try? tools.run(program, [], environment: ["PIDS": pids, "PATH": "/usr/bin:/bin"])
      isDone.signal()
    }
    let grandchild = try started(pids)
    tools.end()
    #expect(isDone.wait(timeout: .now() + 20) == .success)
    #expect(ends(grandchild))
  }

  @Test(
    "A command that is killed, or told to stop, takes the compiler's jobs along",
    .enabled(if: HalcyonCommandLine.isBuilt), arguments: [SIGKILL, SIGTERM, SIGINT])
  func killed(signal: Int32) throws {
    let folder = try TemporaryFolder()
    _ = try program(in: folder, "bin/swiftc")
    try folder.write("import SwiftUI\n", to: "App/View.swift")
    let process = Process()
    let command: URL = try #require(HalcyonCommandLine.executable)
    process.executableURL = command
    process.arguments = ["check", folder.file("App")]
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = try HalcyonCommandLine.environment().merging([
      "PATH": folder.file("bin") + ":" + path, "PIDS": folder.file("pids"),
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let grandchild = try started(folder.file("pids"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(ends(grandchild))
  }

  /// What nohup does: "If standard input is a terminal, … ignore hangup signals" (GNU Coreutils).
  @Test(
    "A command that is to outlive its terminal goes on without it, and ends when it is told to",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func hangup() throws {
    let folder = try TemporaryFolder()
    // The compiler that parses is beside others; signals are passed on to the one that compiles.
    let parsing = "case \"$*\" in *-dump-parse*) exit 0 ;; esac\n"
    let path = try folder.write(
      script.replacing("set -m\n", with: parsing + "set -m\n"), to: "bin/swiftc")
    chmod(path, 0o755)
    try folder.write("import SwiftUI\n", to: "App/View.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "trap '' HUP; exec \"$0\" \"$@\"", try #require(HalcyonCommandLine.executable).path,
      "still", folder.file("App"), "-o", folder.file("a.png"),
    ]
    let others = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = try HalcyonCommandLine.environment().merging([
      "PATH": folder.file("bin") + ":" + others, "PIDS": folder.file("pids"),
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let grandchild = try started(folder.file("pids"))
    kill(process.processIdentifier, SIGHUP)
    usleep(500_000)
    #expect(isAlive(process.processIdentifier) && isAlive(grandchild))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(ends(grandchild))
  }
}
