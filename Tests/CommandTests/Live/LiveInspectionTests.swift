import Foundation
import LiveLink
import Testing

/// Where what is seen stands in the sources.
@Suite(
  "Views are found in the sources", .serialized,
  .enabled(if: HalcyonCommandLine.isBuilt, "the command is not built"))
struct LiveInspectionTests {
  /// Stands behind one line of import; the window is 60 points wide and high.
  private static let program = """

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 60, height: 20)
          Badge()
            .frame(width: 60, height: 20)
          Text("Ho").frame(width: 60, height: 20)
        }
      }
    }

    private struct Badge: View {
      var body: some View { Color.blue }
    }
    """

  @Test("The innermost view of the program's own, and the line that writes its text")
  func places() throws {
    let live = try LiveProgramFolder(Self.program)
    try live.host.wait(for: "a picture") { $0.picture != nil }
    for y in [10.0, 30, 50] {
      let count = live.host.now.places.count
      live.session.send(.inspect(LivePlace(x: 30, y: y)))
      try live.host.wait(for: "a place") { $0.places.count > count }
    }
    let places = live.host.now.places
    #expect(places.map(\.view) == ["ContentView", "Badge", "ContentView"])
    #expect(places.map(\.line) == [3, 14, 9])
    #expect(places.map(\.isDeclaration) == [true, true, false])
    #expect(places.allSatisfy { $0.file == live.folder.path + "/App/ContentView.swift" })
    #expect(places[1].frame == [0, 20, 60, 20])
  }

  @Test("A mark is reached when what came before it is done")
  func marks() throws {
    let live = try LiveProgramFolder(Self.program)
    try live.host.wait(for: "a picture") { $0.picture != nil }
    live.tap(30, 30)
    live.session.send(.mark(7))
    try live.host.wait(for: "the mark") { $0.status.mark == 7 }
    live.session.send(.playback(.pause))
    live.session.send(.mark(8))
    try live.host.wait(for: "the mark while paused") { $0.status.mark == 8 }
  }
}
