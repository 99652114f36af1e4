import MetalKit
import SwiftUI

/// A ring of enamel that turns, drawn by Metal's own pipeline: a mesh, two functions, a depth buffer and four samples.
struct Torus: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
      RingView()
      Text("Torus").font(.largeTitle.weight(.thin)).foregroundStyle(.white)
        .frame(maxHeight: .infinity, alignment: .bottom).padding(60)
    }
    .ignoresSafeArea()
  }
}

private struct RingView: UIViewRepresentable {
  func makeCoordinator() -> RingRenderer? {
    MTLCreateSystemDefaultDevice().flatMap { RingRenderer(device: $0) }
  }

  func makeUIView(context: Context) -> MTKView {
    let view = MTKView(frame: .zero, device: context.coordinator?.device)
    view.clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 0)
    view.depthStencilPixelFormat = .depth32Float
    view.sampleCount = 4
    view.isOpaque = false
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: MTKView, context: Context) {}
}

private struct Corner {
  var position: (Float, Float, Float)
  var normal: (Float, Float, Float)
  var place: (Float, Float)
}

private struct Scene {
  var model: simd_float4x4
  var projection: simd_float4x4
  var time: Float
}

private final class RingRenderer: NSObject, MTKViewDelegate {
  let device: MTLDevice
  private let queue: MTLCommandQueue
  private let pipeline: MTLRenderPipelineState
  private let depth: MTLDepthStencilState?
  private let corners: MTLBuffer
  private let indices: MTLBuffer
  private let start = CACurrentMediaTime()

  init?(device: MTLDevice) {
    let (corners, indices) = Self.mesh(around: 96, across: 40)
    guard let queue = device.makeCommandQueue(), let pipeline = Self.pipeline(of: device),
      let cornerBuffer = device.makeBuffer(
        bytes: corners, length: corners.count * MemoryLayout<Corner>.stride),
      let indexBuffer = device.makeBuffer(bytes: indices, length: indices.count * 2)
    else { return nil }
    (self.device, self.queue, self.pipeline) = (device, queue, pipeline)
    (self.corners, self.indices) = (cornerBuffer, indexBuffer)
    let rule = MTLDepthStencilDescriptor()
    rule.depthCompareFunction = .less
    rule.isDepthWriteEnabled = true
    depth = device.makeDepthStencilState(descriptor: rule)
  }

  private static func pipeline(of device: MTLDevice) -> MTLRenderPipelineState? {
    let library = device.makeDefaultLibrary()
    let layout = MTLVertexDescriptor()
    for (index, (format, offset)) in [
      (MTLVertexFormat.float3, 0), (.float3, 12), (.float2, 24),
    ].enumerated() {
      layout.attributes[index].format = format
      layout.attributes[index].offset = offset
    }
    layout.layouts[0].stride = MemoryLayout<Corner>.stride
    let descriptor = MTLRenderPipelineDescriptor()
    descriptor.vertexFunction = library?.makeFunction(name: "torus_vertex")
    descriptor.fragmentFunction = library?.makeFunction(name: "torus_fragment")
    descriptor.vertexDescriptor = layout
    descriptor.colorAttachments[0].pixelFormat = .bgra8Unorm
    descriptor.depthAttachmentPixelFormat = .depth32Float
    descriptor.rasterSampleCount = 4
    return try? device.makeRenderPipelineState(descriptor: descriptor)
  }

  private static func mesh(around: Int, across: Int) -> ([Corner], [UInt16]) {
    var corners: [Corner] = []
    var indices: [UInt16] = []
    for ring in 0...around {
      let u = Float(ring) / Float(around) * 2 * .pi
      for side in 0...across {
        let v = Float(side) / Float(across) * 2 * .pi
        let normal = (cos(v) * cos(u), sin(v), cos(v) * sin(u))
        corners.append(
          Corner(
            position: (cos(u) + 0.42 * normal.0, 0.42 * normal.1, sin(u) + 0.42 * normal.2),
            normal: normal, place: (u, v)))
        guard ring < around, side < across else { continue }
        let first = UInt16(ring * (across + 1) + side), next = first + UInt16(across + 1)
        indices += [first, next, first + 1, first + 1, next, next + 1]
      }
    }
    return (corners, indices)
  }

  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}

  func draw(in view: MTKView) {
    guard let drawable = view.currentDrawable, let pass = view.currentRenderPassDescriptor,
      let commands = queue.makeCommandBuffer(),
      let encoder = commands.makeRenderCommandEncoder(descriptor: pass)
    else { return }
    var scene = scene(aspect: Float(view.drawableSize.width / view.drawableSize.height))
    encoder.setRenderPipelineState(pipeline)
    encoder.setDepthStencilState(depth)
    encoder.setVertexBuffer(corners, offset: 0, index: 0)
    encoder.setVertexBytes(&scene, length: MemoryLayout<Scene>.stride, index: 1)
    encoder.setFragmentBytes(&scene, length: MemoryLayout<Scene>.stride, index: 1)
    encoder.drawIndexedPrimitives(
      type: .triangle, indexCount: indices.length / 2, indexType: .uint16, indexBuffer: indices,
      indexBufferOffset: 0)
    encoder.endEncoding()
    commands.present(drawable)
    commands.commit()
  }

  private func scene(aspect: Float) -> Scene {
    let time = Float(CACurrentMediaTime() - start)
    let turn = simd_quatf(angle: time * 0.9, axis: normalize(SIMD3(0.3, 1, 0.1)))
    let tilt = simd_quatf(angle: 0.9 + 0.25 * sin(time * 0.7), axis: SIMD3(1, 0, 0))
    var model = simd_float4x4(tilt * turn)
    model.columns.3 = SIMD4(0, 0.1, -4.6, 1)
    // A camera of 56 degrees across.
    let scale = 1 / tan(Float.pi * 56 / 360), near: Float = 0.1, far: Float = 20
    let projection = simd_float4x4(
      SIMD4(scale, 0, 0, 0), SIMD4(0, scale * aspect, 0, 0),
      SIMD4(0, 0, far / (near - far), -1), SIMD4(0, 0, near * far / (near - far), 0))
    return Scene(model: model, projection: projection, time: time)
  }
}
