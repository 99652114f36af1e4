import Foundation

/// A file on its way to the standard output: it lies in a folder of its own until it is complete.
///
/// So what is read from a pipe are the bytes that a file would have, or none: an index that stands at the
/// beginning is known only at the end, and a film that is broken is noticed before it is sent.
struct PassedOutput {
  let path: String
  private let folder: URL

  init() throws(CommandFailure) {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-output-\(getpid())-\(UInt32.random(in: 0...(.max)))")
    path = folder.appendingPathComponent("output").path
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(
        .outputUnwritable,
        "The folder \(folder.path) cannot be made, in which the output waits until it is complete. "
          + "Set TMPDIR to a folder with room.")
    }
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Copies the file to the standard output.
  func send() throws(CommandFailure) {
    // A reader that has gone is an error to report, not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      while let bytes = try file.read(upToCount: 1 << 20), !bytes.isEmpty {
        try FileHandle.standardOutput.write(contentsOf: bytes)
      }
    } catch {
      throw CommandFailure(
        .outputUnwritable,
        "The output could not be passed on: \(error.localizedDescription) "
          + "Whoever reads the standard output has ended; or write a file with -o NAME.")
    }
  }
}
