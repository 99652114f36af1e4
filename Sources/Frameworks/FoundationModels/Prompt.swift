import Foundation

/// What a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  // A body with `return` is not made by the builder, which would ask for this again.
  public var promptRepresentation: Prompt { return self }
}

public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

@resultBuilder
public enum PromptBuilder {
  public static func buildBlock<each Part: PromptRepresentable>(_ parts: repeat each Part)
    -> Prompt
  {
    var texts: [String] = []
    for part in repeat each parts { texts.append(part.promptRepresentation.text) }
    return Prompt(texts.joined(separator: "\n"))
  }
  public static func buildExpression<Part: PromptRepresentable>(_ part: Part) -> Part { part }
  public static func buildExpression(_ prompt: Prompt) -> Prompt { prompt }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt("" as String) }
  public static func buildEither(first part: some PromptRepresentable) -> Prompt {
    part.promptRepresentation
  }
  public static func buildEither(second part: some PromptRepresentable) -> Prompt {
    part.promptRepresentation
  }
  public static func buildArray(_ parts: [some PromptRepresentable]) -> Prompt {
    Prompt(parts.map { $0.promptRepresentation.text }.joined(separator: "\n"))
  }
  public static func buildLimitedAvailability(_ part: some PromptRepresentable) -> Prompt {
    part.promptRepresentation
  }
}

/// What a model is told once about all that it is asked.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  public var instructionsRepresentation: Instructions { return self }
}

public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

@resultBuilder
public enum InstructionsBuilder {
  public static func buildBlock<each Part: InstructionsRepresentable>(_ parts: repeat each Part)
    -> Instructions
  {
    var texts: [String] = []
    for part in repeat each parts { texts.append(part.instructionsRepresentation.text) }
    return Instructions(texts.joined(separator: "\n"))
  }
  public static func buildExpression<Part: InstructionsRepresentable>(_ part: Part) -> Part { part }
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions("" as String)
  }
  public static func buildEither(first part: some InstructionsRepresentable) -> Instructions {
    part.instructionsRepresentation
  }
  public static func buildEither(second part: some InstructionsRepresentable) -> Instructions {
    part.instructionsRepresentation
  }
  public static func buildArray(_ parts: [some InstructionsRepresentable]) -> Instructions {
    Instructions(parts.map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
  }
  public static func buildLimitedAvailability(_ part: some InstructionsRepresentable)
    -> Instructions
  { part.instructionsRepresentation }
}

/// Something of a program's that a model may call.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments: ConvertibleFromGeneratedContent
  associatedtype Output: PromptRepresentable
  var name: String { get }
  var description: String { get }
  var includesSchemaInInstructions: Bool { get }
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { "\(Self.self)" }
  public var includesSchemaInInstructions: Bool { true }
}
