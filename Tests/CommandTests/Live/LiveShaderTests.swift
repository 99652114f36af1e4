import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Shaders of a live program", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct LiveShaderTests {
  private static let view = """
    struct ContentView: View {
      @State private var green = 0.0
      var body: some View {
        Rectangle()
          .fill(.white)
          .colorEffect(ShaderLibrary.tint(.float(green)))
          .onTapGesture { green = 1 }
      }
    }
    """

  private func metal(blue: String) -> String {
    """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 tint(float2 place, half4 color, float green) {
      return half4(0, half(green), \(blue), 1);
    }
    """
  }

  private func write(_ text: String, _ live: LiveProgramFolder) throws {
    let next = live.folder.path + "/App/.metal"
    try live.folder.write(text, to: "App/.metal")
    try #require(rename(next, live.folder.path + "/App/Tint.metal") == 0)
  }

  /// The libraries of Metal functions that a process has loaded.
  private func libraries(of process: pid_t) -> Set<Substring> {
    // The kernel hands it over page by page.
    let file = FileHandle(forReadingAtPath: "/proc/\(process)/maps")
    let data = (try? file?.readToEnd()) ?? nil
    let maps = String(decoding: data ?? Data(), as: UTF8.self)
    return Set(
      maps.split(separator: "\n").compactMap { $0.split(separator: " ").last }
        .filter { $0.contains("/shaders/") })
  }

  @Test(
    "An edit is seen before it runs on several pixels at a time, and the program goes on as it does"
  )
  func edit() throws {
    let live = try LiveProgramFolder(Self.view)
    try write(metal(blue: "0"), live)
    try live.host.wait(for: "black") { $0.picture?.pixel(30, 30) == [0, 0, 0, 255] }
    live.tap(30, 30)
    try live.host.wait(for: "green") { $0.picture?.pixel(30, 30) == [0, 255, 0, 255] }
    try write(metal(blue: "1"), live)
    try live.host.wait(for: "blue") { $0.picture?.pixel(30, 30) == [0, 255, 255, 255] }

    let process = try #require(live.processes.first)
    var patience = Patience(seconds: 60)
    while libraries(of: process).count < 2, patience.lasts() {}
    #expect(libraries(of: process).count == 2)
    #expect(live.processes == [process])
    // Drawn anew by the other library, with the same state.
    live.session.send(.resize(width: 62, height: 60))
    let after = try live.host.wait(for: "the other size") { $0.picture?.width == 62 }
    #expect(after.picture?.pixel(30, 30) == [0, 255, 255, 255])
  }

  @Test("A mistake in a Metal file is told with its line, and gone when it is mended")
  func mistake() throws {
    let live = try LiveProgramFolder(Self.view)
    try write(metal(blue: "0"), live)
    try live.host.wait(for: "black") { $0.picture?.pixel(30, 30) == [0, 0, 0, 255] }
    try write(metal(blue: "nothing"), live)
    let seen = try live.host.wait(for: "the overlay") { $0.overlay != nil }
    #expect(seen.overlay?.title.hasPrefix("Tint.metal:4: ") == true)
    try write(metal(blue: "1"), live)
    try live.host.wait(for: "blue") {
      $0.picture?.pixel(30, 30) == [0, 0, 255, 255] && $0.overlay == nil
    }
  }
}
