import Testing

@testable import CoreAnimation

@Suite("Key paths of layers")
struct LayerKeyPathTests {
  @Test("A name alone is a property, of which all is meant")
  func names() {
    let path = LayerKeyPath("opacity")
    #expect(path.key == "opacity" && path.parts.isEmpty && path.text == "opacity")
  }

  @Test("Names behind points are parts, from the outside to the inside")
  func parts() {
    let path = LayerKeyPath("bounds.size.width")
    #expect(path.key == "bounds" && Array(path.parts) == [.size, .width])
    #expect(Array(LayerKeyPath("transform.rotation.z").parts) == [.rotation, .z])
  }

  @Test("An affine transform is the transform")
  func affine() {
    let path = LayerKeyPath("affineTransform.scale")
    #expect(path.key == "transform" && Array(path.parts) == [.scale])
  }

  @Test("What no value has is a part that nothing answers to")
  func unknown() {
    #expect(Array(LayerKeyPath("position.w").parts) == [.unknown])
    #expect(LayerKeyPath(".").parts.isEmpty)
  }
}
