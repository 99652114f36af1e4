import Foundation
import TestSupport
import Testing

/// Programs that sleep by the C library: what is in their frames follows from the virtual clock.
@Suite("Programs that sleep", .enabled(if: HalcyonCommandLine.isBuilt))
struct SleepingProgramTests {
  /// Renders ten frames a second, of 20 x 20 pixels, and answers the files.
  private func frames(of source: String, seconds: Int) throws -> [Data] {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + source, to: "App/View.swift")
    let answer = try HalcyonCommandLine.run([
      "render", folder.path + "/App", "-o", folder.path + "/%05d.png", "--size", "20x20", "--scale",
      "1", "--fps", "10", "--duration", "\(seconds)",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    return (0..<seconds * 10).map { index in
      FileManager.default.contents(
        atPath: folder.path + "/" + String(format: "%05d.png", index)) ?? Data()
    }
  }

  @Test("While a task sleeps frames go on, and its change is in the frame of its time")
  func task() throws {
    let source = """
      struct ContentView: View {
        @State private var color = Color.red
        @State private var isThere = false
        var body: some View {
          color.opacity(isThere ? 1 : 0.5)
            .onAppear {
              Task.detached { sleep(1); await MainActor.run { color = .blue } }
              Thread.detachNewThread { usleep(350_000); DispatchQueue.main.async { isThere = true } }
            }
        }
      }
      """
    let frames = try frames(of: source, seconds: 2)
    let changes = (1..<frames.count).filter { frames[$0] != frames[$0 - 1] }
    #expect(changes == [4, 10])
    #expect(try self.frames(of: source, seconds: 2) == frames)
  }

  @Test("While the main thread sleeps the last frame stays")
  func mainThread() throws {
    let frames = try frames(
      of: """
        struct ContentView: View {
          @State private var color = Color.red
          var body: some View {
            color.task {
              try? await Task.sleep(for: .milliseconds(300))
              sleep(1)
              color = .blue
            }
          }
        }
        """, seconds: 2)
    let changes = (1..<frames.count).filter { frames[$0] != frames[$0 - 1] }
    #expect(changes == [13])
  }
}
