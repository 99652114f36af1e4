import Encoders
import Foundation

/// Puts the shards of a film together, after it has looked whether all are there and as they were written.
struct FilmJoin {
  var place: ShardPlace

  /// Joins them and answers how many frames the film has.
  func run() throws -> Int {
    let notes = try notes()
    let count = notes.reduce(0) { $0 + $1.frameCount }
    let expected = notes[0].film[1] - notes[0].film[0] + 1
    guard count == expected else {
      throw CommandFailure(
        .badData,
        "The shards of \(place.output) have \(count) frames, and the film has \(expected). "
          + "Render it again with --shard.")
    }
    let parts = try notes.filter { $0.frameCount > 0 }.map { note in
      try check(note)
      return FilmParts.Part(path: place.part(note.shard), frames: note.frameCount)
    }
    if place.isNumbered { return count }
    if place.format.hasFrameParts {
      try joinFrames(parts, notes[0], count)
    } else {
      var film = FilmParts(format: place.format, framesPerSecond: notes[0].framesPerSecond)
      film.sound = try sound(notes[notes.count - 1], count)
      try film.join(parts, to: place.output)
    }
    return count
  }

  /// Removes the shards, whose frames are in the film now.
  func removeParts() {
    for note in (try? notes()) ?? [] {
      if !place.isNumbered { unlink(place.part(note.shard)) }
      unlink(place.note(note.shard))
    }
    unlink(place.sound)
  }

  /// What lies under the film, from the last shard; nil where nothing is played.
  private func sound(_ note: ShardNote, _ count: Int) throws -> FilmSound? {
    guard let hash = note.soundHash else { return nil }
    guard try Digest.of(files: [place.sound]) == hash else {
      throw CommandFailure(
        .badData,
        "\(place.sound), which shard \(note.shard) wrote, is missing or not as it was written. "
          + "Render it again: --shard \(note.shard)")
    }
    let film = FilmFormat(
      format: place.format, width: note.width, height: note.height,
      framesPerSecond: note.framesPerSecond, hasAlpha: note.hasAlpha, frameCount: count)
    return FilmSound(.track(place.sound), film: film)
  }

  /// In order; all of one film.
  private func notes() throws -> [ShardNote] {
    let folder = (place.prefix as NSString).deletingLastPathComponent
    let name = (place.prefix as NSString).lastPathComponent
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let found = files.filter { $0.hasPrefix(name) && $0.hasSuffix(".json") }.compactMap {
      ShardNote.read(folder.isEmpty ? $0 : folder + "/" + $0)
    }
    guard let newest = found.first else {
      throw CommandFailure(
        .inputMissing,
        "There is no shard of \(place.output). Render them: "
          + "halcyon render … --shard 1/4 -o \(place.output), and so on.")
    }
    let counts = Set(found.map(\.shard.count))
    guard counts.count == 1 else {
      throw CommandFailure(
        .badData,
        "There are shards of \(place.output) by \(counts.sorted().map(String.init).joined(separator: " and by ")). "
          + "Remove those of one: rm \(place.prefix)*-of-\(counts.max() ?? 0).*")
    }
    let missing = Set(1...newest.shard.count).subtracting(found.map(\.shard.number)).sorted()
    guard missing.isEmpty else {
      throw CommandFailure(
        .inputMissing,
        "Of \(place.output), \(missing.count == 1 ? "shard" : "shards") \(RowNumbers(missing)) of "
          + "\(newest.shard.count) \(missing.count == 1 ? "is" : "are") missing. "
          + "Render: --shard \(missing[0])/\(newest.shard.count) -o \(place.output)")
    }
    let notes = found.sorted { $0.shard.number < $1.shard.number }
    if let other = notes.first(where: {
      $0.jobHash != notes[0].jobHash || $0.programHash != notes[0].programHash
        || $0.film != notes[0].film
    }) {
      throw CommandFailure(
        .badData,
        "Shard \(other.shard) of \(place.output) is of another film than shard \(notes[0].shard): its "
          + "options or its program are others. Render it again.")
    }
    return notes
  }

  private func check(_ note: ShardNote) throws {
    let files = try ShardRun.files(place, note.shard, note.frames[0]...note.frames[1])
    guard let hash = try Digest.of(files: files) else {
      throw CommandFailure(
        .inputMissing,
        "Shard \(note.shard) of \(place.output) is missing or cannot be read: \(files[0])")
    }
    guard hash == note.outputHash else {
      throw CommandFailure(
        .badData,
        "Shard \(note.shard) of \(place.output) is not as it was written. Render it again: "
          + "--shard \(note.shard)")
    }
  }

  private func joinFrames(_ parts: [FilmParts.Part], _ note: ShardNote, _ count: Int) throws {
    let film = FilmFormat(
      format: place.format, width: note.width, height: note.height,
      framesPerSecond: note.framesPerSecond, hasAlpha: note.hasAlpha, frameCount: count)
    let encoder = try film.makeEncoder(path: place.output)
    do {
      for part in parts {
        guard try FramePartReader(path: part.path).append(to: encoder) == part.frames else {
          throw OutputError(.cannotWrite, "'\(part.path)' does not have its frames.")
        }
      }
      try encoder.finish()
    } catch {
      encoder.abandon()
      throw error
    }
  }
}
