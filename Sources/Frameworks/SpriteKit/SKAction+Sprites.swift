import UIKit

/// Actions of sprites: other nodes let them pass.
extension SKAction {
  private class func sprite(
    _ duration: TimeInterval, opposite: (() -> SKAction)? = nil,
    _ prepare: @escaping (SKSpriteNode) -> (CGFloat) -> Void
  ) -> SKAction {
    SKAction(
      .interval { ($0 as? SKSpriteNode).map(prepare) ?? { _ in } }, duration: duration,
      opposite: opposite)
  }

  public class func setTexture(_ texture: SKTexture) -> SKAction {
    SKAction(.instant { ($0 as? SKSpriteNode)?.texture = texture })
  }
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(
      .instant { node in
        (node as? SKSpriteNode)?.texture = texture
        if resize { (node as? SKSpriteNode)?.size = texture.size() }
      })
  }
  public class func animate(
    with textures: [SKTexture], timePerFrame seconds: TimeInterval, resize: Bool = false,
    restore: Bool = false
  ) -> SKAction {
    let back = {
      animate(
        with: textures.reversed(), timePerFrame: seconds, resize: resize, restore: restore)
    }
    return sprite(seconds * Double(textures.count), opposite: back) { sprite in
      let (before, size) = (sprite.texture, sprite.size)
      return { part in
        let index = min(Int(part * CGFloat(textures.count)), textures.count - 1)
        guard index >= 0 else { return }
        sprite.texture = textures[index]
        if resize { sprite.size = textures[index].size() }
        if restore, part >= 1 { (sprite.texture, sprite.size) = (before, size) }
      }
    }
  }
  public class func colorize(
    with color: UIColor, colorBlendFactor factor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    sprite(duration) { sprite in
      let start = sprite.colorBlendFactor
      sprite.color = color
      return { sprite.colorBlendFactor = start + (factor - start) * $0 }
    }
  }
  public class func colorize(
    withColorBlendFactor factor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    sprite(duration) { sprite in
      let start = sprite.colorBlendFactor
      return { sprite.colorBlendFactor = start + (factor - start) * $0 }
    }
  }

  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    sprite(duration) { sprite in
      let start = sprite.size
      return {
        sprite.size = CGSize(
          width: start.width + (width - start.width) * $0,
          height: start.height + (height - start.height) * $0)
      }
    }
  }
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    sprite(duration) { sprite in
      let start = sprite.size.width
      return { sprite.size.width = start + (width - start) * $0 }
    }
  }
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    sprite(duration) { sprite in
      let start = sprite.size.height
      return { sprite.size.height = start + (height - start) * $0 }
    }
  }
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    by(duration, opposite: { resize(byWidth: -width, height: -height, duration: duration) }) {
      guard let sprite = $0 as? SKSpriteNode else { return }
      sprite.size.width += width * $1
      sprite.size.height += height * $1
    }
  }
}
