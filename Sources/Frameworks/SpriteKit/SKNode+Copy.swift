import UIKit

extension SKNode {
  /// Another node like it, with copies of its children and its actions from their beginning.
  ///
  /// A node of a class of the program's is made by its `init(coder:)`, and has of its own properties what that gives them.
  public func copy() -> Any {
    let type = type(of: self)
    guard let copy = type.init(coder: NSCoder()) else { return SKNode() }
    copyNode(to: copy)
    switch (self, copy) {
    case (let from as SKSpriteNode, let to as SKSpriteNode): from.copySprite(to: to)
    case (let from as SKShapeNode, let to as SKShapeNode): from.copyShape(to: to)
    case (let from as SKLabelNode, let to as SKLabelNode): from.copyLabel(to: to)
    case (let from as SKEmitterNode, let to as SKEmitterNode): from.copyEmitter(to: to)
    case (let from as SKEffectNode, let to as SKEffectNode): from.copyEffects(to: to)
    default: break
    }
    for child in children {
      if let child = child.copy() as? SKNode { copy.addChild(child) }
    }
    return copy
  }

  private func copyNode(to copy: SKNode) {
    (copy.position, copy.zPosition, copy.zRotation) = (position, zPosition, zRotation)
    (copy.xScale, copy.yScale, copy.alpha) = (xScale, yScale, alpha)
    (copy.isHidden, copy.speed, copy.isPaused) = (isHidden, speed, isPaused)
    (copy.isUserInteractionEnabled, copy.name) = (isUserInteractionEnabled, name)
    copy.userData = userData.flatMap { $0.mutableCopy() as? NSMutableDictionary }
    copy.physicsBody = physicsBody?.copy() as? SKPhysicsBody
    copy.constraints = constraints
    for (key, run) in runs {
      if let key { copy.run(run.action, withKey: key) } else { copy.run(run.action) }
    }
  }
}

extension SKEffectNode {
  fileprivate func copyEffects(to copy: SKEffectNode) {
    (copy.shouldEnableEffects, copy.shouldRasterize) = (shouldEnableEffects, shouldRasterize)
    (copy.shouldCenterFilter, copy.filter, copy.blendMode) = (shouldCenterFilter, filter, blendMode)
  }
}

extension SKSpriteNode {
  fileprivate func copySprite(to copy: SKSpriteNode) {
    (copy.texture, copy.color, copy.size) = (texture, color, size)
    (copy.anchorPoint, copy.colorBlendFactor) = (anchorPoint, colorBlendFactor)
    copy.blendMode = blendMode
  }
}

extension SKShapeNode {
  fileprivate func copyShape(to copy: SKShapeNode) {
    (copy.path, copy.fillColor, copy.strokeColor) = (path, fillColor, strokeColor)
    (copy.lineWidth, copy.glowWidth) = (lineWidth, glowWidth)
    (copy.lineCap, copy.lineJoin) = (lineCap, lineJoin)
    (copy.isAntialiased, copy.blendMode) = (isAntialiased, blendMode)
    (copy.fillTexture, copy.miterLimit) = (fillTexture, miterLimit)
  }
}

extension SKLabelNode {
  fileprivate func copyLabel(to copy: SKLabelNode) {
    (copy.text, copy.attributedText, copy.fontName) = (text, attributedText, fontName)
    (copy.fontSize, copy.fontColor, copy.color) = (fontSize, fontColor, color)
    (copy.colorBlendFactor, copy.blendMode) = (colorBlendFactor, blendMode)
    copy.horizontalAlignmentMode = horizontalAlignmentMode
    copy.verticalAlignmentMode = verticalAlignmentMode
    (copy.numberOfLines, copy.lineBreakMode) = (numberOfLines, lineBreakMode)
    copy.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }
}

extension SKEmitterNode {
  fileprivate func copyEmitter(to copy: SKEmitterNode) {
    copy.particleSize = particleSize
    copy.particleBirthRate = particleBirthRate
    copy.numParticlesToEmit = numParticlesToEmit
    copy.particleLifetime = particleLifetime
    copy.particleLifetimeRange = particleLifetimeRange
    copy.particlePosition = particlePosition
    copy.particlePositionRange = particlePositionRange
    copy.particleSpeed = particleSpeed
    copy.particleSpeedRange = particleSpeedRange
    copy.emissionAngle = emissionAngle
    copy.emissionAngleRange = emissionAngleRange
    copy.xAcceleration = xAcceleration
    copy.yAcceleration = yAcceleration
    copy.particleAlpha = particleAlpha
    copy.particleAlphaRange = particleAlphaRange
    copy.particleAlphaSpeed = particleAlphaSpeed
    copy.particleScale = particleScale
    copy.particleScaleRange = particleScaleRange
    copy.particleScaleSpeed = particleScaleSpeed
    copy.particleRotation = particleRotation
    copy.particleRotationRange = particleRotationRange
    copy.particleRotationSpeed = particleRotationSpeed
    copy.particleColor = particleColor
    copy.particleColorBlendFactor = particleColorBlendFactor
    copy.particleColorBlendFactorRange = particleColorBlendFactorRange
    copy.particleColorBlendFactorSpeed = particleColorBlendFactorSpeed
    copy.particleColorRedRange = particleColorRedRange
    copy.particleColorGreenRange = particleColorGreenRange
    copy.particleColorBlueRange = particleColorBlueRange
    copy.particleColorAlphaRange = particleColorAlphaRange
    copy.particleColorRedSpeed = particleColorRedSpeed
    copy.particleColorGreenSpeed = particleColorGreenSpeed
    copy.particleColorBlueSpeed = particleColorBlueSpeed
    copy.particleColorAlphaSpeed = particleColorAlphaSpeed
    copy.particleBlendMode = particleBlendMode
    copy.particleZPosition = particleZPosition
    copy.fieldBitMask = fieldBitMask
    copy.particleTexture = particleTexture
    copy.particleColorSequence = particleColorSequence
    copy.particleAlphaSequence = particleAlphaSequence
    copy.particleScaleSequence = particleScaleSequence
    copy.particleColorBlendFactorSequence = particleColorBlendFactorSequence
    copy.targetNode = targetNode
  }
}
