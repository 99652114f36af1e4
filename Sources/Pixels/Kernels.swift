import PixelKernels

/// The row loops of one instruction set: never changed once they exist.
package struct Kernels: @unchecked Sendable {
  let pointer: UnsafePointer<pk_kernels>

  var pointee: pk_kernels { pointer.pointee }

  /// The best of this machine, or those that HALCYON_SIMD names.
  package static let active = Kernels(pointer: pk_active_kernels())

  /// Those that every machine has: plain C.
  package static let scalar = Kernels(pointer: pk_kernels_for(pk_isa_scalar))
}

extension pk_kernels {
  /// The row loop of a blend mode.
  func blendRow(_ mode: pk_blend) -> pk_blend_row? {
    withUnsafeBytes(of: blend) {
      $0.bindMemory(to: pk_blend_row?.self)[Int(mode.rawValue)]
    }
  }
}
