import Foundation

/// Lays a text out: shapes it once, then answers any number of proposals.
///
/// Any thread may ask; what was answered is kept.
package final class Typesetter: Sendable {
  package let runs: [TextRun]
  package let style: ParagraphStyle
  private let text: Locked<ShapedText?> = Locked(nil)
  private let stacks: Locked<[Proposal: LineStack]> = Locked([:])
  private let library: FontLibrary

  private struct Proposal: Hashable {
    var width: Double?
    var height: Double?
  }

  package init(
    runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .shared
  ) {
    self.runs = runs.filter { !$0.text.isEmpty }.map(\.finite)
    self.style = style.finite
    self.library = library
  }

  /// A typesetter shared by all who ask for the same text: what one has measured is known to all.
  package static func shared(
    runs: [TextRun], style: ParagraphStyle = ParagraphStyle()
  ) -> Typesetter {
    let key = SharedKey(runs: runs, style: style)
    return shared.withLock { typesetters in
      if let known = typesetters[key] { return known }
      // A screen holds some hundred texts; a count that runs up would pile up thousands.
      if typesetters.count >= 1024 { typesetters.removeAll() }
      let made = Typesetter(runs: runs, style: style)
      typesetters[key] = made
      return made
    }
  }

  private struct SharedKey: Hashable {
    let runs: [TextRun]
    let style: ParagraphStyle
  }

  private static let shared = Locked<[SharedKey: Typesetter]>([:])

  /// The size that the text takes of a proposal, in points; nil or infinity leave a side free.
  ///
  /// - Complexity: the first time for a proposal O(n) in the text's length, then O(1).
  package func measure(width: Double? = nil, height: Double? = nil) -> TextMeasure {
    runs.isEmpty ? .empty : stack(width: width, height: height).measure
  }

  /// The lines of the text for a proposal.
  ///
  /// - Parameter boxWidth: the width in which lines are aligned; nil for the text's own.
  package func layout(
    width: Double? = nil, height: Double? = nil, boxWidth: Double? = nil
  ) -> TextLayout {
    guard !runs.isEmpty else { return TextLayout(measure: .empty, lines: []) }
    return stack(width: width, height: height).layout(boxWidth: boxWidth)
  }

  private func stack(width: Double?, height: Double?) -> LineStack {
    let proposal = Proposal(width: Self.limit(width), height: Self.limit(height))
    if let known = stacks.withLock({ $0[proposal] }) { return known }
    let made = fittedStack(proposal)
    stacks.withLock { stacks in
      // Resizing asks for ever new widths.
      if stacks.count >= 64 { stacks.removeAll() }
      stacks[proposal] = made
    }
    return made
  }

  private static func limit(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return max(length, 0)
  }

  /// Makes the fonts smaller, in steps of a hundredth, where that keeps the text whole: also a sign that no line can
  /// break and that is wider or higher than its room.
  private func fittedStack(_ proposal: Proposal) -> LineStack {
    let full = makeStack(proposal, shapedText(), scale: 1)
    let smallest = min(max(style.minimumScaleFactor, 0.01), 1)
    func fits(_ stack: LineStack) -> Bool {
      !stack.measure.isTruncated
        && !stack.reachesBeyond(width: proposal.width, height: proposal.height)
    }
    guard smallest < 1, !fits(full) else { return full }
    var (low, high) = (Int((smallest * 100).rounded(.up)), 99)
    var best: LineStack?
    while low <= high {
      let middle = (low + high) / 2
      let stack = makeStack(proposal, scaledText(Double(middle) / 100), scale: Double(middle) / 100)
      if !fits(stack) {
        high = middle - 1
      } else {
        best = stack
        low = middle + 1
      }
    }
    return best ?? makeStack(proposal, scaledText(smallest), scale: smallest)
  }

  private func makeStack(_ proposal: Proposal, _ text: ShapedText, scale: Double) -> LineStack {
    LineStack(
      text: text, style: style, width: proposal.width, height: proposal.height, scale: scale,
      library: library)
  }

  private func shapedText() -> ShapedText {
    text.withLock { text in
      if let text { return text }
      let made = ShapedText(runs, isRightToLeft: style.isRightToLeft, library: library)
      text = made
      return made
    }
  }

  private func scaledText(_ factor: Double) -> ShapedText {
    let scaled = runs.map { run in
      var copy = run
      copy.attributes.font = run.attributes.font.scaled(by: factor)
      copy.attributes.kerning *= factor
      copy.attributes.tracking *= factor
      copy.attributes.attachment?.scale(by: factor)
      return copy
    }
    return ShapedText(scaled, isRightToLeft: style.isRightToLeft, library: library)
  }
}
