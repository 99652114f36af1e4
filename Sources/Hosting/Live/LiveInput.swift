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
      send(
        TouchEvent(
          time: time, finger: touch.id, phase: TouchEvent.Phase(touch.phase),
          location: CGPoint(x: touch.x, y: touch.y)))
    case .wheel(let wheel):
      wheelMoved(
        at: CGPoint(x: wheel.x, y: wheel.y),
        by: CGSize(width: wheel.deltaX, height: wheel.deltaY))
    case .resize(let width, let height):
      configure { $0.size = CGSize(width: width, height: height) }
    case .displayScale(let scale): configure { $0.scale = scale }
    case .environment(let environment): take(environment)
    case .text(let text): send(.text(text))
    case .key(let key): send(.key(TypedKey(key)))
    case .press(let press):
      guard let press = KeyPress(press) else { return false }
      send(.press(press))
    case .hover(let place):
      return pointerMoved(to: place.map { CGPoint(x: $0.x, y: $0.y) })
    case .use(let use): return take(use)
    case .playback, .record, .renderFilm, .preview, .gallery, .tree, .restart, .refresh,
      .inspect, .mark:
      return false
    }
    return true
  }

  private func take(_ environment: LiveEnvironment) {
    configure {
      $0.appearance = environment.isDark ? .dark : .light
      $0.reduceMotion = environment.reduceMotion
    }
    guard let size = DynamicTypeSize(name: environment.dynamicTypeSize) else {
      let text =
        "warning: There is no text size \(environment.dynamicTypeSize); it stays as it was.\n"
      return FileHandle.standardError.write(Data(text.utf8))
    }
    setEnvironment { $0.dynamicTypeSize = size }
  }
}

// Case by case, so that whoever adds one to either side hears of it from the compiler.

extension TouchEvent.Phase {
  fileprivate init(_ phase: LiveTouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension TypedKey {
  fileprivate init(_ key: LiveKey) {
    self =
      switch key {
      case .backspace: .backspace
      case .forwardDelete: .forwardDelete
      case .enter: .enter
      case .tab: .tab
      case .escape: .escape
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      case .home: .home
      case .end: .end
      case .selectAll: .selectAll
      }
  }
}

extension DynamicTypeSize {
  /// By the name that it has in Swift.
  init?(name: String) {
    guard let size = DynamicTypeSize.named[name] else { return nil }
    self = size
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
