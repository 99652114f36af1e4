import CoreGraphics
import Foundation
import SwiftUI

/// Draws for an `MTKView`.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  /// - Parameter size: in pixels.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A view that shows what a device draws: frame after frame by the program's clock, or when it is asked.
open class MTKView: UIView {
  open override class var layerClass: AnyClass { CAMetalLayer.self }

  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)? { didSet { metalLayer?.device = device } }
  open var preferredDevice: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }
  open var framebufferOnly = true
  open var presentsWithTransaction = false
  open var autoResizeDrawable = true
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm {
    didSet {
      metalLayer?.pixelFormat = colorPixelFormat
      releaseDrawables()
    }
  }
  open var depthStencilPixelFormat = MTLPixelFormat.invalid { didSet { releaseDrawables() } }
  open var depthStencilAttachmentTextureUsage: MTLTextureUsage = .renderTarget
  open var multisampleColorAttachmentTextureUsage: MTLTextureUsage = .renderTarget
  open var depthStencilStorageMode = MTLStorageMode.private
  open var sampleCount = 1 { didSet { releaseDrawables() } }
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
  open var clearDepth = 1.0
  open var clearStencil: UInt32 = 0
  open var colorspace: CGColorSpace?
  open var enableSetNeedsDisplay = false { didSet { start() } }
  open var isPaused = false { didSet { start() } }
  open var preferredFramesPerSecond = 60 { didSet { start() } }

  private var drawable: (any CAMetalDrawable)?
  private var passDescriptor: MTLRenderPassDescriptor?
  private var depthTexture: (any MTLTexture)?
  private var sampledTexture: (any MTLTexture)?
  private var toldSize: CGSize?
  private var hasDrawn = false
  // Set on the main actor; read elsewhere only when nobody else holds the view any more.
  nonisolated(unsafe) private var timer: Timer?

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frameRect)
    self.device = device
    prepare()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  deinit { timer?.invalidate() }

  private func prepare() {
    metalLayer?.device = device
    layer.isOpaque = true
    start()
    setNeedsDisplay()
  }

  private var metalLayer: CAMetalLayer? { layer as? CAMetalLayer }

  open override var isOpaque: Bool { didSet { layer.isOpaque = isOpaque } }

  private var chosenScale: CGFloat?
  /// Pixels of a point: the screen's, unless it is set.
  open override var contentScaleFactor: CGFloat {
    get { chosenScale ?? (traitCollection.displayScale > 0 ? traitCollection.displayScale : 1) }
    set {
      chosenScale = newValue
      tellSize()
    }
  }

  // MARK: Size

  private var chosenSize: CGSize?
  /// In pixels.
  open var drawableSize: CGSize {
    get {
      if !autoResizeDrawable, let chosenSize { return chosenSize }
      return CGSize(
        width: (bounds.width * contentScaleFactor).rounded(),
        height: (bounds.height * contentScaleFactor).rounded())
    }
    set {
      chosenSize = newValue
      tellSize()
    }
  }
  open var preferredDrawableSize: CGSize { drawableSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tellSize()
  }

  private func tellSize() {
    let size = drawableSize
    guard size != toldSize, size.width > 0, size.height > 0 else { return }
    toldSize = size
    metalLayer?.drawableSize = size
    releaseDrawables()
    delegate?.mtkView(self, drawableSizeWillChange: size)
    setNeedsDisplay()
  }

  // MARK: Frames

  private func start() {
    timer?.invalidate()
    timer = nil
    guard !isPaused, !enableSetNeedsDisplay, preferredFramesPerSecond > 0 else { return }
    let timer = Timer(timeInterval: 1 / Double(min(preferredFramesPerSecond, 60)), repeats: true) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  private func tick() {
    guard window != nil else { return }
    draw()
  }

  /// When a frame is asked for; the first one also where frames follow each other by themselves.
  open override func display(_ layer: CALayer) {
    guard layer === self.layer else { return super.display(layer) }
    if enableSetNeedsDisplay || (!hasDrawn && !isPaused) { draw() }
  }

  /// Draws a frame now.
  open func draw() {
    guard device != nil, bounds.width > 0, bounds.height > 0 else { return }
    tellSize()
    hasDrawn = true
    if let delegate { delegate.draw(in: self) } else { draw(bounds) }
    drawable = nil
    passDescriptor = nil
  }

  // MARK: What is drawn into

  open var currentDrawable: (any CAMetalDrawable)? {
    if drawable == nil, device != nil {
      tellSize()
      drawable = metalLayer?.nextDrawable()
    }
    return drawable
  }
  open var depthStencilTexture: (any MTLTexture)? {
    guard depthStencilPixelFormat != .invalid else { return nil }
    if depthTexture == nil { depthTexture = makeTexture(depthStencilPixelFormat) }
    return depthTexture
  }
  open var multisampleColorTexture: (any MTLTexture)? {
    guard sampleCount > 1 else { return nil }
    if sampledTexture == nil { sampledTexture = makeTexture(colorPixelFormat) }
    return sampledTexture
  }

  /// A pass into the drawable that clears it; nil where there is none.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? {
    if let passDescriptor { return passDescriptor }
    guard let drawable = currentDrawable else { return nil }
    let pass = MTLRenderPassDescriptor()
    let color = pass.colorAttachments[0]!
    color.texture = drawable.texture
    color.loadAction = .clear
    color.clearColor = clearColor
    if let sampled = multisampleColorTexture {
      color.texture = sampled
      color.resolveTexture = drawable.texture
      color.storeAction = .multisampleResolve
    }
    if let depth = depthStencilTexture {
      pass.depthAttachment.texture = depth
      pass.depthAttachment.loadAction = .clear
      pass.depthAttachment.clearDepth = clearDepth
    }
    passDescriptor = pass
    return pass
  }

  private func makeTexture(_ format: MTLPixelFormat) -> (any MTLTexture)? {
    let size = drawableSize
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: format, width: max(Int(size.width), 1), height: max(Int(size.height), 1),
      mipmapped: false)
    if sampleCount > 1 {
      descriptor.textureType = .type2DMultisample
      descriptor.sampleCount = sampleCount
    }
    descriptor.usage = .renderTarget
    return MTLCreateSystemDefaultDevice()?.makeTexture(descriptor: descriptor)
  }

  open func releaseDrawables() {
    (depthTexture, sampledTexture, drawable, passDescriptor) = (nil, nil, nil, nil)
  }
}
