import Foundation

/// A run of ffmpeg, or of its sister ffprobe, that takes nothing from a pipe.
package struct FFmpegRun {
  package var program: String
  package var arguments: [String]
  /// Grows while it gets on.
  var progress: () -> Int = { 0 }

  init(program: String, arguments: [String], progress: @escaping () -> Int = { 0 }) {
    (self.program, self.arguments, self.progress) = (program, arguments, progress)
  }

  /// A run of the installed ffmpeg with `arguments`; of ffprobe, which stands beside it, where `probes`. Throws where there
  /// is none.
  package init(_ arguments: [String], probes: Bool = false) throws {
    let program = try FFmpegProgram.path()
    let probe = (program as NSString).deletingLastPathComponent + "/ffprobe"
    self.init(program: probes ? probe : program, arguments: arguments)
  }

  /// Waits for its end; the exit status as `waitpid` gives it. To be called on a thread that lives until then.
  func status(_ failed: (String) -> Void = { _ in }) throws -> Int32 {
    try run(failed).status
  }

  /// Waits for its end, and answers what it has written on its standard output; nil where it failed. To be called on a
  /// thread that lives until then.
  package func output() throws -> String? {
    let (status, text) = try run { _ in }
    return status == 0 ? text : nil
  }

  private func run(_ failed: (String) -> Void) throws -> (status: Int32, output: String) {
    do {
      let child = try ChildProcess(
        program: program, arguments: arguments, environment: FFmpegProgram.environment,
        patience: ChildProcess.Patience())
      let status = try child.finish(progress: progress)
      if status != 0 { failed(child.errorText) }
      return (status, child.outputText)
    } catch let error as POSIXError {
      throw FFmpegProgram.startFailure(program, error.code)
    } catch is ChildProcess.Failure {
      throw OutputError(.programFailed, "'\(program)' did not get on with a film or its sound.")
    }
  }
}
