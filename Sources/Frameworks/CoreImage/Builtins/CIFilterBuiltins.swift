import Foundation

// The filters by their types, each with the inputs that it has.

public protocol CIColorControls: _InputImage, _InputSaturation, _InputBrightness, _InputContrast {}
public protocol CIColorClamp: _InputImage, _InputMinComponents, _InputMaxComponents {}
public protocol CIColorMatrix: _InputImage, _InputRVector, _InputGVector, _InputBVector,
  _InputAVector, _InputBiasVector
{}
public protocol CIColorPolynomial: _InputImage, _InputRedCoefficients, _InputGreenCoefficients,
  _InputBlueCoefficients, _InputAlphaCoefficients
{}
public protocol CIExposureAdjust: _InputImage, _InputEV {}
public protocol CIGammaAdjust: _InputImage, _InputPower {}
public protocol CIHueAdjust: _InputImage, _InputAngle {}
public protocol CIVibrance: _InputImage, _InputAmount {}
public protocol CIWhitePointAdjust: _InputImage, _InputColor {}
public protocol CITemperatureAndTint: _InputImage, _InputNeutral, _InputTargetNeutral {}
public protocol CIHighlightShadowAdjust: _InputImage, _InputHighlightAmount, _InputShadowAmount,
  _InputRadius
{}
public protocol CIToneCurve: _InputImage, _InputPoint0, _InputPoint1, _InputPoint2, _InputPoint3,
  _InputPoint4
{}
public protocol CILinearToSRGBToneCurve: _InputImage {}
public protocol CISRGBToneCurveToLinear: _InputImage {}
public protocol CIColorInvert: _InputImage {}
public protocol CIColorMonochrome: _InputImage, _InputColor, _InputIntensity {}
public protocol CIColorPosterize: _InputImage, _InputLevels {}
public protocol CIFalseColor: _InputImage, _InputColor0, _InputColor1 {}
public protocol CIMaskToAlpha: _InputImage {}
public protocol CIMaximumComponent: _InputImage {}
public protocol CIMinimumComponent: _InputImage {}
public protocol CISepiaTone: _InputImage, _InputIntensity {}
public protocol CIColorThreshold: _InputImage, _InputThreshold {}
public protocol CIColorCube: _InputImage, _InputCubeDimension, _InputCubeData, _InputExtrapolate {}
public protocol CIColorCubeWithColorSpace: _InputImage, _InputCubeDimension, _InputCubeData,
  _InputExtrapolate, _InputColorSpace
{}
public protocol CIColorMap: _InputImage, _InputGradientImage {}
public protocol CIVignette: _InputImage, _InputIntensity, _InputRadius {}
public protocol CIVignetteEffect: _InputImage, _InputCenter, _InputRadius, _InputIntensity,
  _InputFalloff
{}
public protocol CIDither: _InputImage, _InputIntensity {}
public protocol CIPhotoEffect: _InputImage, _InputExtrapolate {}
public protocol CIThermal: _InputImage {}
public protocol CIXRay: _InputImage {}
public protocol CIGaussianBlur: _InputImage, _InputRadius {}
public protocol CIBoxBlur: _InputImage, _InputRadius {}
public protocol CIDiscBlur: _InputImage, _InputRadius {}
public protocol CIBokehBlur: _InputImage, _InputRadius, _InputRingAmount, _InputRingSize,
  _InputSoftness
{}
public protocol CIMotionBlur: _InputImage, _InputRadius, _InputAngle {}
public protocol CIZoomBlur: _InputImage, _InputCenter, _InputAmount {}
public protocol CIMedian: _InputImage {}
public protocol CIMorphologyMaximum: _InputImage, _InputRadius {}
public protocol CIMorphologyMinimum: _InputImage, _InputRadius {}
public protocol CIMorphologyGradient: _InputImage, _InputRadius {}
public protocol CIBumpDistortion: _InputImage, _InputCenter, _InputRadius, _InputScale {}
public protocol CIBumpDistortionLinear: _InputImage, _InputCenter, _InputRadius, _InputAngle,
  _InputScale
{}
public protocol CIPinchDistortion: _InputImage, _InputCenter, _InputRadius, _InputScale {}
public protocol CITwirlDistortion: _InputImage, _InputCenter, _InputRadius, _InputAngle {}
public protocol CIVortexDistortion: _InputImage, _InputCenter, _InputRadius, _InputAngle {}
public protocol CICircleSplashDistortion: _InputImage, _InputCenter, _InputRadius {}
public protocol CIHoleDistortion: _InputImage, _InputCenter, _InputRadius {}
public protocol CILightTunnel: _InputImage, _InputCenter, _InputRotation, _InputRadius {}
public protocol CICircularWrap: _InputImage, _InputCenter, _InputRadius, _InputAngle {}
public protocol CIDisplacementDistortion: _InputImage, _InputDisplacementImage, _InputScale {}
public protocol CIKaleidoscope: _InputImage, _InputCount, _InputCenter, _InputAngle {}
public protocol CICheckerboardGenerator: _InputCenter, _InputColor0, _InputColor1, _InputWidth,
  _InputSharpness
{}
public protocol CIStripesGenerator: _InputCenter, _InputColor0, _InputColor1, _InputWidth,
  _InputSharpness
{}
public protocol CIRandomGenerator: CIFilterProtocol {}
public protocol CIRoundedRectangleGenerator: _InputExtent, _InputRadius, _InputColor {}
public protocol CIQRCodeGenerator: _InputMessage, _InputCorrectionLevel {}
public protocol CICode128BarcodeGenerator: _InputMessage, _InputQuietSpace, _InputBarcodeHeight {}
public protocol CILinearGradient: _InputPoint0, _InputPoint1, _InputColor0, _InputColor1 {}
public protocol CISmoothLinearGradient: _InputPoint0, _InputPoint1, _InputColor0, _InputColor1 {}
public protocol CIRadialGradient: _InputCenter, _InputRadius0, _InputRadius1, _InputColor0,
  _InputColor1
{}
public protocol CIGaussianGradient: _InputCenter, _InputColor0, _InputColor1, _InputRadius {}
public protocol CIHueSaturationValueGradient: _InputValue, _InputRadius, _InputSoftness,
  _InputDither
{}
public protocol CIAffineClamp: _InputImage, _InputTransform {}
public protocol CIAffineTile: _InputImage, _InputTransform {}
public protocol CILanczosScaleTransform: _InputImage, _InputScale, _InputAspectRatio {}
public protocol CIBicubicScaleTransform: _InputImage, _InputScale, _InputAspectRatio {}
public protocol CIStraighten: _InputImage, _InputAngle {}
public protocol CIPerspectiveTransform: _InputImage, _InputTopLeft, _InputTopRight,
  _InputBottomRight, _InputBottomLeft
{}
public protocol CIPerspectiveCorrection: _InputImage, _InputTopLeft, _InputTopRight,
  _InputBottomRight, _InputBottomLeft, _InputCrop
{}
public protocol CIAreaAverage: _InputImage, _InputExtent {}
public protocol CIAreaMaximum: _InputImage, _InputExtent {}
public protocol CIAreaMinimum: _InputImage, _InputExtent {}
public protocol CIBloom: _InputImage, _InputRadius, _InputIntensity {}
public protocol CIGloom: _InputImage, _InputRadius, _InputIntensity {}
public protocol CIUnsharpMask: _InputImage, _InputRadius, _InputIntensity {}
public protocol CISharpenLuminance: _InputImage, _InputSharpness, _InputRadius {}
public protocol CIEdges: _InputImage, _InputIntensity {}
public protocol CIPixellate: _InputImage, _InputCenter, _InputScale {}
public protocol CIHexagonalPixellate: _InputImage, _InputCenter, _InputScale {}
public protocol CICrystallize: _InputImage, _InputRadius, _InputCenter {}
public protocol CIPointillize: _InputImage, _InputRadius, _InputCenter {}
public protocol CIDotScreen: _InputImage, _InputCenter, _InputAngle, _InputWidth, _InputSharpness {}
public protocol CILineScreen: _InputImage, _InputCenter, _InputAngle, _InputWidth, _InputSharpness {
}
public protocol CIConvolution: _InputImage, _InputWeights, _InputBias {}
public protocol CIBlendWithMask: _InputImage, _InputBackgroundImage, _InputMaskImage {}
public protocol CIDissolveTransition: _InputImage, _InputTargetImage, _InputTime {}
public protocol CISwipeTransition: _InputImage, _InputTargetImage, _InputTime, _InputAngle,
  _InputWidth, _InputExtent, _InputColor, _InputOpacity
{}
public protocol CICompositeOperation: _InputImage, _InputBackgroundImage {}

