import Foundation
import UIKit
import simd

/// A shape, and how its surface looks.
open class SCNGeometry: NSObject, Animated {
  open var name: String?
  /// One for each element; where there are fewer, they begin again.
  open var materials: [SCNMaterial] = [SCNMaterial()] { didSet { SceneTime.changed() } }
  open var levelsOfDetail: [SCNLevelOfDetail]? {
    didSet {
      if levelsOfDetail?.isEmpty == false {
        SceneReports.notDrawn("simpler geometries for a distance")
      }
    }
  }
  open var subdivisionLevel = 0 {
    didSet { if subdivisionLevel > 0 { SceneReports.notDrawn("subdivisions of geometries") } }
  }
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]? {
    didSet { if shaderModifiers != nil { SceneReports.notDrawn("shader modifiers") } }
  }
  let animations = RunningAnimations()
  var custom = CustomValues()
  private var known: Mesh?
  private var given: (sources: [SCNGeometrySource], elements: [SCNGeometryElement])?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// A geometry of a program's own numbers.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    given = (sources, elements ?? [])
  }
  convenience init(mesh: Mesh) {
    self.init()
    known = mesh
  }

  /// Made when it is first asked for, and again after a change.
  var mesh: Mesh {
    if let known { return known }
    let mesh = makeMesh()
    known = mesh
    return mesh
  }

  /// The shape as triangles; of those that programs make, what they gave.
  func makeMesh() -> Mesh {
    given.map { GeometryPieces.mesh($0.sources, $0.elements) } ?? Mesh(positions: [], parts: [])
  }

  /// Forgets the mesh after a change of what it is made from.
  func reshape() {
    known = nil
    SceneTime.changed()
  }

  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      guard let newValue else { return }
      if materials.isEmpty { materials = [newValue] } else { materials[0] = newValue }
    }
  }
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(max(index, 0), materials.count))
  }
  open func removeMaterial(at index: Int) {
    if materials.indices.contains(index) { materials.remove(at: index) }
  }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }

  open var sources: [SCNGeometrySource] { given?.sources ?? GeometryPieces.sources(mesh) }
  open var elements: [SCNGeometryElement] { given?.elements ?? GeometryPieces.elements(mesh) }
  open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
    sources.filter { $0.semantic == semantic }
  }
  open var elementCount: Int { mesh.parts.count }
  open func element(at index: Int) -> SCNGeometryElement { elements[index] }

  /// Materials are shared with the copy.
  open override func copy() -> Any {
    let copy = SCNGeometry(mesh: mesh)
    copy.given = given
    (copy.name, copy.materials) = (name, materials)
    return copy
  }

  // MARK: Animations

  private static func rest(_ path: String) -> String? {
    let start = "firstMaterial."
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
  func numbers(at path: String) -> [Float]? {
    Self.rest(path).flatMap { firstMaterial?.numbers(at: $0) }
  }
  func show(_ numbers: [Float]?, at path: String) -> Bool {
    Self.rest(path).flatMap { firstMaterial?.show(numbers, at: $0) } ?? false
  }
}

/// A simpler geometry for a distance; the first one is always drawn.
open class SCNLevelOfDetail: NSObject {
  public let geometry: SCNGeometry?
  public init(geometry: SCNGeometry?, screenSpaceRadius: CGFloat) { self.geometry = geometry }
  public init(geometry: SCNGeometry?, worldSpaceDistance: CGFloat) { self.geometry = geometry }
}

/// What has bounds: nodes and geometries.
public protocol SCNBoundingVolume {
  var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
  var boundingSphere: (center: SCNVector3, radius: Float) { get }
}
extension SCNBoundingVolume {
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = (SIMD3<Float>(boundingBox.min), SIMD3<Float>(boundingBox.max))
    return (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
  }
}
extension SCNGeometry: SCNBoundingVolume {
  /// What is set is not kept: bounds are those of the shape.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3(mesh.low), SCNVector3(mesh.high)) }
    set {}
  }
}
extension SCNNode: SCNBoundingVolume {
  /// In the node's own points, of its geometry and of all below it. What is set is not kept.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      let box = bounds(.one)
      return (SCNVector3(box?.low ?? .zero), SCNVector3(box?.high ?? .zero))
    }
    set {}
  }

  /// The smallest box around what is below the node, after a transform of the node's own points; nil around nothing.
  func bounds(_ transform: simd_float4x4) -> (low: SIMD3<Float>, high: SIMD3<Float>)? {
    var low = SIMD3<Float>(repeating: .infinity)
    var high = SIMD3<Float>(repeating: -.infinity)
    if let mesh = geometry?.mesh, !mesh.isEmpty {
      for corner in 0..<8 {
        let point = transform.point(
          SIMD3(
            corner & 1 == 0 ? mesh.low.x : mesh.high.x, corner & 2 == 0 ? mesh.low.y : mesh.high.y,
            corner & 4 == 0 ? mesh.low.z : mesh.high.z))
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
      }
    }
    for child in childNodes {
      guard let box = child.bounds(transform * child.matrix) else { continue }
      low = pointwiseMin(low, box.low)
      high = pointwiseMax(high, box.high)
    }
    return low.isFinite && high.isFinite ? (low, high) : nil
  }
}
