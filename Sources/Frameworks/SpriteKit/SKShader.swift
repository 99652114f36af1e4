import UIKit
import simd

/// A program in the shading language of OpenGL. It is kept, and not run: what has one is drawn without it.
@preconcurrency @MainActor
open class SKShader {
  open var source: String?
  open var uniforms: [SKUniform] = []
  open var attributes: [SKAttribute] = []

  public init() {}
  public convenience init(source: String) {
    self.init()
    self.source = source
  }
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init(source: source)
    self.uniforms = uniforms
  }
  /// Of a file `.fsh` beside the program.
  public convenience init(fileNamed name: String) {
    let name = name.hasSuffix(".fsh") ? String(name.dropLast(4)) : name
    let url = Bundle.main.url(forResource: name, withExtension: "fsh")
    self.init()
    source = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

public enum SKUniformType: Int, Sendable {
  case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3,
    floatMatrix4, texture
}

/// A value that a shader is given.
@preconcurrency @MainActor
open class SKUniform {
  public let name: String
  public private(set) var uniformType = SKUniformType.none
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2()
  open var vectorFloat3Value = vector_float3()
  open var vectorFloat4Value = vector_float4()
  open var textureValue: SKTexture?

  public init(name: String) { self.name = name }
  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    (floatValue, uniformType) = (value, .float)
  }
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name: name)
    (vectorFloat2Value, uniformType) = (value, .floatVector2)
  }
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name: name)
    (vectorFloat3Value, uniformType) = (value, .floatVector3)
  }
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name: name)
    (vectorFloat4Value, uniformType) = (value, .floatVector4)
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    (textureValue, uniformType) = (texture, .texture)
  }
}

public enum SKAttributeType: Int, Sendable {
  case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2,
    vectorHalfFloat3, vectorHalfFloat4
}

/// A value that each node gives a shader by itself.
@preconcurrency @MainActor
open class SKAttribute {
  public let name: String
  public let type: SKAttributeType
  public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}

@preconcurrency @MainActor
open class SKAttributeValue {
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2()
  open var vectorFloat3Value = vector_float3()
  open var vectorFloat4Value = vector_float4()

  public init() {}
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }
}

extension SKNode {
  /// Values that this node alone gives its shader.
  public func setValue(_ value: SKAttributeValue, forAttribute key: String) {}
  public func value(forAttributeNamed key: String) -> SKAttributeValue? { nil }
}
