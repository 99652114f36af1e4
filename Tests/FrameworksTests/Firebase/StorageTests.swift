import FirebaseStorage
import Foundation
import Testing

@MainActor @Suite("Files of Firebase, kept for one run", .serialized)
struct StorageTests {
  private let folder = Storage.storage().reference().child("tests/\(UUID().uuidString)")

  @Test("A file is read as it was put, and its address holds it")
  func files() async throws {
    let file = folder.child("a.txt")
    #expect(file.name == "a.txt" && file.parent()?.fullPath == folder.fullPath)
    let bytes = Data("Hello".utf8)
    let metadata = StorageMetadata()
    metadata.contentType = "text/plain"
    let put = try await file.putDataAsync(bytes, metadata: metadata)
    #expect(put.size == 5 && put.contentType == "text/plain")
    #expect(try await file.data(maxSize: 100) == bytes)
    let address = try await file.downloadURL()
    #expect(address.absoluteString == "data:text/plain;base64,\(bytes.base64EncodedString())")
    let list = try await folder.listAll()
    #expect(list.items.map(\.name) == ["a.txt"])
    try await file.delete()
    await #expect(throws: (any Error).self) { try await file.data(maxSize: 100) }
  }

  @Test("Files larger than wanted, and files that are not there, are refused")
  func refusals() async throws {
    let file = folder.child("large")
    _ = try await file.putDataAsync(Data(count: 200))
    await #expect(throws: (any Error).self) { try await file.data(maxSize: 100) }
    do { _ = try await folder.child("none").downloadURL() } catch {
      #expect((error as NSError).code == StorageErrorCode.objectNotFound.rawValue)
    }
  }

  @Test("Who puts a file is told how far it is, and that it is done")
  func progress() async throws {
    var told: [String] = []
    let task = folder.child("b").putData(Data(count: 10), metadata: nil) { metadata, error in
      told.append(metadata != nil && error == nil ? "done" : "refused")
    }
    task.observe(.success) { snapshot in told.append("success \(snapshot.reference.name)") }
    try await Task.sleep(for: .milliseconds(100))
    #expect(Set(told) == ["done", "success b"])
  }
}
