import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("How a program's run ends")
struct ProgramRunTests {
  /// Runs a shell script as the program.
  private func run(_ script: String, _ environment: [String: String] = [:]) throws
    -> ProgramRun.Result
  {
    let folder = try TemporaryFolder()
    let path = try folder.write("#!/bin/sh\n" + script, to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return try ProgramRun(executable: URL(fileURLWithPath: path), environment: environment).run()
  }

  @Test("A program gets its job and the settings for equal runs")
  func environment() throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/out"
    let result = try run(
      "echo $HALCYON_JOB $SWIFT_DETERMINISTIC_HASHING > \(out)", ["HALCYON_JOB": "the job"])
    #expect(result.ending == .exited(0))
    #expect(RunReport(result: result).failure == nil)
    #expect(try String(contentsOfFile: out, encoding: .utf8) == "the job 1\n")
  }

  @Test("A trap is one message with the signal and Swift's reason")
  func trap() throws {
    let result = try run("echo 'P/a.swift:3: Fatal error: too far' >&2; kill -ILL $$")
    let failure = try #require(RunReport(result: result).failure)
    #expect(failure.code == 1)
    #expect(
      failure.message
        == "The program crashed with SIGILL (a trap). P/a.swift:3: Fatal error: too far")
    #expect(!result.hasComplained)
  }

  @Test("A status of the host's own passes through in silence, any other is told")
  func statuses() throws {
    #expect(RunReport(result: try run("exit 74")).failure == CommandFailure(code: 74))
    let failure = try #require(RunReport(result: try run("exit 3")).failure)
    #expect(failure.code == 1)
    #expect(failure.message.contains("status 3"))
  }

  @Test("What the program started ends with it")
  func group() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/pid"
    _ = try run("sleep 600 & echo $! > \(file)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let pid = try #require(pid_t(text.dropLast()))
    var tries = 0
    while kill(pid, 0) == 0, !isZombie(pid), tries < 100 {
      usleep(10_000)
      tries += 1
    }
    #expect(kill(pid, 0) != 0 || isZombie(pid))
  }

  private func isZombie(_ pid: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }

  @Test("A program that cannot be started is an error, not a hang")
  func unstartable() {
    #expect(throws: CommandFailure.self) {
      try ProgramRun(executable: URL(fileURLWithPath: "/no/program"), environment: [:]).run()
    }
  }
}
