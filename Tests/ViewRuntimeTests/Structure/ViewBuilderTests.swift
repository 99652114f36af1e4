import Testing

@testable import ViewRuntime

private struct Kept: View {
  @State private var number: Double
  let remote: Remote
  init(_ number: Double, remote: Remote) {
    _number = State(initialValue: number)
    self.remote = remote
  }
  var body: some View {
    remote.number = { number = $0 }
    return Bar(number)
  }
}

private struct Erased: View {
  @State private var isBar = false
  let remote: Remote

  var body: some View {
    remote.flag = { isBar = $0 }
    return isBar ? AnyView(Bar(1)) : AnyView(Kept(5, remote: remote))
  }
}

private struct Optionally: View {
  @State private var isShown = false
  let remote: Remote

  var body: some View {
    remote.flag = { isShown = $0 }
    return Group {
      Bar(1)
      if isShown { Bar(2) }
      Bar(3)
    }
  }
}

private enum Kind { case one, two, three }

private struct Choice: View {
  let kind: Kind
  var body: some View {
    switch kind {
    case .one: Bar(1)
    case .two:
      Group {
        Bar(21); Bar(22)
      }
    case .three: EmptyView()
    }
  }
}

@MainActor @Suite("What bodies are made of")
struct ViewBuilderTests {
  private let remote = Remote()

  @Test("Views stand in their order, groups and nothing among them")
  func order() {
    let stage = RuntimeStage(
      Group {
        Bar(1)
        Group {
          Bar(2); EmptyView(); Bar(3)
        }
        Choice(kind: .two)
        Choice(kind: .three)
        Choice(kind: .one)
      })
    #expect(stage.widths == [1, 2, 3, 21, 22, 1])
  }

  @Test("What is there at times stands at its place, and leaves the others as they are")
  func optional() {
    let stage = RuntimeStage(Optionally(remote: remote))
    #expect(stage.widths == [1, 3])
    remote.flag(true)
    stage.step()
    #expect(stage.widths == [1, 2, 3])
    remote.flag(false)
    stage.step()
    #expect(stage.widths == [1, 3])
  }

  @Test("More than ten views are no limit")
  func many() {
    let stage = RuntimeStage(
      Group {
        Bar(1); Bar(2); Bar(3); Bar(4); Bar(5); Bar(6)
        Bar(7); Bar(8); Bar(9); Bar(10); Bar(11); Bar(12)
      })
    #expect(stage.widths == (1...12).map(Double.init))
  }

  @Test("A hidden type that changes is another view, whose state is new")
  func erased() {
    let stage = RuntimeStage(Erased(remote: remote))
    remote.number(8)
    stage.step()
    #expect(stage.widths == [8])
    remote.flag(true)
    stage.step()
    #expect(stage.widths == [1])
    remote.flag(false)
    stage.step()
    #expect(stage.widths == [5])
  }

  @Test("Optional views and tuples of a program's own are views")
  func values() {
    let none: Bar? = nil
    let some: Bar? = Bar(4)
    #expect(
      RuntimeStage(
        Group {
          none; some
        }
      ).widths == [4])
    #expect(RuntimeStage(TupleView((Bar(1), Bar(2)))).widths == [1, 2])
  }

  @Test("Loops over ranges, and over bindings' elements, which write to them")
  func loops() {
    #expect(RuntimeStage(ForEach(0..<3) { Bar(Double($0)) }).widths == [0, 1, 2])
    struct Doubling: View {
      @State private var numbers = [1.0, 2]
      let remote: Remote
      var body: some View {
        ForEach($numbers, id: \.self) { $number in
          let _ = remote.other = { number = $0 }
          Bar(number)
        }
      }
    }
    let stage = RuntimeStage(Doubling(remote: remote))
    #expect(stage.widths == [1, 2])
    // The last one's.
    remote.other(9)
    stage.step()
    #expect(stage.widths == [1, 9])
  }
}
