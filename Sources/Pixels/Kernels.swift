import PixelKernels

/// The row loops of one instruction set: never changed once they exist.
struct Kernels: @unchecked Sendable {
  let pointer: UnsafePointer<pk_kernels>

  var pointee: pk_kernels { pointer.pointee }

  /// The best of this machine, or those that HALCYON_SIMD names.
  static let active = Kernels(pointer: pk_active_kernels())
}

extension pk_kernels {
  /// The row loop of a blend mode.
  func blendRow(_ mode: pk_blend) -> pk_blend_row? {
    withUnsafeBytes(of: blend) {
      $0.bindMemory(to: pk_blend_row?.self)[Int(mode.rawValue)]
    }
  }
}
