import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Fields of force")
struct SKFieldNodeTests {
  private func stage(_ field: SKFieldNode, at place: CGPoint = .zero) -> PhysicsStage {
    let stage = PhysicsStage()
    field.position = place
    stage.scene.addChild(field)
    return stage
  }

  @Test("Linear gravity is that of a world, and turns with its node")
  func linear() {
    let field = SKFieldNode.linearGravityField(withVector: vector_float3(0, -9.8, 0))
    let stage = stage(field)
    let node = stage.addBall(at: CGPoint(x: 0, y: 1000))
    stage.run(30)
    #expect(isNear(node.physicsBody?.velocity.dy, -9.8 * 150 / 2, within: 0.1))
    field.zRotation = .pi / 2
    node.physicsBody?.velocity = .zero
    stage.run(30)
    #expect(isNear(node.physicsBody?.velocity.dx, 9.8 * 150 / 2, within: 0.1))
  }

  @Test("Radial gravity falls off with the square of the distance in metres")
  func radial() {
    let field = SKFieldNode.radialGravityField()
    field.strength = 4
    #expect(field.falloff == 2)
    let stage = stage(field)
    stage.scene.physicsWorld.synchronize()
    let force = stage.world.sampleFields(at: vector_float3(300, 0, 0))
    #expect(abs(force.x + 1) < 1e-5 && abs(force.y) < 1e-5)
  }

  @Test("A vortex accelerates counterclockwise")
  func vortex() {
    let stage = stage(.vortexField())
    let force = stage.world.sampleFields(at: vector_float3(150, 0, 0))
    #expect(abs(force.y - 1) < 1e-5 && abs(force.x) < 1e-5)
  }

  @Test("A drag slows a body by exp(-strength · t / mass)")
  func drag() {
    let field = SKFieldNode.dragField()
    field.strength = 2
    let stage = stage(field)
    let node = stage.addBall(at: .zero, velocity: CGVector(dx: 100, dy: 0))
    node.physicsBody?.mass = 4
    stage.run(60)
    #expect(isNear(node.physicsBody?.velocity.dx, 100 * exp(-0.5), within: 0.5))
  }

  @Test("A field acts in its region, on bodies of its categories, while it is enabled")
  func reach() {
    let field = SKFieldNode.linearGravityField(withVector: vector_float3(0, -1, 0))
    field.region = SKRegion(radius: 50)
    let stage = stage(field, at: CGPoint(x: 100, y: 0))
    let inside = stage.addBall(at: CGPoint(x: 140, y: 0))
    let outside = stage.addBall(at: CGPoint(x: 190, y: 0))
    let deaf = stage.addBall(at: CGPoint(x: 90, y: 0))
    deaf.physicsBody?.fieldBitMask = 0
    stage.run(6)
    #expect((inside.physicsBody?.velocity.dy ?? 0) < -10)
    #expect(outside.physicsBody?.velocity == .zero && deaf.physicsBody?.velocity == .zero)
    field.isEnabled = false
    inside.physicsBody?.velocity = .zero
    stage.run(6)
    #expect(inside.physicsBody?.velocity == .zero)
  }

  @Test("An exclusive field leaves no room for others")
  func exclusive() {
    let field = SKFieldNode.linearGravityField(withVector: vector_float3(1, 0, 0))
    field.isExclusive = true
    let stage = stage(field)
    stage.scene.addChild(SKFieldNode.linearGravityField(withVector: vector_float3(0, 1, 0)))
    let node = stage.addBall(at: .zero)
    stage.run(60)
    #expect(isNear(node.physicsBody?.velocity.dx, 150, within: 0.1))
    #expect(node.physicsBody?.velocity.dy == 0)
  }

  @Test("A magnetic field bends the way of a charge and takes no speed")
  func magnetic() {
    let stage = stage(.magneticField())
    let node = stage.addBall(at: .zero, velocity: CGVector(dx: 90, dy: 0))
    node.physicsBody?.charge = 1
    node.physicsBody?.mass = 1
    stage.run(30)
    let velocity = node.physicsBody?.velocity ?? .zero
    // It turns clockwise by q B / m = 1 radian a second.
    #expect(isNear(atan2(velocity.dy, velocity.dx), -0.5, within: 0.01))
    #expect(isNear(hypot(velocity.dx, velocity.dy), 90, within: 0.5))
  }

  @Test("A field of velocity sets it")
  func velocity() {
    let stage = stage(.velocityField(withVector: vector_float3(0.5, 0, 0)))
    let node = stage.addBall(at: .zero)
    stage.run(60)
    #expect(isNear(node.position.x, 75, within: 0.1))
  }

  @Test("A field of one's own is asked in metres")
  func custom() {
    let stage = stage(
      .customField { place, _, mass, _, _ in vector_float3(place.x * mass, 0, 0) })
    #expect(stage.world.sampleFields(at: vector_float3(300, 0, 0)).x == 2)
  }

  @Test("Noise is between -1 and 1, the same in every run, and goes over smoothly")
  func noise() {
    func values() -> [Float] {
      let stage = stage(.noiseField(withSmoothness: 1, animationSpeed: 1))
      return (0..<200).map { stage.world.sampleFields(at: vector_float3(Float($0), 0, 0)).x }
    }
    let noise = values()
    #expect(noise == values())
    #expect(noise.allSatisfy { (-1...1).contains($0) } && Set(noise).count > 150)
    #expect(zip(noise, noise.dropFirst()).allSatisfy { abs($0 - $1) < 0.05 })
  }

  @Test("Regions are joined, cut and turned inside out")
  func regions() {
    let (disc, square) = (SKRegion(radius: 10), SKRegion(size: CGSize(width: 30, height: 4)))
    let (inBoth, inSquare) = (CGPoint(x: 1, y: 1), CGPoint(x: 14, y: 0))
    #expect(disc.contains(inBoth) && !disc.contains(inSquare))
    #expect(disc.byUnion(with: square).contains(inSquare))
    #expect(!disc.byIntersection(with: square).contains(inSquare))
    #expect(!square.byDifference(from: disc).contains(inBoth))
    #expect(disc.inverse().contains(inSquare) && SKRegion.infinite().contains(inSquare))
  }
}
