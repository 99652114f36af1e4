import Foundation
import UIKit
import simd

/// Numbers for each place of a geometry.
open class SCNGeometrySource: NSObject {
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
    public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
    public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
    public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
  }

  public let data: Data
  public let semantic: Semantic
  public let vectorCount: Int
  public let usesFloatComponents: Bool
  public let componentsPerVector: Int
  public let bytesPerComponent: Int
  public let dataOffset: Int
  public let dataStride: Int

  public init(
    data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents: Bool,
    componentsPerVector: Int, bytesPerComponent: Int, dataOffset: Int, dataStride: Int
  ) {
    self.data = data
    self.semantic = semantic
    self.vectorCount = vectorCount
    self.usesFloatComponents = usesFloatComponents
    self.componentsPerVector = componentsPerVector
    self.bytesPerComponent = bytesPerComponent
    self.dataOffset = dataOffset
    self.dataStride = dataStride
  }

  private convenience init(_ numbers: [Float], _ semantic: Semantic, each: Int) {
    self.init(
      data: Data(numbers.flatMap { withBytes(of: $0) }), semantic: semantic,
      vectorCount: numbers.count / each, usesFloatComponents: true, componentsPerVector: each,
      bytesPerComponent: 4, dataOffset: 0, dataStride: 4 * each)
  }
  public convenience init(vertices: [SCNVector3]) {
    self.init(vertices.flatMap { [$0.x, $0.y, $0.z] }, .vertex, each: 3)
  }
  public convenience init(normals: [SCNVector3]) {
    self.init(normals.flatMap { [$0.x, $0.y, $0.z] }, .normal, each: 3)
  }
  public convenience init(textureCoordinates: [CGPoint]) {
    self.init(textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, .texcoord, each: 2)
  }

  /// So many numbers for each place, `missing` for those that are not there.
  func numbers(_ count: Int, missing: Float) -> [[Float]] {
    let stride = dataStride > 0 ? dataStride : componentsPerVector * bytesPerComponent
    guard stride > 0, dataOffset >= 0, vectorCount > 0 else { return [] }
    let bytes = [UInt8](data)
    return (0..<vectorCount).map { index in
      (0..<count).map { part in
        guard part < componentsPerVector else { return missing }
        let at = dataOffset + index * stride + part * bytesPerComponent
        guard at + bytesPerComponent <= bytes.count else { return missing }
        return number(bytes, at)
      }
    }
  }

  /// Little endian, as the machines are that programs write it for.
  private func number(_ bytes: [UInt8], _ at: Int) -> Float {
    var bits: UInt64 = 0
    for byte in 0..<min(bytesPerComponent, 8) { bits |= UInt64(bytes[at + byte]) << (8 * byte) }
    switch (usesFloatComponents, bytesPerComponent) {
    case (true, 4): return Float(bitPattern: UInt32(bits))
    case (true, 8): return Float(Double(bitPattern: bits))
    // Bytes of colours are parts of 255.
    case (false, 1): return semantic == .color ? Float(bits) / 255 : Float(bits)
    default: return Float(bits)
    }
  }
}

private func withBytes(of value: Float) -> [UInt8] {
  let bits = value.bitPattern
  return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) }
}

public enum SCNGeometryPrimitiveType: Int, Sendable {
  case triangles, triangleStrip, line, point, polygon
}

/// How the places of a geometry are joined.
open class SCNGeometryElement: NSObject {
  public let data: Data
  public let primitiveType: SCNGeometryPrimitiveType
  public let primitiveCount: Int
  public let bytesPerIndex: Int
  /// Points of the screen, for points.
  open var pointSize: CGFloat = 1
  open var minimumPointScreenSpaceRadius: CGFloat = 1
  open var maximumPointScreenSpaceRadius: CGFloat = 1
  private let given: [UInt32]?

  public init(
    data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
  ) {
    self.data = data ?? Data()
    self.primitiveType = primitiveType
    self.primitiveCount = primitiveCount
    self.bytesPerIndex = bytesPerIndex
    // Without indices, places are taken in their order.
    given =
      data == nil ? Self.count(primitiveType, primitiveCount).map { Array(0..<UInt32($0)) } : nil
  }

