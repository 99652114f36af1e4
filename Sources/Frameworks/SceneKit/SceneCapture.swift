import Foundation
import UIKit
import simd

/// Which camera looks at a scene, and how.
struct Lens {
  var view: simd_float4x4
  var projection: simd_float4x4
  var eye: SIMD3<Float>
  var mask = -1

  /// - Parameter isShown: as it is seen now, on the way of animations; otherwise as it has been set.
  init(_ node: SCNNode, aspect: Float, bounds: (low: SIMD3<Float>, high: SIMD3<Float>)?) {
    // A camera keeps its size whatever its parents have.
    let parts = NodeValues(node.shownWorldMatrix)
    let place = simd_float4x4(move: parts.position) * simd_float4x4(parts.orientation)
    let camera = node.camera ?? SCNCamera()
    view = place.safeInverse
    eye = parts.position
    var range: ClosedRange<Float>?
    if camera.automaticallyAdjustsZRange, let bounds {
      let radius = max(simd_length(bounds.high - bounds.low) / 2, 1e-3)
      let distance = -view.point((bounds.low + bounds.high) / 2).z
      let far = max(distance + radius * 1.01, 0.02)
      range = max(distance - radius * 1.01, far / 10000)...far
    }
    projection = camera.projection(aspect: aspect, range: range)
    mask = camera.categoryBitMask
  }
}

/// Takes what is seen of a scene at one moment.
struct SceneCapture {
  let scene: SCNScene
  let camera: SCNNode
  var size: CGSize
  var scale: CGFloat
  var backdrop: SolidColor?
  var addsLight = false
  var samples = 4

  func frame() -> SceneFrame {
    var frame = SceneFrame()
    frame.width = min(max(Int((size.width * scale).rounded()), 1), 8192)
    frame.height = min(max(Int((size.height * scale).rounded()), 1), 8192)
    (frame.scale, frame.samples) = (Float(scale), samples)
    let root = scene.rootNode
    let lens = Lens(
      camera, aspect: Float(frame.width) / Float(frame.height),
      bounds: camera.camera?.automaticallyAdjustsZRange == true ? root.bounds(root.matrix) : nil)
    (frame.view, frame.projection, frame.eye) = (lens.view, lens.projection, lens.eye)
    addSurroundings(&frame)
    var surfaces: [ObjectIdentifier: [(Float, Int)]] = [:]
    var lights: [(SCNLight, simd_float4x4)] = []
    collect(root, .one, 1, lens, &frame, &surfaces, &lights)
    for (light, matrix) in lights { add(light, matrix, &frame) }
    if addsLight, lights.allSatisfy({ $0.0.type == .ambient }) {
      frame.lamps.append(
        Lamp(kind: .omni, color: SIMD3(repeating: 1), position: lens.eye))
    }
    for index in frame.lamps.indices { addShadow(lights, index, &frame) }
    return frame
  }

  private func addSurroundings(_ frame: inout SceneFrame) {
    let color = backdrop?.linear ?? .zero
    frame.background = .color(SIMD4(color.xyz * color.w, color.w))
    if scene.background.contents != nil { frame.background = Self.around(scene.background) }
    if scene.lightingEnvironment.contents != nil {
      frame.environment = Self.around(scene.lightingEnvironment)
    }
    (frame.fogStart, frame.fogEnd) = (Float(scene.fogStartDistance), Float(scene.fogEndDistance))
    frame.fogExponent = Float(scene.fogDensityExponent)
    frame.fogColor = (SolidColor(scene.fogColor) ?? .white).linear.xyz
  }

  private static func around(_ property: SCNMaterialProperty) -> SceneFrame.Background {
    if property.sides.count == 6 { return .cube(property.sides) }
    if let texture = property.texture {
      return texture.width == 2 * texture.height ? .around(texture) : .picture(texture)
    }
    let color = property.colored.shown.linear
    let light = color.xyz * Float(property.strength.shown)
    return .color(SIMD4(light * color.w, color.w))
  }

  private func collect(
    _ node: SCNNode, _ above: simd_float4x4, _ opacity: Float, _ lens: Lens,
    _ frame: inout SceneFrame, _ surfaces: inout [ObjectIdentifier: [(Float, Int)]],
    _ lights: inout [(SCNLight, simd_float4x4)]
  ) {
    let matrix = above * node.shownMatrix
    let opacity = opacity * min(max(Float(node.shown.opacity), 0), 1)
    guard !node.isHidden, opacity > 0, matrix.isFinite else { return }
    if let light = node.light { lights.append((light, matrix)) }
    if let geometry = node.geometry, node.categoryBitMask & lens.mask != 0 {
      let mesh = geometry.mesh
      let middle = matrix.point((mesh.low + mesh.high) / 2)
      for index in mesh.parts.indices where !geometry.materials.isEmpty {
        let material = geometry.materials[index % geometry.materials.count]
        let key = ObjectIdentifier(material)
        let known = surfaces[key]?.first { $0.0 == opacity }?.1
        let surface = known ?? frame.surfaces.count
        if known == nil {
          frame.surfaces.append(Surface(material, opacity: opacity))
          surfaces[key, default: []].append((opacity, surface))
        }
        frame.items.append(
          SceneFrame.Item(
            mesh: mesh, part: index, matrix: matrix, surface: surface, mask: node.categoryBitMask,
            depth: -lens.view.point(middle).z, order: node.renderingOrder,
            castsShadow: node.castsShadow))
      }
    }
    for system in node.particleSystems ?? [] {
      system.draw(into: &frame, at: matrix, opacity: opacity, view: lens.view)
    }
    for child in node.childNodes {
      collect(child, matrix, opacity, lens, &frame, &surfaces, &lights)
    }
  }

