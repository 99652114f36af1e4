/// Matrices of four columns, as Apple's simd has them: `m * v` turns a column vector.
public struct simd_float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  @inlinable public init() { self.init(diagonal: .zero) }
  @inlinable public init(
    columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  ) { self.columns = columns }
  @inlinable public init(
    _ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>
  ) { columns = (c0, c1, c2, c3) }
  @inlinable public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a matrix of \(columns.count) columns, not of four")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  @inlinable public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }
  @inlinable public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
  @inlinable public init(diagonal d: SIMD4<Float>) {
    columns = (
      SIMD4(d.x, 0, 0, 0), SIMD4(0, d.y, 0, 0), SIMD4(0, 0, d.z, 0), SIMD4(0, 0, 0, d.w)
    )
  }
  public init(_ turn: simd_quatf) {
    let m = simd_float3x3(turn)
    self.init(
      SIMD4(m.columns.0, 0), SIMD4(m.columns.1, 0), SIMD4(m.columns.2, 0), SIMD4(0, 0, 0, 1))
  }

  @inlinable public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  @inlinable public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
      && a.columns.3 == b.columns.3
  }
  @inlinable public static func * (m: Self, v: SIMD4<Float>) -> SIMD4<Float> {
    m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z + m.columns.3 * v.w
  }
  @inlinable public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  @inlinable public static func * (s: Float, m: Self) -> Self {
    Self(s * m.columns.0, s * m.columns.1, s * m.columns.2, s * m.columns.3)
  }
  @inlinable public static func * (m: Self, s: Float) -> Self { s * m }
  @inlinable public static func + (a: Self, b: Self) -> Self {
    Self(
      a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2,
      a.columns.3 + b.columns.3)
  }
  @inlinable public static func - (a: Self, b: Self) -> Self { a + -1 * b }

  @inlinable public var transpose: Self {
    let (a, b, c, d) = columns
    return Self(
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
      SIMD4(a.w, b.w, c.w, d.w))
  }

  /// By the six pairs of two rows of its upper and lower halves.
  private var minors: (s: [Double], c: [Double]) {
    func value(_ column: Int, _ row: Int) -> Double { Double(self[column][row]) }
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    func both(_ first: Int, _ second: Int) -> [Double] {
      pairs.map { value(first, $0) * value(second, $1) - value(second, $0) * value(first, $1) }
    }
    return (both(0, 1), both(2, 3))
  }

  public var determinant: Float {
    let (s, c) = minors
    return Float(
      s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0])
  }

  /// Of a singular matrix its numbers are not finite.
  public var inverse: Self {
    let (s, c) = minors
    let whole = s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    func a(_ row: Int, _ column: Int) -> Double { Double(self[row][column]) }
    func column(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Float> {
      SIMD4(Float(x / whole), Float(y / whole), Float(z / whole), Float(w / whole))
    }
    return Self(
      column(
        a(1, 1) * c[5] - a(1, 2) * c[4] + a(1, 3) * c[3],
        -a(0, 1) * c[5] + a(0, 2) * c[4] - a(0, 3) * c[3],
        a(3, 1) * s[5] - a(3, 2) * s[4] + a(3, 3) * s[3],
        -a(2, 1) * s[5] + a(2, 2) * s[4] - a(2, 3) * s[3]),
      column(
        -a(1, 0) * c[5] + a(1, 2) * c[2] - a(1, 3) * c[1],
        a(0, 0) * c[5] - a(0, 2) * c[2] + a(0, 3) * c[1],
        -a(3, 0) * s[5] + a(3, 2) * s[2] - a(3, 3) * s[1],
        a(2, 0) * s[5] - a(2, 2) * s[2] + a(2, 3) * s[1]),
      column(
        a(1, 0) * c[4] - a(1, 1) * c[2] + a(1, 3) * c[0],
        -a(0, 0) * c[4] + a(0, 1) * c[2] - a(0, 3) * c[0],
        a(3, 0) * s[4] - a(3, 1) * s[2] + a(3, 3) * s[0],
        -a(2, 0) * s[4] + a(2, 1) * s[2] - a(2, 3) * s[0]),
      column(
        -a(1, 0) * c[3] + a(1, 1) * c[1] - a(1, 2) * c[0],
        a(0, 0) * c[3] - a(0, 1) * c[1] + a(0, 2) * c[0],
        -a(3, 0) * s[3] + a(3, 1) * s[1] - a(3, 2) * s[0],
        a(2, 0) * s[3] - a(2, 1) * s[1] + a(2, 2) * s[0]))
  }
}

/// Matrices of three columns.
public struct simd_float3x3: Equatable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  @inlinable public init() { columns = (.zero, .zero, .zero) }
  @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
    self.columns = columns
  }
  @inlinable public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) {
    columns = (c0, c1, c2)
  }
  @inlinable public init(diagonal d: SIMD3<Float>) {
    columns = (SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z))
  }
  @inlinable public init(_ turn: simd_quatf) {
    let (x, y, z, w) = (turn.vector.x, turn.vector.y, turn.vector.z, turn.vector.w)
    columns = (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  @inlinable public static func * (m: Self, v: SIMD3<Float>) -> SIMD3<Float> {
    m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z
  }
  @inlinable public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }
  @inlinable public var transpose: Self {
    let (a, b, c) = columns
    return Self(SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }
  @inlinable public var determinant: Float { dot(columns.0, cross(columns.1, columns.2)) }
  /// Of a singular matrix its numbers are not finite.
  @inlinable public var inverse: Self {
    let (a, b, c) = columns
    let whole = determinant
    return Self(cross(b, c) / whole, cross(c, a) / whole, cross(a, b) / whole).transpose
  }
}

public typealias float4x4 = simd_float4x4
public typealias float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_float3x3 = simd_float3x3

public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))
public let matrix_identity_float3x3 = simd_float3x3(diagonal: SIMD3(repeating: 1))

public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func simd_mul(_ m: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { m * v }
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func matrix_multiply(_ m: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { m * v }
public func simd_inverse(_ m: simd_float4x4) -> simd_float4x4 { m.inverse }
public func simd_transpose(_ m: simd_float4x4) -> simd_float4x4 { m.transpose }
