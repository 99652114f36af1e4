import CoreGraphics
import Foundation

// Filters that cover the plane, by their types.

public protocol _InputAcuteAngle: CIFilterProtocol {}
extension _InputAcuteAngle {
  public var acuteAngle: Float {
    get { Float(FilterInputs(self, "inputAcuteAngle").number("inputAcuteAngle")) }
    set { setValue(newValue, forKey: "inputAcuteAngle") }
  }
}

public protocol CIFourfoldReflectedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth,
  _InputAcuteAngle
{}
public protocol CIFourfoldRotatedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CIFourfoldTranslatedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth,
  _InputAcuteAngle
{}
public protocol CIParallelogramTile: _InputImage, _InputCenter, _InputAngle, _InputWidth,
  _InputAcuteAngle
{}
public protocol CIEightfoldReflectedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CISixfoldReflectedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CISixfoldRotatedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CITwelvefoldReflectedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CIGlideReflectedTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CITriangleTile: _InputImage, _InputCenter, _InputAngle, _InputWidth {}
public protocol CIOpTile: _InputImage, _InputCenter, _InputScale, _InputAngle, _InputWidth {}
public protocol CIPerspectiveTile: _InputImage, _InputTopLeft, _InputTopRight, _InputBottomRight,
  _InputBottomLeft
{}
public protocol CITriangleKaleidoscope: _InputImage, _InputRotation {}

extension CITriangleKaleidoscope {
  public var point: CGPoint {
    get { FilterInputs(self, "inputPoint").point("inputPoint") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint") }
  }
  public var size: Float {
    get { Float(FilterInputs(self, "inputSize").number("inputSize")) }
    set { setValue(newValue, forKey: "inputSize") }
  }
  public var decay: Float {
    get { Float(FilterInputs(self, "inputDecay").number("inputDecay")) }
    set { setValue(newValue, forKey: "inputDecay") }
  }
}

extension BuiltinFilter: CIFourfoldReflectedTile, CIFourfoldRotatedTile, CIFourfoldTranslatedTile,
  CIParallelogramTile, CIEightfoldReflectedTile, CISixfoldReflectedTile, CISixfoldRotatedTile,
  CITwelvefoldReflectedTile, CIGlideReflectedTile, CITriangleTile, CIOpTile, CIPerspectiveTile,
  CITriangleKaleidoscope
{}

extension CIFilter {
  public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile {
    made("CIFourfoldReflectedTile")
  }
  public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile {
    made("CIFourfoldRotatedTile")
  }
  public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
    made("CIFourfoldTranslatedTile")
  }
  public class func parallelogramTile() -> any CIFilter & CIParallelogramTile {
    made("CIParallelogramTile")
  }
  public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile {
    made("CIEightfoldReflectedTile")
  }
  public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile {
    made("CISixfoldReflectedTile")
  }
  public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile {
    made("CISixfoldRotatedTile")
  }
  public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile {
    made("CITwelvefoldReflectedTile")
  }
  public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile {
    made("CIGlideReflectedTile")
  }
  public class func triangleTile() -> any CIFilter & CITriangleTile { made("CITriangleTile") }
  public class func opTile() -> any CIFilter & CIOpTile { made("CIOpTile") }
  public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile {
    made("CIPerspectiveTile")
  }
  public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
    made("CITriangleKaleidoscope")
  }
}
