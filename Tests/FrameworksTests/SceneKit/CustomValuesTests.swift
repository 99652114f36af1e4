import SceneKit
import Testing

@Suite("Values by names, of scenes' objects") struct CustomValuesTests {
  @Test("A node, a geometry and a material keep what a program gives them under names of its own")
  func kept() {
    let node = SCNNode(geometry: SCNSphere(radius: 1))
    node.setValue(true, forKey: "isWarm")
    node.geometry?.setValue(2.5, forKey: "wave")
    node.geometry?.firstMaterial?.setValue("glow", forKey: "look")
    #expect(node.value(forKey: "isWarm") as? Bool == true)
    #expect(node.geometry?.value(forKey: "wave") as? Double == 2.5)
    #expect(node.geometry?.firstMaterial?.value(forKey: "look") as? String == "glow")
    node.setValue(nil, forKey: "isWarm")
    #expect(node.value(forKey: "isWarm") == nil)
  }

  @Test("The name of a property means the property")
  func properties() {
    let node = SCNNode()
    node.setValue(SCNVector3(1, 2, 3), forKey: "position")
    node.setValue("ball", forKey: "name")
    node.setValue(0.5, forKey: "opacity")
    #expect(node.position.y == 2 && node.name == "ball" && node.opacity == 0.5)
    #expect((node.value(forKey: "position") as? SCNVector3)?.z == 3)
  }
}
