import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewRuntime

/// On or off. It is as large as SwiftUI's toggle.
@preconcurrency @MainActor
open class UISwitch: _UIHostedControl {
  private static let proxy = SwitchProxy("UISwitch")
  open override class func appearance() -> UIAppearanceProxy { proxy }

  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  private var storedIsOn = false
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour that it has when it is on.
  open var onTintColor: UIColor? { didSet { faceChanged() } }
  open var thumbTintColor: UIColor? { didSet { faceChanged() } }
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    faceChanged(animated ? .default : nil)
  }

  override var hugsSideways: Bool { true }
  override var keepsItsSize: Bool { true }

  // Recorded on iOS 26: 68 × 30, of which layout sees 66.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  override var alignmentSize: CGSize { faceSize() }
  open override var intrinsicContentSize: CGSize {
    let size = faceSize()
    return CGSize(width: size.width + alignmentRectInsets.right, height: size.height)
  }

  override func makeFace() -> AnyView {
    let state = Binding<Bool>(
      get: { [weak self] in self?.storedIsOn ?? false },
      set: { [weak self] in self?.touched($0) })
    let toggle = Toggle(isOn: state) { EmptyView() }.labelsHidden()
    let all = ControlColors.shared.switches
    let colors = PartColors(
      filled: onTintColor?.color ?? all.filled, thumb: thumbTintColor?.color ?? all.thumb)
    return AnyView(
      toggle.toggleStyle(SwitchToggleStyle()).tint(colors.filled).environment(\.partColors, colors))
  }

  private func touched(_ on: Bool) {
    guard on != storedIsOn else { return }
    setOn(on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
  }
}
