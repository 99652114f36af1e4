@_exported import FirebaseCore
import Foundation
import Inert

public protocol UserInfo: NSObjectProtocol {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

// Each field is set when it is made and never again.
final class ProviderInfo: NSObject, UserInfo, @unchecked Sendable {
  let providerID, uid: String
  let displayName, email, phoneNumber: String?
  let photoURL: URL?
  init(credential: AuthCredential) {
    (providerID, displayName) = (credential.provider, credential.displayName)
    (email, phoneNumber) = (credential.email, credential.phoneNumber)
    photoURL = credential.photoURL
    uid = credential.email ?? credential.phoneNumber ?? credential.subject
  }
}

// Both dates are set when it is made.
public class UserMetadata: NSObject, @unchecked Sendable {
  public let creationDate: Date?
  public let lastSignInDate: Date?
  init(creationDate: Date?, lastSignInDate: Date?) {
    (self.creationDate, self.lastSignInDate) = (creationDate, lastSignInDate)
  }
}

/// Somebody of this run of the program: when it ends, nobody remembers them.
// What changes is kept under the lock.
public class User: NSObject, UserInfo, @unchecked Sendable {
  struct Account {
    var email, password, displayName, phoneNumber: String?
    var photoURL: URL?
    var credentials: [AuthCredential] = []
    var isEmailVerified = false
    var isGuest = false
    var created = Date(), signedIn = Date()
  }
  public let uid: String
  let auth: Auth
  private let lock = NSLock()
  // Read and written under the lock.
  private var account: Account
  private let token = Letters.random(64)

  init(uid: String, auth: Auth, account: Account) {
    (self.uid, self.auth, self.account) = (uid, auth, account)
  }
  func read() -> Account { lock.withLock { account } }
  func write(_ change: (inout Account) -> Void) { lock.withLock { change(&account) } }

  public var email: String? { read().email }
  public var displayName: String? { read().displayName }
  public var photoURL: URL? { read().photoURL }
  public var phoneNumber: String? { read().phoneNumber }
  public var isAnonymous: Bool { read().isGuest }
  public var isEmailVerified: Bool { read().isEmailVerified }
  public var providerID: String { "Firebase" }
  public var tenantID: String? { auth.tenantID }
  public var refreshToken: String? { token }
  public var providerData: [any UserInfo] { read().credentials.map(ProviderInfo.init) }
  public var metadata: UserMetadata {
    let account = read()
    return UserMetadata(creationDate: account.created, lastSignInDate: account.signedIn)
  }

  public func delete() async throws { auth.forget(self) }
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { auth.forget(self) }
  }
  public func reload() async throws {}
  public func reload(completion: (((any Error)?) -> Void)? = nil) { answerLater(completion) {} }

