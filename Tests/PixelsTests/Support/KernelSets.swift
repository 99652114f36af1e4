import PixelKernels
import TestSupport

/// The row loops of every instruction set that this machine has.
struct KernelSet: @unchecked Sendable, CustomStringConvertible {
  let pointer: UnsafePointer<pk_kernels>

  var loops: pk_kernels { pointer.pointee }
  var description: String { String(cString: pointer.pointee.name) }

  static let scalar = KernelSet(pointer: pk_kernels_for(pk_isa_scalar))
  static let vector: [KernelSet] = [pk_isa_sse2, pk_isa_avx2, pk_isa_avx512, pk_isa_neon]
    .compactMap { pk_kernels_for($0).map(KernelSet.init) }
  static let all = [scalar] + vector

  func blend(_ mode: Int) -> pk_blend_row {
    withUnsafeBytes(of: loops.blend) { $0.bindMemory(to: pk_blend_row.self)[mode] }
  }
}

extension SplitMix {
  mutating func premultipliedPixel() -> UInt32 {
    let alpha = [0, 255, UInt32.random(in: 0...255, using: &self)].randomElement(using: &self)!
    func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &self) }
    return part() | part() << 8 | part() << 16 | alpha << 24
  }
}
