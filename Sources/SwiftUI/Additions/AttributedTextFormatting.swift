import Foundation
@_spi(Reflection) import Swift
import ViewCatalog
import ViewRuntime

/// What the attributes of an edited text may be: a list of constraints, each of one attribute, of which the later ones see
/// what the earlier ones have made.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope where Scope == Body.Scope
  associatedtype Body: AttributedTextFormattingDefinition
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

/// Keeps one attribute among the values that are allowed.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
where Body == Self {
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Changes the attribute where its value is not allowed.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: Self { return self }
}

/// Definitions that consist of no others.
private protocol PrimitiveDefinition {
  func apply(to container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// Applies all constraints, in their order.
  public func constrain(_ container: inout AttributeContainer) {
    if let constraint = self as? any AttributedTextValueConstraint {
      constraint.apply(to: &container)
    } else if let primitive = self as? any PrimitiveDefinition {
      primitive.apply(to: &container)
    } else {
      body.constrain(&container)
    }
  }
}

extension AttributedTextValueConstraint {
  fileprivate func apply(to container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container = proxy.container
  }
}

/// What definitions are made of.
public enum AttributedTextFormatting {
  /// The attributes of a part of a text: all can be read, and one can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    fileprivate var container: AttributeContainer

    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>)
      -> Attribute.Value?
    {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> Key.Value? where Key.Value: Sendable { container[Key.self] }
  }

  /// Keeps an attribute among some values, for any other of which it has a default.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable & Hashable {
    private let values: Set<AttributeKey.Value?>
    private let defaultValue: AttributeKey.Value?

    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      values = allowedValues
      self.defaultValue = defaultValue
    }

    public init(
      for keyPath: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) { self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue) }

    public func constrain(
      _ container: inout AttributeContainerProxy<Scope, AttributeKey>
    ) {
      if !values.contains(container[AttributeKey.self]) {
        container[AttributeKey.self] = defaultValue
      }
    }
  }

  /// A definition whose type is hidden.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition,
    PrimitiveDefinition
  {
    private let constraint: (inout AttributeContainer) -> Void

    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      constraint = { definition.constrain(&$0) }
    }

    fileprivate init(parts: [AnyDefinition]) {
      constraint = { for part in parts { part.apply(to: &$0) } }
    }

    public var body: AnyDefinition { return self }
    fileprivate func apply(to container: inout AttributeContainer) { constraint(&container) }
  }

  /// No constraint.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition,
    PrimitiveDefinition
  {
    public init() {}
    public var body: EmptyDefinition { return self }
    fileprivate func apply(to container: inout AttributeContainer) {}
  }

  /// Makes one definition of several.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D)
      -> AnyDefinition<Scope>
    where D.Scope == Scope { AnyDefinition(definition) }
    public static func buildBlock(_ parts: AnyDefinition<Scope>...) -> AnyDefinition<Scope> {
      AnyDefinition(parts: parts)
    }
    public static func buildIf(_ part: AnyDefinition<Scope>?) -> AnyDefinition<Scope> {
      part ?? AnyDefinition(parts: [])
    }
    public static func buildEither(first: AnyDefinition<Scope>) -> AnyDefinition<Scope> { first }
    public static func buildEither(second: AnyDefinition<Scope>) -> AnyDefinition<Scope> { second }
    public static func buildLimitedAvailability(_ part: AnyDefinition<Scope>)
      -> AnyDefinition<Scope>
    { part }
  }
}

extension View {
  /// Keeps what the editors of attributed text inside show within a definition. Texts that cannot be edited are shown as
  /// they are.
  nonisolated public func attributedTextFormattingDefinition<
    D: AttributedTextFormattingDefinition
  >(_ definition: D) -> some View {
    transformEnvironment(\.attributedTextConstraint) { $0 = { definition.constrain(&$0) } }
  }

  /// Keeps what the editors of attributed text inside show to the attributes of a scope.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    let keys = AttributeKeys(of: S.self)
    return transformEnvironment(\.attributedTextConstraint) { $0 = { $0 = keys.kept(of: $0) } }
  }
}

/// The attributes of a scope and of the scopes in it: the types of its properties.
struct AttributeKeys: Sendable {
  private var keys: Set<ObjectIdentifier> = []

  init(of scope: any AttributeScope.Type) { collect(scope) }

  private mutating func collect(_ scope: any AttributeScope.Type) {
    var types: [Any.Type] = []
    _forEachField(of: scope) { _, _, type, _ in
      types.append(type)
      return true
    }
    for type in types {
      if type is any AttributedStringKey.Type { keys.insert(ObjectIdentifier(type)) }
      if let inner = type as? any AttributeScope.Type { collect(inner) }
    }
  }

  /// Those of the scope that change how a text is shown, or how it is spoken.
  func kept(of container: AttributeContainer) -> AttributeContainer {
    var result = AttributeContainer()
    for attribute in ShownAttribute.all where keys.contains(attribute.key) {
      attribute.copy(container, &result)
    }
    return result
  }
}

/// An attribute that can be told from the text that has it.
private struct ShownAttribute: Sendable {
  let key: ObjectIdentifier
  let copy: @Sendable (AttributeContainer, inout AttributeContainer) -> Void

  private init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
    key = ObjectIdentifier(type)
    copy = { $1[Key.self] = $0[Key.self] }
  }

  private typealias Own = AttributeScopes.SwiftUIAttributes
  private typealias UIKit = AttributeScopes.UIKitAttributes
  private typealias Foundation = AttributeScopes.FoundationAttributes

  static let all = [
    ShownAttribute(Own.FontAttribute.self), ShownAttribute(Own.ForegroundColorAttribute.self),
    ShownAttribute(Own.BackgroundColorAttribute.self), ShownAttribute(Own.KerningAttribute.self),
    ShownAttribute(Own.TrackingAttribute.self), ShownAttribute(Own.BaselineOffsetAttribute.self),
    ShownAttribute(Own.UnderlineStyleAttribute.self),
    ShownAttribute(Own.StrikethroughStyleAttribute.self),
    ShownAttribute(Own.InlinePresentationIntentAttribute.self),
    ShownAttribute(UIKit.FontAttribute.self), ShownAttribute(UIKit.ForegroundColorAttribute.self),
    ShownAttribute(UIKit.BackgroundColorAttribute.self),
    ShownAttribute(UIKit.UnderlineStyleAttribute.self),
    ShownAttribute(UIKit.UnderlineColorAttribute.self),
    ShownAttribute(UIKit.StrikethroughStyleAttribute.self),
    ShownAttribute(UIKit.StrikethroughColorAttribute.self),
    ShownAttribute(UIKit.AttachmentAttribute.self), ShownAttribute(Foundation.LinkAttribute.self),
    ShownAttribute(Foundation.LanguageIdentifierAttribute.self),
  ]
}
