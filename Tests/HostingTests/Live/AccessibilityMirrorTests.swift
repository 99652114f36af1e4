import LiveLink
import SwiftUI
import Testing

@testable import Hosting
@_spi(Runtime) @testable import ViewRuntime

@Suite("What a live program tells of its elements")
@MainActor
struct AccessibilityMirrorTests {
  final class Model: ObservableObject {
    @Published var names = ["one", "two", "three"]
    @Published var offset = 0.0
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.names, id: \.self) { Text($0).frame(width: 100, height: 20) }
      }
      .frame(width: 100, height: 200, alignment: .top)
      .offset(x: model.offset)
    }
  }

  private let model = Model()
  private let host: ViewHost
  /// Collections cost nothing by its clock, so that a busy machine does not put them off.
  private var mirror = AccessibilityMirror(clock: { 0 })

  init() {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: 100, height: 200)
    host = ViewHost(Rows(model: model), configuration: configuration)
    _ = host.frame(at: 0)
  }

  /// What is told at `now`, of the frame with this number, which was run then or `age` seconds ago.
  private mutating func told(
    _ number: Int, at now: Double, age: Double = 0, room: Double = 10
  ) -> LiveAccessibilityChange? {
    _ = host.frame(at: now - age)
    return mirror.changes(in: host, frame: number, since: now - age, room: room, now: now)
  }

  @Test("The whole is told first, in reading order, and nothing while nothing changes")
  mutating func whole() throws {
    let first = try #require(told(1, at: 1))
    #expect(first.isWhole)
    #expect(first.elements.map(\.label) == ["one", "two", "three"])
    #expect(first.children == [0: first.elements.map(\.id)])
    // Each text stands in the middle of its row.
    let middles = first.elements.map { $0.frame[1] + $0.frame[3] / 2 }
    #expect(zip(middles, [10, 30, 50]).allSatisfy { abs($0 - $1) < 0.2 }, "\(middles)")
    #expect(mirror.due(at: 1, since: 1) == nil)
    #expect(told(1, at: 9) == nil)
    #expect(told(2, at: 10) == nil)
  }

  @Test("An element that says something else keeps its number, and the others are not told again")
  mutating func rename() throws {
    let ids = try #require(told(1, at: 1)).elements.map(\.id)
    model.names[1] = "zwei"
    let change = try #require(told(2, at: 2))
    #expect(!change.isWhole)
    #expect(change.elements.map(\.label) == ["zwei"])
    #expect(change.elements.map(\.id) == [ids[1]])
    #expect(change.children.isEmpty && change.places.isEmpty)
  }

  @Test("When one goes, its number goes, and those behind it keep theirs")
  mutating func removal() throws {
    let ids = try #require(told(1, at: 1)).elements.map(\.id)
    model.names.removeFirst()
    let change = try #require(told(2, at: 2))
    #expect(change.children == [0: Array(ids[1...])])
    #expect(change.elements.isEmpty)
    // A new one gets a number that none had.
    model.names.append("four")
    let next = try #require(told(3, at: 3))
    #expect(next.elements.map(\.label) == ["four"])
    #expect(!ids.contains(next.elements[0].id))
  }

  @Test("What only moves is told twice a second, with where it is then")
  mutating func movement() throws {
    let before = try #require(told(1, at: 1)).elements.map { $0.frame[0] }
    model.offset = 3
    #expect(told(2, at: 1.2) == nil)
    model.offset = 7
    #expect(told(3, at: 1.4) == nil)
    #expect(try #require(mirror.due(at: 3, since: 1.4)) >= 1.5)
    let change = try #require(told(3, at: 1.6))
    #expect(change.elements.isEmpty)
    #expect(
      zip(change.places, before).allSatisfy { abs($0[1] - $1 - 7) < 0.15 }, "\(change.places)")
  }

  @Test("Nothing is collected sooner than a tenth of a second after the last time")
  mutating func pace() throws {
    _ = try #require(told(1, at: 1))
    model.names[0] = "eins"
    #expect(told(2, at: 1.05) == nil)
    #expect(try #require(mirror.due(at: 2, since: 1.05)) >= 1.1)
    #expect(told(2, at: 2)?.elements.map(\.label) == ["eins"])
  }

  @Test("Where a frame has no room for it, it is collected when frames rest, or after a second")
  mutating func room() throws {
    _ = try #require(told(1, at: 1, room: 0))
    model.names[0] = "eins"
    #expect(told(2, at: 1.5, room: 0) == nil)
    #expect(try #require(mirror.due(at: 2, since: 1.5)) == 1.6)
    #expect(told(2, at: 1.65, age: 0.15, room: 0)?.elements.map(\.label) == ["eins"])
    model.names[1] = "zwei"
    #expect(told(3, at: 2.5, room: 0) == nil)
    #expect(told(3, at: 2.7, room: 0)?.elements.map(\.label) == ["zwei"])
  }

  @Test("An element is found again by its number where it stands now")
  mutating func paths() throws {
    let ids = try #require(told(1, at: 1)).elements.map(\.id)
    #expect(mirror.path(of: ids[2], in: host) == [2])
    model.names.removeFirst()
    _ = host.frame(at: 1.01)
    #expect(mirror.path(of: ids[2], in: host) == [1])
    #expect(mirror.path(of: ids[0], in: host) == nil)
    #expect(mirror.path(of: 99, in: host) == nil)
  }
}
