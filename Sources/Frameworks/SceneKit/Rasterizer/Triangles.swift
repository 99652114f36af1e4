import Foundation
import simd

/// A corner as pixels are interpolated from it.
struct Corner {
  var place: SIMD3<Float>
  var normal: SIMD3<Float>
  var text: SIMD2<Float>
  var color: SIMD4<Float>
  var clip: SIMD4<Float>

  func blended(_ other: Corner, _ part: Float) -> Corner {
    Corner(
      place: place + (other.place - place) * part, normal: normal + (other.normal - normal) * part,
      text: text + (other.text - text) * part, color: color + (other.color - color) * part,
      clip: clip + (other.clip - clip) * part)
  }
}

/// A triangle of the picture: corners in 256ths of a pixel, in the order in which their area is positive.
struct ScreenTriangle {
  var x: (Int, Int, Int)
  var y: (Int, Int, Int)
  var z: SIMD3<Float>
  var inverseW: SIMD3<Float>
  var corners: (Int, Int, Int)
  var surface: Int
  var mask: Int
  var area: Int
  /// −1 where its back is seen.
  var facing: Float
}

/// The triangles of a frame in the order of drawing.
struct Triangles {
  private(set) var corners: [Corner] = []
  private(set) var list: [ScreenTriangle] = []
  private let width: Float
  private let height: Float
  private let frame: SceneFrame

  init(_ frame: SceneFrame) {
    self.frame = frame
    (width, height) = (Float(frame.width), Float(frame.height))
    let transform = frame.projection * frame.view
    let items = frame.ordered
    // Once for all: room that is asked for item by item is copied item by item.
    corners.reserveCapacity(items.reduce(0) { $0 + $1.mesh.positions.count })
    for item in items { add(item, transform) }
  }

  private mutating func add(_ item: SceneFrame.Item, _ transform: simd_float4x4) {
    let mesh = item.mesh
    let part = mesh.parts[item.part]
    guard item.matrix.isFinite, !part.indices.isEmpty else { return }
    let surface = frame.surfaces[item.surface]
    let whole = transform * item.matrix
    // Turns normals as planes turn: a squeezed ball is lit as one.
    let turn = item.matrix.safeInverse.transpose
    let first = corners.count
    let channel = surface.diffuse.channel
    let texts =
      channel > 0 && channel <= mesh.otherTexts.count ? mesh.otherTexts[channel - 1] : mesh.texts
    for index in mesh.positions.indices {
      let position = mesh.positions[index]
      corners.append(
        Corner(
          place: item.matrix.point(position),
          normal: SIMD3(0, 1, 0).unit(turn.direction(mesh.normals[index])), text: texts[index],
          color: mesh.colors?[index] ?? SIMD4(1, 1, 1, 1), clip: whole * SIMD4(position, 1)))
    }
    let isMirrored =
      simd_float3x3(
        item.matrix.columns.0.xyz, item.matrix.columns.1.xyz, item.matrix.columns.2.xyz
      ).determinant < 0
    switch part.kind {
    case .triangles where !surface.isLines:
      for start in stride(from: 0, to: part.indices.count, by: 3) {
        let a = first + Int(part.indices[start])
        let b = first + Int(part.indices[start + 1])
        let c = first + Int(part.indices[start + 2])
        clip(a, b, c, item, surface, isMirrored)
      }
    case .triangles:
      for start in stride(from: 0, to: part.indices.count, by: 3) {
        for side in 0..<3 {
          line(
            first + Int(part.indices[start + side]),
            first + Int(part.indices[start + (side + 1) % 3]),
            item)
        }
      }
    case .lines:
      for start in stride(from: 0, to: part.indices.count, by: 2) {
        line(first + Int(part.indices[start]), first + Int(part.indices[start + 1]), item)
      }
    case .points:
      for index in part.indices { point(first + Int(index), part.size * frame.scale, item) }
    }
  }

  /// Below 0 on the wrong side of a plane: the near one, the far one, and four well beside the picture, so that numbers
  /// stay small.
  private static func side(_ clip: SIMD4<Float>, _ plane: Int) -> Float {
    switch plane {
    case 0: clip.z
    case 1: clip.w - 1e-6
    case 2: clip.x + 16 * clip.w
    case 3: 16 * clip.w - clip.x
    case 4: clip.y + 16 * clip.w
    case 5: 16 * clip.w - clip.y
    default: clip.w - clip.z
    }
  }

