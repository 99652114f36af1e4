import Foundation
import Typesetting
import ViewContent
@_spi(Runtime) import ViewRuntime

/// A number that grows with the user's text size, as the text of a style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: NodeProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var environment: Environment<DynamicTypeSize> = Environment(\.dynamicTypeSize)

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    let size = environment.wrappedValue
    guard size != .large else { return base }
    let ratio = style.typesetting.size(in: size.category) / style.typesetting.size(in: .large)
    return base * Value(Double(ratio))
  }

  @MainActor package mutating func connect(to slot: PropertySlot) { environment.connect(to: slot) }
}
