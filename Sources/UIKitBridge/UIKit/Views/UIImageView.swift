import CoreAnimation
import Drawing
import Foundation
import Geometry
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A picture, or several one after another.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false { didSet { appearanceChanged() } }
  open var animationImages: [UIImage]?
  /// Seconds for all pictures; a thirtieth of one each where it is 0.
  open var animationDuration: TimeInterval = 0
  /// 0 is for ever.
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged() }
  }
  /// What moves the symbol, and how it stands by that.
  var symbolEffects: [RunningSymbolEffect] = []
  var symbolPose = SymbolPose.rest { didSet { if symbolPose != oldValue { appearanceChanged() } } }
  private var timer: Timer?
  private var shownIndex: Int?
  private var shownCount = 0

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    startAnimating()
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    isUserInteractionEnabled = false
    appearanceChanged()
  }

  private func imageChanged() {
    if animationImages == nil {
      stopAnimating()
      // An animated image moves by itself.
      startAnimating()
    }
    appearanceChanged()
    invalidateIntrinsicContentSize()
  }

  /// The pictures that are shown one after another, and the seconds for all of them.
  private var film: (images: [UIImage], duration: TimeInterval)? {
    if let animationImages {
      let own = Double(animationImages.count) / 30
      return (animationImages, animationDuration > 0 ? animationDuration : own)
    }
    guard let image, let images = image.images else { return nil }
    return (images, image.duration)
  }

  private var shown: UIImage? {
    if let shownIndex, let images = film?.images, images.indices.contains(shownIndex) {
      return images[shownIndex]
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  open override var contentMode: ContentMode { didSet { appearanceChanged() } }

  override func appearanceChanged() {
    guard let shown else {
      layer.drawing = nil
      return
    }
    var values = environment
    if let configuration = preferredSymbolConfiguration { configuration.apply(to: &values) }
    if symbolPose != .rest { values.symbolPose = symbolPose }
    let picture = shown.picture(tint: tintColor, in: values)
    let mode = contentMode
    layer.drawing = { size in picture.draw(mode.place(picture.size, in: size)) }
  }

  open override var intrinsicContentSize: CGSize {
    size(configuredBy: preferredSymbolConfiguration) ?? super.intrinsicContentSize
  }

  /// How large the picture is with a configuration in the place of the preferred one; nil without one.
  func size(configuredBy configuration: UIImage.SymbolConfiguration?) -> CGSize? {
    guard let shown else { return nil }
    var values = environment
    configuration?.apply(to: &values)
    return shown.picture(tint: tintColor, in: values).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown == nil ? .zero : intrinsicContentSize
  }

  // MARK: Pictures one after another

  open var isAnimating: Bool { timer != nil }

  open func startAnimating() {
    guard timer == nil, let (images, whole) = film, images.count > 1 else { return }
    shownCount = 0
    shownIndex = 0
    appearanceChanged()
    timer = .scheduledTimer(withTimeInterval: whole / Double(images.count), repeats: true) {
      [weak self] _ in
      assumeMainActor { self?.showNext() }
    }
  }

  private func showNext() {
    guard let images = film?.images, !images.isEmpty else { return stopAnimating() }
    shownCount += 1
    if animationRepeatCount > 0, shownCount >= animationRepeatCount * images.count {
      return stopAnimating()
    }
    shownIndex = shownCount % images.count
    appearanceChanged()
  }

  open func stopAnimating() {
    timer?.invalidate()
    timer = nil
    shownIndex = nil
    appearanceChanged()
  }
}

extension UIView.ContentMode {
  /// Where a picture of `size` points lies in a view of `box` points.
  package func place(_ size: CGSize, in box: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: box) }
    var shown = size
    switch self {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: box)
    case .scaleAspectFit, .scaleAspectFill:
      let factors = [box.width / size.width, box.height / size.height]
      let factor = self == .scaleAspectFit ? factors.min()! : factors.max()!
      shown = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let (left, right) = (0.0, box.width - shown.width)
    let (top, bottom) = (0.0, box.height - shown.height)
    let (x, y): (CGFloat, CGFloat) =
      switch self {
      case .top: (right / 2, top)
      case .bottom: (right / 2, bottom)
      case .left: (left, bottom / 2)
      case .right: (right, bottom / 2)
      case .topLeft: (left, top)
      case .topRight: (right, top)
      case .bottomLeft: (left, bottom)
      case .bottomRight: (right, bottom)
      default: (right / 2, bottom / 2)
      }
    return CGRect(x: x, y: y, width: shown.width, height: shown.height)
  }
}
