import Foundation
import LiveLink
import TestSupport
import Testing

@testable import halcyon

/// A viewer who asks for everything at once, beside one who watches.
@Suite("Costly requests to a live session", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct LiveRequestsTests {
  /// Something moves in every frame.
  private static let source = """
    struct ContentView: View {
      var body: some View {
        TimelineView(.animation) { context in
          Rectangle().fill(.red).rotationEffect(
            .radians(context.date.timeIntervalSinceReferenceDate))
        }
      }
    }
    #Preview("One") { Color.red }
    #Preview("Two") { Color.blue }
    """

  @Test(
    "Fifteen films, galleries, restarts, recordings and trees start few processes, and frames go on"
  )
  func fifteen() throws {
    let live = try LiveProgramFolder(Self.source)
    try live.host.wait(for: "frames and previews") { $0.frameCount > 30 && $0.previews.count == 2 }
    for _ in 0..<15 {
      for event in [LiveEvent.renderFilm, .gallery, .restart, .record(true), .record(false), .tree]
      {
        live.session.send(event)
      }
    }
    var largest = 0
    var counts = [live.host.now.frameCount]
    func isOver(_ seen: FakeFrontEnd.Seen) -> Bool {
      seen.pictures.count == 2
        && seen.notices.count {
          $0.text.hasPrefix("The film is in") || $0.text.hasPrefix("There is no")
        }
          == FilmQueue.limit
    }
    var patience = Patience(seconds: 120, nap: 0.1)
    while !isOver(live.host.now) {
      for _ in 0..<15 where patience.lasts() { largest = max(largest, live.processes.count) }
      guard patience.lasts() else { break }
      counts.append(live.host.now.frameCount)
    }
    // The program and the one that takes its place, a film's, a preview's.
    #expect(largest <= 4, "\(largest) processes at once")
    let gains = zip(counts, counts.dropFirst()).map { $1 - $0 }
    #expect(gains.allSatisfy { $0 > 0 }, "no frames for 1.5 s: \(gains)")
    let seen = live.host.now
    #expect(isOver(seen), "\(seen.notices)")
    let refusals = seen.notices.filter { $0.isError }
    #expect(refusals.count == 15 - FilmQueue.limit, "\(seen.notices)")
    #expect(refusals.allSatisfy { $0.text.hasPrefix("3 films are being made or wait for it") })
    let files = try FileManager.default.contentsOfDirectory(atPath: live.folder.path + "/out")
    #expect(files.count { !$0.hasSuffix(".touch") } == FilmQueue.limit, "\(files)")
    #expect(files.count { $0.hasSuffix(".touch") } == 1)
    // What is asked for again is there already.
    live.session.send(.gallery)
    usleep(300_000)
    #expect(live.host.now.pictures.count == 2)
  }
}
