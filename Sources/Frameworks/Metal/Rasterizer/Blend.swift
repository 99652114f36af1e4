/// How a colour is laid over one that is there. Metal's own equations, of colours that are not clamped before.
struct Blend {
  var isOn = false
  var color: (source: MTLBlendFactor, destination: MTLBlendFactor, operation: MTLBlendOperation)
  var alpha: (source: MTLBlendFactor, destination: MTLBlendFactor, operation: MTLBlendOperation)
  var mask = MTLColorWriteMask.all
  /// Whether what was there is of no matter.
  let isPlain: Bool

  init(_ descriptor: MTLRenderPipelineColorAttachmentDescriptor) {
    isOn = descriptor.isBlendingEnabled
    color = (
      descriptor.sourceRGBBlendFactor, descriptor.destinationRGBBlendFactor,
      descriptor.rgbBlendOperation
    )
    alpha = (
      descriptor.sourceAlphaBlendFactor, descriptor.destinationAlphaBlendFactor,
      descriptor.alphaBlendOperation
    )
    mask = descriptor.writeMask
    isPlain = !isOn && mask == .all
  }

  @inline(__always)
  func over(
    _ destination: SIMD4<Float>, _ source: SIMD4<Float>, _ constant: SIMD4<Float>
  ) -> SIMD4<Float> {
    var result = source
    if isOn {
      let inColor = Self.mixed(source, destination, constant, color)
      let inAlpha = Self.mixed(source, destination, constant, alpha)
      result = SIMD4(inColor.x, inColor.y, inColor.z, inAlpha.w)
    }
    if mask == .all { return result }
    if !mask.contains(.red) { result.x = destination.x }
    if !mask.contains(.green) { result.y = destination.y }
    if !mask.contains(.blue) { result.z = destination.z }
    if !mask.contains(.alpha) { result.w = destination.w }
    return result
  }

  @inline(__always)
  private static func mixed(
    _ source: SIMD4<Float>, _ destination: SIMD4<Float>, _ constant: SIMD4<Float>,
    _ how: (source: MTLBlendFactor, destination: MTLBlendFactor, operation: MTLBlendOperation)
  ) -> SIMD4<Float> {
    switch how.operation {
    case .min: return pointwiseMin(source, destination)
    case .max: return pointwiseMax(source, destination)
    default: break
    }
    let a = source * factor(how.source, source, destination, constant)
    let b = destination * factor(how.destination, source, destination, constant)
    return switch how.operation {
    case .subtract: a - b
    case .reverseSubtract: b - a
    default: a + b
    }
  }

  @inline(__always)
  private static func factor(
    _ factor: MTLBlendFactor, _ source: SIMD4<Float>, _ destination: SIMD4<Float>,
    _ constant: SIMD4<Float>
  ) -> SIMD4<Float> {
    switch factor {
    case .zero: .zero
    case .one: .one
    case .sourceColor: source
    case .oneMinusSourceColor: 1 - source
    case .sourceAlpha: SIMD4(repeating: source.w)
    case .oneMinusSourceAlpha: SIMD4(repeating: 1 - source.w)
    case .destinationColor: destination
    case .oneMinusDestinationColor: 1 - destination
    case .destinationAlpha: SIMD4(repeating: destination.w)
    case .oneMinusDestinationAlpha: SIMD4(repeating: 1 - destination.w)
    case .sourceAlphaSaturated:
      SIMD4(SIMD3(repeating: min(source.w, 1 - destination.w)), 1)
    case .blendColor: constant
    case .oneMinusBlendColor: 1 - constant
    case .blendAlpha: SIMD4(repeating: constant.w)
    case .oneMinusBlendAlpha: SIMD4(repeating: 1 - constant.w)
    }
  }
}
