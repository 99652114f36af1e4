@_exported import FirebaseCore
import Foundation
import Inert

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public typealias UserProfileChangeCallback = ((any Error)?) -> Void

/// Signs people in to a project that nobody has used yet: its users live as long as the program.
// What changes is kept under the lock.
public class Auth: NSObject, @unchecked Sendable {
  struct State {
    var users: [User] = []
    var current: User?
    var listeners: [(handle: ListenerHandle, listener: (Auth, User?) -> Void)] = []
    var languageCode, tenantID: String?
  }
  private static let standard = Auth()
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var others: [Auth] = []
  private let lock = NSLock()
  // Read and written under the lock.
  private var state = State()
  func read<Value>(_ look: (State) -> Value) -> Value { lock.withLock { look(state) } }
  func write<Value>(_ change: (inout State) -> Value) -> Value {
    lock.withLock { change(&state) }
  }

  /// The one auth of the program's first app. It is there before the app is configured, too: a
  /// screen may be shown without the rest of its program.
  public class func auth() -> Auth {
    FirebaseProject.tell()
    return standard
  }
  public class func auth(app: FirebaseApp) -> Auth {
    if app === FirebaseApp.app() { return standard }
    return lock.withLock {
      if let known = others.first(where: { $0.ownApp === app }) { return known }
      let auth = Auth(of: app)
      others.append(auth)
      return auth
    }
  }
  /// The app that this is made for; none is the program's first, which may come later.
  private let ownApp: FirebaseApp?
  private init(of app: FirebaseApp? = nil) { ownApp = app }
  public var app: FirebaseApp? { ownApp ?? FirebaseApp.app() }

  public var currentUser: User? { read(\.current) }
  public var languageCode: String? {
    get { read(\.languageCode) }
    set { write { $0.languageCode = newValue } }
  }
  public var tenantID: String? {
    get { read(\.tenantID) }
    set { write { $0.tenantID = newValue } }
  }
  public var userAccessGroup: String? { nil }
  public func useAppLanguage() { languageCode = Locale.preferredLanguages.first ?? "en" }
  public func useEmulator(withHost host: String, port: Int) {
    Inert.note("FirebaseAuth", "no emulator is asked: users live in memory")
  }
  public func useUserAccessGroup(_ accessGroup: String?) throws {}
  public func canHandle(_ url: URL) -> Bool { false }
  public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }

  @discardableResult
  public func createUser(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult { try create(email, password) }
  public func createUser(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) { answerLater(completion) { try create(email, password) } }

  @discardableResult
  public func signIn(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult { try enter(email, password) }
  public func signIn(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) { answerLater(completion) { try enter(email, password) } }

  @discardableResult
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    try enter(credential)
  }
  public func signIn(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) { answerLater(completion) { try enter(credential) } }
  @discardableResult
  public func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult { throw OAuthProvider.closed() }
  public func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: AuthDataResultCallback? = nil
  ) { answerLater(completion) { throw OAuthProvider.closed() } }

  @discardableResult
  public func signInAnonymously() async throws -> AuthDataResult { enterAsGuest() }
  public func signInAnonymously(completion: AuthDataResultCallback? = nil) {
    answerLater(completion) { enterAsGuest() }
  }
  @discardableResult
  public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
    try enter(token: token)
  }
  public func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {
    answerLater(completion) { try enter(token: token) }
  }
  @discardableResult
  public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
    try enter(EmailAuthProvider.credential(withEmail: email, link: link))
  }
  public func signIn(
    withEmail email: String, link: String, completion: AuthDataResultCallback? = nil
  ) {
    answerLater(completion) {
      try enter(EmailAuthProvider.credential(withEmail: email, link: link))
    }
  }
  public func isSignIn(withEmailLink link: String) -> Bool { EmailLink.isForSigningIn(link) }
  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings
  ) async throws { try sendLink(to: email) }
  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings,
    completion: (((any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try sendLink(to: email) } }

  public func sendPasswordReset(withEmail email: String) async throws {
    try sendReset(to: email)
  }
  public func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try sendReset(to: email) } }
  public func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings
  ) async throws { try sendReset(to: email) }
  public func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings,
    completion: (((any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try sendReset(to: email) } }

  /// No letter was sent, so that no code is one that was in a letter.
  public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
    throw AuthErrorCode.invalidActionCode
  }
  public func confirmPasswordReset(
    withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
  ) { answerLater(completion) { throw AuthErrorCode.invalidActionCode } }
  public func verifyPasswordResetCode(_ code: String) async throws -> String {
    throw AuthErrorCode.invalidActionCode
  }
  public func applyActionCode(_ code: String) async throws {
    throw AuthErrorCode.invalidActionCode
  }
  public func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {
    answerLater(completion) { throw AuthErrorCode.invalidActionCode }
  }
  public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {}

  public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
    try methods(of: email)
  }
  public func fetchSignInMethods(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
  ) { answerLater(completion) { try methods(of: email) } }

  public func signOut() throws { become(nil) }
  public func updateCurrentUser(_ user: User) async throws { become(user) }
  public func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
    answerLater(completion) {
      guard let user else { throw AuthErrorCode.nullUser }
      become(user)
    }
  }

  @discardableResult
  public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any AuthStateDidChangeListenerHandle {
    let handle = ListenerHandle()
    write { $0.listeners.append((handle, listener)) }
    tell(handle)
    return handle
  }
  public func removeStateDidChangeListener(_ handle: any AuthStateDidChangeListenerHandle) {
    write { $0.listeners.removeAll { $0.handle === handle } }
  }
  @discardableResult
  public func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any IDTokenDidChangeListenerHandle { addStateDidChangeListener(listener) }
  public func removeIDTokenDidChangeListener(_ handle: any IDTokenDidChangeListenerHandle) {
    removeStateDidChangeListener(handle)
  }
}

extension Notification.Name {
  public static let AuthStateDidChange = Notification.Name("FIRAuthStateDidChangeNotification")
}

// Each field is set when it is made and never again.
public class AuthDataResult: NSObject, @unchecked Sendable {
  public let user: User
  public let additionalUserInfo: AdditionalUserInfo?
  public let credential: OAuthCredential?
  init(user: User, isNew: Bool, credential: AuthCredential? = nil) {
    self.user = user
    self.credential = credential as? OAuthCredential
    additionalUserInfo = AdditionalUserInfo(
      providerID: credential?.provider ?? "", isNewUser: isNew)
  }
}

// Each field is set when it is made and never again.
public class AdditionalUserInfo: NSObject, @unchecked Sendable {
  public let providerID: String
  public let isNewUser: Bool
  public var profile: [String: Any]? { nil }
  public var username: String? { nil }
  init(providerID: String, isNewUser: Bool) {
    (self.providerID, self.isNewUser) = (providerID, isNewUser)
  }
}

// The program sets it before it hands it over; nothing here reads or writes it.
public class ActionCodeSettings: NSObject, @unchecked Sendable {
  public var url: URL?
  public var handleCodeInApp = false
  public var linkDomain, dynamicLinkDomain: String?
  public var iOSBundleID: String?
  public private(set) var androidPackageName, androidMinimumVersion: String?
  public private(set) var androidInstallIfNotAvailable = false
  public func setIOSBundleID(_ iOSBundleID: String) { self.iOSBundleID = iOSBundleID }
  public func setAndroidPackageName(
    _ name: String, installIfNotAvailable: Bool, minimumVersion: String?
  ) {
    (androidPackageName, androidMinimumVersion) = (name, minimumVersion)
    androidInstallIfNotAvailable = installIfNotAvailable
  }
}
