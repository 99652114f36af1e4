import Testing

@testable import ViewRuntime

/// A view with a number of its own, which begins as it is told.
private struct Holder: View {
  @State private var number: Double
  let name: Double
  let remote: Remote

  init(_ number: Double, name: Double = 0, remote: Remote) {
    _number = State(initialValue: number)
    (self.name, self.remote) = (name, remote)
  }

  var body: some View {
    remote.note("body")
    remote.number = { number = $0 }
    return Bar(number + name)
  }
}

private struct Parent: View {
  @State private var start = 1.0
  let remote: Remote

  var body: some View {
    remote.other = { start = $0 }
    return Holder(start, remote: remote)
  }
}

private struct Identified: View {
  @State private var identity = 1.0
  let remote: Remote

  var body: some View {
    remote.other = { identity = $0 }
    return Holder(5, remote: remote).id(identity)
  }
}

private struct Branches: View {
  @State private var isFirst = true
  let remote: Remote

  var body: some View {
    remote.flag = { isFirst = $0 }
    return Group {
      if isFirst { Holder(5, remote: remote) } else { Holder(6, remote: remote) }
    }
  }
}

private struct Rows: View {
  @State private var rows = [1, 2, 3]
  let remote: Remote

  var body: some View {
    remote.list = { rows = $0 }
    return ForEach(rows, id: \.self) { Holder(10, name: Double($0), remote: remote) }
  }
}

private struct Child: View {
  @Binding var number: Double
  let remote: Remote

  var body: some View {
    remote.other = { number = $0 }
    return Bar(number)
  }
}

private struct Owner: View {
  @State private var number = 3.0
  let remote: Remote

  var body: some View {
    Bar(number)
    Child(number: $number, remote: remote)
  }
}

@MainActor @Suite("State of views")
struct StateTests {
  private let remote = Remote()

  @Test("State begins once: what a parent gives later does not count")
  func initialValue() {
    let stage = RuntimeStage(Parent(remote: remote))
    #expect(stage.widths == [1])
    remote.number(20)
    stage.step()
    #expect(stage.widths == [20])
    remote.other(7)
    stage.step()
    #expect(stage.widths == [20])
  }

  @Test("State of another identity is new")
  func identity() {
    let stage = RuntimeStage(Identified(remote: remote))
    remote.number(20)
    stage.step()
    remote.other(2)
    stage.step()
    #expect(stage.widths == [5])
    // The one that was there before does not come back.
    remote.other(1)
    stage.step()
    #expect(stage.widths == [5])
  }

  @Test("Each branch of a condition has its own, new each time")
  func branches() {
    let stage = RuntimeStage(Branches(remote: remote))
    remote.number(20)
    stage.step()
    remote.flag(false)
    stage.step()
    #expect(stage.widths == [6])
    remote.flag(true)
    stage.step()
    #expect(stage.widths == [5])
  }

  @Test("State in a loop goes with its element, and ends with it")
  func loops() {
    let stage = RuntimeStage(Rows(remote: remote))
    #expect(stage.widths == [11, 12, 13])
    // The last row that was made writes to its own.
    remote.number(100)
    stage.step()
    #expect(stage.widths == [11, 12, 103])
    remote.list([3, 1])
    stage.step()
    #expect(stage.widths == [103, 11])
    remote.list([1])
    stage.step()
    remote.list([1, 3])
    stage.step()
    #expect(stage.widths == [11, 13])
  }

  @Test("A binding reads and writes its owner's state")
  func bindings() {
    let stage = RuntimeStage(Owner(remote: remote))
    #expect(stage.widths == [3, 3])
    remote.other(8)
    stage.step()
    #expect(stage.widths == [8, 8])
  }

  @Test("A value that is written and is there already runs no body")
  func equal() {
    let stage = RuntimeStage(Holder(4, remote: remote))
    _ = remote.take()
    remote.number(4)
    stage.step()
    #expect(remote.take().isEmpty)
    remote.number(5)
    remote.number(6)
    stage.step()
    // Several writes are seen once.
    #expect(remote.take() == ["body"] && stage.widths == [6])
  }

  @Test("Outside of a view a state has its first value")
  func outside() {
    let state = State(initialValue: 7)
    #expect(state.wrappedValue == 7)
  }
}
