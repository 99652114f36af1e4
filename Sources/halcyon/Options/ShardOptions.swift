import ArgumentParser
import Foundation
import Jobs

/// Which part of a film is rendered, where several share the work.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Render only this part of the film, as in 3/12: the program runs from its start, the part is painted. "
        + "halcyon join puts the parts together.", valueName: "K/N"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Render so many parts one after the other, those that are there left out, and put them together.",
      valueName: "N"))
  var shards: Int?

  @OptionGroup var farm: FarmOptions

  func validate() throws {
    if farm.engine != .local, shards == nil {
      throw ValidationError("--engine shares a film out in parts. Say in how many: --shards 12")
    }
    if shard != nil, shards != nil {
      throw ValidationError("--shard renders one part, --shards all of them. Give one of them.")
    }
    if let shards, !(1...Shard.mostShards).contains(shards) {
      throw ValidationError("--shards \(shards) is not between 1 and \(Shard.mostShards).")
    }
  }

  var isUsed: Bool { shard != nil || shards != nil }

  /// Renders a part or all, in place of the whole film at once.
  func run(_ render: RenderCommand) throws {
    let place = try ShardPlace(render.encoding.place(render.output))
    let run = ShardRun(
      program: render.program, scene: render.scene, data: render.data, job: try render.job(),
      place: place)
    if let shard { return try run.run(shard) }
    guard let shards else { return }
    let program = try BatchProgram(render.program, isOutput: place.writes)
    if farm.engine != .local {
      let isWhole = try FarmFilm(run: run, shards: shards, programHash: program.hash, options: farm)
        .render()
      return isWhole ? try JoinCommand.join(place, removing: true) : ()
    }
    for number in 1...shards {
      let shard = Shard(number: number, count: shards)
      if try !run.isDone(shard, program: program.hash) { try run.run(shard) }
    }
    try JoinCommand.join(place, removing: true)
  }
}
