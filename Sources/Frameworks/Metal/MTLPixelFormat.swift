import CShaderRows

/// How the pixels of a texture lie in memory. The numbers are Metal's.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r8Unorm_srgb = 11
  case r8Uint = 13
  case r16Unorm = 20
  case r16Uint = 23
  case r16Float = 25
  case rg8Unorm = 30
  case r32Uint = 53
  case r32Sint = 54
  case r32Float = 55
  case rg16Unorm = 60
  case rg16Float = 65
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case rgba8Uint = 73
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgb10a2Unorm = 90
  case bgr10a2Unorm = 94
  case rg32Uint = 103
  case rg32Float = 105
  case rgba16Unorm = 110
  case rgba16Float = 115
  case rgba32Uint = 123
  case rgba32Sint = 124
  case rgba32Float = 125
  case depth16Unorm = 250
  case depth32Float = 252
  case stencil8 = 253
  case depth24Unorm_stencil8 = 255
  case depth32Float_stencil8 = 260

  var isDepth: Bool {
    switch self {
    case .depth16Unorm, .depth32Float, .stencil8, .depth24Unorm_stencil8, .depth32Float_stencil8:
      true
    default: false
    }
  }

  /// As shaders know it: depths are floats, whatever their format. Nil where there are no pixels.
  var stageFormat: stage_format? {
    switch self {
    case .invalid: nil
    case .a8Unorm: stage_a8
    case .r8Unorm, .r8Unorm_srgb: stage_r8
    case .r8Uint: stage_r8_uint
    case .r16Unorm: stage_r16
    case .r16Uint: stage_r16_uint
    case .r16Float: stage_r16_float
    case .rg8Unorm: stage_rg8
    case .r32Uint: stage_r32_uint
    case .r32Sint: stage_r32_sint
    case .rg16Unorm: stage_rg16
    case .rg16Float: stage_rg16_float
    case .rgba8Unorm: stage_rgba8
    case .rgba8Unorm_srgb: stage_rgba8_srgb
    case .rgba8Uint: stage_rgba8_uint
    case .bgra8Unorm: stage_bgra8
    case .bgra8Unorm_srgb: stage_bgra8_srgb
    case .rgb10a2Unorm, .bgr10a2Unorm: stage_rgb10a2
    case .rg32Uint: stage_rg32_uint
    case .rg32Float: stage_rg32_float
    case .rgba16Unorm: stage_rgba16
    case .rgba16Float: stage_rgba16_float
    case .rgba32Uint: stage_rgba32_uint
    case .rgba32Sint: stage_rgba32_sint
    case .rgba32Float: stage_rgba32_float
    default: stage_r32_float
    }
  }

  /// Bytes of a pixel.
  var pixelBytes: Int {
    switch stageFormat {
    case stage_r8, stage_a8, stage_r8_uint: 1
    case stage_rg8, stage_r16_float, stage_r16, stage_r16_uint: 2
    case stage_rgba16_float, stage_rg32_float, stage_rgba16, stage_rg32_uint: 8
    case stage_rgba32_float, stage_rgba32_uint, stage_rgba32_sint: 16
    default: 4
    }
  }
}
