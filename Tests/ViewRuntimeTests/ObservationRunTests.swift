import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import ViewRuntime

@Suite("Observed objects forget runs that are over")
@MainActor
struct ObservationRunTests {
  private final class Sea: Observable {
    private let registrar = ObservationRegistrar()
    private var depth = 0
    var shownDepth: Int {
      get {
        registrar.access(self, keyPath: \.shownDepth)
        return depth
      }
      set { registrar.withMutation(of: self, keyPath: \.shownDepth) { depth = newValue } }
    }
  }

  private final class Log { var depths: [Int] = [] }

  private struct SeaView: View {
    let sea: Sea
    let log: Log
    let turn: Int
    var body: some View {
      log.depths.append(sea.shownDepth + turn * 0)
      return EmptyView()
    }
  }

  private struct Root: View {
    let sea: Sea
    let log: Log
    let handle: Handle
    @State private var turn = 0
    var body: some View {
      handle.turn = { turn += 1 }
      return SeaView(sea: sea, log: log, turn: turn)
    }
  }

  @MainActor private final class Handle { var turn: () -> Void = {} }

  @Test("An object that never changes keeps the latest run of a body alone")
  func forgotten() {
    let (sea, log, handle) = (Sea(), Log(), Handle())
    let host = ViewHost(Root(sea: sea, log: log, handle: handle), configuration: .init())
    var time = 0.0
    func step() {
      time += 0.1
      _ = host.frame(at: time)
    }
    step()
    func reader(below node: Node) -> Node? {
      node.observationRuns.isEmpty
        ? node.children.lazy.compactMap { reader(below: $0) }.first : node
    }
    weak var earlier: ObservationRun?
    for turn in 0..<5 {
      handle.turn()
      step()
      // The run before this one is kept by nobody.
      if turn > 1 { #expect(earlier == nil) }
      let runs = reader(below: host.rootNode)?.observationRuns ?? []
      #expect(runs.count == 1)
      earlier = runs.first
    }
    #expect(log.depths.count == 6)
    sea.shownDepth = 7
    step()
    #expect(log.depths.count == 7 && log.depths.last == 7)
  }
}
