import Foundation

/// What goes wrong with stores and models.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible, LocalizedError {
  enum Kind: Hashable, Sendable {
    case loadIssueModelContainer, unsupportedType, unsupportedPredicate, modelValidationFailure
    case unknown
  }
  let kind: Kind
  public let description: String
  public var errorDescription: String? { description }

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  public static let loadIssueModelContainer = SwiftDataError(
    .loadIssueModelContainer, "the store cannot be opened")
  public static let unsupportedPredicate = SwiftDataError(
    .unsupportedPredicate, "the predicate cannot be used")

  /// Errors are alike when they are of one kind, whatever they say.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  public static func ~= (left: Self, right: any Error) -> Bool { (right as? Self) == left }
}
