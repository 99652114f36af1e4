import Foundation

/// What kind of file is written; follows from its name.
package enum OutputFormat: String, Hashable, Sendable, Codable, CaseIterable {
  case png, apng, gif, webp, mp4, webm, mov, svg, jpeg, pdf

  /// The format that the extension of `path` asks for. Throws a `usage` error for others.
  package init(path: String) throws {
    let name = (path as NSString).pathExtension.lowercased()
    guard let format = OutputFormat(name: name) else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let what = name.isEmpty ? "has no extension" : "ends in .\(name), which Halcyon cannot write"
      throw OutputError(.usage, "'\(path)' \(what). Give -o a name that ends in one of \(known).")
    }
    self = format
  }

  /// The format of this name, in small letters; nil for an unknown one. `jpg` is another for `jpeg`.
  package init?(name: String) {
    self.init(rawValue: name == "jpg" ? "jpeg" : name)
  }

  /// Whether a file holds one picture, so that a film needs many of them.
  package var isPicture: Bool { [.png, .jpeg, .pdf, .svg].contains(self) }

  /// Whether the `ffmpeg` program does the compression.
  package var needsFFmpeg: Bool {
    switch self {
    case .png, .apng, .gif, .svg, .jpeg, .pdf: false
    case .webp, .mp4, .webm, .mov: true
    }
  }

  /// Whether a file holds one picture that is written from what is drawn, not from pixels.
  package var isDrawing: Bool { self == .svg }
}
