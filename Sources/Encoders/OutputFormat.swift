import Foundation

/// What kind of file is written; follows from its name.
package enum OutputFormat: String, Hashable, Sendable, Codable, CaseIterable {
  case png, apng, gif, webp, mp4, webm, mov, svg

  /// The format that the extension of `path` asks for. Throws a `usage` error for others.
  package init(path: String) throws {
    let name = (path as NSString).pathExtension.lowercased()
    guard let format = OutputFormat(rawValue: name) else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let what = name.isEmpty ? "has no extension" : "ends in .\(name), which Halcyon cannot write"
      throw OutputError(.usage, "'\(path)' \(what). Give -o a name that ends in one of \(known).")
    }
    self = format
  }

  /// Whether the `ffmpeg` program does the compression.
  package var needsFFmpeg: Bool {
    switch self {
    case .png, .apng, .gif, .svg: false
    case .webp, .mp4, .webm, .mov: true
    }
  }

  /// Whether a file holds one picture that is written from what is drawn, not from pixels.
  package var isDrawing: Bool { self == .svg }

  /// Whether see-through pixels stay see-through.
  package var keepsAlpha: Bool {
    switch self {
    case .png, .apng, .gif, .webp, .mov, .svg: true
    case .mp4, .webm: false
    }
  }
}
