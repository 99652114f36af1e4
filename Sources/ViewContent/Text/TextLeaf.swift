import Drawing
import Foundation
import Geometry
import Motion
import Typesetting
import ViewGraphics
@_spi(Runtime) import ViewRuntime

extension Text: LeafView {
  /// A text and its styles as they move; letters jump. Fonts of the same kind move in size.
  package struct Resolved: LeafContent {
    package var text: ResolvedText
    /// The size that fonts are shown at, relative to the target's.
    let baseSize: Double
    var fontScale = 1.0
    /// How other letters take the place of these.
    var contentTransition = ContentTransition.identity
    /// What draws the text in place of SwiftUI.
    var renderer: TextRendererSource?

    init(text: ResolvedText) {
      self.text = text
      baseSize = text.runs.first?.attributes.font.size ?? 17
    }

    /// The size of the first font in points, and all styles one after another.
    package var animatableData: AnimatablePair<Double, StyleListVector> {
      get { AnimatablePair(baseSize * fontScale, StyleListVector(text.styles)) }
      set {
        fontScale = baseSize > 0 ? max(0, newValue.first) / baseSize : 1
        newValue.second.apply(to: &text.styles)
      }
    }

    package var typesetter: Typesetter {
      guard abs(fontScale - 1) > 1e-9 else { return text.typesetter }
      return Typesetter(
        runs: text.runs.map { run in
          var run = run
          run.attributes.font = run.attributes.font.scaled(by: fontScale)
          run.attributes.attachment?.scale(by: fontScale)
          return run
        }, style: text.paragraph)
    }

    @MainActor package func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      let layout = layout(size: size, measuredSize: context.measuredSize)
      guard let renderer else { return text.draw(layout, size: size) }
      let content = TextLayoutContent(text: text, layout: layout, size: size)
      renderer.add(context.element)
      return renderer.renderer.draw(Text.Layout(content: content), in: context.environment)
    }

    /// Lines are broken for the box that the text was measured for, not for one on its way there. A hair of room
    /// keeps rounding from breaking them anew.
    func layout(size: CGSize, measuredSize box: CGSize) -> TextLayout {
      typesetter.layout(width: box.width + 0.01, height: box.height + 0.01, boxWidth: size.width)
    }
  }

  @MainActor package static func preference<Key: PreferenceKey>(
    _ key: Key.Type, of resolved: Resolved, at element: Element
  ) -> Key.Value? {
    guard key == LayoutKey.self else { return nil }
    let size = element.frame.size
    let content = TextLayoutContent(
      text: resolved.text, layout: resolved.layout(size: size, measuredSize: size), size: size)
    let layout = LayoutKey.AnchoredLayout(
      origin: Anchor(.topLeading, of: element), layout: Layout(content: content))
    return [layout] as? Key.Value
  }

  package func resolve(in environment: EnvironmentValues) -> Resolved {
    var resolved = Resolved(text: ResolvedText(self, in: environment))
    resolved.contentTransition = environment.contentTransition
    resolved.renderer = environment.textRendererSource
    return resolved
  }

  package static var movementChangesLayout: Bool { true }

  @MainActor package static func size(of resolved: Resolved, for proposal: ProposedViewSize)
    -> CGSize
  {
    let text = TextProxy(typesetter: resolved.typesetter)
    return resolved.renderer?.renderer.renderer.sizeThatFits(proposal: proposal, text: text)
      ?? text.sizeThatFits(proposal)
  }

  package static func alignment(_ key: AlignmentKey, of resolved: Resolved, size: CGSize)
    -> CGFloat?
  {
    // The line below a row of a list begins where its first text does.
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else {
      return nil
    }
    let measure = resolved.typesetter.measure(width: size.width + 0.01, height: size.height + 0.01)
    return key == VerticalAlignment.firstTextBaseline.key
      ? measure.firstBaseline : measure.lastBaseline
  }

  package static func spacing(of resolved: Resolved) -> ViewSpacing {
    ViewSpacing.text(
      font: resolved.text.runs.first?.attributes.font,
      displayScale: resolved.text.paragraph.displayScale)
  }
}

/// The vectors of several styles, one after another.
package struct StyleListVector: VectorArithmetic {
  private var vectors: [StyleVector]

  init(_ styles: [ResolvedStyle]) { vectors = styles.map(\.animatableData) }

  private init(vectors: [StyleVector]) { self.vectors = vectors }

  package static let zero = StyleListVector(vectors: [])

  func apply(to styles: inout [ResolvedStyle]) {
    for (index, vector) in zip(styles.indices, vectors) { styles[index].animatableData = vector }
  }

  private static func combine(
    _ left: StyleListVector, _ right: StyleListVector,
    _ operation: (StyleVector, StyleVector) -> StyleVector
  ) -> StyleListVector {
    let count = max(left.vectors.count, right.vectors.count)
    return StyleListVector(
      vectors: (0..<count).map { index in
        operation(
          index < left.vectors.count ? left.vectors[index] : .zero,
          index < right.vectors.count ? right.vectors[index] : .zero)
      })
  }

  package static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
  package static func - (left: Self, right: Self) -> Self { combine(left, right, -) }
  package mutating func scale(by rhs: Double) {
    for index in vectors.indices { vectors[index].scale(by: rhs) }
  }
  package var magnitudeSquared: Double { vectors.reduce(0) { $0 + $1.magnitudeSquared } }
}
