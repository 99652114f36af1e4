import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import ViewContent

/// Hears of a layout manager's work.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

/// Lays a text out in containers, says where its letters stand, and draws them.
///
/// Each unit of UTF-16 counts as one glyph, letters that are drawn together as well: so indices of glyphs and of
/// characters are the same. Rectangles are in points of the containers. All is laid out when something is asked and the text
/// was changed; that costs what a label of the text costs.
@preconcurrency @MainActor
open class NSLayoutManager: _KnownByIdentity {
  /// Set by the text that it is added to.
  public internal(set) weak var textStorage: NSTextStorage? { didSet { textChanged() } }
  public private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  // How glyphs are made, not where they stand.
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var usesDefaultHyphenation = false
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var limitsLayoutForSuspiciousContents = false
  private var known: [LineFragment]?

  public init() {}
  public required init?(coder: NSCoder) { return nil }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    textChanged()
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    textChanged()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { textChanged() }

  /// Lays out anew when something is asked again.
  func textChanged() {
    known = nil
    for container in textContainers { container.textView?.containerChanged() }
  }

  private var fragments: [LineFragment] {
    if let known { return known }
    guard let textStorage else { return [] }
    let fragments = LineFragment.all(of: textStorage.plainCopy, in: textContainers)
    known = fragments
    if let delegate {
      let isAtEnd = (fragments.last?.range.upperBound ?? 0) >= textStorage.length
      for container in textContainers {
        delegate.layoutManager(
          self, didCompleteLayoutFor: container,
          atEnd: isAtEnd && container === textContainers.last)
      }
    }
    return fragments
  }

  private func fragments(in container: NSTextContainer) -> [LineFragment] {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return fragments.filter { $0.container == index }
  }

  /// The line of a glyph, the last one for what is behind all; its glyphs are written to `range`.
  private func fragment(at glyph: Int, _ range: NSRangePointer? = nil) -> LineFragment? {
    let line =
      fragments.first { $0.range.contains(glyph) }
      ?? fragments.last.flatMap { glyph >= $0.range.upperBound ? $0 : nil }
    if let line { range?.pointee = NSRange(line.range) }
    return line
  }

  private func fragments(_ glyphRange: NSRange) -> [LineFragment] {
    let units = glyphRange.units
    return fragments.filter { !$0.range.clamped(to: units).isEmpty }
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// What has room in the container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    range(of: fragments(in: container)) ?? NSRange(location: numberOfGlyphs, length: 0)
  }

  /// Of lines that follow one another; nil for none.
  private func range(of lines: [LineFragment]) -> NSRange? {
    guard let first = lines.first, let last = lines.last else { return nil }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// The lines that meet `bounds`.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    range(of: fragments(in: container).filter { $0.rect.intersects(bounds) }) ?? NSRange()
  }

  /// The container in which a glyph stands; nil where none has room for it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let line = fragments.first(where: { $0.range.contains(glyphIndex) }) else { return nil }
    let container = textContainers[line.container]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Layout

  open func ensureLayout(for container: NSTextContainer) { _ = fragments }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = fragments
  }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    textChanged()
  }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    textChanged()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.textView?.containerChanged() }
  }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// What all lines of the container cover, with its padding beside them.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let all = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
    return all.isNull ? .zero : all
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = fragment(at: glyphIndex, effectiveGlyphRange) else { return .zero }
    return line.rect
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = fragment(at: glyphIndex, effectiveGlyphRange) else { return .zero }
    return line.usedRect
  }

  /// The empty line behind a last line that ends; zero without one.
  open var extraLineFragmentRect: CGRect { fragments.last.flatMap(\.extraRect) ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLineFragmentRect }

  /// On the baseline, from the upper left corner of the line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragment(at: glyphIndex) else { return .zero }
    return CGPoint(x: line.edges(of: glyphIndex).left - line.rect.minX, y: line.baseline)
  }

  /// What the letters cover, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let covers = fragments(in: container).compactMap { $0.cover(of: glyphRange.units) }
    let all = covers.reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for line in fragments(glyphRange) {
      block(
        line.rect, line.usedRect, textContainers[line.container], NSRange(line.range), &stops)
      if stops.boolValue { return }
    }
  }

  /// One rectangle for each line; from a line to the next one they reach to the container's edges where the selection does.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    let (units, selected) = (glyphRange.units, selectedRange.units)
    for line in fragments(in: textContainer) {
      guard var cover = line.cover(of: units) else { continue }
      if selectedRange.location != NSNotFound {
        if selected.lowerBound < line.range.lowerBound {
          cover = cover.union(CGRect(x: 0, y: line.rect.minY, width: 0, height: line.rect.height))
        }
        if selected.upperBound > line.range.upperBound {
          cover = cover.union(
            CGRect(x: line.rect.maxX, y: line.rect.minY, width: 0, height: line.rect.height))
        }
      }
      block(cover, &stops)
      if stops.boolValue { return }
    }
  }

  // MARK: Points

  private func unit(
    at point: CGPoint, in container: NSTextContainer
  ) -> (index: Int, fraction: CGFloat) {
    let lines = fragments(in: container)
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
      return (0, 0)
    }
    return line.unit(at: point.x)
  }

  /// The glyph at `point` or nearest to it, in points of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    unit(at: point, in: container).index
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = unit(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  {
    unit(at: point, in: container).fraction
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws what lies behind letters into the current context. Colours behind letters are drawn with these: nothing is
  /// left for this one but what a subclass draws.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws letters into the current context.
  ///
  /// - Parameter origin: where the container's upper left corner is, in points of the context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in fragments(glyphsToShow) {
      var layout = line.layout
      layout.lines = line.parts(glyphsToShow.units)
      context.saveGState()
      context.translateBy(x: origin.x + line.padding, y: origin.y)
      line.text.draw(layout, in: context)
      context.restoreGState()
    }
  }
}

extension NSRange {
  /// Empty for one that stands for nothing.
  fileprivate var units: Range<Int> {
    location == NSNotFound ? 0..<0 : location..<location + max(length, 0)
  }
}
