import DrawingCommands
import Foundation

// What filters have in common, an input each: `radius` is the input `inputRadius`. A protocol of a filter is made
// of these.

public protocol _InputImage: CIFilterProtocol {}
extension _InputImage {
  public var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
}

public protocol _InputSaturation: CIFilterProtocol {}
extension _InputSaturation {
  public var saturation: Float {
    get { Float(FilterInputs(self, "inputSaturation").number("inputSaturation")) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
}

public protocol _InputBrightness: CIFilterProtocol {}
extension _InputBrightness {
  public var brightness: Float {
    get { Float(FilterInputs(self, "inputBrightness").number("inputBrightness")) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
}

public protocol _InputContrast: CIFilterProtocol {}
extension _InputContrast {
  public var contrast: Float {
    get { Float(FilterInputs(self, "inputContrast").number("inputContrast")) }
    set { setValue(newValue, forKey: "inputContrast") }
  }
}

public protocol _InputMinComponents: CIFilterProtocol {}
extension _InputMinComponents {
  public var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
}

public protocol _InputMaxComponents: CIFilterProtocol {}
extension _InputMaxComponents {
  public var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
}

public protocol _InputRVector: CIFilterProtocol {}
extension _InputRVector {
  public var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
}

public protocol _InputGVector: CIFilterProtocol {}
extension _InputGVector {
  public var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
}

public protocol _InputBVector: CIFilterProtocol {}
extension _InputBVector {
  public var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
}

public protocol _InputAVector: CIFilterProtocol {}
extension _InputAVector {
  public var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
}

public protocol _InputBiasVector: CIFilterProtocol {}
extension _InputBiasVector {
  public var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}

public protocol _InputRedCoefficients: CIFilterProtocol {}
extension _InputRedCoefficients {
  public var redCoefficients: CIVector {
    get { value(forKey: "inputRedCoefficients") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
}

public protocol _InputGreenCoefficients: CIFilterProtocol {}
extension _InputGreenCoefficients {
  public var greenCoefficients: CIVector {
    get { value(forKey: "inputGreenCoefficients") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
}

public protocol _InputBlueCoefficients: CIFilterProtocol {}
extension _InputBlueCoefficients {
  public var blueCoefficients: CIVector {
    get { value(forKey: "inputBlueCoefficients") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
}

public protocol _InputAlphaCoefficients: CIFilterProtocol {}
extension _InputAlphaCoefficients {
  public var alphaCoefficients: CIVector {
    get { value(forKey: "inputAlphaCoefficients") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
}

public protocol _InputEV: CIFilterProtocol {}
extension _InputEV {
  public var ev: Float {
    get { Float(FilterInputs(self, "inputEV").number("inputEV")) }
    set { setValue(newValue, forKey: "inputEV") }
  }
}

public protocol _InputPower: CIFilterProtocol {}
extension _InputPower {
  public var power: Float {
    get { Float(FilterInputs(self, "inputPower").number("inputPower")) }
    set { setValue(newValue, forKey: "inputPower") }
  }
}

public protocol _InputAngle: CIFilterProtocol {}
extension _InputAngle {
  public var angle: Float {
    get { Float(FilterInputs(self, "inputAngle").number("inputAngle")) }
    set { setValue(newValue, forKey: "inputAngle") }
  }
}

public protocol _InputAmount: CIFilterProtocol {}
extension _InputAmount {
  public var amount: Float {
    get { Float(FilterInputs(self, "inputAmount").number("inputAmount")) }
    set { setValue(newValue, forKey: "inputAmount") }
  }
}

public protocol _InputColor: CIFilterProtocol {}
extension _InputColor {
  public var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
}

public protocol _InputNeutral: CIFilterProtocol {}
extension _InputNeutral {
  public var neutral: CIVector {
    get { value(forKey: "inputNeutral") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
}

public protocol _InputTargetNeutral: CIFilterProtocol {}
extension _InputTargetNeutral {
  public var targetNeutral: CIVector {
    get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
}

public protocol _InputHighlightAmount: CIFilterProtocol {}
extension _InputHighlightAmount {
  public var highlightAmount: Float {
    get { Float(FilterInputs(self, "inputHighlightAmount").number("inputHighlightAmount")) }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
}

public protocol _InputShadowAmount: CIFilterProtocol {}
extension _InputShadowAmount {
  public var shadowAmount: Float {
    get { Float(FilterInputs(self, "inputShadowAmount").number("inputShadowAmount")) }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
}

public protocol _InputRadius: CIFilterProtocol {}
extension _InputRadius {
  public var radius: Float {
    get { Float(FilterInputs(self, "inputRadius").number("inputRadius")) }
    set { setValue(newValue, forKey: "inputRadius") }
  }
}

public protocol _InputPoint0: CIFilterProtocol {}
extension _InputPoint0 {
  public var point0: CGPoint {
    get { FilterInputs(self, "inputPoint0").point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
}

public protocol _InputPoint1: CIFilterProtocol {}
extension _InputPoint1 {
  public var point1: CGPoint {
    get { FilterInputs(self, "inputPoint1").point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
}

public protocol _InputPoint2: CIFilterProtocol {}
extension _InputPoint2 {
  public var point2: CGPoint {
    get { FilterInputs(self, "inputPoint2").point("inputPoint2") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }
}

public protocol _InputPoint3: CIFilterProtocol {}
extension _InputPoint3 {
  public var point3: CGPoint {
    get { FilterInputs(self, "inputPoint3").point("inputPoint3") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }
}

public protocol _InputPoint4: CIFilterProtocol {}
extension _InputPoint4 {
  public var point4: CGPoint {
    get { FilterInputs(self, "inputPoint4").point("inputPoint4") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }
}

public protocol _InputIntensity: CIFilterProtocol {}
extension _InputIntensity {
  public var intensity: Float {
    get { Float(FilterInputs(self, "inputIntensity").number("inputIntensity")) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
}

public protocol _InputLevels: CIFilterProtocol {}
extension _InputLevels {
  public var levels: Float {
    get { Float(FilterInputs(self, "inputLevels").number("inputLevels")) }
    set { setValue(newValue, forKey: "inputLevels") }
  }
}

public protocol _InputColor0: CIFilterProtocol {}
extension _InputColor0 {
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
}

public protocol _InputColor1: CIFilterProtocol {}
extension _InputColor1 {
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

public protocol _InputThreshold: CIFilterProtocol {}
extension _InputThreshold {
  public var threshold: Float {
    get { Float(FilterInputs(self, "inputThreshold").number("inputThreshold")) }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
}

public protocol _InputCubeDimension: CIFilterProtocol {}
extension _InputCubeDimension {
  public var cubeDimension: Float {
    get { Float(FilterInputs(self, "inputCubeDimension").number("inputCubeDimension")) }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
}
