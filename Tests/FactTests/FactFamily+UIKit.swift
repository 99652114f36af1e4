import SwiftUI

extension FactFamily {
  /// A case whose subjects are the frames, in its root, of the views of UIKit that `called(_:)` named.
  mutating func uiView(_ name: String, _ make: @escaping @MainActor () -> UIView) {
    uiView(name, model: { () }, steps: []) { _ in make() }
  }

  /// One that looks again after each of its steps, as `view(_:settling:model:steps:)` does.
  mutating func uiView<Model>(
    _ name: String, model: @escaping @MainActor () -> Model, steps: [FactStep<Model>],
    _ make: @escaping @MainActor (Model) -> UIView
  ) {
    answering(name) { table in
      let model = model()
      let root = make(model)
      let window = FactWindow(size: table.windowSize(of: name), RootHost(root: root))
      @MainActor func look() -> Answers {
        root.setNeedsLayout()
        root.layoutIfNeeded()
        window.run(0.5)
        return root.namedFrames(in: root).mapValues(table.words)
      }
      var answers = look()
      for step in steps {
        step.run(model)
        for (subject, answer) in look() { answers["\(step.name)/\(subject)"] = answer }
      }
      return answers
    }
  }
}

extension UIView {
  /// Gives this view a name under which the tables know its frame.
  @discardableResult func called(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// The frames of the named views in it that show; of views with one name the first.
  fileprivate func namedFrames(in root: UIView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    if let name = accessibilityIdentifier { frames[name] = convert(bounds, to: root) }
    for view in subviews {
      frames.merge(view.namedFrames(in: root)) { first, _ in first }
    }
    return frames
  }
}

/// A view of UIKit that fills the window.
private struct RootHost: UIViewRepresentable {
  let root: UIView

  func makeUIView(context: Context) -> UIView { root }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
