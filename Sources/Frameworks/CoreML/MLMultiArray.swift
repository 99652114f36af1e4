import Foundation

/// The numbers of an `MLMultiArray`.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104

  public static let float64 = MLMultiArrayDataType.double
  public static let float = MLMultiArrayDataType.float32
}

/// Numbers in several dimensions, the last one running fastest. They are kept as `Double`, whatever their type.
public final class MLMultiArray: NSObject, @unchecked Sendable {
  // Unchecked: as on Apple's systems, whoever changes it from several threads has to wait for the others.
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  /// How far apart the numbers of each dimension are.
  public let strides: [NSNumber]
  private var values: [Double]

  private static let mostNumbers = 1 << 28

  /// Zeros. Throws where a dimension is not positive, or all are too large together.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    var strides: [NSNumber] = []
    for length in shape.reversed() {
      strides.insert(NSNumber(value: count), at: 0)
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: length.intValue)
      guard length.intValue > 0, !isTooLarge, product <= Self.mostNumbers else {
        throw MLModelError(.generic, "An array of the shape \(shape) cannot be made.")
      }
      count = product
    }
    self.shape = shape
    self.dataType = dataType
    self.strides = strides
    values = [Double](repeating: 0, count: count)
  }

  init(_ values: [Double]) {
    shape = [NSNumber(value: values.count)]
    strides = [1]
    dataType = .double
    self.values = values
  }

  /// One dimension of numbers.
  public convenience init<C: Collection>(_ data: C) throws where C.Element: BinaryInteger {
    self.init(data.map { Double($0) })
  }
  public convenience init<C: Collection>(_ data: C) throws where C.Element: BinaryFloatingPoint {
    self.init(data.map { Double($0) })
  }

  public var count: Int { values.count }

  /// Beyond the array: a trap, as for Swift's arrays.
  public subscript(index: Int) -> NSNumber {
    get { NSNumber(value: values[index]) }
    set { values[index] = rounded(newValue.doubleValue) }
  }

  public subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(key)] }
    set { self[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }

  private func rounded(_ value: Double) -> Double {
    switch dataType {
    case .double: value
    case .float32, .float16: Double(Float(value))
    case .int32: value.rounded(.towardZero)
    }
  }

  var numbers: [Double] { values }
}