  private func add(_ light: SCNLight, _ matrix: simd_float4x4, _ frame: inout SceneFrame) {
    let strength = Float(light.strength.shown) / 1000
    let color = light.colored.shown.linear.xyz * strength * Self.tint(Float(light.temperature))
    let kind: Lamp.Kind
    switch light.type {
    case .ambient:
      frame.ambient += color
      return
    case .directional: kind = .directional
    case .spot: kind = .spot
    case .IES, .probe: return
    default: kind = .omni
    }
    var lamp = Lamp(kind: kind, color: color)
    lamp.position = matrix.columns.3.xyz
    lamp.direction = SIMD3(0, 0, -1).unit(matrix.direction(SIMD3(0, 0, -1)))
    (lamp.start, lamp.end) = (
      Float(light.attenuationStartDistance), Float(light.attenuationEndDistance)
    )
    lamp.falloff = Float(light.attenuationFalloffExponent)
    lamp.innerCosine = cos(Float(light.spotInnerAngle) * .pi / 360)
    lamp.outerCosine = cos(Float(light.spotOuterAngle) * .pi / 360)
    lamp.mask = light.categoryBitMask
    frame.lamps.append(lamp)
  }

  /// About what a black body shines at so many kelvin, beside 6500: more red below, more blue above.
  private static func tint(_ kelvin: Float) -> SIMD3<Float> {
    guard kelvin != 6500, kelvin.isFinite else { return SIMD3(repeating: 1) }
    func body(_ kelvin: Float) -> SIMD3<Float> {
      let t = min(max(kelvin, 1000), 40000)
      // Planck's law at 610, 550 and 465 nanometres.
      func power(_ meters: Float) -> Float { 1 / (exp(0.014388 / (meters * t)) - 1) }
      return SIMD3(power(610e-9), power(550e-9), power(465e-9))
    }
    let ratio = body(kelvin) / body(6500)
    return ratio / max(ratio.x, ratio.y, ratio.z)
  }

  // MARK: Shadows

  private func addShadow(
    _ lights: [(SCNLight, simd_float4x4)], _ index: Int, _ frame: inout SceneFrame
  ) {
    let casting = lights.filter { ![.ambient, .IES, .probe].contains($0.0.type) }
    guard index < casting.count, casting[index].0.castsShadow else { return }
    let (light, matrix) = casting[index]
    let lamp = frame.lamps[index]
    guard lamp.kind != .omni else { return SceneReports.notDrawn("shadows of omni lights") }
    let boxes = frame.items.filter(\.castsShadow).map { item -> (SIMD3<Float>, Float) in
      let (low, high) = (item.mesh.low, item.mesh.high)
      let middle = item.matrix.point((low + high) / 2)
      let size = item.matrix.direction((high - low) / 2)
      return (middle, simd_length(size))
    }
    // What is as wide as a floor takes shadows and hardly casts any.
    let small = boxes.filter { $0.1 < 200 }
    guard !small.isEmpty else { return }
    let parts = NodeValues(matrix)
    let place = simd_float4x4(move: parts.position) * simd_float4x4(parts.orientation)
    let view = place.safeInverse
    let projection: simd_float4x4
    let camera = SCNCamera()
    if lamp.kind == .spot {
      camera.angle.put(min(max(light.spotOuterAngle, 1), 170))
      let reach = small.map { simd_length($0.0 - parts.position) + $0.1 }.max() ?? 100
      projection = camera.projection(aspect: 1, range: reach / 500...reach)
    } else {
      projection = Self.box(small, view)
    }
    let size = light.shadowMapSize.width > 0 ? Int(light.shadowMapSize.width) : 1024
    frame.lamps[index].casting = Lamp.Casting(
      matrix: projection * view, size: min(max(size, 64), 4096),
      reach: min(max(Int(light.shadowRadius / 2), 0), 3))
    frame.lamps[index].shadowColor =
      (SolidColor(light.shadowColor) ?? .black).linear
  }

  /// Around all that casts shadows, seen along the light.
  private static func box(
    _ balls: [(SIMD3<Float>, Float)], _ view: simd_float4x4
  ) -> simd_float4x4 {
    var (low, high) = (SIMD3<Float>(repeating: .infinity), SIMD3<Float>(repeating: -.infinity))
    for (middle, radius) in balls {
      let place = view.point(middle)
      low = pointwiseMin(low, place - radius)
      high = pointwiseMax(high, place + radius)
    }
    let size = pointwiseMax(high - low, SIMD3(repeating: 1e-3))
    let middle = (low + high) / 2
    // z is 0 at the near end, which is the highest here, and 1 at the far one.
    return simd_float4x4(
      SIMD4(2 / size.x, 0, 0, 0), SIMD4(0, 2 / size.y, 0, 0), SIMD4(0, 0, -1 / size.z, 0),
      SIMD4(-2 * middle.x / size.x, -2 * middle.y / size.y, high.z / size.z, 1))
  }
}
