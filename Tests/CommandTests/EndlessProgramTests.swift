import Foundation
import TestSupport
import Testing

/// Programs that would never end, or whose environment lacks what they ask for.
@Suite("Programs with a mistake", .enabled(if: HalcyonCommandLine.isBuilt))
struct EndlessProgramTests {
  private func errors(of source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + source, to: "App/View.swift")
    let answer = try HalcyonCommandLine.run([
      "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "40x30", "--scale",
      "1", "--view", "ContentView",
    ])
    #expect(answer.status == 1)
    #expect(folder.contents == ["App"])
    return answer.errors
  }

  @Test("A missing environment object is named with the view that asks for it")
  func missingObjects() throws {
    let object = try errors(
      of: """
        final class Store: ObservableObject { var count: Int; init(_ c: Int) { count = c } }
        struct Counter: View {
          @EnvironmentObject var store: Store
          var body: some View { Text("\\(store.count)") }
        }
        struct ContentView: View { var body: some View { Counter() } }
        """)
    #expect(object.contains("Counter asks for an object of type Store"), "\(object)")
    let observable = try errors(
      of: """
        @Observable final class Store { var count: Int; init(_ c: Int) { count = c } }
        struct Counter: View {
          @Environment(Store.self) private var store
          var body: some View { Text("\\(store.count)") }
        }
        struct ContentView: View { var body: some View { Counter() } }
        """)
    #expect(observable.contains("Counter asks for an object of type Store"), "\(observable)")
  }

  @Test("A view that contains itself is named instead of ending the stack")
  func recursion() throws {
    let errors = try errors(
      of: """
        struct Nest: View { var body: some View { VStack { Text("in"); Nest().padding() } } }
        struct ContentView: View { var body: some View { Nest() } }
        """)
    #expect(errors.contains("Nest contains itself without end"), "\(errors)")
  }

  @Test("Bodies that change what they depend on do not keep a frame from ending")
  func invalidation() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      @Observable final class Store { var count = 1 }
      struct Reader: View {
        let store: Store
        @State private var own = 0
        var body: some View {
          store.count += 1
          own += 1
          return Color(white: Double((store.count + own) % 2))
        }
      }
      struct ContentView: View {
        @State private var store = Store()
        var body: some View { ZStack { Reader(store: store); Reader(store: store) } }
      }
      """, to: "App/View.swift")
    let answer = try HalcyonCommandLine.run([
      "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "40x30", "--scale",
      "1", "--at", "0.1",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.errors.contains("views change state in answer to changes without end"))
  }
}
