import DrawingCommands
import Foundation

public protocol _InputCubeData: CIFilterProtocol {}
extension _InputCubeData {
  public var cubeData: Data {
    get { value(forKey: "inputCubeData") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
}

public protocol _InputExtrapolate: CIFilterProtocol {}
extension _InputExtrapolate {
  public var extrapolate: Bool {
    get { value(forKey: "inputExtrapolate") as? Bool ?? false }
    set { setValue(newValue, forKey: "inputExtrapolate") }
  }
}

public protocol _InputColorSpace: CIFilterProtocol {}
extension _InputColorSpace {
  public var colorSpace: CGColorSpace? {
    get { value(forKey: "inputColorSpace") as? CGColorSpace }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }
}

public protocol _InputGradientImage: CIFilterProtocol {}
extension _InputGradientImage {
  public var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
}

public protocol _InputCenter: CIFilterProtocol {}
extension _InputCenter {
  public var center: CGPoint {
    get { FilterInputs(self, "inputCenter").point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
}

public protocol _InputFalloff: CIFilterProtocol {}
extension _InputFalloff {
  public var falloff: Float {
    get { Float(FilterInputs(self, "inputFalloff").number("inputFalloff")) }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
}

public protocol _InputScale: CIFilterProtocol {}
extension _InputScale {
  public var scale: Float {
    get { Float(FilterInputs(self, "inputScale").number("inputScale")) }
    set { setValue(newValue, forKey: "inputScale") }
  }
}

public protocol _InputRotation: CIFilterProtocol {}
extension _InputRotation {
  public var rotation: Float {
    get { Float(FilterInputs(self, "inputRotation").number("inputRotation")) }
    set { setValue(newValue, forKey: "inputRotation") }
  }
}

public protocol _InputDisplacementImage: CIFilterProtocol {}
extension _InputDisplacementImage {
  public var displacementImage: CIImage? {
    get { value(forKey: "inputDisplacementImage") as? CIImage }
    set { setValue(newValue, forKey: "inputDisplacementImage") }
  }
}

public protocol _InputCount: CIFilterProtocol {}
extension _InputCount {
  public var count: Float {
    get { Float(FilterInputs(self, "inputCount").number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
}

public protocol _InputWidth: CIFilterProtocol {}
extension _InputWidth {
  public var width: Float {
    get { Float(FilterInputs(self, "inputWidth").number("inputWidth")) }
    set { setValue(newValue, forKey: "inputWidth") }
  }
}

public protocol _InputSharpness: CIFilterProtocol {}
extension _InputSharpness {
  public var sharpness: Float {
    get { Float(FilterInputs(self, "inputSharpness").number("inputSharpness")) }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
}

public protocol _InputExtent: CIFilterProtocol {}
extension _InputExtent {
  public var extent: CGRect {
    get { FilterInputs(self, "inputExtent").rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
}

public protocol _InputMessage: CIFilterProtocol {}
extension _InputMessage {
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
}

public protocol _InputCorrectionLevel: CIFilterProtocol {}
extension _InputCorrectionLevel {
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

public protocol _InputQuietSpace: CIFilterProtocol {}
extension _InputQuietSpace {
  public var quietSpace: Float {
    get { Float(FilterInputs(self, "inputQuietSpace").number("inputQuietSpace")) }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
}

public protocol _InputBarcodeHeight: CIFilterProtocol {}
extension _InputBarcodeHeight {
  public var barcodeHeight: Float {
    get { Float(FilterInputs(self, "inputBarcodeHeight").number("inputBarcodeHeight")) }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}

public protocol _InputRadius0: CIFilterProtocol {}
extension _InputRadius0 {
  public var radius0: Float {
    get { Float(FilterInputs(self, "inputRadius0").number("inputRadius0")) }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
}

public protocol _InputRadius1: CIFilterProtocol {}
extension _InputRadius1 {
  public var radius1: Float {
    get { Float(FilterInputs(self, "inputRadius1").number("inputRadius1")) }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
}

public protocol _InputValue: CIFilterProtocol {}
extension _InputValue {
  public var value: Float {
    get { Float(FilterInputs(self, "inputValue").number("inputValue")) }
    set { setValue(newValue, forKey: "inputValue") }
  }
}

public protocol _InputRingAmount: CIFilterProtocol {}
extension _InputRingAmount {
  public var ringAmount: Float {
    get { Float(FilterInputs(self, "inputRingAmount").number("inputRingAmount")) }
    set { setValue(newValue, forKey: "inputRingAmount") }
  }
}

public protocol _InputRingSize: CIFilterProtocol {}
extension _InputRingSize {
  public var ringSize: Float {
    get { Float(FilterInputs(self, "inputRingSize").number("inputRingSize")) }
    set { setValue(newValue, forKey: "inputRingSize") }
  }
}

public protocol _InputSoftness: CIFilterProtocol {}
extension _InputSoftness {
  public var softness: Float {
    get { Float(FilterInputs(self, "inputSoftness").number("inputSoftness")) }
    set { setValue(newValue, forKey: "inputSoftness") }
  }
}

public protocol _InputDither: CIFilterProtocol {}
extension _InputDither {
  public var dither: Float {
    get { Float(FilterInputs(self, "inputDither").number("inputDither")) }
    set { setValue(newValue, forKey: "inputDither") }
  }
}

public protocol _InputTransform: CIFilterProtocol {}
extension _InputTransform {
  public var transform: CGAffineTransform {
    get { FilterInputs(self, "inputTransform").transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}

public protocol _InputAspectRatio: CIFilterProtocol {}
extension _InputAspectRatio {
  public var aspectRatio: Float {
    get { Float(FilterInputs(self, "inputAspectRatio").number("inputAspectRatio")) }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
}

public protocol _InputTopLeft: CIFilterProtocol {}
extension _InputTopLeft {
  public var topLeft: CGPoint {
    get { FilterInputs(self, "inputTopLeft").point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
}

public protocol _InputTopRight: CIFilterProtocol {}
extension _InputTopRight {
  public var topRight: CGPoint {
    get { FilterInputs(self, "inputTopRight").point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
}

public protocol _InputBottomRight: CIFilterProtocol {}
extension _InputBottomRight {
  public var bottomRight: CGPoint {
    get { FilterInputs(self, "inputBottomRight").point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
}

public protocol _InputBottomLeft: CIFilterProtocol {}
extension _InputBottomLeft {
  public var bottomLeft: CGPoint {
    get { FilterInputs(self, "inputBottomLeft").point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
}

public protocol _InputCrop: CIFilterProtocol {}
extension _InputCrop {
  public var crop: Bool {
    get { value(forKey: "inputCrop") as? Bool ?? false }
    set { setValue(newValue, forKey: "inputCrop") }
  }
}

public protocol _InputWeights: CIFilterProtocol {}
extension _InputWeights {
  public var weights: CIVector {
    get { value(forKey: "inputWeights") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputWeights") }
  }
}

public protocol _InputBias: CIFilterProtocol {}
extension _InputBias {
  public var bias: Float {
    get { Float(FilterInputs(self, "inputBias").number("inputBias")) }
    set { setValue(newValue, forKey: "inputBias") }
  }
}

public protocol _InputBackgroundImage: CIFilterProtocol {}
extension _InputBackgroundImage {
  public var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

public protocol _InputMaskImage: CIFilterProtocol {}
extension _InputMaskImage {
  public var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
}

public protocol _InputTargetImage: CIFilterProtocol {}
extension _InputTargetImage {
  public var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
}

public protocol _InputTime: CIFilterProtocol {}
extension _InputTime {
  public var time: Float {
    get { Float(FilterInputs(self, "inputTime").number("inputTime")) }
    set { setValue(newValue, forKey: "inputTime") }
  }
}

public protocol _InputOpacity: CIFilterProtocol {}
extension _InputOpacity {
  public var opacity: Float {
    get { Float(FilterInputs(self, "inputOpacity").number("inputOpacity")) }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
}

extension FilterInputs {
  /// The one input of a filter.
  init(_ filter: some CIFilterProtocol, _ key: String) {
    self.init(values: filter.value(forKey: key).map { [key: $0] } ?? [:])
  }
}
