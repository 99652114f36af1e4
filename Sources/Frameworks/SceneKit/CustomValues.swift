import Foundation

/// Values that a program keeps by names of its own with an object of a scene: for itself, or for shaders.
struct CustomValues {
  private var values: [String: Any] = [:]

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

extension SCNNode {
  /// Sets the property of that name, or keeps the value under it.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("name", _): name = value as? String
    case ("hidden", let value as Bool): isHidden = value
    case ("opacity", _): (value as? any BinaryFloatingPoint).map { opacity = CGFloat(Double($0)) }
    case ("position", let value as SCNVector3): position = value
    case ("scale", let value as SCNVector3): scale = value
    case ("eulerAngles", let value as SCNVector3): eulerAngles = value
    case ("geometry", _): geometry = value as? SCNGeometry
    default: custom[key] = value
    }
  }

  public func value(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "hidden": isHidden
    case "opacity": opacity
    case "position": position
    case "scale": scale
    case "eulerAngles": eulerAngles
    case "geometry": geometry
    default: custom[key]
    }
  }
}

extension SCNGeometry {
  /// Keeps a value under a name of the program's own.
  public func setValue(_ value: Any?, forKey key: String) { custom[key] = value }
  public func value(forKey key: String) -> Any? { custom[key] }
}

extension SCNMaterial {
  /// Keeps a value under a name of the program's own. Shaders of the program's are left out, and so are their values.
  public func setValue(_ value: Any?, forKey key: String) { custom[key] = value }
  public func value(forKey key: String) -> Any? { custom[key] }
}