  public func sendEmailVerification() async throws { Auth.noLetters() }
  public func sendEmailVerification(with settings: ActionCodeSettings) async throws {
    Auth.noLetters()
  }
  public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { Auth.noLetters() }
  }
  public func sendEmailVerification(
    with settings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
  ) { answerLater(completion) { Auth.noLetters() } }

  /// The address stays as it was: it would change when somebody followed the letter's link.
  public func sendEmailVerification(
    beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil
  ) async throws { try auth.checkNew(email, for: self) }
  public func sendEmailVerification(
    beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil,
    completion: (((any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try auth.checkNew(email, for: self) } }

  public func updateEmail(to email: String) async throws { try change(email: email) }
  public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { try change(email: email) }
  }
  public func updatePassword(to password: String) async throws { try change(password: password) }
  public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { try change(password: password) }
  }
  private func change(email: String) throws {
    try auth.checkNew(email, for: self)
    write { ($0.email, $0.isEmailVerified) = (email, false) }
  }
  private func change(password: String) throws {
    try Auth.check(password: password)
    write { $0.password = password }
  }

  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest(self)
  }

  @discardableResult
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    try auth.confirm(self, by: credential)
  }
  public func reauthenticate(
    with credential: AuthCredential,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try auth.confirm(self, by: credential) } }

  @discardableResult
  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    try auth.link(self, to: credential)
  }
  public func link(
    with credential: AuthCredential,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try auth.link(self, to: credential) } }

  @discardableResult
  public func unlink(fromProvider provider: String) async throws -> User { try leave(provider) }
  public func unlink(
    fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try leave(provider) } }
  private func leave(_ provider: String) throws -> User {
    guard read().credentials.contains(where: { $0.provider == provider }) else {
      throw AuthErrorCode.noSuchProvider
    }
    write { account in
      account.credentials.removeAll { $0.provider == provider }
      if provider == EmailAuthProvider.id { account.password = nil }
    }
    return self
  }

  public func getIDToken(forcingRefresh: Bool = false) async throws -> String { idToken().token }
  public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
    answerLater(completion) { idToken().token }
  }
  public func getIDTokenForcingRefresh(
    _ force: Bool, completion: ((String?, (any Error)?) -> Void)?
  ) { answerLater(completion) { idToken().token } }
  public func idTokenForcingRefresh(_ force: Bool) async throws -> String { idToken().token }
  public func getIDTokenResult(forcingRefresh: Bool = false) async throws -> AuthTokenResult {
    idToken()
  }
  public func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
    answerLater(completion) { idToken() }
  }
  public func getIDTokenResult(
    forcingRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)?
  ) { answerLater(completion) { idToken() } }
  private func idToken() -> AuthTokenResult {
    let account = read()
    return AuthTokenResult(
      uid: uid, email: account.email, provider: account.credentials.first?.provider,
      signedIn: account.signedIn)
  }
}

/// Changes of what a user is called and looks like, made at once when they are committed.
// The program sets it before it commits it; nothing here writes it.
public class UserProfileChangeRequest: NSObject, @unchecked Sendable {
  private let user: User
  public var displayName: String? { didSet { changesName = true } }
  public var photoURL: URL? { didSet { changesPhoto = true } }
  private var changesName = false
  private var changesPhoto = false
  init(_ user: User) {
    self.user = user
    (displayName, photoURL) = (user.displayName, user.photoURL)
  }
  public func commitChanges() async throws { commit() }
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) { commit() }
  }
  private func commit() {
    user.write { account in
      if changesName { account.displayName = displayName }
      if changesPhoto { account.photoURL = photoURL }
    }
  }
}

/// A user's token: it is readable as one should be and signed by nobody.
// Each field is set when it is made and never again.
public class AuthTokenResult: NSObject, @unchecked Sendable {
  public let token: String
  public let authDate, issuedAtDate, expirationDate: Date
  public let signInProvider: String
  public var signInSecondFactor: String { "" }
  public let claims: [String: Any]
  init(uid: String, email: String?, provider: String?, signedIn: Date) {
    (authDate, issuedAtDate) = (signedIn, Date())
    expirationDate = issuedAtDate.addingTimeInterval(3600)
    signInProvider = provider ?? "anonymous"
    var claims: [String: Any] = ["sub": uid, "user_id": uid]
    claims["email"] = email
    claims["auth_time"] = Int(authDate.timeIntervalSince1970)
    claims["iat"] = Int(issuedAtDate.timeIntervalSince1970)
    claims["exp"] = Int(expirationDate.timeIntervalSince1970)
    self.claims = claims
    token = WebToken.write(claims)
  }
}

/// The three parts of a token of the web.
enum WebToken {
  static func claims(_ token: String) -> [String: Any] {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return [:] }
    var text = parts[1].replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    let object = Data(base64Encoded: text).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return object as? [String: Any] ?? [:]
  }
  static func write(_ claims: [String: Any]) -> String {
    let parts = [["alg": "none"], claims].map { part in
      let data = try? JSONSerialization.data(withJSONObject: part, options: .sortedKeys)
      return (data ?? Data()).base64EncodedString().replacingOccurrences(of: "+", with: "-")
        .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }
    return parts.joined(separator: ".") + "."
  }
}
