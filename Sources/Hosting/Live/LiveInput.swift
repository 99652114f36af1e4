import Foundation
import LiveLink
import ViewCatalog
import ViewRuntime

extension ViewHost {
  /// Takes what the user of a live program does, at `time`, before the frame of that time. Answers
  /// whether anything may come of it.
  @discardableResult
  func take(_ event: LiveEvent, at time: Double) -> Bool {
    switch event {
    case .touch(let touch):
      guard let phase = TouchEvent.Phase(rawValue: touch.phase.rawValue) else { return false }
      send(
        TouchEvent(
          time: time, finger: touch.id, phase: phase, location: CGPoint(x: touch.x, y: touch.y)))
    case .wheel(let wheel):
      wheelMoved(
        at: CGPoint(x: wheel.x, y: wheel.y),
        by: CGSize(width: wheel.deltaX, height: wheel.deltaY))
    case .resize(let width, let height):
      configure { $0.size = CGSize(width: width, height: height) }
    case .displayScale(let scale): configure { $0.scale = scale }
    case .environment(let environment): take(environment)
    case .text(let text): send(.text(text))
    case .key(let key): TypedKey(rawValue: key.rawValue).map { send(.key($0)) }
    case .hover(let place):
      return pointerMoved(to: place.map { CGPoint(x: $0.x, y: $0.y) })
    case .playback, .record, .renderFilm, .preview, .gallery, .tree, .restart, .refresh:
      return false
    }
    return true
  }

  private func take(_ environment: LiveEnvironment) {
    configure {
      $0.appearance = environment.isDark ? .dark : .light
      $0.reduceMotion = environment.reduceMotion
    }
    let size = DynamicTypeSize(name: environment.dynamicTypeSize) ?? .large
    setEnvironment { $0.dynamicTypeSize = size }
  }
}

extension DynamicTypeSize {
  /// By the name that it has in Swift.
  init?(name: String) {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }
}
