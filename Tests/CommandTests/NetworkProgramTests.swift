import Foundation
import TestSupport
import Testing

/// Programs that are told `--network`: what is in their frames follows from the answers, not from how long they take.
@Suite("Programs that ask the network", .enabled(if: HalcyonCommandLine.isBuilt))
struct NetworkProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(asking server: String) throws {
    try folder.write(
      """
      import SwiftUI

      struct Answer: Codable { let opacity: Double }

      struct ContentView: View {
        let address = "\(server)"
        @State private var opacity = 0.0
        @State private var heights: [CGFloat] = [0, 0]
        var body: some View {
          VStack(spacing: 0) {
            AsyncImage(url: URL(string: address + "/picture")) { $0.resizable() } placeholder: { Color.gray }
            Color.blue.opacity(opacity)
            ForEach(0..<2) { Color.green.frame(height: heights[$0]) }
          }
          .task {
            let session = URLSession(configuration: .ephemeral)
            guard let url = URL(string: address + "/words"),
              let (data, _) = try? await session.data(from: url),
              let answer = try? JSONDecoder().decode(Answer.self, from: data)
            else { return }
            opacity = answer.opacity
          }
          .task {
            guard let url = URL(string: address + "/file"),
              let (file, _) = try? await URLSession.shared.download(from: url),
              let text = try? String(contentsOf: file, encoding: .utf8)
            else { return }
            heights[0] = CGFloat(text.count)
          }
          .onAppear {
            URLSession.shared.dataTask(with: URL(string: address + "/late")!) { data, _, _ in
              DispatchQueue.main.async { heights[1] = CGFloat(data?.count ?? 0) }
            }.resume()
          }
        }
      }
      """, to: "App/View.swift")
  }

  private func render(
    cache: String, options: [String] = ["--network"]
  ) throws -> (frames: [Data], errors: String) {
    let answer = try HalcyonCommandLine.run(
      [
        "render", folder.path + "/App", "-o", folder.path + "/%05d.png", "--size", "20x60",
        "--scale",
        "1", "--fps", "10", "--duration", "0.5",
      ] + options,
      environment: ["XDG_CACHE_HOME": cache])
    #expect(answer.status == 0, "\(answer.errors)")
    let frames = (0..<5).map { index in
      FileManager.default.contents(
        atPath: folder.path + "/" + String(format: "%05d.png", index)) ?? Data()
    }
    return (frames, answer.errors)
  }

  @Test(
    "All answers are in the second frame, however slow; and again, when nobody answers any more")
  func kept() throws {
    let picture = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
      ))
    let server = try SmallServer { question in
      switch question.split(separator: " ")[1] {
      case "/picture": .init(picture, headers: ["Content-Type: image/png"], delay: 0.8)
      case "/words": .init("{\"opacity\": 0.5}", delay: 0.2)
      case "/file": .init("four")
      default: .init("seven b", delay: 0.5)
      }
    }
    try write(asking: server.address)
    let cache = folder.path + "/cache"
    let first = try render(cache: cache)
    #expect(server.questions.count == 4)
    #expect(first.frames[0] != first.frames[1])
    #expect(Set(first.frames[1...]).count == 1)
    server.stop()
    let second = try render(cache: cache)
    #expect(second.frames == first.frames)
    #expect(server.questions.count == 4)
    #expect(!first.errors.contains("warning"), "\(first.errors)")
    let offline = try render(cache: cache, options: [])
    #expect(Set(offline.frames).count == 1)
  }
}
