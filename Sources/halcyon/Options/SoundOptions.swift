import ArgumentParser
import Foundation

/// What is heard.
struct SoundOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file whose sound lies under a .mp4, .mov or .webm, from its beginning to the film's end.",
      valueName: "FILE"), completion: .file())
  var audio: String?

  /// The file; nil for none.
  func file() throws(CommandFailure) -> String? {
    guard let audio else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: audio, isDirectory: &isFolder),
      !isFolder.boolValue,
      FileManager.default.isReadableFile(atPath: audio)
    else {
      throw CommandFailure(
        .inputMissing, "The file \(audio) of --audio is missing or cannot be read.")
    }
    return URL(fileURLWithPath: audio).path
  }
}
