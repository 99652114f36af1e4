import CGoldenPage
import Encoders
import Foundation
import Pixels

/// One page that shows all pictures which are not what they were, with a slider between old and new.
package struct GoldenReport {
  package struct Failure: Sendable {
    package var name: String
    package var explanation: String
    package var goldenPath: String
    /// PNG files; nil where there is no such picture.
    package var master, test, isolated, masked: Data?

    package init(name: String, explanation: String, golden: URL, test: Bitmap) {
      (self.name, self.explanation, goldenPath) = (name, explanation, golden.path)
      self.test = Data(PNGEncoder.encode(test))
    }

    package init(name: String, golden: URL, difference: PictureDifference) {
      self.init(
        name: name, explanation: difference.explanation, golden: golden, test: difference.test)
      master = Data(PNGEncoder.encode(difference.master))
      isolated = Data(PNGEncoder.encode(difference.isolated))
      masked = Data(PNGEncoder.encode(difference.masked))
    }
  }

  package var failures: [Failure] = []
  /// What to type to have all of them accepted.
  package var acceptCommand: String

  package init(acceptCommand: String) { self.acceptCommand = acceptCommand }

  /// The whole page; pictures are inside of it.
  package var html: String {
    Self.page(
      title: Self.title(count: failures.count), acceptCommand: acceptCommand,
      sections: failures.map(Self.section).joined(separator: "\n"))
  }

  static func title(count: Int) -> String {
    count == 1 ? "One picture differs" : "\(count) pictures differ"
  }

  /// The page around its sections.
  static func page(title: String, acceptCommand: String, sections: String) -> String {
    Template(String(cString: golden_page_document())).filled([
      "title": title, "style": String(cString: golden_page_style()),
      "command": acceptCommand.escapedForHTML, "sections": sections,
      "script": String(cString: golden_page_script()),
    ])
  }

  static func section(_ failure: Failure) -> String {
    let test = image(failure.test, "new")
    let pictures = [
      ("old", failure.master), ("new", failure.test),
      ("isolated difference", failure.isolated), ("masked difference", failure.masked),
    ]
    let figures = pictures.filter { $0.1 != nil && failure.master != nil }
      .map { figure(image($0.1, $0.0), $0.0) }
    return Template(String(cString: golden_page_section())).filled([
      "name": failure.name.escapedForHTML, "explanation": failure.explanation.escapedForHTML,
      "path": failure.goldenPath.escapedForHTML,
      "comparison": failure.master == nil
        ? figure(test, "new")
        : Template(String(cString: golden_page_comparison())).filled([
          "old": image(failure.master, "old"), "new": test,
        ]),
      "figures": figures.joined(),
    ])
  }

  private static func figure(_ image: String, _ name: String) -> String {
    Template(String(cString: golden_page_figure())).filled(["image": image, "name": name])
  }

  private static func image(_ data: Data?, _ name: String) -> String {
    guard let data else { return "" }
    return "<img class=\"\(name.prefix(3))\" alt=\"\(name)\" "
      + "src=\"data:image/png;base64,\(data.base64EncodedString())\">"
  }

  /// Writes the page to `file`.
  package func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(html.utf8).write(to: file, options: .atomic)
  }
}

/// A text with names in double braces.
private struct Template {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text with each name replaced by its value. What a value holds is left as it is.
  func filled(_ values: [String: String]) -> String {
    text.replacing(/\{\{(?<name>[a-z]+)\}\}/) { values[String($0.output.name)] ?? "" }
  }
}

extension PictureDifference {
  /// What differs, in a sentence.
  package var explanation: String {
    guard isSameSize else {
      return "The picture is \(test.width) x \(test.height) pixels; "
        + "it was \(master.width) x \(master.height)."
    }
    let pixels = pixelCount == 1 ? "One pixel differs" : "\(pixelCount) pixels differ"
    return "\(pixels), by \(largest) of 255 at most."
  }
}

extension String {
  fileprivate var escapedForHTML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
