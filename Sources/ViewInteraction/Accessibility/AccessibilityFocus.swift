import Foundation
@_spi(Runtime) import ViewRuntime

/// Which view assistive technologies are at.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: NodeProperty {
  /// A two-way connection to where they are.
  @propertyWrapper
  public struct Binding {
    let binding: ViewRuntime.Binding<Value>
    let none: Value

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>
  private let none: Value

  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    none = nil
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: state.projectedValue, none: none)
  }

  @MainActor package mutating func connect(to slot: PropertySlot) { state.connect(to: slot) }
}

extension View {
  /// Links this view with a focus state: it is focused while the state is `value`.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    // Read and written where elements are collected and focused, on the main actor.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return accessibilityAttribute { element, _ in
      element.focus = AccessibilityElement.Focus(isFocused: binding.wrappedValue == value) {
        if $0 {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      }
    }
  }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { accessibilityFocused(condition, equals: true) }

  /// Where assistive technologies begin in a scene that has just come up.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    // Used when the view appears, on the main thread.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }

  /// Says that this view and another, of the same identity, are a label and what it names.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    // Compared where elements are collected, on the main thread.
    nonisolated(unsafe) let pair = AnyHashable([AnyHashable(id), AnyHashable(namespace)])
    return modifier(
      AccessibilityModifier { elements, context in
        let pairs = LabeledPairs.of(context.element.host)
        if role == .label {
          pairs.labels[pair] = AccessibilityElement.combining(elements, frame: context.frame).label
        } else if let label = pairs.label(of: pair, in: context.element.host) {
          for index in elements.indices where elements[index].label == nil {
            elements[index].label = label
          }
        }
      })
  }
}

/// The labels of pairs, by what both sides are known by.
@MainActor
private final class LabeledPairs {
  var labels: [AnyHashable: String] = [:]
  private var isLookingForLabels = false

  static func of(_ host: ViewHost) -> LabeledPairs {
    let key = ObjectIdentifier(LabeledPairs.self)
    if let known = host.extensionStorage[key] as? LabeledPairs { return known }
    let pairs = LabeledPairs()
    host.extensionStorage[key] = pairs
    return pairs
  }

  /// A label may stand behind what it names: the tree is gone through once more for it.
  func label(of pair: AnyHashable, in host: ViewHost) -> String? {
    guard !isLookingForLabels else { return nil }
    isLookingForLabels = true
    defer { isLookingForLabels = false }
    labels[pair] = nil
    _ = host.accessibilityTree()
    return labels[pair]
  }
}
