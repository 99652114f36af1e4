@_exported import FirebaseCore
import Foundation
import Inert

/// What somebody shows to be signed in.
// Each field is set when it is made and never again.
public class AuthCredential: NSObject, @unchecked Sendable {
  public let provider: String
  /// What tells one person of a provider from another.
  let subject: String
  let email: String?
  let password: String?
  let displayName: String?
  let phoneNumber: String?
  let photoURL: URL?
  /// What is wrong with it: said when somebody signs in with it, as a server would.
  let refusal: AuthErrorCode?

  init(
    provider: String, subject: String = "", email: String? = nil, password: String? = nil,
    displayName: String? = nil, phoneNumber: String? = nil, photoURL: URL? = nil,
    refusal: AuthErrorCode? = nil
  ) {
    (self.provider, self.subject, self.email) = (provider, subject, email)
    (self.password, self.displayName) = (password, displayName)
    (self.phoneNumber, self.photoURL, self.refusal) = (phoneNumber, photoURL, refusal)
  }

  /// A credential of another service. Its token is read where it can be, and nobody checks it; one
  /// that cannot be read stands for the one person that the provider has here.
  convenience init(provider: String, token: String?, name: String? = nil) {
    let claims = token.map(WebToken.claims) ?? [:]
    self.init(
      provider: provider, subject: claims["sub"] as? String ?? "",
      email: claims["email"] as? String, displayName: name ?? claims["name"] as? String,
      photoURL: (claims["picture"] as? String).flatMap { URL(string: $0) })
  }
}

// Both tokens are set while it is made and never again.
public class OAuthCredential: AuthCredential, @unchecked Sendable {
  public private(set) var idToken: String?
  public private(set) var accessToken: String?
  public var secret: String? { nil }

  convenience init(
    provider: String, idToken: String?, accessToken: String?, name: String? = nil
  ) {
    self.init(provider: provider, token: idToken, name: name)
    (self.idToken, self.accessToken) = (idToken, accessToken)
  }
}

// It adds nothing to what is set once.
public class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

public protocol FederatedAuthProvider: NSObjectProtocol {
  var providerID: String { get }
}

public protocol AuthUIDelegate: NSObjectProtocol {}

public class EmailAuthProvider: NSObject {
  public static let id = "password"
  public class func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(provider: id, email: email, password: password)
  }
  public class func credential(withEmail email: String, link: String) -> AuthCredential {
    AuthCredential(
      provider: id, email: email,
      refusal: EmailLink.isForSigningIn(link) ? nil : .invalidActionCode)
  }
}

public class GoogleAuthProvider: NSObject {
  public static let id = "google.com"
  public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    AuthCredential(provider: id, token: idToken)
  }
}

public class FacebookAuthProvider: NSObject {
  public static let id = "facebook.com"
  public class func credential(withAccessToken accessToken: String) -> AuthCredential {
    AuthCredential(provider: id, token: accessToken)
  }
}

public class GitHubAuthProvider: NSObject {
  public static let id = "github.com"
  public class func credential(withToken token: String) -> AuthCredential {
    AuthCredential(provider: id, token: token)
  }
}

public class TwitterAuthProvider: NSObject {
  public static let id = "twitter.com"
  public class func credential(withToken token: String, secret: String) -> AuthCredential {
    AuthCredential(provider: id, token: token)
  }
}

public enum AuthProviderID: String, Sendable {
  case apple = "apple.com"
  case email = "password"
  case facebook = "facebook.com"
  case gameCenter = "gc.apple.com"
  case gitHub = "github.com"
  case google = "google.com"
  case phone = "phone"
  case twitter = "twitter.com"
}

public class OAuthProvider: NSObject, FederatedAuthProvider {
  public let providerID: String
  public var scopes: [String]?
  public var customParameters: [String: String]?
  init(providerID: String) { self.providerID = providerID }
  public class func provider(providerID: String) -> OAuthProvider {
    OAuthProvider(providerID: providerID)
  }
  public class func provider(providerID: AuthProviderID) -> OAuthProvider {
    OAuthProvider(providerID: providerID.rawValue)
  }

  public class func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?,
    accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
  }
  public class func credential(
    withProviderID providerID: String, accessToken: String
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: nil, accessToken: accessToken)
  }
  public class func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String? = nil,
    accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken)
  }
  public class func credential(
    providerID: AuthProviderID, accessToken: String
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID.rawValue, idToken: nil, accessToken: accessToken)
  }
  public class func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential {
    let name = [fullName?.givenName, fullName?.familyName].compactMap { $0 }
      .joined(separator: " ")
    return OAuthCredential(
      provider: AuthProviderID.apple.rawValue, idToken: idToken, accessToken: nil,
      name: name.isEmpty ? nil : name)
  }

  /// There is no browser to show another service's page in: it is as if somebody had closed it.
  public func credential(with delegate: (any AuthUIDelegate)?) async throws -> AuthCredential {
    throw Self.closed()
  }
  public func getCredentialWith(
    _ delegate: (any AuthUIDelegate)?,
    completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
  ) { answerLater(completion) { throw Self.closed() } }

  static func closed() -> AuthErrorCode {
    Inert.note("FirebaseAuth", "no page of another service is shown: there is no browser")
    return .webContextCancelled
  }
}

// It has nothing of its own: the one list of what was sent is kept under a lock.
public class PhoneAuthProvider: NSObject, @unchecked Sendable {
  public static let id = "phone"
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var numbers: [String: String] = [:]
  public class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  public class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

  /// No message is sent: any code of six digits is the right one.
  @discardableResult
  public func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
  ) async throws -> String { try Self.begin(phoneNumber) }
  public func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
    completion: ((String?, (any Error)?) -> Void)?
  ) { answerLater(completion) { try Self.begin(phoneNumber) } }

  public func credential(
    withVerificationID verificationID: String, verificationCode: String
  ) -> PhoneAuthCredential {
    let number = Self.lock.withLock { Self.numbers[verificationID] }
    let isCode = verificationCode.count == 6 && verificationCode.allSatisfy(\.isNumber)
    return PhoneAuthCredential(
      provider: Self.id, subject: number ?? "", phoneNumber: number,
      refusal: number == nil
        ? .invalidVerificationID : isCode ? nil : .invalidVerificationCode)
  }

  private static func begin(_ phoneNumber: String) throws -> String {
    guard !phoneNumber.isEmpty else { throw AuthErrorCode.missingPhoneNumber }
    let digits = phoneNumber.filter(\.isNumber)
    guard phoneNumber.hasPrefix("+"), (7...15).contains(digits.count) else {
      throw AuthErrorCode.invalidPhoneNumber
    }
    Inert.note("FirebaseAuth", "no message is sent to a phone: any six digits are its code")
    let verificationID = Letters.random(28)
    lock.withLock { numbers[verificationID] = "+" + digits }
    return verificationID
  }
}

/// What a link in a letter for signing in looks like.
enum EmailLink {
  static func isForSigningIn(_ link: String) -> Bool {
    link.contains("oobCode=") && link.contains("mode=signIn")
  }
}

enum Letters {
  static let all = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  static func random(_ count: Int) -> String {
    String((0..<count).map { _ in all.randomElement() ?? "A" })
  }
}
