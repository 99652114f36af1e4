import ArgumentParser
import Encoders
import Foundation

/// `3/12`: the third of twelve parts of a film.
struct Shard: ExpressibleByArgument, Equatable, Codable, CustomStringConvertible {
  /// From 1.
  var number: Int
  var count: Int

  static let mostShards = 10_000

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      count <= Shard.mostShards, number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  var description: String { "\(number)/\(count)" }

  /// Its frames of a film: whole groups, of which the shards have as many as each other, or one more. Nil when
  /// there are fewer groups than shards and none is left for this one.
  func frames(of film: ClosedRange<Int>, groupLength: Int) -> ClosedRange<Int>? {
    let groups = (film.count + groupLength - 1) / groupLength
    let first = film.lowerBound + groups * (number - 1) / count * groupLength
    let end = min(film.upperBound + 1, film.lowerBound + groups * number / count * groupLength)
    return first < end ? first...(end - 1) : nil
  }
}

extension OutputFormat {
  /// Frames that are encoded together, so that a part of a film begins with one of their multiples.
  var groupLength: Int {
    switch self {
    case .mp4, .webm, .mov: GroupedFilm.groupLength
    default: 1
    }
  }

  /// Whether a part of a film is no film itself: its frames are put behind each other when it is joined.
  var hasFrameParts: Bool { self == .gif || self == .apng }
}

/// Where the parts of a film lie: beside it, with its name.
struct ShardPlace {
  /// What the user calls the film; a pattern for numbered files.
  var output: String
  var format: OutputFormat
  var isNumbered: Bool

  init(_ place: OutputPlace) throws {
    output = place.path
    format = place.format
    isNumbered = place.isNumbered
    if format == .webp || format.isDrawing {
      throw ValidationError(
        ".\(format.rawValue) films have no parts that are put together. Take .webm, .apng or numbered .png."
      )
    }
  }

  /// The film without its extension and its number.
  private var base: String {
    let name = (output as NSString).deletingPathExtension
    return name.replacing(/%0?[0-9]*d/, with: "")
  }

  /// What is common to the names of all parts.
  var prefix: String { base + ".shard-" }

  private func name(_ shard: Shard, _ kind: String) -> String {
    let digits = String(shard.count).count
    let number = String(format: "%0\(digits)d-of-%d", shard.number, shard.count)
    return "\(prefix)\(number).\(kind)"
  }

  /// The file that a shard writes; numbered files have their last names at once.
  func part(_ shard: Shard) -> String {
    isNumbered ? output : name(shard, format.hasFrameParts ? "frames" : format.rawValue)
  }

  /// The file with what the film's program plays, which the last shard writes.
  var sound: String { prefix + "sound.samples" }

  /// The file that says what the shard is.
  func note(_ shard: Shard) -> String { name(shard, "json") }

  /// Whether the file at a whole path is the film, one of its parts, or what lies beside these: nothing that the program
  /// draws with, though it may lie in its folder.
  func writes(_ path: String) -> Bool {
    func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
    let path = whole(path)
    if path.hasPrefix(whole(prefix)) { return true }
    let output = whole(output)
    guard isNumbered, let name = try? NumberedName(output) else { return path == output }
    return name.number(of: path) != nil
  }
}

/// What a finished shard says of itself.
struct ShardNote: Codable, Equatable {
  var shard: Shard
  /// First and last frame; none where no group of the film was left for this shard.
  var frames: [Int]
  /// First and last frame of the film.
  var film: [Int]
  var framesPerSecond: Double
  var width: Int
  var height: Int
  var hasAlpha: Bool
  /// SHA-256 of all that was asked for but the shard, and of the program.
  var jobHash: String
  var programHash: String
  /// SHA-256 of the part, or of its numbered files one after the other.
  var outputHash: String?
  /// That of the film's sound, in the last shard's note; nil where nothing is played.
  var soundHash: String?
  var seconds: Double

  var frameCount: Int { frames.count == 2 ? frames[1] - frames[0] + 1 : 0 }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let file = try OutputFile(path: path)
    try file.write(Array(try encoder.encode(self)) + [UInt8(ascii: "\n")])
    try file.commit()
  }

  static func read(_ path: String) -> ShardNote? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(ShardNote.self, from: data)
  }
}
