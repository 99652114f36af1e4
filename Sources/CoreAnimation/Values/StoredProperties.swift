@_spi(Reflection) import Swift

/// Stored properties of a program's layers, by their names: what Core Animation sets on the layer that it
/// presents, where an animation has the name of a property that is not managed.
enum StoredProperties {
  /// Puts the values of `keys` into the properties of these names, where there are such, of numbers, places,
  /// sizes, rectangles, colours and the like.
  static func write(_ values: LayerValues, _ keys: Set<String>, into layer: CALayer) {
    guard !keys.isEmpty else { return }
    let start = Unmanaged.passUnretained(layer).toOpaque()
    var kind: AnyClass? = type(of: layer)
    while let current = kind, let known = current as? CALayer.Type, ProgramLayers.contains(known) {
      _forEachField(of: current, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
        let name = String(cString: name)
        if keys.contains(name), let value = values[name], let type = type as? any LayerStorable.Type
        {
          put(value, type, at: start + offset)
        }
        return true
      }
      kind = _getSuperclass(current)
    }
  }

  private static func put<Value: LayerStorable>(
    _ value: LayerValue, _ type: Value.Type, at place: UnsafeMutableRawPointer
  ) {
    guard let value = Value.from(value) else { return }
    place.assumingMemoryBound(to: type).pointee = value
  }
}
