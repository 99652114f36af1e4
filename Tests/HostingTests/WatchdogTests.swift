import Testing

@testable import Hosting
@testable import ViewRuntime

@Suite("Where a program stands still")
struct WatchdogTests {
  private func report(
    work: RunningViews.Work? = .body, views: [String] = [], functions: [String] = []
  ) -> String {
    StandstillReport(patience: 10, time: 0.5, work: work, views: views, functions: functions)
      .description
  }

  @Test("The view whose body or layout runs is named, then those around it")
  func views() {
    #expect(
      report(views: ["Row", "ContentView"])
        == "No frame for 10 s, at 0.5 s of the program's time: the body of Row runs.\n"
        + "  It stands in ContentView.")
    #expect(report(work: .layout, views: ["Row"]).hasSuffix("the layout of Row runs."))
    #expect(report(work: nil).hasSuffix("no view's body or layout runs."))
  }

  @Test("A function that calls itself stands once, and what nobody has written is left out")
  func functions() {
    let text = report(
      functions: [
        "App.grow() -> ()", "App.grow() -> ()", "reabstraction thunk helper from () to ()",
        "App.(start in _0123456789ABCDEF0123456789ABCDEF)() -> ()", "main",
      ])
    #expect(
      text.split(separator: "\n").dropFirst()
        == ["    at App.grow() -> () (2 times)", "    at App.start() -> ()", "    at main"])
  }

  @Test("A long stack is cut")
  func long() {
    let lines = report(functions: (0..<100).map { "f\($0)" }).split(separator: "\n")
    #expect(lines.count == 26 && lines.last == "    …")
  }
}
