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
      let root = FactWindow.surrounding(table.windowSize(of: name)) { make(model) }
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

extension FactFamily {
  /// A case of a controller that fills the window. Where it shows others in front of itself, frames are
  /// those of the window, else those of its view; named views of what `beside` tells are in them too.
  mutating func uiController<Model>(
    _ name: String, model: @escaping @MainActor () -> Model, steps: [FactStep<Model>] = [],
    beside: @escaping @MainActor (Model) -> [UIViewController] = { _ in [] },
    _ make: @escaping @MainActor (Model) -> UIViewController
  ) {
    answering(name) { table in
      let model = model()
      let controller = FactWindow.surrounding(table.windowSize(of: name)) { make(model) }
      let window = FactWindow(
        size: table.windowSize(of: name), ControllerHost(controller: controller).ignoresSafeArea())
      @MainActor func look() -> Answers {
        window.run(1.2)
        var frames = controller.view.namedFrames(in: controller.view)
        for other in beside(model) where other.viewIfLoaded?.window != nil {
          frames.merge(other.view.namedFrames(in: nil)) { first, _ in first }
        }
        return frames.mapValues(table.words)
      }
      var answers = look()
      for step in steps {
        step.run(model)
        for (subject, answer) in look() { answers["\(step.name)/\(subject)"] = answer }
      }
      return answers
    }
  }

  /// A case that is another one in the dark, which changes no frame.
  mutating func dark(_ name: String) {
    guard let light = cases[name] else { return }
    answering(name + " in the dark") { table in
      FactWindow.isDark = true
      defer { FactWindow.isDark = false }
      return light(table)
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
  fileprivate func namedFrames(in root: UIView?) -> [String: CGRect] {
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

/// A controller of UIKit that fills the window.
private struct ControllerHost: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
