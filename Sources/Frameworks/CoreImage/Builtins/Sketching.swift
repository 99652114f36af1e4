import Foundation

// Filters that draw a picture anew, by their types.

public protocol CIComicEffect: _InputImage {}
public protocol CIEdgeWork: _InputImage, _InputRadius {}
public protocol CIHatchedScreen: _InputImage, _InputCenter, _InputAngle, _InputWidth,
  _InputSharpness
{}
public protocol CICircularScreen: _InputImage, _InputCenter, _InputWidth, _InputSharpness {}
public protocol CINoiseReduction: _InputImage, _InputSharpness {}
public protocol CILineOverlay: _InputImage, _InputThreshold, _InputContrast {}
public protocol CICMYKHalftone: _InputImage, _InputCenter, _InputWidth, _InputAngle, _InputSharpness
{}

extension CINoiseReduction {
  public var noiseLevel: Float {
    get { Float(FilterInputs(self, "inputNoiseLevel").number("inputNoiseLevel")) }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }
}

extension CILineOverlay {
  public var nrNoiseLevel: Float {
    get { Float(FilterInputs(self, "inputNRNoiseLevel").number("inputNRNoiseLevel")) }
    set { setValue(newValue, forKey: "inputNRNoiseLevel") }
  }
  public var nrSharpness: Float {
    get { Float(FilterInputs(self, "inputNRSharpness").number("inputNRSharpness")) }
    set { setValue(newValue, forKey: "inputNRSharpness") }
  }
  public var edgeIntensity: Float {
    get { Float(FilterInputs(self, "inputEdgeIntensity").number("inputEdgeIntensity")) }
    set { setValue(newValue, forKey: "inputEdgeIntensity") }
  }
}

extension CICMYKHalftone {
  public var grayComponentReplacement: Float {
    get { Float(FilterInputs(self, "inputGCR").number("inputGCR")) }
    set { setValue(newValue, forKey: "inputGCR") }
  }
  public var underColorRemoval: Float {
    get { Float(FilterInputs(self, "inputUCR").number("inputUCR")) }
    set { setValue(newValue, forKey: "inputUCR") }
  }
}

extension CIFilter {
  public class func comicEffect() -> any CIFilter & CIComicEffect { made("CIComicEffect") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { made("CIEdgeWork") }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { made("CINoiseReduction") }
  public class func lineOverlay() -> any CIFilter & CILineOverlay { made("CILineOverlay") }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { made("CIHatchedScreen") }
  public class func circularScreen() -> any CIFilter & CICircularScreen { made("CICircularScreen") }
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { made("CICMYKHalftone") }
}
