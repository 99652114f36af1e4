import Motion
import Testing

@testable import ViewRuntime

private struct Moving<Shown: View>: View {
  @State private var width = 0.0
  let remote: Remote
  let content: (Double) -> Shown

  var body: some View {
    remote.number = { width = $0 }
    return content(width)
  }
}

private struct MarkKey: TransactionKey { static var defaultValue: Int { 0 } }
extension Transaction {
  fileprivate var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Linear movements from 0 to 100 in a second, seen after a half.
@MainActor @Suite("Transactions and the animations in them")
struct TransactionTests {
  private let remote = Remote()

  /// How wide bars are half a second after a change that takes a second.
  private func half<Shown: View>(
    _ change: ((Double) -> Void) -> Void, _ content: @escaping (Double) -> Shown
  ) -> [Double] {
    let stage = RuntimeStage(Moving(remote: remote, content: content))
    change(remote.number)
    stage.runHalf()
    return stage.widths.map { ($0 * 100).rounded() / 100 }
  }

  private func animated(_ set: (Double) -> Void) {
    withAnimation(.linear(duration: 1)) { set(100) }
  }

  @Test("A change within an animation moves, one outside of it jumps")
  func plain() {
    #expect(half(animated) { Bar($0) } == [50])
    #expect(half({ $0(100) }) { Bar($0) } == [100])
    #expect(half({ set in withAnimation(nil) { set(100) } }) { Bar($0) } == [100])
  }

  @Test("The innermost animation counts")
  func nested() {
    let found = half({ set in
      withAnimation(.linear(duration: 100)) {
        withAnimation(.linear(duration: 1)) { set(100) }
      }
    }) { Bar($0) }
    #expect(found == [50])
  }

  @Test("A modifier's animation takes the place of that of the change, for its value alone")
  func modifier() {
    #expect(half({ $0(100) }) { Bar($0).animation(.linear(duration: 1), value: $0) } == [50])
    #expect(half({ $0(100) }) { Bar($0).animation(.linear(duration: 1), value: 0) } == [100])
    let other = half(animated) { Bar($0).animation(.linear(duration: 2), value: $0) }
    #expect(other == [25])
    #expect(half(animated) { Bar($0).animation(nil, value: $0) } == [100])
  }

  @Test("A modifier around several views is for all of them, one within for its own")
  func scopes() {
    let found = half(animated) { width in
      Group {
        Bar(width)
        Bar(width).transaction { $0.animation = nil }
        Bar(width).transaction { $0.animation = $0.animation?.speed(2) }
      }
    }
    #expect(found == [50, 100, 100])
  }

  @Test("The nearest modifier has the last word")
  func order() {
    let found = half({ $0(100) }) { width in
      Bar(width)
        .transaction { $0.animation = .linear(duration: 2) }
        .transaction { $0.animation = .linear(duration: 1) }
    }
    #expect(found == [25])
  }

  @Test("Where animations are disabled modifiers have none, where one is asked for it stays")
  func disabled() {
    func disabling(_ set: (Double) -> Void) {
      var transaction = Transaction(animation: nil)
      transaction.disablesAnimations = true
      withTransaction(transaction) { set(100) }
    }
    #expect(half(disabling) { Bar($0).animation(.linear(duration: 1), value: $0) } == [100])
  }

  @Test("A binding's animation is that of what is written through it")
  func binding() {
    struct Bound: View {
      @State private var width = 0.0
      let remote: Remote
      var body: some View {
        remote.number = { $width.animation(.linear(duration: 1)).wrappedValue = $0 }
        return Bar(width)
      }
    }
    let stage = RuntimeStage(Bound(remote: remote))
    remote.number(100)
    stage.runHalf()
    #expect(abs((stage.widths.first ?? 0) - 50) < 1e-6)
  }

  @Test("Values of a program's own go with a transaction, and end with it")
  func ownValues() {
    var seen: [Int] = []
    let stage = RuntimeStage(
      Moving(remote: remote) { width in
        Bar(width).transaction { seen.append($0.mark) }
      })
    seen = []
    withTransaction(\.mark, 7) { remote.number(5) }
    stage.step()
    #expect(seen.contains(7))
    seen = []
    remote.number(6)
    stage.step()
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == 0 })
  }

  @Test("A completion is called when the movement has ended, at once where nothing moves")
  func completion() {
    let stage = RuntimeStage(Moving(remote: remote) { Bar($0) })
    var ended: [String] = []
    withAnimation(.linear(duration: 0.5)) {
      remote.number(100)
    } completion: {
      ended.append("moved")
    }
    stage.step()
    stage.run(0.4)
    #expect(ended.isEmpty)
    stage.run(0.2)
    #expect(ended == ["moved"])
    withAnimation(.linear(duration: 5)) {
    } completion: {
      ended.append("nothing")
    }
    stage.run(0.1)
    #expect(ended == ["moved", "nothing"])
  }

  @Test("Two changes in one frame, one animated and one not, keep apart")
  func together() {
    struct Two: View {
      @State private var first = 0.0
      @State private var second = 0.0
      let remote: Remote
      var body: some View {
        remote.number = { first = $0 }
        remote.other = { second = $0 }
        return Group {
          Bar(first)
          Bar(second)
        }
      }
    }
    let stage = RuntimeStage(Two(remote: remote))
    withAnimation(.linear(duration: 1)) { remote.number(100) }
    remote.other(100)
    stage.runHalf()
    #expect(stage.widths.map { $0.rounded() } == [50, 100])
  }
}

extension RuntimeStage {
  /// Shows what has moved for half a second: movements begin with the frame behind that of the change.
  fileprivate func runHalf() {
    step()
    step()
    run(0.5)
  }
}
