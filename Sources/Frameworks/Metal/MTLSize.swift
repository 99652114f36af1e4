import Foundation

public struct MTLSize: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init() { self.init(width: 0, height: 0, depth: 0) }
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}

/// A place in a texture, in pixels from its first one.
public struct MTLOrigin: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

public struct MTLRegion: Equatable, Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion {
  MTLRegion(origin: MTLOriginMake(x, 0, 0), size: MTLSizeMake(width, 1, 1))
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOriginMake(x, y, 0), size: MTLSizeMake(width, height, 1))
}
public func MTLRegionMake3D(
  _ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int
) -> MTLRegion {
  MTLRegion(origin: MTLOriginMake(x, y, z), size: MTLSizeMake(width, height, depth))
}

/// Not premultiplied; each part from 0 to 1.
public struct MTLClearColor: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  var color: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Where in the target a picture lies, in pixels, and what depths it has.
public struct MTLViewport: Equatable, Sendable {
  public var originX: Double
  public var originY: Double
  public var width: Double
  public var height: Double
  public var znear: Double
  public var zfar: Double
  public init() { self.init(originX: 0, originY: 0, width: 0, height: 0, znear: 0, zfar: 1) }
  public init(
    originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
  ) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}

public struct MTLScissorRect: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
