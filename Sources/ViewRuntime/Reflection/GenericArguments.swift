/// The types that a type is made of: the arguments of a generic structure or enumeration, the elements of a tuple.
enum GenericArguments {
  /// In the order of their declaration; none where the type has none, or takes packs.
  ///
  /// The layout is that of the Swift ABI (docs/ABI/TypeMetadata.rst of the Swift project).
  static func of(_ type: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return switch metadata.load(as: UInt.self) {
    case 0x200, 0x201, 0x202: arguments(metadata)
    case 0x301: elements(metadata)
    default: []
    }
  }

  private static let word = MemoryLayout<UInt>.size

  /// Behind the kind and the number come labels, then a type and an offset each.
  private static func elements(_ metadata: UnsafeRawPointer) -> [Any.Type] {
    let count = metadata.load(fromByteOffset: word, as: UInt.self)
    return (0..<Int(count)).map {
      metadata.load(fromByteOffset: word * (3 + 2 * $0), as: Any.Type.self)
    }
  }

  /// Behind the kind and the descriptor come the arguments that the descriptor counts.
  private static func arguments(_ metadata: UnsafeRawPointer) -> [Any.Type] {
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard isGeneric else { return [] }
    // Seven words of 32 bits that every such type has, and two for what instantiates it.
    let header = descriptor + 36
    let parameterCount = Int(header.load(as: UInt16.self))
    let takesPacks = header.load(fromByteOffset: 6, as: UInt16.self) & 1 != 0
    guard !takesPacks else { return [] }
    let keys = (0..<parameterCount).filter {
      // A type of its own, not one that equals another.
      header.load(fromByteOffset: 8 + $0, as: UInt8.self) & 0xBF == 0x80
    }
    return keys.indices.map {
      metadata.load(fromByteOffset: word * (2 + $0), as: Any.Type.self)
    }
  }
}
