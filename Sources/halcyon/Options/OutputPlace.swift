import ArgumentParser
import Encoders
import Foundation

/// A file to write, and the format that its extension asks for.
struct OutputPlace: Equatable {
  var path: String
  var format: OutputFormat

  /// - Parameter format: the kind of file by its name; nil where the extension says it.
  init(path: String, format: String? = nil) throws {
    self.path = path
    let name = (format ?? (path as NSString).pathExtension).lowercased()
    guard let found = OutputFormat(name: name) else {
      let known = OutputFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      if path == "-", format == nil {
        throw ValidationError(
          "-o - is the standard output, which has no extension. Say what is written, such as --format mp4."
        )
      }
      throw ValidationError(
        "\(format == nil ? "-o \(path)" : "--format \(name)"): "
          + "\(name.isEmpty ? "a file without extension" : ".\(name)") is no format that "
          + "Halcyon writes. Choose one of \(known).")
    }
    self.format = found
  }

  /// Whether it is written to the standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Whether the name has a place for a number: `out-%05d.png`.
  var isNumbered: Bool { NumberedName.place(in: path) != nil }

  /// Finds out early what would only show after rendering: no folder, no right, no ffmpeg.
  func checkWritable() throws(CommandFailure) {
    if isStandardOutput { return try checkStandardOutput() }
    try checkFolder()
    try checkFFmpeg()
  }

  private func checkStandardOutput() throws(CommandFailure) {
    guard isatty(STDOUT_FILENO) == 0 else {
      throw CommandFailure(
        .usage,
        "-o - writes a .\(format.rawValue) to the terminal, which cannot show it. Send it on: … -o - | program"
      )
    }
    try checkFFmpeg()
  }

  /// Whether a file may well be written there, found out for little: a batch asks it for each row.
  private var isPlainlyWritable: Bool {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return false }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "./"
    return stat(String(folder), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && access(String(folder), W_OK) == 0
  }

  private func checkFolder() throws(CommandFailure) {
    if isPlainlyWritable { return }
    let manager = FileManager.default
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure(.outputUnwritable, "\(path) is a folder. Give a file's name behind -o.")
    }
    guard manager.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(
        .outputUnwritable, "There is no folder \(folder) for \(path). Make it: mkdir -p \(folder)")
    }
    guard manager.isWritableFile(atPath: folder) else {
      throw CommandFailure(
        .outputUnwritable, "The folder \(folder) may not be written, so \(path) cannot be.")
    }
  }

  private func checkFFmpeg() throws(CommandFailure) {
    if format.needsFFmpeg, Installation.findProgram("ffmpeg") == nil {
      throw CommandFailure(
        .programMissing,
        ".\(format.rawValue) files are encoded by ffmpeg, which is not installed. "
          + "Install it: sudo apt-get install ffmpeg — or write .apng or .gif.")
    }
  }
}
