import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

private struct Marked: TransactionKey { static var defaultValue: Bool { false } }

@MainActor
struct TransactionTests {
  private let remote = Remote<Double>()

  private func probe<Content: View>(@ViewBuilder _ content: @escaping (Double) -> Content)
    -> MotionProbe
  {
    MotionProbe { RemoteView(0, remote) { content($0) } }
  }

  @Test("Layout, effects and colours move with one animation, and no body runs meanwhile")
  func everythingMoves() {
    let probe = probe { value in
      ZStack(alignment: .topLeading) {
        Tile("o").offset(x: value)
        Tile("p").padding(.leading, value)
        HStack(spacing: value) {
          Tile("s")
          Tile("t")
        }
        Tile(flexible: "w").frame(width: 20 + value, height: 10)
        Tile("x").position(x: 10 + value, y: 5)
        Tile("e").opacity(1 - value / 100)
        Tile("r").scaleEffect(1 + value / 100, anchor: .topLeading)
      }
      .frame(width: 400, height: 400, alignment: value == 0 ? .topLeading : .bottomLeading)
    }
    withAnimation(.linear(duration: 1)) { remote.set(100) }
    probe.run()
    let count = probe.host.bodyCount
    probe.run(31)
    #expect(probe.host.bodyCount == count)
    #expect(near(probe.tile("o")?.x, 50))
    #expect(near(probe.tile("p")?.x, 50))
    #expect(near(probe.tile("t")?.x, 70))
    #expect(near(probe.tile("w")?.rect.width, 70))
    #expect(near(probe.tile("x")?.x, 50))
    #expect(near(probe.tile("e")?.opacity, 0.5, 1e-3))
    #expect(near(probe.tile("r")?.rect.width, 30))
  }

