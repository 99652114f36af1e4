import Combine
import Foundation
import FoundationNames

extension _KeyValueObserving {
  /// The values of a property: each that it has after a change, and what it has at first where `options` have `.initial`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// The values of a property of an object.
  public struct KeyValueObservingPublisher<Subject: _KeyValueObserving, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let observation = Observation()
      values.handleEvents(receiveCancel: { observation.held = nil }).receive(subscriber: subscriber)
      observation.held = object.observe(keyPath, options: options) { [keyPath] object, _ in
        values.send(object[keyPath: keyPath])
      }
    }
  }

  /// What hears of the changes for as long as somebody listens.
  private final class Observation {
    var held: NSKeyValueObservation?
  }
}
