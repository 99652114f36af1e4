import Foundation
import Inert
import SwiftUI

public protocol ASAuthorizationCredential: AnyObject {}

// Stores nothing: its credential is a new, empty one each time.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

// Stores nothing itself; its subclasses say what they keep.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

// The program's wishes, which nobody reads: each request is refused.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}

// Stores nothing: nobody has signed in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}

// Stores nothing: it has found no user, whoever is asked for.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  open func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
}

public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential
    /// `catch ASAuthorizationError.canceled`
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

/// The button with Apple's sign. Nobody signs in here: a tap is answered by an error.
nonisolated public struct SignInWithAppleButton: View {
  public enum Label: Sendable { case signIn, `continue`, signUp }
  public struct Style: Hashable, Sendable {
    let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }
  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    request = onRequest
    completion = onCompletion
  }

  private var title: String {
    switch label {
    case .signIn: "Sign in with Apple"
    case .continue: "Continue with Apple"
    case .signUp: "Sign up with Apple"
    }
  }

  @MainActor public var body: some View {
    let isBlack = style == .black
    Button {
      request(ASAuthorizationAppleIDRequest())
      Inert.note("AuthenticationServices", "nobody can sign in: there is no account")
      completion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      GeometryReader { geometry in
        HStack(spacing: geometry.size.height * 0.12) {
          Image(systemName: "apple.logo")
          Text(title)
        }
        .font(.system(size: min(24, geometry.size.height * 0.43), weight: .medium))
        .foregroundStyle(isBlack ? .white : .black)
        .frame(width: geometry.size.width, height: geometry.size.height)
        .background(isBlack ? .black : .white, in: .rect(cornerRadius: 6))
        .overlay {
          if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black) }
        }
      }
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  @Entry var signInStyle: SignInWithAppleButton.Style = .black
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
  public var authorizationController: AuthorizationController { AuthorizationController() }
}

public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Sendable {
    public static let ephemeral = Self()
    public static let automatic = Self()
  }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession?
  ) async throws -> URL {
    try await authenticate(using: url, callbackURLScheme: callbackURLScheme)
  }
  public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL {
    throw ASAuthorizationError(.notInteractive)
  }
}
public struct AuthorizationController: Sendable {
  @discardableResult
  public func performRequests(
    _ requests: [ASAuthorizationRequest], customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }
  @discardableResult
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }
  @discardableResult
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }
  @discardableResult
  public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws
    -> ASAuthorizationResult
  { throw ASAuthorizationError(.notInteractive) }
}

extension View {
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style)
    -> some View
  { environment(\.signInStyle, style) }
}
