import CoreGraphics
import Foundation

// Filters from an image to another one, and some that differ from place to place, by their types.

public protocol CIBarsSwipeTransition: _InputImage, _InputTargetImage, _InputTime, _InputAngle,
  _InputWidth
{}
public protocol CICopyMachineTransition: _InputImage, _InputTargetImage, _InputTime, _InputExtent,
  _InputColor, _InputAngle, _InputWidth, _InputOpacity
{}
public protocol CIModTransition: _InputImage, _InputTargetImage, _InputTime, _InputCenter,
  _InputAngle, _InputRadius
{}
public protocol CIFlashTransition: _InputImage, _InputTargetImage, _InputTime, _InputCenter,
  _InputExtent, _InputColor
{}
public protocol CIAccordionFoldTransition: _InputImage, _InputTargetImage, _InputTime {}
public protocol CIDisintegrateWithMaskTransition: _InputImage, _InputTargetImage, _InputMaskImage,
  _InputTime
{}
public protocol CIMaskedVariableBlur: _InputImage, _InputRadius {}
public protocol CIColorCrossPolynomial: _InputImage, _InputRedCoefficients,
  _InputGreenCoefficients, _InputBlueCoefficients
{}
public protocol CIColumnAverage: _InputImage, _InputExtent {}

extension CIFilterProtocol {
  fileprivate func number(_ key: String) -> Float { Float(FilterInputs(self, key).number(key)) }
}

extension CIBarsSwipeTransition {
  public var barOffset: Float {
    get { number("inputBarOffset") }
    set { setValue(newValue, forKey: "inputBarOffset") }
  }
}
extension CIModTransition {
  public var compression: Float {
    get { number("inputCompression") }
    set { setValue(newValue, forKey: "inputCompression") }
  }
}
extension CIFlashTransition {
  public var maxStriationRadius: Float {
    get { number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  public var striationStrength: Float {
    get { number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  public var striationContrast: Float {
    get { number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  public var fadeThreshold: Float {
    get { number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
}
extension CIAccordionFoldTransition {
  public var bottomHeight: Float {
    get { number("inputBottomHeight") }
    set { setValue(newValue, forKey: "inputBottomHeight") }
  }
  public var numberOfFolds: Float {
    get { number("inputNumberOfFolds") }
    set { setValue(newValue, forKey: "inputNumberOfFolds") }
  }
  public var foldShadowAmount: Float {
    get { number("inputFoldShadowAmount") }
    set { setValue(newValue, forKey: "inputFoldShadowAmount") }
  }
}
extension CIDisintegrateWithMaskTransition {
  public var shadowRadius: Float {
    get { number("inputShadowRadius") }
    set { setValue(newValue, forKey: "inputShadowRadius") }
  }
  public var shadowDensity: Float {
    get { number("inputShadowDensity") }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }
  public var shadowOffset: CGPoint {
    get { FilterInputs(self, "inputShadowOffset").point("inputShadowOffset") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputShadowOffset") }
  }
}
extension CIMaskedVariableBlur {
  public var mask: CIImage? {
    get { value(forKey: "inputMask") as? CIImage }
    set { setValue(newValue, forKey: "inputMask") }
  }
}

extension BuiltinFilter: CIBarsSwipeTransition, CICopyMachineTransition, CIModTransition,
  CIFlashTransition, CIAccordionFoldTransition, CIDisintegrateWithMaskTransition,
  CIMaskedVariableBlur, CIColorCrossPolynomial, CIColumnAverage
{}

extension CIFilter {
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    made("CIBarsSwipeTransition")
  }
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    made("CICopyMachineTransition")
  }
  public class func modTransition() -> any CIFilter & CIModTransition { made("CIModTransition") }
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    made("CIFlashTransition")
  }
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    made("CIAccordionFoldTransition")
  }
  public class func disintegrateWithMaskTransition()
    -> any CIFilter & CIDisintegrateWithMaskTransition
  {
    made("CIDisintegrateWithMaskTransition")
  }
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
    made("CIMaskedVariableBlur")
  }
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
    made("CIColorCrossPolynomial")
  }
  public class func columnAverage() -> any CIFilter & CIColumnAverage { made("CIColumnAverage") }
}
