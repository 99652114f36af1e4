import Foundation
import HalcyonTesting
import PencilKit
import SwiftUI
import Testing
import UIKit

@Suite("Canvases of PencilKit")
@MainActor
struct PKCanvasViewTests {
  private final class Listener: NSObject, PKCanvasViewDelegate {
    var changes = 0
    var began = 0
    var ended = 0
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { began += 1 }
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { ended += 1 }
  }

  private struct Canvas: UIViewRepresentable {
    let view: PKCanvasView
    func makeUIView(context: Context) -> PKCanvasView { view }
    func updateUIView(_ view: PKCanvasView, context: Context) {}
  }

  private func stage(_ view: PKCanvasView) -> Stage {
    Stage(Canvas(view: view), size: CGSize(width: 200, height: 200))
  }

  @Test("A finger draws a stroke where it goes, and the delegate hears of it")
  func drawing() throws {
    let view = PKCanvasView()
    let listener = Listener()
    view.delegate = listener
    view.tool = PKInkingTool(.pen, color: .red, width: 8)
    let stage = stage(view)
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
    #expect(view.drawing.strokes.count == 1)
    #expect(listener.began == 1 && listener.ended == 1 && listener.changes == 1)
    let bounds = view.drawing.bounds
    #expect(abs(bounds.minX - 16) < 1 && abs(bounds.maxX - 184) < 1 && abs(bounds.height - 8) < 1)
  }

  @Test("What was drawn is undone and done again by the window's undo manager")
  func undo() throws {
    let view = PKCanvasView()
    let stage = stage(view)
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
    let manager = try #require(view.undoManager)
    #expect(manager.canUndo && manager.undoActionName == "Drawing")
    manager.undo()
    #expect(view.drawing.strokes.isEmpty && manager.canRedo)
    manager.redo()
    #expect(view.drawing.strokes.count == 1)
  }

  @Test("An eraser of whole strokes takes what it touches, one of pixels cuts it")
  func erasing() {
    let view = PKCanvasView()
    let stage = stage(view)
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
    view.tool = PKEraserTool(.bitmap)
    stage.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 160), duration: 0.2)
    #expect(view.drawing.strokes.count == 2)
    view.tool = PKEraserTool(.vector)
    stage.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 40, y: 160), duration: 0.2)
    #expect(view.drawing.strokes.count == 1)
  }

  @Test("Where only a pencil may draw, a finger does not")
  func policy() {
    let view = PKCanvasView()
    view.drawingPolicy = .pencilOnly
    let stage = stage(view)
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
    #expect(view.drawing.strokes.isEmpty)
  }

  @Test("A picker's tool is that of the canvases which observe it")
  func picker() {
    let view = PKCanvasView()
    let picker = PKToolPicker()
    picker.addObserver(view)
    picker.selectedTool = PKEraserTool(.vector)
    #expect(view.tool is PKEraserTool)
    picker.removeObserver(view)
    picker.selectedTool = PKInkingTool(.pencil)
    #expect(view.tool is PKEraserTool)
  }
}