  @Test("What an action of a view that has just appeared animates moves from the first frame on")
  func movesFromTheFirstFrame() {
    struct Appearing: View {
      @State private var x = 0.0
      var body: some View {
        Tile("a").offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 60 } }
      }
    }
    let probe = MotionProbe { Appearing() }
    #expect(near(probe.tile("a")?.x, 190))
    probe.run(31)
    #expect(near(probe.tile("a")?.x, 220))
  }

  @Test("A completion is called once, when the animation is over")
  func completion() {
    let probe = probe { Tile("a").offset(x: $0) }
    var calls = 0
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      remote.set(100)
    } completion: {
      calls += 1
    }
    probe.runFromChange(29)
    #expect(calls == 0)
    probe.run(10)
    #expect(calls == 1)
    #expect(probe.host.nextFrameTime == nil)
  }

  @Test("A completion is called once also if nothing moves, or nothing changes at all")
  func completionOfNothing() {
    let probe = probe { _ in Tile("a") }
    var calls = 0
    withAnimation(.linear(duration: 0.5)) {
      remote.set(1)
    } completion: {
      calls += 1
    }
    probe.run()
    #expect(calls == 1)
    withAnimation(.linear(duration: 0.5)) {
    } completion: {
      calls += 1
    }
    probe.run(3)
    #expect(calls == 2)
  }

  @Test("A completion is called when what moved has been removed")
  func completionOfTheRemoved() {
    let shown = Remote<Bool>()
    let probe = MotionProbe {
      RemoteView(true, shown) { isShown in
        if isShown { RemoteView(0, remote) { Tile("a").offset(x: $0) } }
      }
    }
    var calls = 0
    withAnimation(.linear(duration: 5)) {
      remote.set(100)
    } completion: {
      calls += 1
    }
    probe.run(10)
    shown.set(false)
    probe.run(3)
    #expect(calls == 1)
  }

  @Test("A view that is removed while layout moves it is forgotten")
  func removedWhileMoving() {
    let probe = probe { value in
      VStack {
        if value < 2 { Tile("a").padding(.leading, value * 100) }
      }
    }
    withAnimation(.linear(duration: 5)) { remote.set(1) }
    probe.run(10)
    remote.set(2)
    probe.run(10)
    #expect(probe.tiles.isEmpty)
    #expect(probe.host.nextFrameTime == nil)
  }

  @Test("An animation for a value moves changes that come with that value, and no others")
  func animationForValue() {
    let other = Remote<Double>()
    let probe = MotionProbe {
      RemoteView(0, other) { y in
        RemoteView(0, remote) { x in
          Tile("a").offset(x: x, y: y).animation(.linear(duration: 1), value: x)
        }
      }
    }
    remote.set(60)
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 220))
    probe.run(60)
    other.set(30)
    probe.run()
    #expect(near(probe.tile("a")?.y, 225))
  }

  @Test("Modifiers between an inner animation and an outer nil jump; those inside move")
  func innerAndOuter() {
    let probe = probe { value in
      Tile("a").offset(x: value).animation(.linear(duration: 1), value: value)
        .offset(y: value).animation(nil, value: value)
    }
    withAnimation(.linear(duration: 9)) { remote.set(60) }
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 190 + 30))
    #expect(near(probe.tile("a")?.y, 195 + 60))
  }

  @Test("An animation with a body moves what the body adds and nothing else")
  func animationWithBody() {
    let probe = probe { value in
      Tile("a").offset(y: value).animation(.linear(duration: 1)) { $0.offset(x: value) }
    }
    remote.set(60)
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 220) && near(probe.tile("a")?.y, 255))
  }

  @Test("A transaction with a body is changed for what the body adds and nothing else")
  func transactionWithBody() {
    let probe = probe { value in
      Tile("a").offset(y: value).transaction({ $0.animation = nil }) { $0.offset(x: value) }
    }
    withAnimation(.linear(duration: 1)) { remote.set(60) }
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 250) && near(probe.tile("a")?.y, 225))
  }

  @Test("A write through an animated binding moves; one right after it without animation does not")
  func animatedBinding() {
    let other = Remote<Double>()
    let probe = MotionProbe {
      RemoteView(0, other) { y in RemoteView(0, remote) { x in Tile("a").offset(x: x).offset(y: y) }
      }
    }
    remote.binding!.animation(.linear(duration: 1)).wrappedValue = 60
    other.set(60)
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 220) && near(probe.tile("a")?.y, 255))
  }

  @Test("A transaction that disables animations keeps those set below from being used")
  func disabledAnimations() {
    let probe = probe { value in
      Tile("a").offset(x: value).animation(.linear(duration: 1), value: value)
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { remote.set(60) }
    probe.run()
    #expect(near(probe.tile("a")?.x, 250))
  }

  @Test("A key of one's own travels with the transaction to the views")
  func transactionKeys() {
    var seen: [Bool] = []
    let probe = probe { value in
      Tile("a").offset(x: value).transaction(value: value) { seen.append($0[Marked.self]) }
    }
    var transaction = Transaction()
    transaction[Marked.self] = true
    withTransaction(transaction) { remote.set(1) }
    probe.run()
    #expect(seen == [true])
  }

  @Test("A transaction for a value is changed when that value changes, and for nothing else")
  func transactionForValue() {
    let other = Remote<Double>()
    let probe = MotionProbe {
      RemoteView(0, other) { y in
        RemoteView(0, remote) { x in
          Tile("a").offset(x: x, y: y).transaction(value: x) {
            $0.animation = .linear(duration: 1)
          }
        }
      }
    }
    other.set(30)
    probe.run()
    #expect(near(probe.tile("a")?.y, 225))
    remote.set(60)
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 220))
  }

  @Test("A completion waits for animations that were started inside")
  func completionOfInnerAnimations() {
    let probe = probe { Tile("a").offset(x: $0) }
    var calls = 0
    withAnimation(.linear(duration: 0.25), completionCriteria: .removed) {
      withAnimation(.linear(duration: 1)) { remote.set(60) }
    } completion: {
      calls += 1
    }
    probe.runFromChange(55)
    #expect(calls == 0)
    probe.run(10)
    #expect(calls == 1)
  }

  @Test("A completion waits for changes that come after an inner transaction")
  func completionAroundAnInnerTransaction() {
    let (quiet, inner) = (Remote<Double>(), Remote<Double>())
    let probe = MotionProbe {
      RemoteView(0, quiet) { _ in Tile("q") }
      RemoteView(0, inner) { _ in Tile("i") }
      RemoteView(0, remote) { Tile("a").offset(x: $0) }
    }
    var calls = 0
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      quiet.set(1)
      withTransaction(Transaction(animation: nil)) { inner.set(1) }
      remote.set(60)
    } completion: {
      calls += 1
    }
    probe.runFromChange(27)
    #expect(calls == 0)
    probe.run(10)
    #expect(calls == 1)
  }

  @Test("A repeating animation goes on for ever and is replaced by the next change")
  func repeating() {
    let probe = probe { Tile("a").offset(x: $0) }
    withAnimation(.linear(duration: 0.5).repeatForever(autoreverses: true)) { remote.set(60) }
    probe.runFromChange(600 + 15)
    #expect(near(probe.tile("a")?.x, 220, 0.01))
    #expect(probe.host.nextFrameTime != nil)
  }
}

private protocol Marking {}

private struct Mark: Marking {
  var name: [String]
}

private struct OtherMark: Marking {
  var name: [String]
}

@MainActor
struct ExistentialEqualityTests {
  private struct Holder {
    let mark: any Marking
    let number: Int
  }

  @Test("Values behind a protocol are compared as what they are")
  func existentials() {
    let name = ["a", "b"]
    func holder(_ mark: any Marking) -> Holder { Holder(mark: mark, number: 1) }
    #expect(ViewEquality.areEqual(holder(Mark(name: name)), holder(Mark(name: ["a"] + ["b"]))))
    #expect(!ViewEquality.areEqual(holder(Mark(name: name)), holder(Mark(name: ["c"]))))
    #expect(!ViewEquality.areEqual(holder(Mark(name: name)), holder(OtherMark(name: name))))
  }
}
