import Decoders
import Foundation
import FoundationNetworking
import Pixels
import QuartzCore
import UIKit
import ViewContent

/// Told when an animation has come to its end: false where something else put an end to it.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A view that plays an animation of a Lottie file.
@preconcurrency @MainActor
open class LottieAnimationView: UIView {
  open var animation: LottieAnimation? { didSet { animationChanged() } }
  open var loopMode: LottieLoopMode = .playOnce {
    didSet { if isAnimationPlaying, loopMode != oldValue { run?.loopMode = loopMode } }
  }
  /// Negative is backwards.
  open var animationSpeed: CGFloat = 1 { didSet { speedChanged(from: oldValue) } }
  open var backgroundBehavior: LottieBackgroundBehavior = .pause
  open var shouldRasterizeWhenIdle = false
  open var respectAnimationFrameRate = false
  open var maskAnimationToBounds = false { didSet { clipsToBounds = maskAnimationToBounds } }
  open var configuration: LottieConfiguration
  open var animationLoaded:
    ((_ animationView: LottieAnimationView, _ animation: LottieAnimation) -> Void)?
  public private(set) var valueProviders: [AnimationKeypath: any AnyValueProvider] = [:]

  private let picture = CALayer()
  /// What draws the animation.
  private var file: LottieFile?
  private var shown: (frame: Int, size: CGSize, scale: CGFloat)?
  private var position: Double = 0
  private var run: LottieRun?
  /// Where and when the first pass began.
  private var beginning: (frame: Double, time: CFTimeInterval) = (0, 0)
  private var completion: LottieCompletionBlock?
  private var link: CADisplayLink?

  // MARK: Making one

