import CoreAnimation
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What a controller's view stands in where SwiftUI shows it: room in front of it for what a program's own transitions
/// present.
final class ControllerStage: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    content.frame = CGRect(origin: .zero, size: content.bounds.size)
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  /// Layout asks the controller's view.
  override var measuredView: UIView { content }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.size
      super.bounds = newValue
      guard newValue.size != old else { return }
      for view in subviews { view.frame = CGRect(origin: .zero, size: newValue.size) }
      if content.parentView !== self {
        content.frame = CGRect(origin: .zero, size: newValue.size)
      }
    }
  }

  /// It is nothing itself that could be touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// The one around `view`.
  static func around(_ view: UIView?) -> ControllerStage? {
    sequence(first: view, next: { $0?.parentView }).first { $0 is ControllerStage }
      as? ControllerStage
  }
}
