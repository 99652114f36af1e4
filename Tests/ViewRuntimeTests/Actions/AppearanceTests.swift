import Testing

@testable import ViewRuntime

private struct Shown: View {
  @State private var isShown = true
  @State private var number = 0.0
  let remote: Remote

  var body: some View {
    remote.flag = { isShown = $0 }
    remote.number = { number = $0 }
    return Group {
      if isShown {
        Bar(1)
          .onAppear { remote.note("appears") }
          .onDisappear { remote.note("disappears") }
      }
      Bar(number)
        .onChange(of: number) { old, new in remote.note("\(old) to \(new)") }
        .onChange(of: number, initial: true) { remote.note("is \(number)") }
    }
  }
}

@MainActor @Suite("What views do as they come, change and go")
struct AppearanceTests {
  private let remote = Remote()

  @Test("Views come once, and go once they are gone")
  func appearance() {
    let stage = RuntimeStage(Shown(remote: remote))
    #expect(remote.take().sorted() == ["appears", "is 0.0"])
    stage.run(0.1)
    #expect(remote.take().isEmpty)
    remote.flag(false)
    stage.run(0.1)
    #expect(remote.take() == ["disappears"])
    remote.flag(true)
    stage.run(0.1)
    #expect(remote.take() == ["appears"])
  }

  @Test("A change is told with the value before and after, once a frame")
  func changes() {
    let stage = RuntimeStage(Shown(remote: remote))
    _ = remote.take()
    remote.number(3)
    remote.number(5)
    stage.run(0.1)
    #expect(remote.take().sorted() == ["0.0 to 5.0", "is 5.0"])
    remote.number(5)
    stage.run(0.1)
    #expect(remote.take().isEmpty)
  }
}
