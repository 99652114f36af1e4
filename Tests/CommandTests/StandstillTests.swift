import Foundation
import TestSupport
import Testing

/// Programs whose frames do not come to an end.
@Suite("Programs that stand still", .enabled(if: HalcyonCommandLine.isBuilt))
struct StandstillTests {
  private func errors(of source: String, _ command: [String] = ["still"]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + source, to: "App/View.swift")
    let output = command == ["inspect"] ? [] : ["-o", folder.path + "/a.png"]
    let answer = try HalcyonCommandLine.run(
      command + [folder.path + "/App"] + output + ["--size", "40x30", "--patience", "0.5"])
    #expect(answer.status == 75)
    #expect(folder.contents == ["App"])
    return answer.errors
  }

  @Test("A body that never returns is named, with the functions that it runs in")
  func body() throws {
    let errors = try errors(
      of: """
        func count() -> Int {
          var number = 1
          while number > 0 { number = (number * 7 + 1) % 1000 + 1 }
          return number
        }
        struct Inner: View { var body: some View { Text("\\(count())") } }
        struct ContentView: View { var body: some View { VStack { Inner().padding() } } }
        """)
    #expect(errors.contains("No frame for 0.5 s, at 0 s of the program's time: the body of Inner"))
    #expect(errors.contains("It stands in ContentView."))
    #expect(errors.contains("Program.count() -> Swift.Int"), "\(errors)")
    #expect(errors.contains("the run ends"))
  }

  @Test("A layout that never returns is named", arguments: ["still", "inspect"])
  func layout(command: String) throws {
    let errors = try errors(
      of: """
        struct Endless: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize { while true {} }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {}
        }
        struct Card: View { var body: some View { Endless { Text("a") } } }
        struct ContentView: View { var body: some View { VStack { Card().padding() } } }
        """, [command])
    #expect(errors.contains("the layout of Card runs"), "\(errors)")
  }

  @Test("An action that waits for nobody is found on the stack")
  func action() throws {
    let errors = try errors(
      of: """
        func waitForNobody() { DispatchSemaphore(value: 0).wait() }
        struct ContentView: View {
          var body: some View { Text("a").onAppear { waitForNobody() } }
        }
        """)
    #expect(errors.contains("Program.waitForNobody() -> ()"), "\(errors)")
  }

  @Test("A shader whose loop never ends is named, and ends the run")
  func shader() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View {\n"
        + "Color.red.colorEffect(ShaderLibrary.wander()) } }\n", to: "App/View.swift")
    try folder.write(
      """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 wander(float2 place, half4 color) {
        float x = place.x;
        while (x < 1000) { x = fract(x + 0.3); }
        return half4(x);
      }
      """, to: "App/Effects.metal")
    let answer = try HalcyonCommandLine.run(
      [
        "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "40x30",
        "--patience", "0.5",
      ])
    #expect(answer.status == 75)
    #expect(answer.errors.contains("shader function wander"), "\(answer.errors)")
    #expect(folder.contents == ["App"])
  }
}
