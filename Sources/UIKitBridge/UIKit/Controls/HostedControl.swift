import CoreAnimation
import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// A control that looks and is touched as one of SwiftUI's: its face is that one, in a window of its own.
@preconcurrency @MainActor
open class _UIHostedControl: UIControl {
  /// Made when it is first needed, so that it begins as the program has set the control up.
  private var face: _UIHostingView<AnyView>?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds = CGRect(origin: .zero, size: intrinsicContentSize.orZero) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    priorities.hugging = (
      hugsSideways ? .defaultHigh : .defaultLow, hugsUpright ? .defaultHigh : .defaultLow
    )
  }

  /// True where it is never wider than it wishes to be.
  var hugsSideways: Bool { false }
  /// True where it is never higher than it wishes to be.
  var hugsUpright: Bool { true }

  /// Whether it is as large as it wishes to be, at the upper leading corner of a frame that is larger.
  var keepsItsSize: Bool { false }

  /// What it looks like now.
  func makeFace() -> AnyView { AnyView(EmptyView()) }

  private var look: AnyView { AnyView(makeFace().disabled(!isEnabled)) }

  private var currentFace: _UIHostingView<AnyView> {
    if let face { return face }
    let made = _UIHostingView(rootView: look)
    face = made
    insertSubview(made, at: 0)
    return made
  }

  /// Shows what it is now; an animation moves it there.
  final func faceChanged(_ animation: Animation? = nil) {
    guard let face else { return }
    guard window != nil else {
      face.removeFromSuperview()
      self.face = nil
      return setNeedsLayout()
    }
    let look = look
    withAnimation(animation) { face.rootView = look }
  }

  override func stateChanged() {
    super.stateChanged()
    faceChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = alignmentRectInsets
    var room = CGRect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    if keepsItsSize {
      let own = faceSize()
      if traitCollection.layoutDirection == .rightToLeft { room.origin.x = room.maxX - own.width }
      room.size = own
    }
    placeFace(in: room)
  }

  final func placeFace(in rect: CGRect) { currentFace.frame = rect }

  /// The size of the face in what it is offered; 0 is any.
  final func faceSize(in size: CGSize = .zero) -> CGSize { currentFace.sizeThatFits(size) }

  override var isUsuallyAccessibilityElement: Bool { true }

  override func accessibilityGroups() -> [AccessibilityGroup] {
    accessibilityGroups(ofFace: face)
  }

  open override var intrinsicContentSize: CGSize { faceSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize.orZero }
}

extension CGSize {
  /// Without the directions in which a view has no size of its own.
  var orZero: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}
