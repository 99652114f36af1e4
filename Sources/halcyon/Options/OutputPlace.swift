import ArgumentParser
import Encoders
import Foundation

/// A file to write, and the format that its extension asks for.
struct OutputPlace: Equatable {
  var path: String
  var format: OutputFormat

  init(path: String) throws {
    self.path = path
    let name = (path as NSString).pathExtension.lowercased()
    guard let format = OutputFormat(rawValue: name) else {
      let known = OutputFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw ValidationError(
        "-o \(path): \(name.isEmpty ? "a file without extension" : ".\(name)") is no format that "
          + "Halcyon writes. Choose one of \(known).")
    }
    self.format = format
  }

  /// Whether the name has a place for a number: `out-%05d.png`.
  var isNumbered: Bool {
    path.range(of: "%0?[0-9]*d", options: .regularExpression) != nil
  }

  /// Finds out early what would only show after rendering: no folder, no right, no ffmpeg.
  func checkWritable() throws(CommandFailure) {
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
    if format.needsFFmpeg, Installation.findProgram("ffmpeg") == nil {
      throw CommandFailure(
        .programMissing,
        ".\(format.rawValue) files are encoded by ffmpeg, which is not installed. "
          + "Install it: sudo apt-get install ffmpeg — or write .apng or .gif.")
    }
  }
}
