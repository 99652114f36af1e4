import Foundation
import Geometry
import Testing
@_spi(Runtime) import ViewRuntime

// What is done with an element beside touching it.

extension StageElement {
  /// Taps it and types.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = touchPoint(to: "type into", sourceLocation) else { return }
    stage.tap(at: point)
    stage.type(text, sourceLocation: sourceLocation)
  }

  /// Makes its value larger or smaller by a step, as assistive technologies do.
  public func adjust(
    _ direction: AccessibilityAdjustmentDirection,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let target = target("adjust", at: sourceLocation) else { return }
    guard let adjust = target.adjust else {
      return fail("\(query) cannot be adjusted", at: sourceLocation)
    }
    stage.perform { adjust(direction) }
  }

  /// Does one of its `actions`, as assistive technologies do; "activate" is the usual one.
  public func perform(
    _ action: String = "activate", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let target = target("use", at: sourceLocation) else { return }
    let names = target.actionNames
    guard let index = names.prefix(target.actions.count).firstIndex(of: action) else {
      return fail(
        "\(query) has no action \"\(action)\"; it has \(names.joined(separator: ", "))",
        at: sourceLocation)
    }
    stage.perform { target.actions[index].perform() }
  }

  /// Brings assistive technologies to it, as `accessibilityFocused` is told.
  public func focus(_ isFocused: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let target = target("focus", at: sourceLocation) else { return }
    guard let focus = target.focus else {
      return fail("\(query) has no accessibilityFocused modifier", at: sourceLocation)
    }
    stage.perform { focus.set(isFocused) }
  }

  /// The middle of it, or the part to touch.
  public func touchPoint(to verb: String, _ location: SourceLocation) -> CGPoint? {
    guard let target = target(verb, at: location) else { return nil }
    return stage.touchPoint(target.touchPoint, to: verb, of: "\(query)", target.frame, location)
  }
}

extension Stage {
  /// Drags the window's content until the element is seen, then waits until it stands still. What a
  /// lazy container has not made yet is looked for further down, then further up.
  ///
  /// - Parameter limit: how many drags are tried.
  public func scroll(
    to query: ElementQuery, limit: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var unseenY = size.height
    for _ in 0..<limit {
      let found = self[query].found
      if let found, isInWindow(found.touchPoint) { return }
      let goal = found?.touchPoint ?? CGPoint(x: middle.x, y: unseenY)
      let isAside = found != nil && (0..<size.height).contains(goal.y)
      let reach = isAside ? size.width * 0.35 : size.height * 0.35
      let wanted = isAside ? middle.x - goal.x : middle.y - goal.y
      let way = min(reach, max(-reach, wanted))
      let center = isAside ? CGPoint(x: middle.x, y: goal.y) : middle
      let offset = CGSize(width: isAside ? way / 2 : 0, height: isAside ? 0 : way / 2)
      let before = elements.map(\.frame)
      drag(
        from: CGPoint(x: center.x - offset.width, y: center.y - offset.height),
        to: CGPoint(x: center.x + offset.width, y: center.y + offset.height), duration: 0.2,
        holding: 0.1)
      settle(sourceLocation: sourceLocation)
      if found == nil, elements.map(\.frame) == before {
        // The end of the content: what is looked for may lie before its beginning.
        guard unseenY > 0 else { break }
        unseenY = 0
      }
    }
    fail("\(query) was not found in \(limit) drags", at: sourceLocation)
  }
}
