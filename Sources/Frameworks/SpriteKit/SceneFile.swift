import UIKit

/// Nodes as Xcode's editor writes them (`.sks`): scenes, sprites, labels, cameras and emitters, with the classes that a program has
/// for them. Actions, joints and tiles of such files are not read, which is said.
@MainActor
struct SceneFile {
  private let archive: KeyedArchive
  /// The module of the program that reads it.
  private let module: String?

  /// nil where there is no such file in the bundle, or it cannot be read.
  init?(named name: String, for type: SKNode.Type) {
    let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
    guard let url = Bundle.main.url(forResource: base, withExtension: "sks"),
      let data = try? Data(contentsOf: url), let archive = KeyedArchive(data)
    else { return nil }
    self.archive = archive
    let own = String(reflecting: type).prefix { $0 != "." }
    module = own == "SpriteKit" ? nil : String(own)
  }

  /// The scene of the file, else its emitter, else the first of its nodes.
  func root(as type: SKNode.Type) -> SKNode? {
    for name in ["SKScene", "SKEmitterNode", "SKNode"] {
      guard let object = archive.first(ofClass: name) else { continue }
      return node(of: object, as: type, depth: 0)
    }
    return nil
  }

  private func node(of object: KeyedObject, as wanted: SKNode.Type?, depth: Int) -> SKNode? {
    guard depth < 64, let type = type(of: object, wanted), let node = type.init(coder: NSCoder())
    else { return nil }
    fill(node, from: object)
    switch node {
    case let scene as SKScene: fill(scene, from: object)
    case let sprite as SKSpriteNode: fill(sprite, from: object)
    case let label as SKLabelNode: fill(label, from: object)
    case let emitter as SKEmitterNode: emitter.fill(from: object)
    default: break
    }
    for child in object.objects("_children") {
      if let child = self.node(of: child, as: nil, depth: depth + 1) { node.addChild(child) }
    }
    if let scene = node as? SKScene {
      if let name = object.object("_camera")?.text("_name") {
        scene.camera = scene.childNode(withName: "//" + name) as? SKCameraNode
      }
      scene.camera = scene.camera ?? scene.children.lazy.compactMap { $0 as? SKCameraNode }.first
      if object.object("_camera") == nil { scene.camera = nil }
      scene.sceneDidLoad()
    }
    return node
  }

  /// The program's class for an object, else the one that it has in SpriteKit.
  private func type(of object: KeyedObject, _ wanted: SKNode.Type?) -> SKNode.Type? {
    let names = object.classNames
    let own: [String: SKNode.Type] = [
      "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self,
      "SKEmitterNode": SKEmitterNode.self, "SKCameraNode": SKCameraNode.self,
      "SKEffectNode": SKEffectNode.self, "SKCropNode": SKCropNode.self, "SKNode": SKNode.self,
    ]
    guard let base = names.lazy.compactMap({ own[$0] }).first else { return nil }
    if base == SKNode.self, names.first != "SKNode", let kind = names.first {
      SpriteReports.noEditorKind(kind)
    }
    if let wanted, wanted != base, String(reflecting: wanted).prefix(9) != "SpriteKit" {
      return wanted
    }
    let custom = object.entry("_info", "_PB_previewSKNodeCustomClassName") ?? object.identity
    guard let custom, own[custom] == nil else { return base }
    let short = String(custom.split(separator: ".").last ?? "")
    for module in [self.module, "Program"].compactMap({ $0 }) {
      let mangled = "\(module.utf8.count)\(module)\(short.utf8.count)\(short)C"
      if let type = _typeByName(mangled) as? SKNode.Type { return type }
    }
    return base
  }

  private func fill(_ node: SKNode, from object: KeyedObject) {
    node.name = object.text("_name")
    node.position = object.point("_position") ?? .zero
    node.zPosition = object.number("_zPosition") ?? 0
    node.zRotation = object.number("_zRotation") ?? 0
    node.xScale = object.number("_xScale") ?? 1
    node.yScale = object.number("_yScale") ?? 1
    node.alpha = object.number("_opacity") ?? 1
    node.isHidden = object.flag("_hidden") ?? false
    if !object.objects("_actions").isEmpty { SpriteReports.noEditorKind("SKAction") }
    if !(node is SKScene), let body = object.object("_PKPhysicsBody") {
      node.physicsBody = Self.body(of: body)
    }
  }

