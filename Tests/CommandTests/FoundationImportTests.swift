import Foundation
import TestSupport
import Testing

@Suite("What import Foundation brings", .enabled(if: HalcyonCommandLine.isBuilt))
struct FoundationImportTests {
  @Test(
    "Observable objects are there for a file that imports Foundation alone, as on Apple's platforms"
  )
  func combine() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import Foundation
      final class Model: ObservableObject {
        @Published var height = 10.0
      }
      """, to: "App/Model.swift")
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View { Color.red.frame(height: model.height) }
      }
      """, to: "App/View.swift")
    let answer = try HalcyonCommandLine.run([
      "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "20x20",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.errors.isEmpty)
  }
}
