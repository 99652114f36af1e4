import FirebaseCore
import Foundation

// Each field is set when it is made and never again.
public class StorageListResult: NSObject, @unchecked Sendable {
  public let prefixes, items: [StorageReference]
  public let pageToken: String?
  init(prefixes: [StorageReference], items: [StorageReference], pageToken: String?) {
    (self.prefixes, self.items, self.pageToken) = (prefixes, items, pageToken)
  }
}

/// A place for a file.
// Each field is set when it is made and never again.
public class StorageReference: NSObject, @unchecked Sendable {
  public let storage: Storage
  public let fullPath: String
  init(storage: Storage, path: String) { (self.storage, fullPath) = (storage, path) }

  public var bucket: String { storage.bucket }
  public var name: String { fullPath.components(separatedBy: "/").last ?? "" }
  public func root() -> StorageReference { StorageReference(storage: storage, path: "") }
  public func parent() -> StorageReference? {
    guard !fullPath.isEmpty else { return nil }
    let parts = fullPath.split(separator: "/").dropLast()
    return StorageReference(storage: storage, path: parts.joined(separator: "/"))
  }
  public func child(_ path: String) -> StorageReference {
    let parts = fullPath.split(separator: "/") + path.split(separator: "/")
    return StorageReference(storage: storage, path: parts.joined(separator: "/"))
  }
  public override var description: String { "gs://\(bucket)/\(fullPath)" }
  public override var hash: Int { description.hashValue }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? StorageReference)?.description == description
  }

  private typealias File = StoredFiles.File
  private func file() throws -> File {
    guard let file = StoredFiles.shared.file(bucket, fullPath) else {
      throw StorageError.objectNotFound(object: fullPath, serverError: [:])
    }
    return file
  }
  private func keep(_ data: Data, _ metadata: StorageMetadata?) throws -> File {
    guard !fullPath.isEmpty else {
      throw StorageError.invalidArgument(message: "A file cannot be kept at the root.")
    }
    let facts = StorageMetadata()
    (facts.bucket, facts.path, facts.size) = (bucket, fullPath, Int64(data.count))
    let old = StoredFiles.shared.file(bucket, fullPath)
    (facts.timeCreated, facts.updated) = (Date(), Date())
    facts.generation = (old?.metadata.generation ?? 0) + 1
    let file = File(data: data, metadata: metadata?.written(over: facts) ?? facts)
    StoredFiles.shared.keep(file, bucket, fullPath)
    return file
  }
  private func bytes(atMost most: Int64) throws -> Data {
    let data = try file().data
    guard data.count <= most else {
      throw StorageError.downloadSizeExceeded(total: Int64(data.count), maxSize: most)
    }
    return data
  }
  private func address() throws -> URL {
    guard let url = URL(string: try file().address) else {
      throw StorageError.unknown(message: "The file has no address.", serverError: [:])
    }
    return url
  }

  private func upload(_ work: () throws -> File) -> (StorageUploadTask, Result<File, any Error>) {
    let outcome = Result { try work() }
    return (StorageUploadTask(self, outcome), outcome)
  }
  @discardableResult
  public func putData(_ uploadData: Data, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    upload { try keep(uploadData, metadata) }.0
  }
  @discardableResult
  public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask {
    let (task, outcome) = upload { try keep(uploadData, metadata) }
    answerLater(completion) { try outcome.get().metadata }
    return task
  }
  @discardableResult
  public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) -> StorageUploadTask {
    let (task, outcome) = upload { try keep(uploadData, metadata) }
    answerLater(completion) { try outcome.get().metadata }
    return task
  }
  @discardableResult
  public func putDataAsync(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    let kept = try keep(uploadData, metadata).metadata
    tell(onProgress, kept.size)
    return kept
  }
  private func tell(_ onProgress: ((Progress?) -> Void)?, _ bytes: Int64) {
    let progress = Progress(totalUnitCount: bytes)
    progress.completedUnitCount = bytes
    onProgress?(progress)
  }

  @discardableResult
  public func putFile(from url: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    upload { try keep(Data(contentsOf: url), metadata) }.0
  }
  @discardableResult
  public func putFile(
    from url: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask {
    let (task, outcome) = upload { try keep(Data(contentsOf: url), metadata) }
    answerLater(completion) { try outcome.get().metadata }
    return task
  }
  @discardableResult
  public func putFile(
    from url: URL, metadata: StorageMetadata? = nil,
    completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) -> StorageUploadTask {
    let (task, outcome) = upload { try keep(Data(contentsOf: url), metadata) }
    answerLater(completion) { try outcome.get().metadata }
    return task
  }
  @discardableResult
  public func putFileAsync(
    from url: URL, metadata: StorageMetadata? = nil,
    onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    try await putDataAsync(Data(contentsOf: url), metadata: metadata, onProgress: onProgress)
  }

  private func download(_ most: Int64) -> (StorageDownloadTask, Result<Data, any Error>) {
    let outcome = Result { try bytes(atMost: most) }
    let told = outcome.flatMap { _ in Result { try file() } }
    return (StorageDownloadTask(self, told), outcome)
  }
  @discardableResult
  public func getData(
    maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask {
    let (task, outcome) = download(maxSize)
    answerLater(completion) { try outcome.get() }
    return task
  }
  @discardableResult
  public func getData(
    maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void
  ) -> StorageDownloadTask {
    let (task, outcome) = download(maxSize)
    answerLater(completion) { try outcome.get() }
    return task
  }
  public func data(maxSize: Int64) async throws -> Data { try bytes(atMost: maxSize) }

  private func save(to url: URL) throws -> File {
    let kept = try file()
    try kept.data.write(to: url)
    return kept
  }
  @discardableResult
  public func write(toFile url: URL) -> StorageDownloadTask {
    StorageDownloadTask(self, Result { try save(to: url) })
  }
  @discardableResult
  public func write(
    toFile url: URL, completion: ((URL?, (any Error)?) -> Void)?
  ) -> StorageDownloadTask {
    let outcome = Result { try save(to: url) }
    answerLater(completion) {
      _ = try outcome.get(); return url
    }
    return StorageDownloadTask(self, outcome)
  }
  public func writeAsync(toFile url: URL) async throws -> URL {
    _ = try save(to: url)
    return url
  }

  public func downloadURL() async throws -> URL { try address() }
  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    answerLater(completion) { try address() }
  }
  public func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) {
    answerLater(completion) { try address() }
  }

  private func remove() throws {
    _ = try file()
    StoredFiles.shared.keep(nil, bucket, fullPath)
  }
  public func delete() async throws { try remove() }
  public func delete(completion: (((any Error)?) -> Void)?) {
    answerLater(completion) { try remove() }
  }

  private func metadata() throws -> StorageMetadata {
    let kept = try file().metadata
    return kept.written(over: kept)
  }
  private func change(_ metadata: StorageMetadata) throws -> StorageMetadata {
    var kept = try file()
    kept.metadata = metadata.written(over: kept.metadata)
    kept.metadata.updated = Date()
    StoredFiles.shared.keep(kept, bucket, fullPath)
    return try self.metadata()
  }
  public func getMetadata() async throws -> StorageMetadata { try metadata() }
  public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
    answerLater(completion) { try metadata() }
  }
  public func getMetadata(completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
    answerLater(completion) { try metadata() }
  }
  @discardableResult
  public func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata {
    try change(metadata)
  }
  public func updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) { answerLater(completion) { try change(metadata) } }

  public func listAll() async throws -> StorageListResult { entries() }
  public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
    answerLater(completion) { entries() }
  }
  public func listAll(completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
    answerLater(completion) { entries() }
  }
  public func list(
    maxResults: Int64, pageToken: String? = nil
  ) async throws -> StorageListResult { entries(Int(maxResults), after: pageToken) }
  public func list(
    maxResults: Int64, pageToken: String? = nil,
    completion: @escaping (StorageListResult?, (any Error)?) -> Void
  ) { answerLater(completion) { entries(Int(maxResults), after: pageToken) } }

  /// The files and folders right here in the order of their names. A page's token is the last name
  /// before the next page.
  private func entries(_ most: Int = .max, after token: String? = nil) -> StorageListResult {
    let start = fullPath.isEmpty ? "" : fullPath + "/"
    var names: [String] = []
    for path in StoredFiles.shared.paths(bucket) where path.hasPrefix(start) {
      let parts = path.dropFirst(start.count).split(separator: "/")
      let name = (parts.first.map(String.init) ?? "") + (parts.count > 1 ? "/" : "")
      if !names.contains(name) { names.append(name) }
    }
    if let token { names.removeAll { $0 <= token } }
    let page = names.sorted().prefix(max(most, 1))
    return StorageListResult(
      prefixes: page.filter { $0.hasSuffix("/") }.map(child),
      items: page.filter { !$0.hasSuffix("/") }.map(child),
      pageToken: page.count < names.count ? page.last : nil)
  }
}
