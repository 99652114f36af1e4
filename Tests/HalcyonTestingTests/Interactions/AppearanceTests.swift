import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// When views that are kept beside others appear and disappear.
@MainActor @Suite("Views appear and disappear")
struct AppearanceTests {
  /// What happened, in its order.
  private final class Diary {
    var lines: [String] = []
    /// Reads all that came since the last time.
    func new() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Page: View {
    let name: String
    let diary: Diary
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        EmptyView().onAppear { diary.lines.append("empty of \(name)") }
      }
      .onAppear { diary.lines.append("+\(name)") }
      .onDisappear { diary.lines.append("-\(name)") }
      .task {
        diary.lines.append("task of \(name)")
        try? await Task.sleep(for: .seconds(3600))
        if Task.isCancelled { diary.lines.append("end of \(name)") }
      }
    }
  }

  @Test("A tab appears each time that it is chosen, and keeps its state")
  func tabs() {
    let diary = Diary()
    let stage = Stage(
      TabView {
        Page(name: "one", diary: diary).tabItem { Text("First") }
        Page(name: "two", diary: diary).tabItem { Text("Second") }
      })
    #expect(diary.new() == ["empty of one", "+one", "task of one"])
    stage["one 0"].tap()
    stage["Second"].tap()
    stage.advance(by: 0.1)
    #expect(Set(diary.new()) == ["-one", "end of one", "empty of two", "+two", "task of two"])
    stage["First"].tap()
    stage.advance(by: 0.1)
    #expect(Set(diary.new()) == ["-two", "end of two", "empty of one", "+one", "task of one"])
    #expect(stage["one 1"].exists)
  }

  @Test("Pages appear when they are turned to")
  func pages() {
    let diary = Diary()
    let stage = Stage(
      TabView {
        ForEach(["one", "two", "three"], id: \.self) { Page(name: $0, diary: diary) }
      }
      .tabViewStyle(.page))
    #expect(diary.new() == ["empty of one", "+one", "task of one"])
    stage.swipe(.left)
    stage.settle()
    #expect(diary.new().contains("+two"))
    #expect(!diary.new().contains("+three"))
  }

  @Test(
    "A screen disappears when another has come to stand over it, and appears when that begins to go"
  )
  func screens() {
    let diary = Diary()
    let stage = Stage(
      NavigationStack {
        VStack {
          Page(name: "root", diary: diary)
          NavigationLink("Go") { Page(name: "next", diary: diary) }
        }
      })
    #expect(diary.new() == ["empty of root", "+root", "task of root"])
    stage["Go"].tap()
    #expect(diary.new() == ["empty of next", "+next", "task of next"])
    stage.settle()
    stage.advance(by: 0.1)
    #expect(Set(diary.new()) == ["-root", "end of root"])
    stage["Back"].tap()
    #expect(Set(diary.new()).isSuperset(of: ["+root", "task of root"]))
    stage.settle()
    stage.advance(by: 0.1)
    #expect(Set(diary.new()).isSuperset(of: ["-next", "end of next"]))
  }

  @Test("A tab's screens that others cover have disappeared, whichever tab is chosen")
  func screensInTabs() {
    let diary = Diary()
    let stage = Stage(
      TabView {
        NavigationStack {
          NavigationLink("Go") { Page(name: "next", diary: diary) }
            .onAppear { diary.lines.append("+root") }
            .onDisappear { diary.lines.append("-root") }
        }
        .tabItem { Text("First") }
        Page(name: "two", diary: diary).tabItem { Text("Second") }
      })
    stage["Go"].tap()
    stage.settle()
    #expect(diary.new() == ["+root", "empty of next", "+next", "task of next", "-root"])
    stage["Second"].tap()
    stage["First"].tap()
    stage.advance(by: 0.1)
    let lines = diary.new()
    #expect(lines.filter { $0 == "+next" }.count == 1)
    #expect(lines.filter { $0 == "-next" }.count == 1)
    #expect(!lines.contains("+root"))
  }

  private struct Phases: View {
    let diary: Diary
    var body: some View {
      Text("phases").phaseAnimator(["start", "middle", "end"]) { view, phase in
        diary.lines.append(phase)
        return view.opacity(phase == "start" ? 1 : phase == "middle" ? 0.5 : 0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("Phases that follow one another begin when their tab is chosen, and rest while another is")
  func phases() {
    let diary = Diary()
    let stage = Stage(
      TabView {
        Text("other").tabItem { Text("First") }
        Phases(diary: diary).tabItem { Text("Second") }
      })
    stage.advance(by: 5)
    #expect(Set(diary.new()) == ["start"])
    stage["Second"].tap()
    stage.advance(by: 0.5)
    #expect(diary.new().last == "middle")
    stage.advance(by: 1)
    #expect(diary.new().last == "end")
    stage["First"].tap()
    _ = diary.new()
    stage.advance(by: 3)
    #expect(diary.new().isEmpty)
  }
}
