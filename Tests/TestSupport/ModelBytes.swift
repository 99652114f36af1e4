import Foundation

/// Writes models in the wire format of Protocol Buffers, field by field, as the specification of Core ML numbers them.
package struct ModelBytes {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  private mutating func add(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package func integer(_ number: Int, _ value: Int) -> ModelBytes {
    var copy = self
    copy.add(UInt64(number) << 3)
    copy.add(UInt64(bitPattern: Int64(value)))
    return copy
  }

  package func double(_ number: Int, _ value: Double) -> ModelBytes {
    var copy = self
    copy.add(UInt64(number) << 3 | 1)
    copy.bytes += withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
    return copy
  }

  package func doubles(_ number: Int, _ values: [Double]) -> ModelBytes {
    let packed = values.flatMap { value in
      withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
    }
    return field(number, packed)
  }

  package func string(_ number: Int, _ text: String) -> ModelBytes {
    field(number, Array(text.utf8))
  }

  package func message(_ number: Int, _ message: ModelBytes = ModelBytes()) -> ModelBytes {
    field(number, message.bytes)
  }

  private func field(_ number: Int, _ content: [UInt8]) -> ModelBytes {
    var copy = self
    copy.add(UInt64(number) << 3 | 2)
    copy.add(UInt64(content.count))
    copy.bytes += content
    return copy
  }

  package var data: Data { Data(bytes) }

  // MARK: Parts of models

  /// - Parameter type: the field of its type: 1 a whole number, 2 a number, 3 words, 5 an array.
  package static func feature(_ name: String, _ type: Int) -> ModelBytes {
    ModelBytes().string(1, name).message(3, ModelBytes().message(type))
  }

  package static func model(
    inputs: [(String, Int)], outputs: [(String, Int)], kind: Int, _ content: ModelBytes,
    predicted: String? = nil, probabilities: String? = nil
  ) -> ModelBytes {
    var description = ModelBytes()
    for input in inputs { description = description.message(1, feature(input.0, input.1)) }
    for output in outputs { description = description.message(10, feature(output.0, output.1)) }
    if let predicted { description = description.string(11, predicted) }
    if let probabilities { description = description.string(12, probabilities) }
    return ModelBytes().integer(1, 1).message(2, description).message(kind, content)
  }

  /// A leaf, or a decision by "is at most".
  package static func node(
    _ tree: Int, _ node: Int, leaf: (index: Int, value: Double)? = nil, column: Int = 0,
    atMost value: Double = 0, yes: Int = 0, no: Int = 0
  ) -> ModelBytes {
    let base = ModelBytes().integer(1, tree).integer(2, node)
    if let leaf {
      return base.integer(3, 6)
        .message(20, ModelBytes().integer(1, leaf.index).double(2, leaf.value))
    }
    return base.integer(3, 0).integer(10, column).double(11, value).integer(12, yes)
      .integer(13, no)
  }
}
