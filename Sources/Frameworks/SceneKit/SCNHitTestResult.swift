import Foundation
import UIKit
import simd

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
  public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
}
public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }

/// Where a ray meets a node's geometry.
open class SCNHitTestResult: NSObject {
  public let node: SCNNode
  public let geometryIndex: Int
  public let faceIndex: Int
  public let localCoordinates: SCNVector3
  public let worldCoordinates: SCNVector3
  public let localNormal: SCNVector3
  public let worldNormal: SCNVector3
  public let modelTransform: SCNMatrix4
  public var boneNode: SCNNode? { nil }
  let distance: Float
  private let text: CGPoint

  init(_ node: SCNNode, _ matrix: simd_float4x4, _ hit: SceneRay.Hit, distance: Float) {
    self.node = node
    (geometryIndex, faceIndex) = (hit.part, hit.face)
    localCoordinates = SCNVector3(hit.place)
    worldCoordinates = SCNVector3(matrix.point(hit.place))
    localNormal = SCNVector3(hit.normal)
    worldNormal = SCNVector3(
      hit.normal.unit(matrix.safeInverse.transpose.direction(hit.normal)))
    modelTransform = SCNMatrix4(matrix)
    self.distance = distance
    text = CGPoint(x: CGFloat(hit.text.x), y: CGFloat(hit.text.y))
  }

  /// Where in the node's pictures.
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { text }
}

/// A line through a scene.
struct SceneRay {
  var start: SIMD3<Float>
  var end: SIMD3<Float>

  struct Hit {
    var part: Int
    var face: Int
    /// 0…1 from the start to the end.
    var way: Float
    var place: SIMD3<Float>
    var normal: SIMD3<Float>
    var text: SIMD2<Float>
  }

  /// The results from the nearest on.
  func hits(_ root: SCNNode, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult] {
    func flag(_ option: SCNHitTestOption, _ usual: Bool) -> Bool {
      (options?[option] as? NSNumber)?.boolValue ?? options?[option] as? Bool ?? usual
    }
    let root = options?[.rootNode] as? SCNNode ?? root
    let mask = options?[.categoryBitMask] as? Int ?? -1
    let mode =
      (options?[.searchMode] as? NSNumber)?.intValue ?? options?[.searchMode] as? Int
      ?? (options?[.searchMode] as? SCNHitTestSearchMode)?.rawValue ?? 0
    var results: [SCNHitTestResult] = []
    let hidesHidden = flag(.ignoreHiddenNodes, true)
    let (culls, isBox) = (flag(.backFaceCulling, true), flag(.boundingBoxOnly, false))
    func visit(_ node: SCNNode) {
      if hidesHidden, node.isHidden || node.opacity <= 0 { return }
      if let geometry = node.geometry, node.categoryBitMask & mask != 0 {
        let matrix = node.shownWorldMatrix
        let found = local(matrix).hits(geometry, culls: culls, isBox: isBox)
        // Of each node the nearest place, or all of them.
        for hit in mode == 1 ? found : Array(found.prefix(1)) {
          results.append(
            SCNHitTestResult(node, matrix, hit, distance: simd_length(end - start) * hit.way))
        }
      }
      if !flag(.ignoreChildNodes, false) { for child in node.childNodes { visit(child) } }
    }
    visit(root)
    results = results.enumerated().sorted {
      $0.element.distance == $1.element.distance
        ? $0.offset < $1.offset : $0.element.distance < $1.element.distance
    }.map(\.element)
    return flag(.firstFoundOnly, false) ? Array(results.prefix(1)) : results
  }

  private func local(_ matrix: simd_float4x4) -> SceneRay {
    let inverse = matrix.safeInverse
    return SceneRay(start: inverse.point(start), end: inverse.point(end))
  }

  private func hits(_ geometry: SCNGeometry, culls: Bool, isBox: Bool) -> [Hit] {
    let mesh = geometry.mesh
    guard let enters = entry(mesh.low, mesh.high) else { return [] }
    let way = end - start
    if isBox {
      return [
        Hit(
          part: 0, face: 0, way: enters, place: start + way * enters,
          normal: SIMD3(0, 0, 1).unit(-way), text: .zero)
      ]
    }
    var found: [Hit] = []
    for (index, part) in mesh.parts.enumerated() where part.kind == .triangles {
      let material =
        geometry.materials.isEmpty ? nil : geometry.materials[index % geometry.materials.count]
      let sees = culls && material?.isDoubleSided != true
      for at in stride(from: 0, to: part.indices.count, by: 3) {
        let (a, b, c) = (
          Int(part.indices[at]), Int(part.indices[at + 1]), Int(part.indices[at + 2])
        )
        let (p, q, r) = (mesh.positions[a], mesh.positions[b], mesh.positions[c])
        // Möller and Trumbore.
        let (u, v) = (q - p, r - p)
        let across = simd_cross(way, v)
        let whole = simd_dot(u, across)
        if sees ? whole <= 1e-12 : abs(whole) <= 1e-12 { continue }
        let away = start - p
        let x = simd_dot(away, across) / whole
        let side = simd_cross(away, u)
        let y = simd_dot(way, side) / whole
        let part = simd_dot(v, side) / whole
        guard x >= 0, y >= 0, x + y <= 1, part >= 0, part <= 1 else { continue }
        let z = 1 - x - y
        let normal = mesh.normals[a] * z + mesh.normals[b] * x + mesh.normals[c] * y
        let text = mesh.texts[a] * z + mesh.texts[b] * x + mesh.texts[c] * y
        found.append(
          Hit(
            part: index, face: at / 3, way: part, place: start + way * part,
            normal: SIMD3(0, 0, 1).unit(normal), text: text))
      }
    }
    return found.sorted { $0.way < $1.way }
  }

  /// Where the line comes into a box; nil beside it.
  private func entry(_ low: SIMD3<Float>, _ high: SIMD3<Float>) -> Float? {
    var (first, last): (Float, Float) = (0, 1)
    let way = end - start
    for axis in 0..<3 {
      let (near, far) = (low[axis] - 1e-5 - start[axis], high[axis] + 1e-5 - start[axis])
      if abs(way[axis]) < 1e-12 {
        if near > 0 || far < 0 { return nil }
        continue
      }
      let (one, two) = (near / way[axis], far / way[axis])
      first = max(first, min(one, two))
      last = min(last, max(one, two))
    }
    return first <= last ? first : nil
  }
}
