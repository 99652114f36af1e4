import FirebaseAuth
import Foundation
import Testing

@MainActor @Suite("Users of Firebase, kept for one run", .serialized)
struct AuthTests {
  private let auth = Auth.auth()

  private func address() -> String { "a\(UUID().uuidString.prefix(8))@b.org" }
  private func settle() async throws { try await Task.sleep(for: .milliseconds(60)) }

  private func code(_ body: () async throws -> Void) async -> Int? {
    do { try await body() } catch { return (error as NSError).code }
    return nil
  }

  @Test("Who is made a user is signed in, and signs in again by the password")
  func users() async throws {
    let mail = address()
    let made = try await auth.createUser(withEmail: mail, password: "secret1")
    #expect(made.additionalUserInfo?.isNewUser == true)
    #expect(auth.currentUser?.email == mail && auth.currentUser?.uid.count == 28)
    try auth.signOut()
    #expect(auth.currentUser == nil)
    let entered = try await auth.signIn(withEmail: mail, password: "secret1")
    #expect(entered.user.uid == made.user.uid)
    #expect(entered.additionalUserInfo?.isNewUser == false)
    try await auth.currentUser?.delete()
    #expect(auth.currentUser == nil)
  }

  @Test("What is refused has Firebase's numbers and domain")
  func refusals() async throws {
    let mail = address()
    #expect(await code { try await auth.signIn(withEmail: mail, password: "secret1") } == 17011)
    #expect(await code { try await auth.createUser(withEmail: mail, password: "short") } == 17026)
    #expect(
      await code { try await auth.createUser(withEmail: "none", password: "secret1") } == 17008)
    try await auth.createUser(withEmail: mail, password: "secret1")
    #expect(await code { try await auth.createUser(withEmail: mail, password: "secret2") } == 17007)
    #expect(await code { try await auth.signIn(withEmail: mail, password: "secret2") } == 17009)
    do { try await auth.signIn(withEmail: mail, password: "secret2") } catch {
      let error = error as NSError
      #expect(AuthErrorCode(rawValue: error.code) == .wrongPassword)
      #expect(AuthErrorCode.Code(rawValue: error.code) == .wrongPassword)
      #expect(error.domain == AuthErrorDomain && !error.localizedDescription.isEmpty)
    }
  }

  @Test("Listeners are told who is there, and of each change until they are taken away")
  func listeners() async throws {
    try? auth.signOut()
    var told: [String?] = []
    let handle = auth.addStateDidChangeListener { _, user in told.append(user?.email) }
    try await settle()
    #expect(told == [nil])
    let mail = address()
    try await auth.createUser(withEmail: mail, password: "secret1")
    try await settle()
    try auth.signOut()
    try await settle()
    #expect(told == [nil, mail, nil])
    auth.removeStateDidChangeListener(handle)
    try await auth.signInAnonymously()
    try await settle()
    #expect(told.count == 3)
    #expect(auth.currentUser?.isAnonymous == true)
  }

  @Test("A user's name and picture are changed together, when they are committed")
  func profile() async throws {
    let user = try await auth.createUser(withEmail: address(), password: "secret1").user
    let change = user.createProfileChangeRequest()
    change.displayName = "Ann"
    change.photoURL = URL(string: "https://example.org/a.png")
    #expect(user.displayName == nil)
    try await change.commitChanges()
    #expect(auth.currentUser?.displayName == "Ann")
    #expect(auth.currentUser?.photoURL?.lastPathComponent == "a.png")
  }

  @Test("Credentials of others sign in a user of their own")
  func credentials() async throws {
    let google = GoogleAuthProvider.credential(withIDToken: "one", accessToken: "two")
    let user = try await auth.signIn(with: google).user
    #expect(user.providerData.map(\.providerID) == ["google.com"])
    #expect(try await auth.signIn(with: google).user.uid == user.uid)
    let apple = OAuthProvider.appleCredential(withIDToken: "a", rawNonce: "n", fullName: nil)
    #expect(try await auth.signIn(with: apple).user.uid != user.uid)
  }

  @Test("Completions are called later, on the main queue")
  func completions() async throws {
    var told: [String] = []
    auth.signIn(withEmail: address(), password: "secret1") { result, error in
      told.append(result == nil && error != nil ? "refused" : "entered")
    }
    #expect(told.isEmpty)
    try await settle()
    #expect(told == ["refused"])
  }
}
