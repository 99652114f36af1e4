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
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>\(failures.count) pictures differ</title>
    <style>
    \(Self.style)
    </style>
    <h1>\(failures.count == 1 ? "One picture differs" : "\(failures.count) pictures differ")</h1>
    <p>If the new ones are right: <code>\(acceptCommand.escapedForHTML)</code></p>
    \(failures.map(section).joined(separator: "\n"))
    <script>
    for (const input of document.querySelectorAll('input[type=range]'))
      input.oninput = () => input.parentElement.style.setProperty('--share', input.value + '%');
    </script>
    </html>

    """
  }

  private func section(_ failure: Failure) -> String {
    let test = image(failure.test, "new")
    let slider =
      failure.master == nil
      ? "<figure>\(test)<figcaption>new</figcaption></figure>"
      : """
      <div class="slider"><div class="pair">\(image(failure.master, "old"))\(test)</div>
      <input type="range" min="0" max="100" value="50" aria-label="old to new"></div>
      """
    let rest = [
      ("old", failure.master), ("new", failure.test),
      ("isolated difference", failure.isolated), ("masked difference", failure.masked),
    ]
    .filter { $0.1 != nil && failure.master != nil }
    .map { "<figure>\(image($0.1, $0.0))<figcaption>\($0.0)</figcaption></figure>" }
    return """
      <section><h2>\(failure.name.escapedForHTML)</h2>
      <p>\(failure.explanation.escapedForHTML)<br><small>\(failure.goldenPath.escapedForHTML)</small></p>
      \(slider)
      <div class="four">\(rest.joined())</div></section>
      """
  }

  private func image(_ data: Data?, _ name: String) -> String {
    guard let data else { return "" }
    return "<img class=\"\(name.prefix(3))\" alt=\"\(name)\" "
      + "src=\"data:image/png;base64,\(data.base64EncodedString())\">"
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; max-width: 80rem; color: #222 }
    code { background: #eee; padding: .2em .4em; user-select: all }
    section { border-top: 1px solid #ccc; margin-top: 2rem }
    figure { margin: 0 } figcaption { font-size: .8rem; color: #666 }
    img { max-width: 100%; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0/16px 16px }
    .slider { --share: 50%; max-width: 26rem }
    .slider input { width: 100% }
    .pair { position: relative } .pair img { display: block; width: 100% }
    .pair .new { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--share)) }
    .four { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; margin-top: 1rem }
    """

  /// Writes the page to `file`.
  package func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(html.utf8).write(to: file, options: .atomic)
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
