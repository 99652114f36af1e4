import Foundation
import Inert

/// What a project's server would decide.
extension Auth {
  static func noLetters() { Inert.note("FirebaseAuth", "no letter is sent: there is no server") }

  private static func check(email: String) throws {
    guard !email.isEmpty else { throw AuthErrorCode.missingEmail }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let domain = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, !parts[0].isEmpty, domain.count > 1,
      !domain.contains(where: \.isEmpty), !email.contains(where: \.isWhitespace)
    else { throw AuthErrorCode.invalidEmail }
  }
  static func check(password: String) throws {
    guard password.count >= 6 else { throw AuthErrorCode.weakPassword }
  }
  /// Capitals make no other address.
  private func user(email: String) -> User? {
    read(\.users).first { $0.email?.lowercased() == email.lowercased() }
  }
  func checkNew(_ email: String, for user: User?) throws {
    try Self.check(email: email)
    if let known = self.user(email: email), known !== user {
      throw AuthErrorCode.emailAlreadyInUse
    }
  }

  func create(_ email: String, _ password: String) throws -> AuthDataResult {
    try checkNew(email, for: nil)
    try Self.check(password: password)
    let credential = EmailAuthProvider.credential(withEmail: email, password: password)
    return enter(new: credential)
  }
  private func enter(new credential: AuthCredential) -> AuthDataResult {
    var account = User.Account(
      email: credential.email, password: credential.password,
      displayName: credential.displayName, phoneNumber: credential.phoneNumber,
      photoURL: credential.photoURL, credentials: [credential])
    // Other services and links in letters have seen to it that the address is the person's own.
    account.isEmailVerified = credential.email != nil && credential.password == nil
    return enter(as: account, credential: credential)
  }
  private func enter(
    as account: User.Account, uid: String = Letters.random(28), credential: AuthCredential? = nil
  ) -> AuthDataResult {
    let user = User(uid: uid, auth: self, account: account)
    write { $0.users.append(user) }
    become(user)
    return AuthDataResult(user: user, isNew: true, credential: credential)
  }
  private func enter(known user: User, _ credential: AuthCredential? = nil) -> AuthDataResult {
    user.write { $0.signedIn = Date() }
    become(user)
    return AuthDataResult(user: user, isNew: false, credential: credential)
  }

  func enter(_ email: String, _ password: String) throws -> AuthDataResult {
    try enter(known: owner(email, password))
  }
  private func owner(_ email: String, _ password: String) throws -> User {
    try Self.check(email: email)
    guard let user = user(email: email) else { throw AuthErrorCode.userNotFound }
    guard user.read().password == password else { throw AuthErrorCode.wrongPassword }
    return user
  }
  /// The user whom the credential belongs to, and nobody if it is new.
  private func owner(_ credential: AuthCredential) throws -> User? {
    if let refusal = credential.refusal { throw refusal }
    if let email = credential.email, let password = credential.password {
      return try owner(email, password)
    }
    if let email = credential.email, credential.provider == EmailAuthProvider.id {
      try Self.check(email: email)
      return user(email: email)
    }
    return read(\.users).first { user in
      user.read().credentials.contains {
        $0.provider == credential.provider && $0.subject == credential.subject
      }
    }
  }
  func enter(_ credential: AuthCredential) throws -> AuthDataResult {
    if let user = try owner(credential) { return enter(known: user, credential) }
    if let email = credential.email, user(email: email) != nil {
      throw AuthErrorCode.accountExistsWithDifferentCredential
    }
    return enter(new: credential)
  }
  /// A guest who signs in as one again stays who they are.
  func enterAsGuest() -> AuthDataResult {
    if let user = currentUser, user.isAnonymous { return AuthDataResult(user: user, isNew: false) }
    return enter(as: User.Account(isGuest: true))
  }
  /// The token's user: a program's own server would have signed it, which nobody can check here.
  func enter(token: String) throws -> AuthDataResult {
    guard let uid = WebToken.claims(token)["uid"] as? String else {
      throw AuthErrorCode.invalidCustomToken
    }
    if let user = read(\.users).first(where: { $0.uid == uid }) { return enter(known: user) }
    return enter(as: User.Account(), uid: uid)
  }

  func confirm(_ user: User, by credential: AuthCredential) throws -> AuthDataResult {
    guard try owner(credential) === user else { throw AuthErrorCode.userMismatch }
    user.write { $0.signedIn = Date() }
    return AuthDataResult(user: user, isNew: false, credential: credential)
  }
  func link(_ user: User, to credential: AuthCredential) throws -> AuthDataResult {
    if let refusal = credential.refusal { throw refusal }
    guard !user.read().credentials.contains(where: { $0.provider == credential.provider }) else {
      throw AuthErrorCode.providerAlreadyLinked
    }
    if let email = credential.email { try checkNew(email, for: user) }
    if let password = credential.password {
      try Self.check(password: password)
    } else if let other = try owner(credential), other !== user {
      throw AuthErrorCode.credentialAlreadyInUse
    }
    user.write { account in
      account.credentials.append(credential)
      account.isGuest = false
      account.email = account.email ?? credential.email
      account.password = account.password ?? credential.password
      account.displayName = account.displayName ?? credential.displayName
      account.phoneNumber = account.phoneNumber ?? credential.phoneNumber
      account.photoURL = account.photoURL ?? credential.photoURL
    }
    return AuthDataResult(user: user, isNew: false, credential: credential)
  }
  func forget(_ user: User) {
    write { $0.users.removeAll { $0 === user } }
    if currentUser === user { become(nil) }
  }

  func sendLink(to email: String) throws {
    try Self.check(email: email)
    Self.noLetters()
  }
  func sendReset(to email: String) throws {
    try Self.check(email: email)
    guard user(email: email) != nil else { throw AuthErrorCode.userNotFound }
    Self.noLetters()
  }
  func methods(of email: String) throws -> [String] {
    try Self.check(email: email)
    return user(email: email)?.read().credentials.map(\.provider) ?? []
  }

  /// Changes who is signed in and tells all who listen, later and on the main queue.
  func become(_ user: User?) {
    let handles = write { state in
      let isSame = state.current === user
      state.current = user
      return isSame ? [] : state.listeners.map(\.handle)
    }
    handles.forEach(tell)
    guard !handles.isEmpty else { return }
    DispatchQueue.main.async {
      NotificationCenter.default.post(name: .AuthStateDidChange, object: self)
    }
  }
  /// One who has stopped listening in the meantime is told nothing.
  func tell(_ handle: ListenerHandle) {
    DispatchQueue.main.async {
      let listener = self.read { $0.listeners.first { $0.handle === handle }?.listener }
      listener?(self, self.currentUser)
    }
  }
}

/// Tells one listener from another.
final class ListenerHandle: NSObject, Sendable {}
