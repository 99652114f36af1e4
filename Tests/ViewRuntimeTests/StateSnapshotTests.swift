import Drawing
import Foundation
import Geometry
import Testing

@testable import ViewRuntime

/// Values that the views of a test hold, by a name of the test's.
@MainActor private final class Values {
  var numbers: [String: Int] = [:]
  var setters: [String: (Int) -> Void] = [:]
}

private struct Counter: View {
  let name: String
  let values: Values
  @State private var count: Int
  /// Neither of the two can be written down, so both begin anew.
  @State private var closure: () -> Void = {}
  @State private var other = 1

  init(_ name: String, _ values: Values, initial: Int = 0) {
    self.name = name
    self.values = values
    _count = State(initialValue: initial)
  }

  var body: some View {
    values.numbers[name] = count
    values.setters[name] = { count = $0 }
    return EmptyView()
  }
}

private struct Before: View {
  let values: Values
  @State private var flag = false

  var body: some View {
    Counter("first", values)
    Counter("second", values)
    Counter("third", values, initial: 5)
  }
}

/// The same after an edit: another structure, another initial value.
private struct After: View {
  let values: Values

  var body: some View {
    Group {
      Group { Counter("first", values, initial: 100) }.id(1)
      Counter("second", values, initial: 100)
    }
    Counter("third", values, initial: 100)
  }
}

@MainActor
@Suite("State that is handed over to another run of a program")
struct StateSnapshotTests {
  private func host<Root: View>(_ root: Root, _ state: StateSnapshot? = nil) -> ViewHost {
    let host = ViewHost(root, configuration: HostConfiguration(), state: state)
    _ = host.frame(at: 0)
    return host
  }

  @Test("What was written is found again by place; what was not is as the edit says")
  func handOver() throws {
    let values = Values()
    let before = host(Group { Before(values: values) })
    values.setters["first"]?(3)
    values.setters["second"]?(4)
    _ = before.frame(at: 1)
    let snapshot = before.stateSnapshot()
    // Two counters, one property of each; the flag and the third were not touched.
    #expect(snapshot.values.values.map(\.count) == [1, 1])

    let decoded = try JSONDecoder().decode(
      StateSnapshot.self, from: try JSONEncoder().encode(snapshot))
    let renamed = StateSnapshot(
      values: Dictionary(
        uniqueKeysWithValues: decoded.values.map {
          ($0.key.replacingOccurrences(of: "Before#0/", with: ""), $0.value)
        }))
    let later = Values()
    _ = host(After(values: later), renamed)
    #expect(later.numbers == ["first": 3, "second": 4, "third": 100])
  }

  @Test("A value of another type is left alone")
  func otherType() {
    let values = Values()
    let text = StateSnapshot(values: ["Counter#0": ["_count": Data("[\"three\"]".utf8)]])
    _ = host(Group { Counter("only", values) }, text)
    #expect(values.numbers["only"] == 0)
    let number = StateSnapshot(values: ["Counter#0": ["_count": Data("[3]".utf8)]])
    _ = host(Group { Counter("only", values) }, number)
    #expect(values.numbers["only"] == 3)
  }
}
