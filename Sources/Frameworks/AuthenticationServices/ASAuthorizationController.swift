import Foundation
import Inert
import SwiftUI
import UIKit

public protocol ASAuthorizationControllerDelegate: AnyObject {
  @MainActor func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
  @MainActor func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

public typealias ASPresentationAnchor = UIWindow

@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

public protocol ASAuthorizationProvider: AnyObject {}
public struct ASAuthorizationCustomMethod: Hashable, Sendable {
  private let name: String
  public static let videoSubscriberAccount = Self(name: "videoSubscriberAccount")
  public static let restorePurchase = Self(name: "restorePurchase")
  public static let other = Self(name: "other")
}

/// Asks the user to sign in: nobody can here, and each request is answered by an error.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }

  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() { performRequests(options: []) }
  open func performRequests(options: RequestOptions) {
    Inert.note("AuthenticationServices", "nobody can sign in: there is no account")
    Task { @MainActor in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}
}

/// How somebody has signed in.
public enum ASAuthorizationResult: @unchecked Sendable {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

// A name and a password, set when it is made.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

// Stores nothing.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

// Stores nothing: each request is a new one.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

// Its challenge is set when it is made.
open class ASAuthorizationPublicKeyCredentialRequest: ASAuthorizationRequest, @unchecked Sendable {
  public let challenge: Data
  init(challenge: Data) { self.challenge = challenge }
}

// Stores nothing: whatever it is asked for is empty.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
}

// As empty as an assertion: nothing is stored.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}

// The party's name is set when it is made.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPublicKeyCredentialRequest {
    ASAuthorizationPublicKeyCredentialRequest(challenge: challenge)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPublicKeyCredentialRequest {
    ASAuthorizationPublicKeyCredentialRequest(challenge: challenge)
  }
}

@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
}

/// Signs in on a web page: there is none here, which is answered as if the user had left it.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { true }
  private let completion: CompletionHandler

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  @discardableResult open func start() -> Bool {
    Inert.note("AuthenticationServices", "nobody can sign in: there are no web pages")
    completion(nil, ASWebAuthenticationSessionError(code: .canceledLogin))
    return false
  }
  open func cancel() {}
}