  public init<IndexType: FixedWidthInteger>(
    indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
  ) {
    let numbers = indices.map { UInt32(truncatingIfNeeded: $0) }
    given = numbers
    data = Data(numbers.flatMap { n in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: n >> $0) } })
    self.primitiveType = primitiveType
    bytesPerIndex = 4
    primitiveCount =
      switch primitiveType {
      case .triangles: indices.count / 3
      case .triangleStrip: max(indices.count - 2, 0)
      case .line: indices.count / 2
      case .point: indices.count
      case .polygon: Self.polygons(numbers).count
      }
  }

  private static func count(_ type: SCNGeometryPrimitiveType, _ pieces: Int) -> Int? {
    switch type {
    case .triangles: max(pieces, 0) * 3
    case .triangleStrip: max(pieces, 0) + 2
    case .line: max(pieces, 0) * 2
    case .point: max(pieces, 0)
    case .polygon: nil
    }
  }

  private var indices: [UInt32] {
    if let given { return given }
    let bytes = [UInt8](data)
    guard [1, 2, 4, 8].contains(bytesPerIndex) else { return [] }
    return stride(from: 0, to: bytes.count / bytesPerIndex * bytesPerIndex, by: bytesPerIndex).map {
      at in
      (0..<min(bytesPerIndex, 4)).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << (8 * $1) }
    }
  }

  /// First how many places each polygon has, then these.
  private static func polygons(_ numbers: [UInt32], count: Int? = nil) -> [[UInt32]] {
    var counts: [Int] = []
    if let count {
      counts = numbers.prefix(count).map(Int.init)
    } else {
      var sum = 0
      for number in numbers {
        if sum + counts.count >= numbers.count { break }
        counts.append(Int(number))
        sum += Int(number)
      }
    }
    var at = counts.count
    var polygons: [[UInt32]] = []
    for count in counts {
      guard count >= 0, at + count <= numbers.count else { break }
      polygons.append(Array(numbers[at..<at + count]))
      at += count
    }
    return polygons
  }

  /// Strips and polygons as triangles.
  var part: Mesh.Part {
    let all = indices
    let most = Self.count(primitiveType, primitiveCount) ?? all.count
    let used = Array(all.prefix(most))
    switch primitiveType {
    case .triangles: return Mesh.Part(indices: used)
    case .line: return Mesh.Part(kind: .lines, indices: used)
    case .point:
      return Mesh.Part(
        kind: .points, indices: used,
        size: Float(max(pointSize, 2 * minimumPointScreenSpaceRadius, 1)))
    case .triangleStrip:
      var triangles: [UInt32] = []
      for at in 0..<max(used.count - 2, 0) {
        let (a, b, c) = (used[at], used[at + 1], used[at + 2])
        if a != b, b != c, a != c { triangles += at % 2 == 0 ? [a, b, c] : [b, a, c] }
      }
      return Mesh.Part(indices: triangles)
    case .polygon:
      var triangles: [UInt32] = []
      for polygon in Self.polygons(all, count: primitiveCount) where polygon.count > 2 {
        for at in 1..<polygon.count - 1 { triangles += [polygon[0], polygon[at], polygon[at + 1]] }
      }
      return Mesh.Part(indices: triangles)
    }
  }
}

/// Meshes of what programs give, and back.
enum GeometryPieces {
  static func mesh(_ sources: [SCNGeometrySource], _ elements: [SCNGeometryElement]) -> Mesh {
    func first(_ semantic: SCNGeometrySource.Semantic) -> SCNGeometrySource? {
      sources.first { $0.semantic == semantic }
    }
    func triples(_ source: SCNGeometrySource?) -> [SIMD3<Float>] {
      source?.numbers(3, missing: 0).map { SIMD3($0[0], $0[1], $0[2]) } ?? []
    }
    let places = sources.filter { $0.semantic == .texcoord }.map {
      $0.numbers(2, missing: 0).map { SIMD2($0[0], $0[1]) }
    }
    let colors = first(.color)?.numbers(4, missing: 1).map { SIMD4($0[0], $0[1], $0[2], $0[3]) }
    return Mesh(
      positions: triples(first(.vertex)), normals: triples(first(.normal)),
      texts: places.first ?? [], otherTexts: Array(places.dropFirst()), colors: colors,
      parts: elements.map(\.part))
  }

  static func sources(_ mesh: Mesh) -> [SCNGeometrySource] {
    [
      SCNGeometrySource(vertices: mesh.positions.map { SCNVector3($0) }),
      SCNGeometrySource(normals: mesh.normals.map { SCNVector3($0) }),
      SCNGeometrySource(
        textureCoordinates: mesh.texts.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }),
    ]
  }

  static func elements(_ mesh: Mesh) -> [SCNGeometryElement] {
    mesh.parts.map {
      SCNGeometryElement(
        indices: $0.indices,
        primitiveType: $0.kind == .triangles ? .triangles : $0.kind == .lines ? .line : .point)
    }
  }

  /// All geometries below a node as one, each part with its material.
  static func flattened(_ node: SCNNode) -> SCNGeometry {
    var builder = MeshBuilder()
    var materials: [SCNMaterial] = []
    func add(_ node: SCNNode, _ transform: simd_float4x4) {
      if let geometry = node.geometry, !node.isHidden {
        let (mesh, first) = (geometry.mesh, UInt32(builder.positions.count))
        let turn = transform.safeInverse.transpose
        for index in mesh.positions.indices {
          builder.vertex(
            transform.point(mesh.positions[index]),
            SIMD3(0, 1, 0).unit(turn.direction(mesh.normals[index])), mesh.texts[index])
        }
        for (index, part) in mesh.parts.enumerated() {
          var part = part
          part.indices = part.indices.map { $0 + first }
          builder.parts.append(part)
          let count = geometry.materials.count
          materials.append(count > 0 ? geometry.materials[index % count] : SCNMaterial())
        }
      }
      for child in node.childNodes { add(child, transform * child.matrix) }
    }
    add(node, .one)
    let geometry = SCNGeometry(mesh: builder.mesh)
    geometry.materials = materials
    return geometry
  }
}
