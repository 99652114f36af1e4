import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// One of a range of values. It is 34 points high, as recorded on iOS 26, and as wide as it is made.
@preconcurrency @MainActor
open class UISlider: _UIHostedControl {
  private static let proxy = SliderProxy("UISlider")
  open override class func appearance() -> UIAppearanceProxy { proxy }

  private var storedValue: Float = 0
  /// Within its range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// Takes the other end of the range with it where it passes that.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeChanged()
    }
  }
  /// Takes the other end of the range with it where it passes that.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeChanged()
    }
  }
  /// Whether it tells of every movement, or of the last one only.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { faceChanged() } }
  open var maximumTrackTintColor: UIColor? { didSet { faceChanged() } }
  open var thumbTintColor: UIColor? { didSet { faceChanged() } }
  open var minimumValueImage: UIImage? { didSet { faceChanged() } }
  open var maximumValueImage: UIImage? { didSet { faceChanged() } }

  private func tell(_ property: String) {
    Reports.once("UISlider.\(property) is left out: a slider here has SwiftUI's look")
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    if image != nil { tell("setThumbImage") }
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    if image != nil { tell("setMinimumTrackImage") }
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    if image != nil { tell("setMaximumTrackImage") }
  }

  open func setValue(_ value: Float, animated: Bool) {
    let inside = min(max(value, minimumValue), max(maximumValue, minimumValue))
    guard inside != storedValue else { return }
    storedValue = inside
    faceChanged(animated ? .default : nil)
  }

  private func rangeChanged() {
    storedValue = min(max(storedValue, minimumValue), max(maximumValue, minimumValue))
    faceChanged()
  }

  override func makeFace() -> AnyView {
    let value = Binding<Float>(
      get: { [weak self] in self?.storedValue ?? 0 }, set: { [weak self] in self?.touched($0) })
    let range = minimumValue...max(maximumValue, minimumValue)
    let slider = Slider(value: value, in: range) {
      EmptyView()
    } minimumValueLabel: {
      minimumValueImage.map { Image(uiImage: $0) }
    } maximumValueLabel: {
      maximumValueImage.map { Image(uiImage: $0) }
    } onEditingChanged: { [weak self] isEditing in
      self?.editingChanged(isEditing)
    }
    let all = ControlColors.shared.sliders
    let colors = PartColors(
      filled: minimumTrackTintColor?.color ?? all.filled,
      rest: maximumTrackTintColor?.color ?? all.rest, thumb: thumbTintColor?.color ?? all.thumb)
    return AnyView(
      slider.tint(colors.filled ?? (tintColor ?? .tintColor).color)
        .environment(\.partColors, colors)
        .environment(\.sliderTrackHeight, ownTrackHeight))
  }

  /// Where the track lies in points of the slider; one that a subclass makes thicker or thinner is drawn so.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = SliderMetrics.trackHeight
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// Where the knob lies for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = SliderMetrics.knobSize
    let length = maximumValue - minimumValue
    let part = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return CGRect(
      x: rect.minX + (rect.width - size.width) * part, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private var ownTrackHeight: CGFloat? {
    let height = trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).height
    return height == SliderMetrics.trackHeight ? nil : height
  }

  private func touched(_ value: Float) {
    guard value != storedValue else { return }
    setValue(value, animated: false)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func editingChanged(_ isEditing: Bool) {
    if isEditing { return sendActions(for: .touchDown) }
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    sendActions(for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }
}
