import ArgumentParser
import Encoders
import Foundation

/// `halcyon join`: one film of its shards.
struct JoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: "Put the shards of a film together, without encoding again.",
    discussion: """
      halcyon render Rings.swift --shard 1/3 -o rings.mp4     and 2/3 and 3/3, anywhere, in any order
      halcyon join rings.mp4

      All shards must be there, of the same film, and as they were written; else nothing is done.
      """)

  @Argument(help: "The film, as it was called for its shards.", completion: .file())
  var output: String

  @Flag(help: "Remove the shards when the film is there.")
  var remove = false

  func run() throws {
    let place = try OutputPlace(path: output)
    try place.checkWritable()
    try JoinCommand.join(try ShardPlace(place), removing: remove)
  }

  static func join(_ place: ShardPlace, removing: Bool) throws {
    let join = FilmJoin(place: place)
    do {
      let frames = try join.run()
      if removing { join.removeParts() }
      print("\(place.output): \(frames) frames.")
    } catch let error as OutputError {
      throw CommandFailure(code: error.exitCode, message: "halcyon: \(error.description)")
    }
  }
}
