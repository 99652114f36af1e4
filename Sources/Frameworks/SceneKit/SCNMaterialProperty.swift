import CoreAnimation
import Foundation
import UIKit
import simd

public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }

/// What a surface has of one kind all over: a colour, a number or a picture.
open class SCNMaterialProperty: NSObject, Animated {
  /// A colour, a number, a picture or its name; six pictures or colours for the sides of a sky.
  open var contents: Any? { didSet { read() } }
  open var wrapS = SCNWrapMode.clamp { didSet { SceneTime.changed() } }
  open var wrapT = SCNWrapMode.clamp { didSet { SceneTime.changed() } }
  open var minificationFilter = SCNFilterMode.linear { didSet { SceneTime.changed() } }
  open var magnificationFilter = SCNFilterMode.linear { didSet { SceneTime.changed() } }
  open var mipFilter = SCNFilterMode.nearest { didSet { SceneTime.changed() } }
  /// Of places in pictures: u to the right, v downwards, 0…1.
  open var contentsTransform = SCNMatrix4Identity { didSet { SceneTime.changed() } }
  /// Which places of the geometry are taken, where it has several; the first is 0.
  open var mappingChannel = 0 { didSet { SceneTime.changed() } }
  open var maxAnisotropy: CGFloat = 1
  open var textureComponents = SCNColorMask.all
  open var borderColor: Any?
  let animations = RunningAnimations()
  private(set) var texture: Texture?
  private(set) var sides: [Texture] = []
  var colored: Track<SolidColor>
  var strength = Track(CGFloat(1))
  private let usual: SolidColor

  init(_ usual: SolidColor) {
    self.usual = usual
    colored = Track(usual)
  }
  public convenience init(contents: Any) {
    self.init(SolidColor.white)
    self.contents = contents
    read()
  }

  /// What the contents are multiplied with.
  open var intensity: CGFloat {
    get { strength.model }
    set { strength.set(newValue) }
  }

  func take(_ other: SCNMaterialProperty) {
    contents = other.contents
    colored.put(other.colored.model)
    strength.put(other.intensity)
    (wrapS, wrapT, contentsTransform) = (other.wrapS, other.wrapT, other.contentsTransform)
    (minificationFilter, magnificationFilter) = (
      other.minificationFilter, other.magnificationFilter
    )
    mipFilter = other.mipFilter
    mappingChannel = other.mappingChannel
  }

  private func read() {
    SceneTime.changed()
    (texture, sides) = (nil, [])
    guard let contents else { return colored.put(usual) }
    if let color = SolidColor(contents) { return colored.set(color) }
    if let many = contents as? [Any], many.count == 6 {
      sides = many.compactMap(Self.picture)
      if sides.count != 6 { sides = [] }
    } else {
      texture = Self.picture(contents)
    }
    // A picture shows itself; one that is missing leaves white.
    colored.put(texture == nil && sides.isEmpty ? usual : .white)
    if texture == nil, sides.isEmpty { Self.report(contents) }
  }

  private static func report(_ contents: Any) {
    if let name = contents as? String {
      SceneReports.noSuchFile(name)
    } else if let url = contents as? URL {
      SceneReports.noSuchFile(url.lastPathComponent)
    } else {
      SceneReports.noContents("\(type(of: contents))")
    }
  }

  private static func picture(_ contents: Any) -> Texture? {
    switch contents {
    case let image as UIImage: return image.cgImage.map(Texture.of)
    case let image as CGImage: return Texture.of(image)
    case let name as String:
      let plain = (name as NSString).lastPathComponent
      let image =
        UIImage(named: name) ?? UIImage(contentsOfFile: name) ?? UIImage(named: plain)
        ?? UIImage(named: (plain as NSString).deletingPathExtension)
      return image?.cgImage.map(Texture.of)
    case let url as URL: return UIImage(contentsOfFile: url.path)?.cgImage.map(Texture.of)
    case let layer as CALayer:
      // Layers belong to the main thread, where programs make materials of them.
      nonisolated(unsafe) let layer = layer
      return MainActor.assumeIsolated { LayerPictures.picture(layer) }.map(Texture.of)
    default: return SolidColor(contents).map(Texture.init)
    }
  }

  // MARK: Animations

  func numbers(at path: String) -> [Float]? {
    switch path {
    case "intensity": [Float(intensity)]
    case "contents": colored.model.encoded.array
    default: nil
    }
  }
  func show(_ numbers: [Float]?, at path: String) -> Bool {
    switch path {
    case "intensity": strength.override = numbers.map { CGFloat($0[0]) }
    case "contents":
      colored.override = numbers.flatMap(SolidColor.init(encoded:))
    default: return false
    }
    return true
  }
}

/// Layers as pictures.
@MainActor
private enum LayerPictures {
  static func picture(_ layer: CALayer) -> CGImage? {
    let size = layer.bounds.size
    guard size.width > 0, size.height > 0, size.width < 8192, size.height < 8192 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { layer.render(in: $0.cgContext) }.cgImage
  }
}