  public init(
    animation: LottieAnimation?, configuration: LottieConfiguration = .shared
  ) {
    self.animation = animation
    self.configuration = configuration
    super.init(frame: CGRect(origin: .zero, size: animation?.size ?? .zero))
    layer.addSublayer(picture)
    animationChanged()
  }

  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(
      animation: .named(name, bundle: bundle, subdirectory: subdirectory),
      configuration: configuration)
  }

  public convenience init(
    filePath: String, configuration: LottieConfiguration = .shared
  ) { self.init(animation: .filepath(filePath), configuration: configuration) }

  public convenience init(
    url: URL, session: URLSession = .shared,
    closure: @escaping @MainActor ((any Error)?) -> Void = { _ in },
    configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: nil, configuration: configuration)
    Task { @MainActor in
      animation = await LottieAnimation.loadedFrom(url: url, session: session)
      closure(animation == nil ? LottieDownloadError.downloadFailed : nil)
    }
  }

  public convenience init(configuration: LottieConfiguration = .shared) {
    self.init(animation: nil, configuration: configuration)
  }

  public override convenience init(frame: CGRect) {
    self.init(animation: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    animation = nil
    configuration = .shared
    super.init(coder: coder)
    layer.addSublayer(picture)
    animationChanged()
  }

  /// The animation's name in the program's bundle, as interface files set it.
  open var animationName: String? {
    didSet { animation = animationName.flatMap { LottieAnimation.named($0) } }
  }

  open override func _setOutlet(_ name: String, _ value: Any) -> Bool {
    guard name == "animationName" else { return super._setOutlet(name, value) }
    animationName = value as? String
    return true
  }

  // MARK: Playing

  open var isAnimationPlaying: Bool { run != nil }
  open var isAnimationQueued: Bool { false }

  /// Plays from where it is to its end, by its loop mode; from its beginning where it is at the end.
  open func play(completion: LottieCompletionBlock? = nil) {
    guard let animation else { return }
    let (start, end) = (Double(animation.startFrame), Double(animation.endFrame))
    let isAtEnd = animationSpeed < 0 ? position <= start : position >= end
    begin(from: start, to: end, first: isAtEnd ? nil : position, loopMode, completion)
  }

  /// Stands at the first frame.
  open func stop() {
    finish(false)
    if let animation { currentFrame = animation.startFrame }
  }

  /// Stands where it is.
  open func pause() {
    follow()
    finish(false)
  }

  /// Setting it ends what is playing.
  open var currentFrame: AnimationFrameTime {
    get { AnimationFrameTime(position) }
    set {
      finish(false)
      position = Double(newValue)
      draw()
    }
  }
  func begin(
    from: Double, to: Double, first: Double?, _ loopMode: LottieLoopMode,
    _ completion: LottieCompletionBlock?
  ) {
    finish(false)
    guard let animation, animation.framerate > 0 else { return }
    let isBackwards = animationSpeed < 0
    let (from, to) = isBackwards ? (to, from) : (from, to)
    let speed = Double(abs(animationSpeed))
    guard speed > 0 else { return }
    run = LottieRun(
      from: from, to: to, loopMode: loopMode,
      duration: abs(to - from) / animation.framerate / speed)
    beginning = (first ?? from, CACurrentMediaTime())
    self.completion = completion
    position = beginning.frame
    draw()
    let link = CADisplayLink(target: self, selector: _SEL(LottieAnimationView.follow))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Shows the frame of now.
  private func follow() {
    guard let run else { return }
    let place = run.frame(after: CACurrentMediaTime() - beginning.time, first: beginning.frame)
    position = place.frame
    draw()
    if place.isOver { finish(true) }
  }

  private func finish(_ isOver: Bool) {
    link?.invalidate()
    (link, run) = (nil, nil)
    let completion = self.completion
    self.completion = nil
    completion?(isOver)
  }

  private func speedChanged(from old: CGFloat) {
    guard let run, animationSpeed != old, let animation, animationSpeed != 0 else { return }
    follow()
    guard self.run != nil else { return }
    let turns = (animationSpeed < 0) != (old < 0)
    self.run = LottieRun(
      from: turns ? run.to : run.from, to: turns ? run.from : run.to, loopMode: run.loopMode,
      duration: abs(run.to - run.from) / animation.framerate / Double(abs(animationSpeed)))
    beginning = (position, CACurrentMediaTime())
  }

  // MARK: Its look

  /// Gives what a path names another value. Colours of fills and strokes are taken; others are told once.
  open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
    valueProviders[keypath] = valueProvider
    takeValues()
    shown = nil
    draw()
  }

  private func takeValues() {
    file = valueProviders.isEmpty ? animation?.file : animation?.ownFile()
    for (keypath, provider) in valueProviders {
      guard let color = provider as? ColorValueProvider, let path = keypath.colorPath else {
        LottieReports.note("only colours can be set: \(keypath.string) is left as it is")
        continue
      }
      let value = color.color
      file?.setColor(SIMD3(value.r, value.g, value.b), at: path)
    }
  }

  open override var contentMode: ContentMode { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize {
    animation?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { animation?.size ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  private func animationChanged() {
    finish(false)
    position = Double(animation?.startFrame ?? 0)
    shown = nil
    takeValues()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    draw()
    if let animation { animationLoaded?(self, animation) }
  }

  private func draw() {
    guard let animation, let file else {
      picture.contents = nil
      return
    }
    let place = contentMode.place(animation.size, in: bounds.size)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
    guard place.width > 0, place.height > 0 else { return }
    let index = file.index(ofFrame: position)
    let scale = max(traitCollection.displayScale, 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    picture.frame = place
    if let shown, shown == (index, place.size, scale) { return }
    shown = (index, place.size, scale)
    // The library keeps the proportions of the file: a stretched one is drawn as large as its longer side wants it.
    let most = max(
      place.width * scale / animation.size.width, place.height * scale / animation.size.height)
    let bound = min(most, 4096 / max(animation.size.width, animation.size.height))
    let bitmap = file.draw(
      index: index, width: max(1, Int((animation.size.width * bound).rounded())),
      height: max(1, Int((animation.size.height * bound).rounded())))
    picture.contents = CGImage(bitmap: bitmap)
  }
}

/// The name of the view in the third edition of the package.
public typealias AnimationView = LottieAnimationView

/// Why no animation came.
public enum LottieDownloadError: Error { case downloadFailed }
