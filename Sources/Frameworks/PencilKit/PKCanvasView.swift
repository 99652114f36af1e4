import CoreAnimation
import CoreGraphics
import Foundation
import UIKit
import ViewRuntime

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// Fingers too, since there are no pencils here.
  case `default`
  case anyInput
  case pencilOnly
}

/// Hears what is done on a canvas.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A view that a finger draws on; two fingers scroll it. What is drawn can be undone by the window's undo manager.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing() { didSet { drawingChanged(from: oldValue) } }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var isDrawingEnabled = true
  /// No ruler is shown.
  open var isRulerActive = false {
    didSet { if isRulerActive { Reports.once("PKCanvasView.isRulerActive is left out") } }
  }
  /// The older name of the policy.
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  /// Nothing is recognised by it: the canvas has the fingers itself.
  public let drawingGestureRecognizer = UIGestureRecognizer()

  private let sheet = StrokeSheet()
  /// The stroke that is being drawn, and when it began.
  private var points: [PKStrokePoint] = []
  private var start: TimeInterval = 0
  private var finger: UITouch?
  /// What was drawn before an eraser came.
  private var drawingBefore: PKDrawing?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    backgroundColor = backgroundColor ?? .systemBackground
    panGestureRecognizer.minimumNumberOfTouches = 2
    sheet.canvas = self
    addSubview(sheet)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    if sheet.frame.size != size { sheet.frame = CGRect(origin: .zero, size: size) }
  }

  open var delegate: (any PKCanvasViewDelegate)? {
    get { _scrollDelegate as? any PKCanvasViewDelegate }
    set { _scrollDelegate = newValue }
  }

  private func drawingChanged(from old: PKDrawing) {
    guard drawing != old else { return }
    sheet.show(drawing)
    delegate?.canvasViewDrawingDidChange(self)
    delegate?.canvasViewDidFinishRendering(self)
  }

  // MARK: Fingers

  fileprivate func began(_ touches: Set<UITouch>) {
    guard isDrawingEnabled, drawingPolicy != .pencilOnly, finger == nil, let touch = touches.first
    else { return }
    if tool is PKLassoTool {
      Reports.once("PKLassoTool selects nothing here")
      return
    }
    (finger, start) = (touch, touch.timestamp)
    (points, drawingBefore) = ([], tool is PKEraserTool ? drawing : nil)
    delegate?.canvasViewDidBeginUsingTool(self)
    add(touch)
  }

  fileprivate func moved(_ touches: Set<UITouch>) {
    if let finger, touches.contains(finger) { add(finger) }
  }

  fileprivate func ended(_ touches: Set<UITouch>, isCancelled: Bool) {
    guard let finger, touches.contains(finger) else { return }
    if !isCancelled { add(finger) }
    self.finger = nil
    sheet.showLive(nil)
    if let before = drawingBefore {
      if drawing != before { registerUndo(to: before, "Erase") }
      drawingBefore = nil
    } else if !isCancelled, let stroke {
      let before = drawing
      drawing.strokes.append(stroke)
      registerUndo(to: before, "Drawing")
    }
    points = []
    delegate?.canvasViewDidEndUsingTool(self)
  }

  private func add(_ touch: UITouch) {
    let place = touch.location(in: sheet)
    if let eraser = tool as? PKEraserTool { return erase(eraser, at: place) }
    guard let ink = tool as? PKInkingTool, points.last?.location != place else { return }
    points.append(
      PKStrokePoint(
        location: place, timeOffset: touch.timestamp - start,
        size: CGSize(width: ink.width, height: ink.width), opacity: 1, force: 1, azimuth: 0,
        altitude: .pi / 2))
    sheet.showLive(stroke)
  }

  private var stroke: PKStroke? {
    guard let ink = (tool as? PKInkingTool)?.ink, !points.isEmpty else { return nil }
    return PKStroke(ink: ink, path: PKStrokePath(controlPoints: points, creationDate: Date()))
  }

  private func erase(_ eraser: PKEraserTool, at place: CGPoint) {
    var strokes: [PKStroke] = []
    for stroke in drawing.strokes {
      let left = stroke.erased(at: place, radius: eraser.width / 2)
      if eraser.eraserType != .vector || left == [stroke] { strokes += left }
    }
    drawing = PKDrawing(strokes: strokes)
  }

  private func registerUndo(to old: PKDrawing, _ name: String) {
    undoManager?.registerUndo(withTarget: self) { canvas in
      let new = canvas.drawing
      canvas.drawing = old
      canvas.registerUndo(to: new, name)
    }
    undoManager?.setActionName(name)
  }
}

/// The strokes of a canvas: one layer each, so that a new one does not paint the others again.
private final class StrokeSheet: UIView {
  weak var canvas: PKCanvasView?
  private var shown: [(stroke: PKStroke, layer: CAShapeLayer)] = []
  private let live = CAShapeLayer()

  func show(_ drawing: PKDrawing) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    // What stands at the beginning stays.
    let same = zip(shown, drawing.strokes).prefix { $0.stroke == $1 }.count
    for (_, layer) in shown[same...] { layer.removeFromSuperlayer() }
    shown.removeLast(shown.count - same)
    for stroke in drawing.strokes[same...] {
      let layer = CAShapeLayer()
      Self.fill(layer, with: stroke)
      self.layer.addSublayer(layer)
      shown.append((stroke, layer))
    }
  }

  func showLive(_ stroke: PKStroke?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let stroke else { return live.removeFromSuperlayer() }
    Self.fill(live, with: stroke)
    layer.addSublayer(live)
  }

  private static func fill(_ layer: CAShapeLayer, with stroke: PKStroke) {
    layer.path = stroke.line.cgPath
    layer.fillColor = nil
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.lineWidth = stroke.width
    layer.strokeColor = stroke.ink.color.cgColor
    layer.opacity = Float(stroke.ink.opacity)
    if let mask = stroke.mask {
      let shape = CAShapeLayer()
      shape.path = mask.cgPath
      layer.mask = shape
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.began(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.moved(touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.ended(touches, isCancelled: false)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.ended(touches, isCancelled: true)
  }
}
