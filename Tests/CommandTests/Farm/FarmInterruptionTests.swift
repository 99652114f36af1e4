import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Interrupted jobs", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct FarmInterruptionTests {
  /// Programs of a cluster that never gets to a job, and write down what they are asked.
  private func cluster(_ folder: TemporaryFolder, scancel: String = "exit 0") throws -> String {
    let programs = [
      "sbatch": "echo 7", "squeue": "echo PENDING", "scancel": scancel,
      "openjd": "trap 'exit 1' INT; while :; do sleep 0.1; done",
    ]
    for (name, text) in programs {
      let path = try folder.write(
        "#!/bin/bash\necho \"\(name) $*\" >> '\(folder.file("asked"))'\n\(text)\n",
        to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return folder.file("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// Starts a command, interrupts it once the engine has been asked for `word`, and answers its end.
  private func interrupted(
    _ folder: TemporaryFolder, engine: String, after word: String, path: String
  ) throws -> (status: Int32, errors: String) {
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Color.red } }\n",
      to: "App/View.swift")
    try folder.write("id\na\nb\n", to: "t.csv")
    let process = Process()
    process.executableURL = HalcyonCommandLine.executable
    process.arguments = [
      "batch", folder.file("App"), "--data", folder.file("t.csv"), "-o",
      folder.path + "/out/{id}.png", "--size", "8x8", "--scale", "1", "--engine", engine,
      "--submit", "--farm", folder.file("farm"),
    ]
    process.environment = try HalcyonCommandLine.environment().merging(["PATH": path]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var patience = Patience(seconds: 60)
    while !String(decoding: folder.bytes("asked"), as: UTF8.self).contains(word),
      patience.lasts()
    {}
    usleep(200_000)
    kill(process.processIdentifier, SIGINT)
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test("A Slurm job that is waited for is cancelled, in one line")
  func slurm() throws {
    let folder = try TemporaryFolder()
    let end = try interrupted(
      folder, engine: "slurm", after: "squeue", path: cluster(folder))
    #expect(end.status == 130)
    #expect(
      end.errors.hasSuffix(
        "Stopped by SIGINT. Job 7 was cancelled. What is done stays; go on with --resume.\n"),
      "\(end.errors)")
    #expect(String(decoding: folder.bytes("asked"), as: UTF8.self).contains("scancel 7\n"))
    // Nobody waits for it again.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("farm"))
    #expect(!names.contains { $0.hasSuffix(".job") })
  }

  @Test("A job that cannot be cancelled is left, and the next command knows of it")
  func left() throws {
    let folder = try TemporaryFolder()
    let end = try interrupted(
      folder, engine: "slurm", after: "squeue", path: cluster(folder, scancel: "exit 1"))
    #expect(end.status == 130 && end.errors.contains("Job 7 goes on"), "\(end.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("farm"))
    #expect(names.contains("round-1.job"))
  }

  @Test("openjd is told to stop, and waited for")
  func openjd() throws {
    let folder = try TemporaryFolder()
    let end = try interrupted(
      folder, engine: "openjd", after: "openjd", path: cluster(folder))
    #expect(end.status == 130 && end.errors.contains("openjd has ended"), "\(end.errors)")
  }
}
