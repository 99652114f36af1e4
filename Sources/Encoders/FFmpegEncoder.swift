import Foundation
import Pixels

/// Writes films through the `ffmpeg` program, which gets raw frames through a pipe.
package final class FFmpegEncoder: FrameEncoder, @unchecked Sendable {
  private let arguments: FFmpegArguments
  private let program: String
  private let file: OutputFile
  private let child: ChildProcess
  // Below: only touched by `append`, `repeatLast` and `finish`, which come one at a time.
  private var last: PreparedFrame?
  private var count = 0

  /// Finds `ffmpeg` and starts it. Throws `programMissing` where there is none.
  package convenience init(path: String, film: FilmFormat) throws {
    var patience = ChildProcess.Patience()
    // Nobody is slower than some seconds a million pixels; who tries harder looks at many frames at once.
    let seconds =
      switch film.encoding.quality {
      case .draft: 1.0
      case .good: 10.0
      case .best: 100.0
      }
    patience.spinning += seconds * Double(film.width * film.height) / 1e6
    try self.init(path: path, film: film, program: FFmpegProgram.path(), patience: patience)
  }

  init(
    path: String, film: FilmFormat, program: String, patience: ChildProcess.Patience
  ) throws {
    signal(SIGPIPE, SIG_IGN)  // a broken pipe is an error to report, not a reason to die
    arguments = FFmpegArguments(film: film)
    self.program = program
    file = try OutputFile(path: path)
    do {
      child = try ChildProcess(
        // With its protocol: a name may look like that of another.
        program: program, arguments: arguments.list(output: "file:" + file.partialPath),
        environment: FFmpegProgram.environment, patience: patience)
    } catch {
      file.abandon()
      throw FFmpegProgram.startFailure(program, error.code)
    }
  }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    if arguments.takesYUV {
      return PreparedFrame(planes: YUV420.convert(bitmap), area: bitmap.bounds)
    }
    let (width, height) = arguments.size
    return PreparedFrame(
      bytes: PNGFilter.plainPixels(of: bitmap.padded(toWidth: width, height: height)),
      area: bitmap.bounds)
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
    do {
      status = try child.finish { self.file.size }
    } catch {
      throw explanation(of: error)
    }
    guard status == 0, FFmpegProgram.writeError(in: child.errorText) == nil else {
      throw explanation(of: .ended)
    }
    do {
      // A pipe cut short makes ffmpeg end well, with a short film; so does a full disk.
      guard writtenFrames == count else {
        throw FilmFault("it has \(writtenFrames ?? 0) of \(count) frames")
      }
      if file.isReplaced { try FilmCheck.check(file.reader, arguments.film.format, frames: count) }
    } catch let fault as FilmFault {
      file.abandon()
      throw OutputError(
        .programFailed,
        "'\(program)' called '\(file.path)' done, but the file is broken: \(fault.reason). Nothing "
          + "was saved; try again, or see 'halcyon doctor'.")
    }
    guard let sound = arguments.film.sound else { return try file.commit() }
    do { try sound.replace(file) } catch {
      file.abandon()
      throw error
    }
  }

  package func abandon() {
    child.killWithoutWaiting()
    file.abandon()
  }

  /// The last count that ffmpeg reported.
  private var writtenFrames: Int? {
    child.outputText.matches(of: /(?m)^frame=\s*([0-9]+)/).last.flatMap { Int($0.output.1) }
  }

  /// Ends the program and says what it did.
  private func explanation(of failure: ChildProcess.Failure) -> OutputError {
    let status = failure == .ended ? child.endingStatus() : nil
    child.kill()
    file.abandon()
    let said = child.errorText
    if let code = FFmpegProgram.writeError(in: said) { return OutputError.system(file.path, code) }
    let deed =
      switch failure {
      case .rests: "has done nothing for a long time and was stopped"
      case .spins: "has computed for a long time without getting on and was stopped"
      case .floods: "has complained without end and was stopped"
      case .ended: FFmpegProgram.ending(status)
      }
    return OutputError(
      .programFailed,
      "'\(program)' \(deed) after \(count) frames; '\(file.path)' was not written. "
        + arguments.advice + FFmpegProgram.lastWords(said))
  }
}