  private func fill(_ scene: SKScene, from object: KeyedObject) {
    scene.size = object.size("Scene_bounds") ?? object.size("_visibleRect") ?? scene.size
    scene.anchorPoint = object.point("_anchorPoint") ?? .zero
    scene.backgroundColor = Self.color("_backgroundColor", of: object) ?? scene.backgroundColor
    scene.scaleMode =
      object.number("_scaleMode").flatMap { SKSceneScaleMode(rawValue: Int($0)) } ?? .fill
    let gravity = object.object("_physicsWorld")?.point("gravity")
    if let gravity { scene.physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y) }
  }

  private func fill(_ sprite: SKSpriteNode, from object: KeyedObject) {
    sprite.texture = Self.texture(object.object("_texture"))
    sprite.color = Self.color("_baseColor", of: object) ?? .white
    sprite.colorBlendFactor = object.number("_colorMix") ?? 0
    sprite.anchorPoint = object.point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
    sprite.blendMode =
      object.number("_blendMode").flatMap { SKBlendMode(rawValue: Int($0)) } ?? .alpha
    // The box is that of the node in its parent: its own size is what its scale leaves of it.
    let box = object.size("_bounds") ?? .zero
    let (x, y) = (abs(sprite.xScale), abs(sprite.yScale))
    let natural = sprite.texture?.size() ?? .zero
    sprite.size = CGSize(
      width: box.width > 0 && x > 0 ? box.width / x : natural.width,
      height: box.height > 0 && y > 0 ? box.height / y : natural.height)
  }

  private func fill(_ label: SKLabelNode, from object: KeyedObject) {
    label.text = object.text("_text")
    label.fontName = object.text("_fontName")
    label.fontSize = object.number("_fontSize") ?? 32
    label.fontColor = Self.color("_fontColor", of: object) ?? .white
    label.numberOfLines = object.number("_numberOfLines").map { Int($0) } ?? 1
    label.preferredMaxLayoutWidth = object.number("_preferredMaxLayoutWidth") ?? 0
    label.horizontalAlignmentMode =
      object.number("_horizontalAlignmentMode").flatMap {
        SKLabelHorizontalAlignmentMode(rawValue: Int($0))
      }
      ?? .center
    label.verticalAlignmentMode =
      object.number("_verticalAlignmentMode").flatMap {
        SKLabelVerticalAlignmentMode(rawValue: Int($0))
      }
      ?? .baseline
  }

  // MARK: Parts

  static func texture(_ object: KeyedObject?) -> SKTexture? {
    guard let object, let name = object.text("_imgName"), !name.isEmpty else { return nil }
    let texture = SKTexture(imageNamed: name)
    texture.filteringMode = object.number("_filteringMode") == 0 ? .nearest : .linear
    return texture
  }

  /// Four numbers whose names begin alike.
  static func color(_ name: String, of object: KeyedObject) -> UIColor? {
    guard let red = object.number(name + "R"), let green = object.number(name + "G"),
      let blue = object.number(name + "B")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: object.number(name + "A") ?? 1)
  }

  /// Circles and rectangles; outlines of pictures are rectangles, as they are elsewhere.
  private static func body(of object: KeyedObject) -> SKPhysicsBody? {
    let body: SKPhysicsBody
    if let radius = object.number("_radius"), object.number("_shapeType") == 1 {
      body = SKPhysicsBody(circleOfRadius: radius)
    } else if let size = object.size("_size") {
      body = SKPhysicsBody(rectangleOf: size)
    } else {
      return nil
    }
    body.isDynamic = object.flag("dynamic") ?? true
    body.affectedByGravity = object.flag("affectedByGravity") ?? true
    body.allowsRotation = object.flag("allowRotation") ?? true
    body.pinned = object.flag("pinned") ?? false
    body.friction = object.number("friction") ?? 0.2
    body.restitution = object.number("restitution") ?? 0.2
    body.linearDamping = object.number("linearDamping") ?? 0.1
    body.angularDamping = object.number("angularDamping") ?? 0.1
    body.categoryBitMask = mask(object.number("categoryBitMask")) ?? body.categoryBitMask
    body.collisionBitMask = mask(object.number("collisionBitMask")) ?? body.collisionBitMask
    body.contactTestBitMask = mask(object.number("intersectionTestBitMask")) ?? 0
    body.fieldBitMask = mask(object.number("fieldBitMask")) ?? body.fieldBitMask
    return body
  }

  private static func mask(_ number: CGFloat?) -> UInt32? {
    number.flatMap { Int64(exactly: $0) }.map { UInt32(truncatingIfNeeded: $0) }
  }
}

/// What can be read from a file of Xcode's editor. The node that is read is of the class that the file names, which only an
/// initialiser of a protocol can say, and of one that not only classes conform to.
@preconcurrency @MainActor
public protocol _ReadableNode {}

extension SKNode: _ReadableNode {}

extension _ReadableNode {
  /// nil where there is no such file, or its node is none of this class.
  public init?(fileNamed filename: String) {
    guard let type = Self.self as? SKNode.Type, let file = SceneFile(named: filename, for: type)
    else {
      SpriteReports.noEditorFile(filename)
      return nil
    }
    guard let node = file.root(as: type) as? Self else { return nil }
    self = node
  }
}
