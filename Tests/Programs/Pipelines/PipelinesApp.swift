import MetalKit
import SwiftUI

@main
struct PipelinesApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 0) {
        CountingView(isPaused: false).frame(width: 100, height: 100)
        CountingView(isPaused: true).frame(width: 100, height: 100)
      }
    }
  }
}

struct CountingView: UIViewRepresentable {
  let isPaused: Bool

  func makeCoordinator() -> Painter { Painter() }
  func makeUIView(context: Context) -> MTKView {
    let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
    view.isPaused = isPaused
    view.enableSetNeedsDisplay = isPaused
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ uiView: MTKView, context: Context) {}
}

final class Painter: NSObject, MTKViewDelegate {
  private let queue = MTLCreateSystemDefaultDevice()?.makeCommandQueue()
  private var pipeline: MTLRenderPipelineState?
  private var frames: Float = 0
  private var size = SIMD2<Float>(1, 1)

  override init() {
    super.init()
    guard let device = queue?.device, let library = device.makeDefaultLibrary() else { return }
    let descriptor = MTLRenderPipelineDescriptor()
    descriptor.vertexFunction = library.makeFunction(name: "whole")
    descriptor.fragmentFunction = library.makeFunction(name: "counted")
    descriptor.colorAttachments[0].pixelFormat = .bgra8Unorm
    pipeline = try? device.makeRenderPipelineState(descriptor: descriptor)
  }

  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {
    self.size = SIMD2(Float(size.width), Float(size.height))
  }

  func draw(in view: MTKView) {
    guard let pipeline, let drawable = view.currentDrawable,
      let pass = view.currentRenderPassDescriptor,
      let commands = queue?.makeCommandBuffer(),
      let encoder = commands.makeRenderCommandEncoder(descriptor: pass)
    else { return }
    frames += 1
    encoder.setRenderPipelineState(pipeline)
    encoder.setFragmentBytes(&frames, length: 4, index: 0)
    encoder.setFragmentBytes(&size, length: 8, index: 1)
    encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
    encoder.endEncoding()
    commands.present(drawable)
    commands.commit()
  }
}
