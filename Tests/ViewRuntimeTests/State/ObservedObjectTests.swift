import Observation
import OpenCombine
import Testing

@testable import ViewRuntime

private final class Counter: ObservableObject {
  @OpenCombine.Published var number: Double
  /// Nobody is told of it.
  var silent = 0.0
  init(_ number: Double) { self.number = number }
}

/// What was made, and what is left of it.
@MainActor
private final class Registry {
  var made = 0
  weak var latest: Counter?

  func make(_ number: Double) -> Counter {
    made += 1
    let counter = Counter(number)
    latest = counter
    return counter
  }
}

private struct OwnerView: View {
  @StateObject private var counter: Counter
  let remote: Remote

  init(_ registry: Registry, _ number: Double, _ remote: Remote) {
    _counter = StateObject(wrappedValue: registry.make(number))
    self.remote = remote
  }

  var body: some View {
    remote.note("owner")
    remote.number = { counter.number = $0 }
    return Bar(counter.number)
  }
}

private struct OwnerParent: View {
  @State private var start = 1.0
  @State private var isShown = true
  let registry: Registry
  let remote: Remote

  var body: some View {
    remote.other = { start = $0 }
    remote.flag = { isShown = $0 }
    return Group { if isShown { OwnerView(registry, start, remote) } }
  }
}

private struct Watcher: View {
  @ObservedObject var counter: Counter
  let remote: Remote

  var body: some View {
    remote.note("watcher")
    return Group {
      Bar(counter.number)
      Writer(number: $counter.number, remote: remote)
    }
  }
}

private struct Writer: View {
  @Binding var number: Double
  let remote: Remote
  var body: some View {
    remote.number = { number = $0 }
    return EmptyView()
  }
}

private struct WatcherParent: View {
  @State private var isFirst = true
  let first: Counter
  let second: Counter
  let remote: Remote

  var body: some View {
    remote.flag = { isFirst = $0 }
    return Watcher(counter: isFirst ? first : second, remote: remote)
  }
}

private struct EnvironmentReader: View {
  @EnvironmentObject private var counter: Counter
  var body: some View { Bar(counter.number) }
}

@MainActor @Suite("Objects that views observe")
struct ObservedObjectTests {
  private let remote = Remote()

  @Test("A view makes its own object once, however often its parent runs")
  func stateObject() {
    let registry = Registry()
    let stage = RuntimeStage(OwnerParent(registry: registry, remote: remote))
    #expect(stage.widths == [1] && registry.made == 1)
    remote.other(50)
    stage.step()
    #expect(stage.widths == [1] && registry.made == 1)
    remote.number(7)
    stage.step()
    #expect(stage.widths == [7])
  }

  @Test("The object ends with its view, and is another one when that comes again")
  func end() {
    let registry = Registry()
    let stage = RuntimeStage(OwnerParent(registry: registry, remote: remote))
    remote.number(7)
    stage.step()
    remote.number = { _ in }
    remote.flag(false)
    stage.run(0.1)
    #expect(stage.widths.isEmpty && registry.latest == nil)
    remote.flag(true)
    stage.step()
    #expect(stage.widths == [1] && registry.made == 2)
  }

  @Test("A view runs again when its object changes, and once for several changes")
  func changes() {
    let counter = Counter(3)
    let stage = RuntimeStage(Watcher(counter: counter, remote: remote))
    _ = remote.take()
    counter.number = 4
    counter.number = 5
    stage.step()
    #expect(stage.widths == [5] && remote.take() == ["watcher"])
    counter.silent = 9
    stage.step()
    #expect(remote.take().isEmpty)
  }

  @Test("With another object the old one is heard no more")
  func replaced() {
    let (first, second) = (Counter(1), Counter(2))
    let stage = RuntimeStage(WatcherParent(first: first, second: second, remote: remote))
    remote.flag(false)
    stage.step()
    #expect(stage.widths == [2])
    _ = remote.take()
    first.number = 10
    stage.step()
    #expect(remote.take().isEmpty && stage.widths == [2])
    second.number = 20
    stage.step()
    #expect(stage.widths == [20])
  }

  @Test("A binding of an object's property reads and writes it")
  func bindings() {
    let counter = Counter(1)
    let stage = RuntimeStage(Watcher(counter: counter, remote: remote))
    remote.number(8)
    stage.step()
    #expect(counter.number == 8 && stage.widths == [8])
  }

  @Test("The nearest object of a class in the environment counts, and is observed")
  func environment() {
    let (outer, inner) = (Counter(1), Counter(2))
    let stage = RuntimeStage(
      Group {
        EnvironmentReader()
        EnvironmentReader().environmentObject(inner)
      }.environmentObject(outer))
    #expect(stage.widths == [1, 2])
    inner.number = 5
    outer.number = 6
    stage.step()
    #expect(stage.widths == [6, 5])
  }

  @Test("A change with an animation moves what shows the object")
  func animated() {
    let counter = Counter(0)
    let stage = RuntimeStage(Watcher(counter: counter, remote: remote))
    withAnimation(.linear(duration: 1)) { counter.number = 100 }
    stage.step()
    stage.step()
    stage.run(0.5)
    #expect(abs((stage.widths.first ?? 0) - 50) < 1e-6)
  }
}

@Observable private final class Boat {
  var speed = 1.0
  var name = "Ida"
  var crew: [Double] = [1, 2]
}

private struct SpeedView: View {
  let boat: Boat
  let remote: Remote
  var body: some View {
    remote.note("speed")
    return Bar(boat.speed)
  }
}

private struct NameView: View {
  let boat: Boat
  let remote: Remote
  var body: some View {
    remote.note("name")
    return Bar(Double(boat.name.count))
  }
}

private struct CrewView: View {
  @Bindable var boat: Boat
  let remote: Remote
  var body: some View {
    ForEach($boat.crew, id: \.self) { $weight in
      let _ = remote.other = { weight = $0 }
      Bar(weight)
    }
  }
}

@MainActor @Suite("Observable objects")
struct ObservableTests {
  private let remote = Remote()

  @Test("Those views run again that have read what changes, and no others")
  func reads() {
    let boat = Boat()
    let stage = RuntimeStage(
      Group {
        SpeedView(boat: boat, remote: remote)
        NameView(boat: boat, remote: remote)
      })
    #expect(stage.widths == [1, 3])
    _ = remote.take()
    boat.speed = 4
    stage.step()
    #expect(stage.widths == [4, 3] && remote.take() == ["speed"])
    boat.name = "Freya"
    stage.step()
    #expect(stage.widths == [4, 5] && remote.take() == ["name"])
  }

  @Test("Bindings of an object's lists lead to their elements")
  func bindable() {
    let boat = Boat()
    let stage = RuntimeStage(CrewView(boat: boat, remote: remote))
    #expect(stage.widths == [1, 2])
    remote.other(9)
    stage.step()
    #expect(boat.crew == [1, 9] && stage.widths == [1, 9])
  }

  @Test("An object of the environment is found by its class, and may be missing")
  func environment() {
    struct Reader: View {
      @Environment(Boat.self) private var boat: Boat?
      var body: some View { Bar(boat?.speed ?? 99) }
    }
    let boat = Boat()
    let stage = RuntimeStage(
      Group {
        Reader().environment(boat)
        Reader()
      })
    #expect(stage.widths == [1, 99])
    boat.speed = 3
    stage.step()
    #expect(stage.widths == [3, 99])
  }
}
