import Foundation
import Typesetting
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// Where letters lead that are a link.
struct LinkedAddress: TextAttribute, Equatable {
  let url: URL

  /// Letters of a link: in the tint, until somebody gives them another colour.
  static func changes(to url: URL) -> [TextChange] {
    [.style(AnyShapeStyle(.tint)), .attribute(AnyTextAttribute(LinkedAddress(url: url)))]
  }
}

extension ResolvedText {
  /// Its links from the first letter on. Letters beside each other that lead to the same place are one.
  var links: [LeafLink] {
    guard !attributes.isEmpty else { return [] }
    var links: [LeafLink] = []
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.text.utf16.count
      if let url = attributes[index]?[LinkedAddress.self]?.url {
        if let last = links.last, last.url == url, last.range.upperBound == start {
          links[links.count - 1] = LeafLink(url: url, range: last.range.lowerBound..<end)
        } else {
          links.append(LeafLink(url: url, range: start..<end))
        }
      }
      start = end
    }
    return links
  }
}

extension Text {
  package static func hasLinks(_ resolved: Resolved) -> Bool { !resolved.text.links.isEmpty }

  @MainActor package static func link(
    at point: CGPoint, of resolved: Resolved, in element: Element
  ) -> LeafLink? {
    let box = element.frame.size
    let layout = resolved.layout(size: box, measuredSize: box)
    for line in layout.lines
    where point.y >= line.origin.y - line.ascent && point.y < line.origin.y + line.descent {
      for run in line.runs where point.x >= run.bounds.minX && point.x < run.bounds.maxX {
        guard resolved.text.attributes[run.runIndex]?[LinkedAddress.self] != nil else { continue }
        return resolved.text.links.first { $0.range.overlaps(run.range) }
      }
    }
    return nil
  }
}