/// A filter by its type.
final class BuiltinFilter: CIFilter, CIColorControls, CIColorClamp, CIColorMatrix,
  CIColorPolynomial, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIWhitePointAdjust,
  CITemperatureAndTint, CIHighlightShadowAdjust, CIToneCurve, CILinearToSRGBToneCurve,
  CISRGBToneCurveToLinear, CIColorInvert, CIColorMonochrome, CIColorPosterize, CIFalseColor,
  CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CISepiaTone, CIColorThreshold, CIColorCube,
  CIColorCubeWithColorSpace, CIColorMap, CIVignette, CIVignetteEffect, CIDither, CIPhotoEffect,
  CIThermal, CIXRay, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIBokehBlur, CIMotionBlur, CIZoomBlur,
  CIMedian,
  CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyGradient, CIBumpDistortion,
  CIBumpDistortionLinear, CIPinchDistortion, CITwirlDistortion, CIVortexDistortion,
  CICircleSplashDistortion, CIHoleDistortion, CILightTunnel, CICircularWrap,
  CIDisplacementDistortion, CIKaleidoscope, CICheckerboardGenerator, CIStripesGenerator,
  CIRandomGenerator, CIRoundedRectangleGenerator, CIQRCodeGenerator, CICode128BarcodeGenerator,
  CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient,
  CIHueSaturationValueGradient, CIAffineClamp, CIAffineTile, CILanczosScaleTransform,
  CIBicubicScaleTransform, CIStraighten, CIPerspectiveTransform, CIPerspectiveCorrection,
  CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIBloom, CIGloom, CIUnsharpMask, CISharpenLuminance,
  CIEdges, CIPixellate, CIHexagonalPixellate, CICrystallize, CIPointillize, CIDotScreen,
  CILineScreen, CIConvolution, CIBlendWithMask, CIDissolveTransition, CISwipeTransition,
  CICompositeOperation, CIComicEffect, CIEdgeWork, CINoiseReduction, CILineOverlay, CIHatchedScreen,
  CICircularScreen, CICMYKHalftone, @unchecked Sendable
{}
