import Foundation
import Jobs
import LiveLink
import ProgramSounds
import VirtualTime
import ViewCatalog
import ViewRuntime

/// A program that works for a session: live, or as its own past.
@MainActor
enum LiveProgram {
  /// Runs until the session ends the connection.
  static func run<Root: View>(_ job: RenderJob, _ root: @MainActor () -> Root) throws {
    guard let descriptor = job.connection else {
      throw HostError(.usage, "a live program needs a connection to its session.")
    }
    let connection = LiveConnection(descriptor: descriptor)
    guard case .message(.start(let start), _) = try connection.receive(LiveCommand.self) else {
      return
    }
    VirtualClock.startForProgram(job)
    if job.task == .live {
      SoundLog.begin(reportingUnheard: {
        Reports.once("sounds are silent here; halcyon render lays them under a film")
      })
    }
    let size = DynamicTypeSize(name: start.environment.dynamicTypeSize) ?? .large
    let host = ViewHost(
      root(), configuration: job.configuration, environment: { $0.dynamicTypeSize = size },
      state: start.state.values.isEmpty ? nil : StateSnapshot(values: start.state.values))
    if job.task == .replay {
      try LiveReplay(job: job, host: host, start: start, connection: connection).run()
    } else {
      try LiveHost(job: job, host: host, start: start, connection: connection).run()
    }
  }
}
