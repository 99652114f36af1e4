import Foundation
import ProgramSounds

/// Lays sound under a film that is complete but for it: its frames are copied, not encoded again.
package struct FilmSound: Sendable {
  package enum Content: Sendable {
    case cues([SoundCue])
    /// A file that `writeTrack` has made.
    case track(String)
  }

  package var content: Content
  package var film: FilmFormat

  package init(_ content: Content, film: FilmFormat) {
    (self.content, self.film) = (content, film)
    if case .cues(let cues) = content, let audio = film.encoding.audio {
      let cue = SoundCue(source: .file(URL(fileURLWithPath: audio)), start: 0)
      self.content = .cues([cue] + cues)
    }
  }

  /// Puts the film that `silent` holds, with its sound, in the place of `silent`'s target.
  func replace(_ silent: OutputFile) throws {
    let path = silent.path
    guard silent.isReplaced else {
      let line = "warning: '\(path)' cannot be changed once it is written: it has no sound\n"
      FileHandle.standardError.write(Data(line.utf8))
      return try silent.commit()
    }
    let program = try FFmpegProgram.path()
    let folder = try OutputFolder(beside: OutputTarget(path).path + ".sound")
    defer { folder.abandon() }
    let track = try track(program, folder)
    let file = try OutputFile(path: path)
    do {
      let run = FFmpegRun(
        program: program, arguments: arguments(silent.partialPath, track, file.partialPath)
      ) { file.size }
      var said = ""
      guard try run.status({ said = $0 }) == 0 else {
        if let code = FFmpegProgram.writeError(in: said) { throw OutputError.system(path, code) }
        throw OutputError(
          .programFailed,
          "'\(program)' could not lay sound under '\(path)'" + FFmpegProgram.lastWords(said))
      }
      try FilmCheck.check(file.reader, film.format, frames: film.frameCount)
    } catch let fault as FilmFault {
      throw OutputError(
        .programFailed, "'\(path)' is broken with its sound: \(fault.reason). Nothing was saved.")
    }
    silent.abandon()
    try file.commit()
  }

  /// Writes the mix alone, for a film whose parts are put together later: 32-bit samples of two channels.
  package func writeTrack(to path: String) throws {
    let folder = try OutputFolder(beside: OutputTarget(path).path + ".sound")
    defer { folder.abandon() }
    let mix = try track(FFmpegProgram.path(), folder)
    guard rename(mix, path) == 0 else { throw OutputError.system(path) }
  }

  /// The path of the sound as it lies under the film.
  private func track(_ program: String, _ folder: OutputFolder) throws -> String {
    switch content {
    case .track(let path): path
    case .cues(let cues): try mixed(cues, program, folder)
    }
  }

  private func mixed(
    _ cues: [SoundCue], _ program: String, _ folder: OutputFolder
  ) throws -> String {
    let mix = SoundMix(cues: cues, length: SoundTrack(file: "", film: film).length)
    let samples = try SoundDecoder(program: program, folder: folder.path).samples(of: mix.variants)
    let path = folder.path + "/mix.samples"
    let file = try OutputFile(path: path)
    try mix.forEachPiece(of: samples) { piece in
      try piece.withUnsafeBytes { try file.write($0) }
    }
    try file.commit()
    return path
  }

  private func arguments(_ silent: String, _ track: String, _ output: String) -> [String] {
    let general = ["-nostdin", "-hide_banner", "-loglevel", "error", "-nostats", "-y", "-xerror"]
    return general + ["-i", "file:" + silent]
      + ["-f", "f32le", "-ar", "\(SoundTrack.rate)", "-ac", "2", "-i", "file:" + track]
      + ["-map", "0:v:0", "-map", "1:a:0", "-c:v", "copy"] + SoundTrack.codec(film.format)
      + ["-flags:a", "+bitexact", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + (film.format == .mp4 ? ["-movflags", "+faststart"] : [])
      + ["-f", film.format.rawValue, "file:" + output]
  }
}
