import Encoders
import Foundation

/// What became of each row, one JSON object a line: what is added last holds.
///
/// A line is written with one call, behind the file's last whole line: a batch that is killed leaves at most
/// a part of a line, which the next one takes away. Only one batch writes at a time, which a lock sees to.
final class Manifest: @unchecked Sendable {
  struct Entry: Codable, Equatable, Sendable {
    /// From 1, without the line of names.
    var row: Int
    /// In the table.
    var line: Int
    var output: String
    /// SHA-256 of all that the row asks for.
    var rowHash: String
    var programHash: String
    /// SHA-256 of the file, or of a film's numbered files one after the other; none for a row that failed.
    var outputHash: String?
    var bytes: Int?
    var seconds: Double
    var exitCode: Int32
    /// Why it failed.
    var message: String?
    /// The machine that did it.
    var host: String
  }

  let path: String
  private let descriptor: Int32
  private let lock = NSLock()
  private var length = 0
  /// By row.
  private(set) var entries: [Int: Entry] = [:]

  /// Opens the manifest at `path`, with what it says so far if `isKept`, else empty.
  init(path: String, isKept: Bool) throws(CommandFailure) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Manifest.failure(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      throw CommandFailure(
        .outputUnwritable,
        "Another batch is writing \(path). Wait for its end, or give this one another --manifest.")
    }
    if isKept {
      (entries, length) = Manifest.read(path)
    }
    guard ftruncate(descriptor, off_t(length)) == 0 else { throw Manifest.failure(path) }
  }

  deinit { close(descriptor) }

  /// What a manifest says, and where its last whole line ends. Lines that say something else are passed over.
  static func read(_ path: String) -> (entries: [Int: Entry], length: Int) {
    guard let data = FileManager.default.contents(atPath: path) else { return ([:], 0) }
    var entries: [Int: Entry] = [:]
    var start = data.startIndex
    let decoder = JSONDecoder()
    while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if let entry = try? decoder.decode(Entry.self, from: data[start..<end]) {
        entries[entry.row] = entry
      }
      start = end + 1
    }
    return (entries, start)
  }

  /// Adds what became of a row. From any thread.
  func add(_ entry: Entry) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(entry) else {
      throw CommandFailure(
        .internalError, "What became of row \(entry.row) cannot be written down.")
    }
    line.append(UInt8(ascii: "\n"))
    lock.lock()
    defer { lock.unlock() }
    let bytes = Array(line)
    let count = pwrite(descriptor, bytes, bytes.count, off_t(length))
    guard count == bytes.count else {
      let reason = errno
      ftruncate(descriptor, off_t(length))
      errno = count < 0 ? reason : ENOSPC
      throw Manifest.failure(path)
    }
    length += count
    entries[entry.row] = entry
  }

  /// Brings what was added to the disk.
  func synchronize() { fsync(descriptor) }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .outputUnwritable,
      "The manifest \(path) cannot be written: \(String(cString: strerror(errno))). "
        + "Make room, or choose another place with --manifest; then go on with --resume.")
  }
}