  private mutating func clip(
    _ a: Int, _ b: Int, _ c: Int, _ item: SceneFrame.Item, _ surface: Surface, _ isMirrored: Bool
  ) {
    let (p, q, r) = (corners[a].clip, corners[b].clip, corners[c].clip)
    // Far triangles are left out as wholes where they are beside the picture.
    if p.x > p.w, q.x > q.w, r.x > r.w { return }
    if p.x < -p.w, q.x < -q.w, r.x < -r.w { return }
    if p.y > p.w, q.y > q.w, r.y > r.w { return }
    if p.y < -p.w, q.y < -q.w, r.y < -r.w { return }
    var crossed = 0
    for plane in 0..<7 {
      let (i, j, k) = (Self.side(p, plane), Self.side(q, plane), Self.side(r, plane))
      if i < 0, j < 0, k < 0 { return }
      if i < 0 || j < 0 || k < 0 { crossed |= 1 << plane }
      if i.isNaN || j.isNaN || k.isNaN { return }
    }
    guard crossed != 0 else { return emit(a, b, c, item, surface, isMirrored) }
    var polygon = [corners[a], corners[b], corners[c]]
    for plane in 0..<7 where crossed & (1 << plane) != 0 {
      var kept: [Corner] = []
      for index in polygon.indices {
        let (one, next) = (polygon[index], polygon[(index + 1) % polygon.count])
        let (i, j) = (Self.side(one.clip, plane), Self.side(next.clip, plane))
        if i >= 0 { kept.append(one) }
        if (i < 0) != (j < 0) { kept.append(one.blended(next, i / (i - j))) }
      }
      polygon = kept
      if polygon.count < 3 { return }
    }
    let first = corners.count
    corners += polygon
    for index in 1..<polygon.count - 1 {
      emit(first, first + index, first + index + 1, item, surface, isMirrored)
    }
  }

  /// - Parameter isFlat: it has no back, as lines and points have none.
  private mutating func emit(
    _ a: Int, _ b: Int, _ c: Int, _ item: SceneFrame.Item, _ surface: Surface, _ isMirrored: Bool,
    isFlat: Bool = false
  ) {
    let clips = (corners[a].clip, corners[b].clip, corners[c].clip)
    let inverse = SIMD3(1 / clips.0.w, 1 / clips.1.w, 1 / clips.2.w)
    func across(_ clip: SIMD4<Float>, _ inverse: Float) -> Int {
      Int(((clip.x * inverse * 0.5 + 0.5) * width * 256).rounded())
    }
    func down(_ clip: SIMD4<Float>, _ inverse: Float) -> Int {
      Int(((0.5 - clip.y * inverse * 0.5) * height * 256).rounded())
    }
    guard inverse.isFinite else { return }
    let (x0, x1, x2) = (
      across(clips.0, inverse.x), across(clips.1, inverse.y), across(clips.2, inverse.z)
    )
    let (y0, y1, y2) = (
      down(clips.0, inverse.x), down(clips.1, inverse.y), down(clips.2, inverse.z)
    )
    let area = (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0)
    guard area != 0 else { return }
    // y grows downwards: what goes counterclockwise to who looks has a negative area.
    let isFront = (area < 0) != isMirrored
    if !isFlat, !surface.isDoubleSided, isFront == surface.cullsFront { return }
    let z = SIMD3(clips.0.z, clips.1.z, clips.2.z) * inverse
    let facing: Float = isFlat || isFront ? 1 : -1
    list.append(
      area > 0
        ? ScreenTriangle(
          x: (x0, x1, x2), y: (y0, y1, y2), z: z, inverseW: inverse, corners: (a, b, c),
          surface: item.surface, mask: item.mask, area: area, facing: facing)
        : ScreenTriangle(
          x: (x0, x2, x1), y: (y0, y2, y1), z: SIMD3(z.x, z.z, z.y),
          inverseW: SIMD3(inverse.x, inverse.z, inverse.y), corners: (a, c, b),
          surface: item.surface, mask: item.mask, area: -area, facing: facing))
  }

  /// A pixel wide.
  private mutating func line(_ a: Int, _ b: Int, _ item: SceneFrame.Item) {
    var (one, two) = (corners[a], corners[b])
    for plane in 0..<7 {
      let (i, j) = (Self.side(one.clip, plane), Self.side(two.clip, plane))
      guard i >= 0 || j >= 0 else { return }
      if i < 0 { one = one.blended(two, i / (i - j)) }
      if j < 0 { two = one.blended(two, i / (i - j)) }
    }
    let size = SIMD2(width, height)
    let from = SIMD2(one.clip.x, one.clip.y) / one.clip.w
    let to = SIMD2(two.clip.x, two.clip.y) / two.clip.w
    let way = (to - from) * size
    let length = simd_length(way)
    guard length > 0, length.isFinite else { return }
    // Thinner than a pixel and a bit, lines would come and go.
    let aside = SIMD2(-way.y, way.x) / length * 1.25 / size
    quad([one, one, two, two], [aside, -aside, -aside, aside], item)
  }

  private mutating func point(_ index: Int, _ size: Float, _ item: SceneFrame.Item) {
    let corner = corners[index]
    for plane in 0..<7 where Self.side(corner.clip, plane) < 0 { return }
    let (x, y) = (SIMD2(size / width, 0), SIMD2(0, size / height))
    quad([corner, corner, corner, corner], [y - x, -x - y, x - y, x + y], item)
  }

  private mutating func quad(
    _ four: [Corner], _ moves: [SIMD2<Float>], _ item: SceneFrame.Item
  ) {
    let first = corners.count
    for (corner, move) in zip(four, moves) {
      var corner = corner
      corner.clip.x += move.x * corner.clip.w
      corner.clip.y += move.y * corner.clip.w
      corners.append(corner)
    }
    let surface = frame.surfaces[item.surface]
    emit(first, first + 1, first + 2, item, surface, false, isFlat: true)
    emit(first, first + 2, first + 3, item, surface, false, isFlat: true)
  }
}
