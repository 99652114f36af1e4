import Foundation

/// A run of ffmpeg that takes nothing from a pipe.
struct FFmpegRun {
  var program: String
  var arguments: [String]
  /// Grows while it gets on.
  var progress: () -> Int = { 0 }

  /// Waits for its end; the exit status as `waitpid` gives it. To be called on a thread that lives until then.
  func status(_ failed: (String) -> Void = { _ in }) throws -> Int32 {
    do {
      let child = try ChildProcess(
        program: program, arguments: arguments, environment: FFmpegProgram.environment,
        patience: ChildProcess.Patience())
      let status = try child.finish(progress: progress)
      if status != 0 { failed(child.errorText) }
      return status
    } catch let error as POSIXError {
      throw FFmpegProgram.startFailure(program, error.code)
    } catch is ChildProcess.Failure {
      throw OutputError(.programFailed, "'\(program)' did not get on with a film's sound.")
    }
  }
}
