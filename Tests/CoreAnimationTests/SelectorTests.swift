import Foundation
import FoundationNames
import Testing

@testable import CoreAnimation
@testable import UIKitBridge

@MainActor
private final class Listener {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func number(_ number: Int) { heard.append("number \(number)") }
  func answer() -> Bool {
    heard.append("answer")
    return true
  }
  var own: Selector { _SEL(Self.plain) }
}

/// Of no actor.
private final class Store {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func number(_ number: Int) { heard.append("number \(number)") }
}

@Suite("Selectors that hold methods")
@MainActor
struct SelectorTests {
  @Test(
    "A selector calls its method of the object that it is sent to, with a sender of the right type")
  func sends() {
    let listener = Listener()
    listener.own.send(to: listener, from: nil)
    _SEL(Listener.number(_:)).send(to: listener, from: 3)
    _SEL(Listener.answer).send(to: listener, from: 3)
    #expect(listener.heard == ["plain", "number 3", "answer"])
    let store = Store()
    _SEL(Store.plain).send(to: store, from: nil)
    _SEL(Store.number(_:)).send(to: store, from: 4)
    #expect(store.heard == ["plain", "number 4"])
  }

  @Test("A selector of one object's method calls it of that object")
  func bound() {
    let (listener, other, store) = (Listener(), Listener(), Store())
    _SEL(listener.number(_:)).send(to: other, from: 5)
    _SEL(listener.plain).send(to: other, from: 5)
    _SEL(store.plain).send(to: other, from: 5)
    _SEL(store.number).send(to: other, from: 5)
    #expect(listener.heard == ["number 5", "plain"] && other.heard.isEmpty)
    #expect(store.heard == ["plain", "number 5"])
  }

  @Test("Nothing happens with another object, another sender, or a name alone")
  func ignored() {
    let listener = Listener()
    _SEL(Listener.plain).send(to: UIView(), from: nil)
    _SEL(Listener.number(_:)).send(to: listener, from: "three")
    Selector("plain").send(to: listener, from: nil)
    #expect(listener.heard.isEmpty)
  }

  @Test("A target is not kept alive")
  func weakness() {
    var listener: Listener? = Listener()
    weak let reference = listener
    let action = TargetAction(listener!, _SEL(Listener.plain))
    listener = nil
    #expect(reference == nil)
    action.send(from: 1)
  }

  @Test("Timers and notifications tell targets; one that is gone hears no more")
  func foundation() {
    var listener: Listener? = Listener()
    let timer = Timer(
      timeInterval: 60, target: listener!, selector: _SEL(Listener.plain), userInfo: nil,
      repeats: true)
    timer.fire()
    timer.invalidate()
    let name = Notification.Name("SelectorTests")
    NotificationCenter.default.addObserver(
      listener!, selector: _SEL(Listener.answer), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener?.heard == ["plain", "answer"])
    listener = nil
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test("A display link tells of frames with their times until it is paused or invalidated")
  func displayLink() throws {
    @MainActor final class Counter {
      var times: [Double] = []
      func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
        if times.count == 3 { link.isPaused = true }
      }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: _SEL(Counter.tick(_:)))
    link.add(to: .current, forMode: .common)
    let end = Date(timeIntervalSinceNow: 5)
    while counter.times.count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    try #require(counter.times.count == 3)
    #expect(counter.times == counter.times.sorted() && counter.times[2] - counter.times[0] > 0.02)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    #expect(counter.times.count == 3)
    link.preferredFramesPerSecond = 30
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-9)
    link.invalidate()
  }
}
