import Foundation
import Geometry

/// A point or rectangle of one view, to be asked for in the coordinates of another.
nonisolated public struct Anchor<Value> {
  /// How a view's box becomes a value, and a value gets into other coordinates.
  let isEqual: (Value, Value) -> Bool
  let convert: (Value, ProjectionTransform) -> Value
  /// In points of the window.
  let valueInWindow: Value

  /// Which value of a view an anchor stands for.
  public struct Source {
    let value: (CGSize) -> Value
    let convert: (Value, ProjectionTransform) -> Value
    let isEqual: (Value, Value) -> Bool
  }

  @MainActor
  package init(_ source: Source, of element: Element) {
    isEqual = source.isEqual
    convert = source.convert
    let toWindow = ProjectionTransform(translation: element.frame.origin)
      .concatenating(element.goalTransform())
    valueInWindow = source.convert(source.value(element.frame.size), toWindow)
  }

  /// The same from code that runs on the main thread but is not marked so.
  package static func anchor(_ source: Source, of element: Element) -> Anchor {
    // The caller is on the main thread, where the source is used before this returns.
    nonisolated(unsafe) let source = source
    return assumeMainActor { Anchor(source, of: element) }
  }

  @MainActor
  package func value(in element: Element?) -> Value {
    guard let element else { return valueInWindow }
    var fromWindow = ProjectionTransform(translation: element.frame.origin)
      .concatenating(element.goalTransform())
    guard fromWindow.invert() else { return valueInWindow }
    return convert(valueInWindow, fromWindow)
  }
}

// Set when it is made; its closures, which are those of this file, keep values alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.isEqual(left.valueInWindow, right.valueInWindow)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(valueInWindow) }
}

extension Anchor.Source where Value == CGPoint {
  private init(at point: @escaping (CGSize) -> CGPoint) {
    self.init(value: point, convert: { $0.applying($1) }, isEqual: ==)
  }

  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Self(at: { _ in point }) }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(at: { CGPoint(x: $0.width * point.x, y: $0.height * point.y) })
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 0, y: 0)) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 0.5, y: 0)) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 1, y: 0)) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 0, y: 0.5)) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 0.5, y: 0.5)) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 1, y: 0.5)) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 0, y: 1)) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 0.5, y: 1)) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(UnitPoint(x: 1, y: 1)) }
}

extension Anchor.Source where Value == CGRect {
  private init(in rect: @escaping (CGSize) -> CGRect) {
    self.init(value: rect, convert: { $0.boundingBox(under: $1) }, isEqual: ==)
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self(in: { _ in rect }) }
  public static var bounds: Anchor<CGRect>.Source { Self(in: { CGRect(origin: .zero, size: $0) }) }
}
