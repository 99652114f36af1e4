import CShaderRows
import Foundation
import Geometry
import Pixels

/// A shader function with its arguments in memory.
package final class ShaderCall: PixelFunction, @unchecked Sendable {
  // Nothing changes after the initialiser; `arguments` point into `storage` and `pictures`, which live as long.
  package let use: PixelFunctionUse
  private let shader: CompiledShader
  private let arguments: UnsafeMutablePointer<shader_argument>
  private let storage: UnsafeMutableRawPointer
  private let bitmaps: [Bitmap]

  package var name: String { shader.name }

  /// Bytes.
  private static let room = 1 << 16

  /// Nil where the arguments do not fit: `CompiledShader.mismatch` says why.
  package init?(_ shader: CompiledShader, use: PixelFunctionUse, arguments: [ShaderArgument]) {
    guard shader.mismatch(use, arguments) == nil else { return nil }
    (self.shader, self.use) = (shader, use)
    bitmaps = arguments.compactMap { if case .image(let bitmap) = $0 { bitmap } else { nil } }
    // Each on 16 bytes, as vectors of four floats want it.
    let sizes = arguments.map { ($0.byteCount + 15) / 16 * 16 }
    // Pixels of a vector that have left a loop go on reading until the others have, but take nothing of it: behind an
    // array of an argument there is room for that.
    let hasArrays = arguments.contains { $0.isArray }
    let count = max(16, sizes.reduce(0, +)) + (hasArrays ? ShaderCall.room : 0)
    storage = .allocate(byteCount: count, alignment: 16)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.arguments = .allocate(capacity: max(1, arguments.count))
    var offset = 0
    for (number, argument) in arguments.enumerated() {
      argument.store(at: storage + offset)
      self.arguments[number] = shader_argument(data: storage + offset, count: Int32(argument.count))
      offset += sizes[number]
    }
  }

  deinit {
    arguments.deallocate()
    storage.deallocate()
  }

  package func run(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, at place: PixelFunctionPlace)
  {
    // Asked for at each row: a live program's functions become faster while it runs.
    guard let function = shader.pointer(for: use) else { return }
    let (first, toPoints, toPixels) = (place.first, place.toPoints, place.toPixels)
    var row = shader_row()
    row.pixels = pixels
    row.count = Int32(count)
    row.first = (Float(first.x), Float(first.y))
    row.step = (Float(toPoints.a), Float(toPoints.b))
    row.down = (Float(toPoints.c), Float(toPoints.d))
    (row.x, row.y) = (Int32(place.x), Int32(place.y))
    row.arguments = UnsafePointer(arguments)
    guard let source = place.source else { return shader_run(function, shader.namePointer, &row) }
    var layer = shader_layer()
    layer.picture = source.shaderPicture
    layer.right = (Float(toPixels.a), Float(toPixels.b))
    layer.down = (Float(toPixels.c), Float(toPixels.d))
    layer.origin = (Float(toPixels.tx), Float(toPixels.ty))
    withUnsafePointer(to: &layer) {
      row.layer = $0
      shader_run(function, shader.namePointer, &row)
    }
  }
}

extension ShaderCall {
  /// Makes the whole row of `bitmap` on which `place` lies.
  package func run(onRowOf bitmap: Bitmap, at place: PixelFunctionPlace) {
    let row = bitmap.bytes + place.y * bitmap.rowBytes
    run(row.assumingMemoryBound(to: UInt32.self), count: bitmap.width, at: place)
  }
}

extension Bitmap {
  fileprivate var shaderPicture: shader_picture {
    shader_picture(
      pixels: UnsafePointer(bytes.assumingMemoryBound(to: UInt32.self)), width: Int32(width),
      height: Int32(height), stride: Int32(rowBytes / 4))
  }
}

extension ShaderArgument {
  fileprivate var isArray: Bool {
    switch self {
    case .array, .colors, .data: true
    default: false
    }
  }

  /// The length that a function is told.
  fileprivate var count: Int {
    switch self {
    case .numbers, .color, .image: 1
    case .array(let numbers): numbers.count
    case .colors(let colors): colors.count
    case .data(let data): data.count
    }
  }

  fileprivate var byteCount: Int {
    switch self {
    // A scalar or vector of any width is read with four floats there.
    case .numbers, .color: 16
    case .array(let numbers): numbers.count * 4
    case .colors(let colors): colors.count * 8
    case .image: MemoryLayout<shader_picture>.size
    case .data(let data): data.count
    }
  }

  fileprivate func store(at place: UnsafeMutableRawPointer) {
    switch self {
    case .numbers(let numbers):
      place.storeBytes(of: .zero, as: SIMD4<Float>.self)
      for (index, number) in numbers.prefix(4).enumerated() {
        place.storeBytes(of: number, toByteOffset: index * 4, as: Float.self)
      }
    case .color(let color): place.storeBytes(of: color, as: SIMD4<Float>.self)
    case .array(let numbers):
      for (index, number) in numbers.enumerated() {
        place.storeBytes(of: number, toByteOffset: index * 4, as: Float.self)
      }
    case .colors(let colors):
      // Halves: what `device const half4 *` points at.
      for (index, color) in colors.enumerated() {
        for part in 0..<4 {
          place.storeBytes(
            of: Float16(color[part]), toByteOffset: index * 8 + part * 2, as: Float16.self)
        }
      }
    case .image(let bitmap): place.storeBytes(of: bitmap.shaderPicture, as: shader_picture.self)
    case .data(let data):
      data.copyBytes(to: UnsafeMutableRawBufferPointer(start: place, count: data.count))
    }
  }
}
