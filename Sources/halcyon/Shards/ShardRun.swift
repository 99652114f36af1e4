import Encoders
import Foundation
import Jobs

/// Renders one part of a film: the program is simulated from its start, its frames are painted in its range.
struct ShardRun {
  var program: ProgramOptions
  var scene: SceneOptions
  var data: DataOptions
  /// The whole film's.
  var job: RenderJob
  var place: ShardPlace

  /// The file, or files, of a shard's frames.
  static func files(_ place: ShardPlace, _ shard: Shard, _ frames: ClosedRange<Int>) throws
    -> [String]
  {
    guard place.isNumbered else { return [place.part(shard)] }
    let name = try NumberedName(place.output)
    return frames.map(name.path)
  }

  /// Whether the shard is there as it would be rendered now.
  func isDone(_ shard: Shard, program hash: String) throws -> Bool {
    guard let note = ShardNote.read(place.note(shard)), note.shard == shard,
      note.programHash == hash, note.jobHash == (try jobHash), note.film == film
    else { return false }
    guard let frames = shard.frames(of: job.frames, groupLength: place.format.groupLength) else {
      return note.frames.isEmpty
    }
    if let hash = note.soundHash, try Digest.of(files: [place.sound]) != hash { return false }
    let written = try Digest.of(files: ShardRun.files(place, shard, frames))
    return written != nil && written == note.outputHash
  }

  func run(_ shard: Shard) throws {
    let start = ContinuousClock.now
    let compiled = try BatchProgram(program, isOutput: place.writes)
    var note = ShardNote(
      shard: shard, frames: [], film: film, framesPerSecond: job.framesPerSecond,
      width: job.pixelSize.width, height: job.pixelSize.height,
      hasAlpha: job.background[3] < 1 && place.format.keepsAlpha, jobHash: try jobHash,
      programHash: compiled.hash, seconds: 0)
    // A part that is begun anew is not there until it is done.
    unlink(place.note(shard))
    if let frames = shard.frames(of: job.frames, groupLength: place.format.groupLength) {
      var part = job
      part.frames = frames
      part.output = place.part(shard)
      if place.format.hasFrameParts {
        part.part = FilmPart(frames: job.frames, format: place.format)
      }
      // Only who simulates the film to its end knows all that is played.
      let isLast = shard.number == shard.count && !place.format.codecs.isEmpty
      part.partSound = PartSound(
        film: job.frames, file: isLast ? place.sound : nil, audio: job.encoding.audio)
      part.encoding.audio = nil
      var written = try OutputPlace(path: place.output)
      written.path = part.output
      try ProgramSession(program: program, scene: scene, data: data).run(part, writing: written)
      note.frames = [frames.lowerBound, frames.upperBound]
      note.outputHash = try Digest.of(files: ShardRun.files(place, shard, frames))
      if isLast { note.soundHash = try Digest.of(files: [place.sound]) }
    } else {
      FileHandle.complain(
        "Shard \(shard) has no frames: the film has fewer groups of \(place.format.groupLength) frames. "
          + "halcyon join knows.")
    }
    note.seconds = ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1000
    try note.write(to: place.note(shard))
  }

  private var film: [Int] { [job.frames.lowerBound, job.frames.upperBound] }

  private var jobHash: String {
    get throws {
      var job = job
      (job.jobs, job.showsProgress, job.patience) = (nil, false, 0)
      // Wherever it lies.
      job.output = (job.output as NSString).lastPathComponent
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let read =
        [job.touchFile, job.encoding.audio].compactMap { $0 } + (try data.files() ?? []).map(\.path)
      let settings = data.arguments.joined(separator: "\n")
      return try Digest.of(
        String(decoding: try encoder.encode(job), as: UTF8.self) + settings
          + (Digest.of(files: read) ?? ""))
    }
  }
}
