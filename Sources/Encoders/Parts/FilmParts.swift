import Foundation

/// Puts films together that follow each other, without encoding any frame again (ffmpeg's `concat`).
package struct FilmParts {
  package struct Part: Sendable {
    package var path: String
    package var frames: Int

    package init(path: String, frames: Int) {
      self.path = path
      self.frames = frames
    }
  }

  var format: OutputFormat
  var framesPerSecond: Double
  /// Where the list of the parts may lie; beside the film when nil.
  var listFolder: String?

  /// What lies under the film; it alone is encoded.
  package var sound: FilmSound?

  package init(format: OutputFormat, framesPerSecond: Double) {
    self.format = format
    self.framesPerSecond = framesPerSecond
  }

  /// Makes the film `path` of `parts`, of which each must have the frames that it should, and checks it as any
  /// other. To be called on a thread that lives until it returns.
  package func join(_ parts: [Part], to path: String) throws {
    signal(SIGPIPE, SIG_IGN)
    for part in parts { try check(part) }
    let file = try OutputFile(path: path)
    // A film that is one part is that part.
    if parts.count == 1 { return try copy(parts[0].path, into: file) }
    let program = try FFmpegProgram.path()
    let list = (listFolder ?? Leftovers.folder(of: path)) + "/.parts-\(getpid()).txt"
    defer { unlink(list) }
    do {
      let text = try OutputFile(path: list)
      try text.write(Array(listText(parts).utf8))
      try text.commit()
      let child = try start(program, list, file)
      let status = try child.finish { file.size }
      let frames = parts.reduce(0) { $0 + $1.frames }
      guard status == 0 else {
        let code = FFmpegProgram.writeError(in: child.errorText)
        if let code { throw OutputError.system(path, code) }
        throw OutputError(
          .programFailed,
          "'\(program)' \(FFmpegProgram.ending(status)) while it put '\(path)' together"
            + FFmpegProgram.lastWords(child.errorText))
      }
      if let code = FFmpegProgram.writeError(in: child.errorText) {
        throw OutputError.system(path, code)
      }
      try FilmCheck.check(file.reader, format, frames: frames)
    } catch let fault as FilmFault {
      file.abandon()
      throw OutputError(
        .programFailed, "'\(path)' could not be put together: \(fault.reason). Nothing was saved.")
    } catch is ChildProcess.Failure {
      file.abandon()
      throw OutputError(.programFailed, "'\(program)' did not get on putting '\(path)' together.")
    } catch {
      file.abandon()
      throw error
    }
    try commit(file)
  }

  private func commit(_ file: OutputFile) throws {
    guard let sound else { return try file.commit() }
    do { try sound.replace(file) } catch {
      file.abandon()
      throw error
    }
  }

  private func copy(_ path: String, into file: OutputFile) throws {
    do {
      guard let source = FileHandle(forReadingAtPath: path) else { throw OutputError.system(path) }
      while let data = try source.read(upToCount: 1 << 20), !data.isEmpty {
        try file.write(Array(data))
      }
    } catch {
      file.abandon()
      throw error
    }
    try commit(file)
  }

  /// Throws where a part is no whole film of its frames.
  private func check(_ part: Part) throws {
    let descriptor = open(part.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError.system(part.path) }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    do throws(FilmFault) {
      let reader = FileReader(descriptor: descriptor, size: Int(status.st_size))
      try FilmCheck.check(reader, format, frames: part.frames)
    } catch {
      throw OutputError(.cannotWrite, "'\(part.path)' is broken: \(error.reason). Render it again.")
    }
  }

  /// With the length of each part, so that what containers round does not add up.
  private func listText(_ parts: [Part]) -> String {
    parts.map { part in
      let path =
        part.path.hasPrefix("/")
        ? part.path : FileManager.default.currentDirectoryPath + "/" + part.path
      let quoted = path.replacing("'", with: "'\\''")
      let seconds = Double(part.frames) / framesPerSecond
      return "file 'file:\(quoted)'\nduration \(String(format: "%.6f", seconds))\n"
    }.joined()
  }

  private func start(_ program: String, _ list: String, _ file: OutputFile) throws -> ChildProcess {
    var arguments = ["-nostdin", "-hide_banner", "-loglevel", "error", "-nostats", "-y", "-xerror"]
    arguments += ["-f", "concat", "-safe", "0", "-i", "file:" + list, "-map", "0", "-c", "copy"]
    arguments += ["-fflags", "+bitexact", "-flags:v", "+bitexact"]
    arguments += format == .mp4 ? ["-movflags", "+faststart"] : []
    arguments += ["-f", format.rawValue, "file:" + file.partialPath]
    do {
      return try ChildProcess(
        program: program, arguments: arguments, environment: FFmpegProgram.environment,
        patience: ChildProcess.Patience())
    } catch {
      throw FFmpegProgram.startFailure(program, error.code)
    }
  }
}
