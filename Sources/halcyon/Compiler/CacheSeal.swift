import Foundation

/// A list of what was put into the cache, by which it is known again: a full disk, a machine without power, or somebody who
/// looks for room may have made something else of it.
///
/// It is written when all is there, and holds as long as each of its files is the same to the last byte. Files that came
/// later do not concern it. What has no seal is taken for damaged.
struct CacheSeal: Equatable, Sendable {
  /// What is listed, by its path below the folder.
  private(set) var entries: [String: Entry] = [:]

  enum Entry: Equatable, Sendable {
    case file(FileDigest)
    /// The digest of where it leads; what is there may change.
    case link(FileDigest)

    /// What stands at `path` now; nil for a folder, and where nothing can be read.
    init?(at path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        guard let digest = FileDigest(ofFileAt: path) else { return nil }
        self = .file(digest)
      case S_IFLNK:
        let manager = FileManager.default
        guard let end = try? manager.destinationOfSymbolicLink(atPath: path) else { return nil }
        self = .link(FileDigest(of: Array(end.utf8)))
      default: return nil
      }
    }
  }

  /// The name of the seal that lies in the folder that it is about. A program does not see it in its bundle.
  static let name = ".seal"
  private static let head = "halcyon seal 1"

  init() {}

  /// All that lies in `folder` and below it, but for its seal and for folders of the name `excluded`.
  init(of folder: URL, without excluded: String? = nil) {
    var open = [""]
    while let place = open.popLast() {
      let path = folder.path + "/" + place
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        guard place + name != Self.name, name != excluded else { continue }
        if let entry = Entry(at: path + name) {
          entries[place + name] = entry
        } else {
          open.append(place + name + "/")
        }
      }
    }
  }

  /// The list of one file alone, `file`, under the name that it will have.
  init?(ofFile file: URL, as name: String) {
    guard let entry = Entry(at: file.path) else { return nil }
    entries = [name: entry]
  }

  subscript(path: String) -> Entry? {
    get { entries[path] }
    set { entries[path] = newValue }
  }

  /// The paths of those that are not what they were in `folder`.
  func broken(in folder: URL) -> [String] {
    entries.filter { Entry(at: folder.path + "/" + $0.key) != $0.value }.keys.sorted()
  }

  /// Whether all of them are.
  func holds(in folder: URL) -> Bool {
    entries.allSatisfy { Entry(at: folder.path + "/" + $0.key) == $0.value }
  }

  // MARK: As a file

  /// Fields end with a zero byte, which no path has: the head with the count of entries, then a line and a path for each.
  var data: Data {
    let fields = entries.sorted { $0.key < $1.key }.flatMap { path, entry in
      switch entry {
      case .file(let digest): ["file \(digest.text)", path]
      case .link(let digest): ["link \(digest.text)", path]
      }
    }
    return Data((["\(Self.head) \(entries.count)"] + fields).map { $0 + "\0" }.joined().utf8)
  }

  /// Nil where `data` is no whole list.
  init?(_ data: Data) {
    guard let text = String(data: data, encoding: .utf8), text.hasSuffix("\0") else { return nil }
    let fields = text.dropLast().split(separator: "\0", omittingEmptySubsequences: false)
    for index in stride(from: 1, to: fields.count - 1, by: 2) {
      let words = fields[index].split(separator: " ", maxSplits: 1)
      guard words.count == 2, let digest = FileDigest(text: words[1]) else { return nil }
      switch words[0] {
      case "file": entries[String(fields[index + 1])] = .file(digest)
      case "link": entries[String(fields[index + 1])] = .link(digest)
      default: return nil
      }
    }
    guard fields[0] == "\(Self.head) \(entries.count)", fields.count == 1 + 2 * entries.count
    else { return nil }
  }

  /// Nil where `file` is no whole list.
  init?(reading file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data)
  }

  func write(to file: URL) throws { try data.write(to: file, options: .atomic) }
}

/// Folders and files of the cache that know whether they are whole.
extension CacheSeal {
  /// Lists what lies in `folder`, in a file there. To be called before the folder gets its place.
  static func seal(_ folder: URL) throws {
    try CacheSeal(of: folder).write(to: folder.appendingPathComponent(name))
  }

  /// Whether `folder` is there with all that was in it when it was sealed. One that is not is taken away.
  ///
  /// - Parameter file: the seal, where it does not lie in the folder.
  static func isWhole(_ folder: URL, sealedBy file: URL? = nil) -> Bool {
    let seal = CacheSeal(reading: file ?? folder.appendingPathComponent(name))
    if let seal, seal.holds(in: folder) { return true }
    remove(folder)
    return false
  }

  /// Where the seal of a single file lies.
  static func place(for file: URL) -> URL { file.appendingPathExtension("seal") }

  /// Seals `file`, which is to become `place`.
  static func seal(_ file: URL, becoming place: URL) throws {
    try CacheSeal(ofFile: file, as: place.lastPathComponent)?.write(to: self.place(for: place))
  }

  /// Whether `file` is there as it was when it was sealed. One that is not is taken away.
  static func isWholeFile(_ file: URL) -> Bool {
    let seal = CacheSeal(reading: place(for: file))
    if let seal, !seal.entries.isEmpty, seal.holds(in: file.deletingLastPathComponent()) {
      return true
    }
    for path in [file.path, place(for: file).path] { unlink(path) }
    return false
  }

  /// Takes `folder` away at once, so that nobody finds a part of it.
  private static func remove(_ folder: URL) {
    let gone = folder.appendingPathExtension("\(getpid()).\(UInt32.random(in: 0...(.max)))")
    guard rename(folder.path, gone.path) == 0 else { return }
    try? FileManager.default.removeItem(at: gone)
  }
}
