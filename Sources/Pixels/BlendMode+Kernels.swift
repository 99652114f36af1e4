import PixelKernels

extension BlendMode {
  /// The kernels' name for the mode.
  var kernel: pk_blend {
    switch self {
    case .normal: pk_blend_normal
    case .multiply: pk_blend_multiply
    case .screen: pk_blend_screen
    case .overlay: pk_blend_overlay
    case .darken: pk_blend_darken
    case .lighten: pk_blend_lighten
    case .colorDodge: pk_blend_color_dodge
    case .colorBurn: pk_blend_color_burn
    case .softLight: pk_blend_soft_light
    case .hardLight: pk_blend_hard_light
    case .difference: pk_blend_difference
    case .exclusion: pk_blend_exclusion
    case .hue: pk_blend_hue
    case .saturation: pk_blend_saturation
    case .color: pk_blend_color
    case .luminosity: pk_blend_luminosity
    case .sourceAtop: pk_blend_source_atop
    case .destinationOver: pk_blend_destination_over
    case .destinationOut: pk_blend_destination_out
    case .plusDarker: pk_blend_plus_darker
    case .plusLighter: pk_blend_plus_lighter
    }
  }
}

extension CompositeOperator {
  /// The kernels' name for the operator.
  var kernel: pk_blend {
    switch self {
    case .blend(let mode): mode.kernel
    case .clear: pk_blend_clear
    case .copy: pk_blend_copy
    case .sourceIn: pk_blend_source_in
    case .sourceOut: pk_blend_source_out
    case .destinationIn: pk_blend_destination_in
    case .destinationAtop: pk_blend_destination_atop
    case .xor: pk_blend_xor
    }
  }
}
