import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A colour in a ring, which a tap lets the user change.
@preconcurrency @MainActor
open class UIColorWell: _UIHostedControl {
  open var selectedColor: UIColor? { didSet { faceChanged() } }
  /// That of the panel in which a colour is chosen; it has none here.
  open var title: String?
  open var supportsAlpha = true { didSet { faceChanged() } }

  override var hugsSideways: Bool { true }

  override func makeFace() -> AnyView {
    let color = Binding<Color>(
      get: { [weak self] in (self?.selectedColor ?? .clear).color },
      set: { [weak self] in self?.choose($0) })
    return AnyView(
      ColorPicker("", selection: color, supportsOpacity: supportsAlpha).labelsHidden())
  }

  private func choose(_ color: Color) {
    selectedColor = UIColor(color)
    sendActions(for: .valueChanged)
  }
}
