import Foundation
import UIKit
import simd

/// Files of scenes: .obj, the others are told of.
enum SceneFiles {
  struct Unreadable: Error {}

  /// A file beside the program, by its path or its last part.
  static func url(_ name: String) -> URL? {
    let plain = (name as NSString).lastPathComponent
    for one in [name, plain] {
      let file = one as NSString
      let kind = file.pathExtension.isEmpty ? "obj" : file.pathExtension
      let found = Bundle.main.url(forResource: file.deletingPathExtension, withExtension: kind)
      if let found { return found }
    }
    if FileManager.default.fileExists(atPath: name) { return URL(fileURLWithPath: name) }
    if ["obj", ""].contains((name as NSString).pathExtension) {
      SceneReports.noSuchFile(name)
    } else {
      SceneReports.noFile(plain)
    }
    return nil
  }

  static func geometry(_ url: URL) throws -> SCNGeometry {
    guard url.pathExtension.lowercased() == "obj" else {
      SceneReports.noFile(url.lastPathComponent)
      throw Unreadable()
    }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      SceneReports.noSuchFile(url.lastPathComponent)
      throw Unreadable()
    }
    return WavefrontFile(text).geometry(beside: url)
  }
}

/// A file of Wavefront: places, normals, places in pictures, and faces of them by number.
struct WavefrontFile {
  private var places: [SIMD3<Float>] = []
  private var normals: [SIMD3<Float>] = []
  private var texts: [SIMD2<Float>] = []
  private var builder = MeshBuilder()
  private var hasNormals = true
  private var known: [String: UInt32] = [:]
  private(set) var materialNames: [String] = []
  private(set) var libraries: [String] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      let numbers = words.dropFirst().compactMap { Float($0) }
      switch words.first {
      case "v" where numbers.count >= 3: places.append(SIMD3(numbers[0], numbers[1], numbers[2]))
      case "vn" where numbers.count >= 3:
        normals.append(SIMD3(numbers[0], numbers[1], numbers[2]))
      case "vt" where numbers.count >= 2: texts.append(SIMD2(numbers[0], 1 - numbers[1]))
      case "f": face(words.dropFirst().map(String.init))
      case "usemtl": use(words.dropFirst().joined(separator: " "))
      case "mtllib": libraries.append(words.dropFirst().joined(separator: " "))
      default: break
      }
    }
  }

  private mutating func use(_ name: String) {
    materialNames.append(name)
    builder.beginPart()
  }

  private mutating func face(_ words: [String]) {
    if builder.parts.isEmpty { use("") }
    let corners = words.compactMap { corner($0) }
    guard corners.count == words.count, corners.count > 2 else { return }
    for at in 1..<corners.count - 1 { builder.triangle(corners[0], corners[at], corners[at + 1]) }
  }

  /// Numbers count from 1; below 0 from the end.
  private mutating func corner(_ word: String) -> UInt32? {
    if let index = known[word] { return index }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    func find<Value>(_ part: Int, _ all: [Value]) -> Value? {
      guard part < parts.count, let number = parts[part] else { return nil }
      let index = number < 0 ? all.count + number : number - 1
      return all.indices.contains(index) ? all[index] : nil
    }
    guard let place = find(0, places) else { return nil }
    let normal = find(2, normals)
    if normal == nil { hasNormals = false }
    let index = builder.vertex(place, normal ?? .zero, find(1, texts) ?? .zero)
    known[word] = index
    return index
  }

  func geometry(beside url: URL) -> SCNGeometry {
    let mesh = Mesh(
      positions: builder.positions, normals: hasNormals ? builder.normals : [],
      texts: builder.texts, parts: builder.parts)
    let geometry = SCNGeometry(mesh: mesh)
    let folder = url.deletingLastPathComponent()
    let known = libraries.reduce(into: [String: SCNMaterial]()) { known, name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      known.merge(Self.materials(text ?? "", folder)) { $1 }
    }
    geometry.materials = materialNames.map { known[$0] ?? SCNMaterial() }
    return geometry
  }

  private static func materials(_ text: String, _ folder: URL) -> [String: SCNMaterial] {
    var found: [String: SCNMaterial] = [:]
    var material = SCNMaterial()
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      let numbers = words.dropFirst().compactMap { Double($0) }
      func color() -> UIColor? {
        numbers.count >= 3
          ? UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1) : nil
      }
      switch words.first {
      case "newmtl":
        material = SCNMaterial()
        material.name = words.dropFirst().joined(separator: " ")
        found[material.name ?? ""] = material
      case "Kd": if material.diffuse.texture == nil { material.diffuse.contents = color() }
      case "Ks": material.specular.contents = color()
      case "Ke": material.emission.contents = color()
      case "d": material.transparency = CGFloat(numbers.first ?? 1)
      case "map_Kd":
        material.diffuse.contents = folder.appendingPathComponent(words.last ?? "")
        material.diffuse.wrapS = .repeat
        material.diffuse.wrapT = .repeat
      default: break
      }
    }
    return found
  }
}
