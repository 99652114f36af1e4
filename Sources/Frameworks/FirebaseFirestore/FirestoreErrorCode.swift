import Foundation

public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// Why a request was refused. The numbers are those of gRPC.
public struct FirestoreErrorCode: Error, Hashable, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case OK = 0
    case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists
    case permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange
    case unimplemented, `internal`, unavailable, dataLoss, unauthenticated
  }

  public let code: Code
  private let reason: String

  public init(_ code: Code) { self.init(code, "The request was refused: \(code).") }
  init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

  static func missing(_ path: String) -> FirestoreErrorCode {
    FirestoreErrorCode(.notFound, "There is no document \(path).")
  }

  public static var errorDomain: String { FirestoreErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { reason }
  public static var notFound: Code { .notFound }
  public static var permissionDenied: Code { .permissionDenied }
  public static var unavailable: Code { .unavailable }
  public static var alreadyExists: Code { .alreadyExists }
  public static var unauthenticated: Code { .unauthenticated }
}
