import Decoders
import Encoders
import Foundation
import Pixels

/// A picture that somebody has accepted, in a file, and what comes of comparing one with it.
package struct Golden {
  /// The .png file.
  package var file: URL
  /// What the report calls it.
  package var name: String

  package init(file: URL, name: String) { (self.file, self.name) = (file, name) }

  /// When files are written in place of being compared.
  package enum Recording: String, Sendable {
    /// Those that are not there.
    case missing
    /// All of them.
    case all
    /// None.
    case never

    /// The environment variable that says it, as its raw value; "1" is all.
    package static let variable = "HALCYON_RECORD"

    package static var fromEnvironment: Recording {
      let value = ProcessInfo.processInfo.environment[variable] ?? ""
      return value == "1" ? .all : Recording(rawValue: value) ?? .missing
    }
  }

  package enum Outcome {
    case same
    /// The file was written; `wasMissing` where there was none.
    case recorded(wasMissing: Bool)
    case different(PictureDifference)
    /// There is no file, and none is to be written.
    case missing
    case unreadable(String)
  }

  /// Compares `picture` with the file, or writes it. Throws where it cannot be written.
  package func check(
    _ picture: Bitmap, tolerance: PictureTolerance = .exact, recording: Recording
  ) throws -> Outcome {
    let data = FileManager.default.contents(atPath: file.path)
    if recording == .all || (data == nil && recording == .missing) {
      if let data, holds(data, picture) { return .same }
      try write(picture)
      return .recorded(wasMissing: data == nil)
    }
    guard let data else { return .missing }
    // Most are the same, and their files say so.
    if DigestedPNG.digest(of: data) == PixelDigest(picture) { return .same }
    let master: Bitmap
    do {
      master = try ImageDecoder.decode(data)
    } catch { return .unreadable("\(error)") }
    if master.hasSamePixels(as: picture) { return .same }
    let difference = PictureDifference(master: master, test: picture, tolerance: tolerance)
    return tolerance.accepts(difference) ? .same : .different(difference)
  }

  private func holds(_ data: Data, _ picture: Bitmap) -> Bool {
    if let digest = DigestedPNG.digest(of: data) { return digest == PixelDigest(picture) }
    return (try? ImageDecoder.decode(data))?.hasSamePixels(as: picture) ?? false
  }

  private func write(_ picture: Bitmap) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(DigestedPNG.encode(picture)).write(to: file, options: .atomic)
  }
}
