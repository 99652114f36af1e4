import Foundation

/// What a language model wrote; none writes here.
public struct GeneratedContent: Sendable, Equatable, Hashable {
  struct NoModel: Error {}
  /// Thrown where a value is asked of a content.
  public static var noModel: any Error { NoModel() }

  public var id: GenerationID?
  private var text: String

  public init(_ text: String) { self.text = text }
  public init(json: String) throws { text = json }
  public var jsonString: String { text }
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws
    -> Value
  { try Value(self) }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { throw Self.noModel }
}

public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  public init() {}
}

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

/// A value that a language model may make. `@Generable` makes a type one.
public protocol Generable: ConvertibleFromGeneratedContent, PromptRepresentable,
  InstructionsRepresentable
{
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var promptRepresentation: Prompt { return Prompt("\(self)") }
  public var instructionsRepresentation: Instructions { return Instructions("\(self)") }
}

/// The form of a value.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  public let debugDescription: String
  public init(type: any Generable.Type, description: String? = nil) {
    debugDescription = description ?? "\(type)"
  }
}

extension String: Generable {
  public init(_ content: GeneratedContent) throws { self = content.jsonString }
  public var promptRepresentation: Prompt { return Prompt(self) }
  public var instructionsRepresentation: Instructions { return Instructions(self) }
}
extension Bool: Generable {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Int: Generable {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Double: Generable {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Float: Generable {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Decimal: Generable {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    return Prompt(map { $0.promptRepresentation.text }.joined(separator: "\n"))
  }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    return Instructions(map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
  }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Optional: ConvertibleFromGeneratedContent
where Wrapped: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws { throw GeneratedContent.noModel }
}
extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

/// A rule that a made value keeps.
public struct GenerationGuide<Value>: Sendable {
  init() {}
}
extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Comparable {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}
extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    Self()
  }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] { Self() }
}

// In an attribute nothing says what the elements are.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> Self { Self() }
  public static func maximumCount(_ count: Int) -> Self { Self() }
  public static func count(_ count: Int) -> Self { Self() }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
}

/// Makes a type one that a language model may make.
@attached(
  extension, conformances: Generable, names: named(init(_:)), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Says how a variable of a made value is to be.
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
