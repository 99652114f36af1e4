import Foundation
import Pixels

/// Writes films through the `ffmpeg` program, which gets raw frames through a pipe.
package final class FFmpegEncoder: FrameEncoder, @unchecked Sendable {
  private let arguments: FFmpegArguments
  private let file: OutputFile
  private let child: ChildProcess
  // Below: only touched by `append`, `repeatLast` and `finish`, which come one at a time.
  private var last: PreparedFrame?
  private var count = 0

  /// Seconds without any sign of life after which `ffmpeg` is given up.
  package static let patience = 30.0

  /// Finds `ffmpeg` and starts it. Throws `programMissing` where there is none.
  package init(path: String, film: FilmFormat, patience: Double = FFmpegEncoder.patience) throws {
    signal(SIGPIPE, SIG_IGN)  // a broken pipe is an error to report, not a reason to die
    arguments = FFmpegArguments(film: film)
    let program = try FFmpegEncoder.program()
    file = try OutputFile(path: path)
    // What was set for this process (a library to load first, say) is not meant for ffmpeg.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("HALCYON") }
    environment["LD_PRELOAD"] = nil
    do {
      child = try ChildProcess(
        program: program, arguments: arguments.list(output: file.partialPath),
        environment: environment, patience: patience)
    } catch {
      file.abandon()
      throw OutputError(.programMissing, "cannot start '\(program)': \(error.code).")
    }
  }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    if arguments.takesYUV {
      return PreparedFrame(planes: YUV420.convert(bitmap), area: bitmap.bounds)
    }
    return PreparedFrame(bytes: PNGFilter.plainPixels(of: bitmap), area: bitmap.bounds)
  }

  package func append(_ frame: PreparedFrame) throws {
    do {
      if let planes = frame.planes {
        // The data is only a view of the planes.
        try withExtendedLifetime(planes) { try child.write(planes.data) }
      } else {
        try child.write(frame.bytes)
      }
    } catch let failure as ChildProcess.Failure {
      throw explanation(of: failure)
    }
    last = frame
    count += 1
  }

  package func repeatLast() throws {
    if let last { try append(last) }
  }

  package func finish() throws {
    let status: Int32
    do { status = try child.finish() } catch { throw explanation(of: error) }
    guard status == 0 else { throw explanation(of: .ended) }
    // A pipe cut short makes ffmpeg end well, with a short film.
    guard writtenFrames == count else {
      file.abandon()
      throw OutputError(
        .programFailed,
        "ffmpeg wrote \(writtenFrames ?? 0) of \(count) frames of '\(file.path)' and called it done. "
          + "Nothing was saved; try again, or see 'halcyon doctor'.")
    }
    try file.commit()
  }

  package func abandon() {
    child.killWithoutWaiting()
    file.abandon()
  }

  /// The last count that ffmpeg reported.
  private var writtenFrames: Int? {
    child.outputText.matches(of: /(?m)^frame=\s*([0-9]+)/).last.flatMap { Int($0.output.1) }
  }

  private func explanation(of failure: ChildProcess.Failure) -> OutputError {
    let status = (try? failure == .ended ? child.finish() : nil) ?? 0
    child.kill()
    let said = child.errorText.trimmingCharacters(in: .whitespacesAndNewlines)
    file.abandon()
    if failure == .hangs {
      return OutputError(
        .programFailed,
        "ffmpeg has done nothing for a long time and was stopped; '\(file.path)' was not written. "
          + "Try again, or see 'halcyon doctor'.")
    }
    if said.contains("No space left on device") {
      return OutputError.system(file.path, ENOSPC)
    }
    let how = status & 127 == 0 ? "with status \(status >> 8 & 255)" : "by signal \(status & 127)"
    let detail =
      said.isEmpty ? "" : ":\n" + said.split(separator: "\n").suffix(5).joined(separator: "\n")
    return OutputError(
      .programFailed,
      "ffmpeg ended \(how) after \(count) frames; '\(file.path)' was not written. "
        + "See 'halcyon doctor'\(detail)")
  }

  /// The `ffmpeg` to use: the one HALCYON_FFMPEG names, else the first in PATH.
  package static func program(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String {
    if let chosen = environment["HALCYON_FFMPEG"] {
      if access(chosen, X_OK) == 0 { return chosen }
      throw OutputError(.programMissing, "HALCYON_FFMPEG names '\(chosen)', which is no program.")
    }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders where access("\(folder)/ffmpeg", X_OK) == 0 { return "\(folder)/ffmpeg" }
    throw OutputError(
      .programMissing,
      "this format needs the program 'ffmpeg', which is not installed. "
        + "Install it with: sudo apt-get install ffmpeg")
  }
}
