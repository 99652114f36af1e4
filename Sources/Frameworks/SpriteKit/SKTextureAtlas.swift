import UIKit

/// Textures that lie in one folder: `.atlas`, or one of a catalogue. Each is known by its own name.
@preconcurrency @MainActor
open class SKTextureAtlas {
  private let name: String
  private let textures: [String: SKTexture]

  public init(named name: String) {
    self.name = name
    textures = [:]
  }

  /// Of pictures by their names: `UIImage`s.
  public init(dictionary properties: [String: Any]) {
    name = ""
    textures = properties.compactMapValues { ($0 as? UIImage).map(SKTexture.init(image:)) }
  }

  open func textureNamed(_ name: String) -> SKTexture {
    textures[name] ?? SKTexture(imageNamed: name)
  }

  /// The names of the pictures in the folder, in their order.
  open var textureNames: [String] {
    if !textures.isEmpty { return textures.keys.sorted() }
    guard let folder = Bundle.main.resourceURL,
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var names: Set<String> = []
    for case let file as URL in files {
      let parent = file.deletingLastPathComponent()
      if ["atlas", "spriteatlas"].contains(parent.pathExtension),
        parent.deletingPathExtension().lastPathComponent == name
      {
        names.insert(file.lastPathComponent)
      }
    }
    return names.sorted()
  }

  open func preload(completionHandler done: @escaping () -> Void) { done() }
  open class func preloadTextureAtlases(
    _ atlases: [SKTextureAtlas], withCompletionHandler done: @escaping () -> Void
  ) { done() }
  open class func preloadTextureAtlasesNamed(
    _ names: [String],
    withCompletionHandler done: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
  ) { done(nil, names.map(SKTextureAtlas.init)) }
}
