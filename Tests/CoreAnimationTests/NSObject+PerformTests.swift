import Foundation
import FoundationNames
import Testing
import UIKit

private final class Listener: NSObject {
  var heard: [String] = []
  func tick() { heard.append("tick") }
  func say(_ word: String) { heard.append(word) }
  func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
}

@Suite("Messages by selector")
@MainActor
struct PerformTests {
  private let tick = _SEL(Listener.tick, "tick")
  private let say = _SEL(Listener.say(_:), "say")

  private func wait(_ seconds: TimeInterval) {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }

  @Test("A message is sent at once, with its argument, and a name alone sends none")
  func now() {
    let listener = Listener()
    listener.perform(tick)
    listener.perform(say, with: "hello")
    listener.perform(say, with: "two", with: "arguments")
    listener.perform(NSSelectorFromString("tick"))
    listener.performSelector(onMainThread: tick, with: nil, waitUntilDone: true)
    #expect(listener.heard == ["tick", "hello", "two", "tick"])
  }

  @Test("A notification of another thread is told on the main one, and one of its own at once")
  func notifications() async {
    let (center, listener) = (NotificationCenter(), Listener())
    let name = Notification.Name("news")
    center.addObserver(
      listener, selector: _SEL(Listener.note(_:), "note"), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["news"])
    // Only this thread uses it.
    let posting = center
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        posting.post(name: name, object: nil)
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(listener.heard == ["news", "news"])
  }

  @Test("A delayed message is sent once, after its seconds")
  func later() {
    let listener = Listener()
    listener.perform(say, with: "later", afterDelay: 0.02)
    #expect(listener.heard.isEmpty)
    let end = Date(timeIntervalSinceNow: 5)
    while listener.heard.isEmpty, Date() < end { wait(0.01) }
    wait(0.05)
    #expect(listener.heard == ["later"])
  }

  @Test("Messages that wait are taken back by target, selector and argument")
  func takenBack() {
    let (listener, other) = (Listener(), Listener())
    for word in ["a", "b"] { listener.perform(say, with: word, afterDelay: 0.02) }
    listener.perform(tick, with: nil, afterDelay: 0.02)
    for word in ["c", "d"] { other.perform(say, with: word, afterDelay: 0.02) }
    // Of the same method, named a second time.
    NSObject.cancelPreviousPerformRequests(
      withTarget: other, selector: _SEL(Listener.say(_:), "say"), object: "c")
    NSObject.cancelPreviousPerformRequests(
      withTarget: other, selector: _SEL(Listener.tick, "tick"), object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    let end = Date(timeIntervalSinceNow: 5)
    while other.heard.isEmpty, Date() < end { wait(0.01) }
    wait(0.05)
    #expect(other.heard == ["d"] && listener.heard.isEmpty)
  }

  @Test("Views and controllers are sent messages as other objects are")
  func views() {
    final class Panel: UIView {
      var count = 0
      func tap() { count += 1 }
    }
    let (view, tap) = (Panel(), _SEL(Panel.tap, "tap"))
    view.perform(tap)
    view.perform(tap, with: nil, afterDelay: 0.01)
    UIView.cancelPreviousPerformRequests(withTarget: view)
    wait(0.05)
    #expect(view.count == 1)
    #expect(view.responds(to: tap) && !UIViewController().responds(to: tap))
  }

  @Test("An object responds to the methods of its type")
  func responds() {
    final class Deaf: NSObject {}
    #expect(Listener().responds(to: tick) && !Deaf().responds(to: tick))
    #expect(!Listener().responds(to: Selector(("tick"))))
  }

  @Test("Selectors of one name are the same, whatever their labels and brackets")
  func names() {
    #expect(tick == _SEL(Listener.tick, "tick") && tick != say)
    #expect(say == Selector("say:") && Set([say, Selector("say:")]).count == 1)
    #expect(NSStringFromSelector(say) == "say")
    #expect(_SEL(Listener.tick) != _SEL(Listener.tick))
  }

  @Test("An observer that is removed hears no more: of one name, of one sender, of all")
  func removed() {
    let (listener, sender) = (Listener(), Listener())
    let (first, second) = (Notification.Name("PerformTests.1"), Notification.Name("PerformTests.2"))
    let center = NotificationCenter()
    let note = _SEL(Listener.note(_:), "note")
    func post() -> [String] {
      listener.heard = []
      center.post(name: first, object: nil)
      center.post(name: second, object: sender)
      return listener.heard
    }
    center.addObserver(listener, selector: note, name: first, object: nil)
    center.addObserver(listener, selector: note, name: second, object: sender)
    #expect(post() == [first.rawValue, second.rawValue])
    center.removeObserver(listener, name: first, object: nil)
    #expect(post() == [second.rawValue])
    center.removeObserver(listener, name: nil, object: listener)
    #expect(post() == [second.rawValue])
    center.removeObserver(listener)
    #expect(post() == [])
    // Tokens are removed as before.
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    _ = post()
    center.removeObserver(token)
    _ = post()
    #expect(count == 1)
  }
}
