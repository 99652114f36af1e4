import Foundation

/// The bytes of a file, read through a window: a file of any length takes 64 KiB of memory.
struct FileBytes {
  private let file: FileHandle
  private var window: [UInt8] = []
  /// Where the window begins in the file.
  private var start = 0
  let count: Int

  private static let windowSize = 1 << 16

  /// Throws a sentence about why `path` cannot be read from any place.
  init(path: String) throws(CommandFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure(
        .inputMissing, "There is no file \(path). --data takes a .csv or .jsonl.")
    }
    guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: path) else {
      throw CommandFailure(
        .inputMissing,
        isFolder.boolValue
          ? "\(path) is a folder. --data takes a .csv or .jsonl." : "\(path) cannot be read.")
    }
    var status = stat()
    guard fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure(
        .inputMissing, "\(path) is a pipe or a device, and it is read twice. Write it to a file.")
    }
    self.file = file
    count = Int(status.st_size)
  }

  /// The byte at `offset`; nil behind the end.
  mutating func byte(at offset: Int) -> UInt8? {
    if offset >= start, offset < start + window.count { return window[offset - start] }
    guard offset < count else { return nil }
    load(offset)
    return window.first
  }

  /// Where the first `byte` at or behind `offset` stands; the file's length where there is none.
  mutating func find(_ byte: UInt8, from offset: Int) -> Int {
    var offset = offset
    while self.byte(at: offset) != nil {
      let place = window[(offset - start)...].firstIndex(of: byte)
      if let place { return start + place }
      offset = start + window.count
    }
    return offset
  }

  /// The bytes of `range`, which are all in the file.
  mutating func bytes(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound, byte(at: offset) != nil {
      let end = min(range.upperBound, start + window.count)
      result += window[(offset - start)..<(end - start)]
      offset = end
    }
    return result
  }

  private mutating func load(_ offset: Int) {
    start = offset
    try? file.seek(toOffset: UInt64(offset))
    window =
      ((try? file.read(upToCount: FileBytes.windowSize)).flatMap { $0 }).map(Array.init) ?? []
  }
}
