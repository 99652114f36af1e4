import Foundation

// Makers of filters, so that no name is a text.
extension CIFilter {
  class func made(_ name: String) -> BuiltinFilter {
    BuiltinFilter(name, FilterDefinition.all[name] ?? MissingFilters.definition(name))
  }

  public class func colorControls() -> any CIFilter & CIColorControls { made("CIColorControls") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { made("CIColorClamp") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { made("CIColorMatrix") }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    made("CIColorPolynomial")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { made("CIExposureAdjust") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { made("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { made("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { made("CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    made("CIWhitePointAdjust")
  }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    made("CITemperatureAndTint")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    made("CIHighlightShadowAdjust")
  }
  public class func toneCurve() -> any CIFilter & CIToneCurve { made("CIToneCurve") }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    made("CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    made("CISRGBToneCurveToLinear")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { made("CIColorInvert") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    made("CIColorMonochrome")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { made("CIColorPosterize") }
  public class func falseColor() -> any CIFilter & CIFalseColor { made("CIFalseColor") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { made("CIMaskToAlpha") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    made("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    made("CIMinimumComponent")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { made("CISepiaTone") }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { made("CIColorThreshold") }
  public class func colorCube() -> any CIFilter & CIColorCube { made("CIColorCube") }
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    made("CIColorCubeWithColorSpace")
  }
  public class func colorMap() -> any CIFilter & CIColorMap { made("CIColorMap") }
  public class func vignette() -> any CIFilter & CIVignette { made("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { made("CIVignetteEffect") }
  public class func dither() -> any CIFilter & CIDither { made("CIDither") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectMono") }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectTonal")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectNoir") }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectFade") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectChrome")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectTransfer")
  }
  public class func thermal() -> any CIFilter & CIThermal { made("CIThermal") }
  public class func xRay() -> any CIFilter & CIXRay { made("CIXRay") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { made("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { made("CIBoxBlur") }
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { made("CIBokehBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { made("CIDiscBlur") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { made("CIMotionBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { made("CIZoomBlur") }
  public class func medianFilter() -> any CIFilter & CIMedian { made("CIMedianFilter") }
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    made("CIMorphologyMaximum")
  }
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    made("CIMorphologyMinimum")
  }
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    made("CIMorphologyGradient")
  }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { made("CIBumpDistortion") }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    made("CIBumpDistortionLinear")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    made("CIPinchDistortion")
  }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    made("CITwirlDistortion")
  }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    made("CIVortexDistortion")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    made("CICircleSplashDistortion")
  }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { made("CIHoleDistortion") }
  public class func lightTunnel() -> any CIFilter & CILightTunnel { made("CILightTunnel") }
  public class func circularWrap() -> any CIFilter & CICircularWrap { made("CICircularWrap") }
  public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
    made("CIDisplacementDistortion")
  }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { made("CIKaleidoscope") }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    made("CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    made("CIStripesGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    made("CIRandomGenerator")
  }
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    made("CIRoundedRectangleGenerator")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    made("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    made("CICode128BarcodeGenerator")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient { made("CILinearGradient") }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    made("CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient { made("CIRadialGradient") }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    made("CIGaussianGradient")
  }
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    made("CIHueSaturationValueGradient")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { made("CIAffineClamp") }
  public class func affineTile() -> any CIFilter & CIAffineTile { made("CIAffineTile") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    made("CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    made("CIBicubicScaleTransform")
  }
  public class func straighten() -> any CIFilter & CIStraighten { made("CIStraightenFilter") }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    made("CIPerspectiveTransform")
  }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    made("CIPerspectiveCorrection")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { made("CIAreaAverage") }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { made("CIAreaMaximum") }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { made("CIAreaMinimum") }
  public class func bloom() -> any CIFilter & CIBloom { made("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { made("CIGloom") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { made("CIUnsharpMask") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    made("CISharpenLuminance")
  }
  public class func edges() -> any CIFilter & CIEdges { made("CIEdges") }
  public class func pixellate() -> any CIFilter & CIPixellate { made("CIPixellate") }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    made("CIHexagonalPixellate")
  }
  public class func crystallize() -> any CIFilter & CICrystallize { made("CICrystallize") }
  public class func pointillize() -> any CIFilter & CIPointillize { made("CIPointillize") }
  public class func dotScreen() -> any CIFilter & CIDotScreen { made("CIDotScreen") }
  public class func lineScreen() -> any CIFilter & CILineScreen { made("CILineScreen") }
  public class func convolution3X3() -> any CIFilter & CIConvolution { made("CIConvolution3X3") }
  public class func convolution5X5() -> any CIFilter & CIConvolution { made("CIConvolution5X5") }
  public class func convolution7X7() -> any CIFilter & CIConvolution { made("CIConvolution7X7") }
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    made("CIConvolution9Horizontal")
  }
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    made("CIConvolution9Vertical")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { made("CIBlendWithMask") }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    made("CIBlendWithAlphaMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    made("CIBlendWithRedMask")
  }
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    made("CIBlendWithBlueMask")
  }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    made("CIDissolveTransition")
  }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    made("CISwipeTransition")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceOverCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceOutCompositing")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    made("CIAdditionCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMinimumCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMultiplyCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIMultiplyBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIScreenBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDarkenBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILightenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIExclusionBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIOverlayBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIHardLightBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CISoftLightBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorDodgeBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorBurnBlendMode")
  }
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILinearBurnBlendMode")
  }
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILinearDodgeBlendMode")
  }
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILinearLightBlendMode")
  }
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIVividLightBlendMode")
  }
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIPinLightBlendMode")
  }
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    made("CISubtractBlendMode")
  }
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDivideBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { made("CIHueBlendMode") }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    made("CISaturationBlendMode")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILuminosityBlendMode")
  }

  // Those that are not here say so once, and give back their image.

  public class func depthOfField() -> any CIFilter & _InputImage { made("CIDepthOfField") }
  public class func spotColor() -> any CIFilter & _InputImage { made("CISpotColor") }
  public class func documentEnhancer() -> any CIFilter & _InputImage { made("CIDocumentEnhancer") }
}
