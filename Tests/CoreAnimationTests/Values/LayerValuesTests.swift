import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("The values of a layer's properties")
struct LayerValuesTests {
  private func number(_ values: LayerValues, _ path: String) -> Double? {
    values.value(atPath: path)?.number
  }

  @Test("What nobody has set is what Core Animation begins with")
  func standards() {
    let values = LayerValues()
    #expect(number(values, "opacity") == 1 && number(values, "shadowRadius") == 3)
    #expect(number(values, "anchorPoint.x") == 0.5 && number(values, "shadowOffset.height") == -3)
    #expect(number(values, "transform.scale") == 1 && number(values, "transform.rotation") == 0)
    #expect(values.value(atPath: "ofTheProgram") == nil)
  }

  @Test("A part that is set leaves the others as they were")
  func parts() {
    var values = LayerValues()
    values["position"] = .point(CGPoint(x: 3, y: 4))
    values.set(.number(9), atPath: "position.y")
    #expect(number(values, "position.x") == 3 && number(values, "position.y") == 9)
    values.set(.number(50), atPath: "bounds.size.width")
    values.set(.point(CGPoint(x: 1, y: 2)), atPath: "bounds.origin")
    #expect(values.get("bounds") == CGRect(x: 1, y: 2, width: 50, height: 0))
    #expect(number(values, "bounds.origin.y") == 2)
  }

  @Test("A transform's parts are set one beside the other")
  func transformParts() throws {
    var values = LayerValues()
    values.set(.number(2), atPath: "transform.scale")
    values.set(.number(0.5), atPath: "transform.rotation.z")
    values.set(.number(7), atPath: "transform.translation.x")
    let z = try #require(number(values, "transform.rotation.z"))
    let scale = try #require(number(values, "transform.scale.y"))
    #expect(abs(z - 0.5) < 1e-9 && abs(scale - 2) < 1e-9)
    #expect(number(values, "transform.translation.x") == 7)
    let way = values.value(atPath: "transform.translation")
    if case .size(let size)? = way {
      #expect(size == CGSize(width: 7, height: 0))
    } else {
      Issue.record("the translation is no size: \(String(describing: way))")
    }
  }

  @Test("What was scaled to nothing is built up again from where nothing was done")
  func fromNothing() throws {
    var values = LayerValues()
    values["transform"] = .transform(
      CATransform3DTranslate(CATransform3DMakeScale(0, 0, 1), 5, 0, 0))
    values.set(.number(3), atPath: "transform.scale.x")
    let scale = try #require(number(values, "transform.scale.x"))
    #expect(abs(scale - 3) < 1e-9)
  }

  @Test("A frame is around the bounds about the anchor, and around all that is turned")
  func frames() throws {
    var values = LayerValues()
    values["bounds"] = .rect(CGRect(x: 0, y: 0, width: 40, height: 20))
    values["position"] = .point(CGPoint(x: 100, y: 50))
    #expect(values.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(number(values, "frame.origin.x") == 80)
    values["anchorPoint"] = .point(.zero)
    #expect(values.frame.origin == CGPoint(x: 100, y: 50))
    values["anchorPoint"] = .point(CGPoint(x: 0.5, y: 0.5))
    values["transform"] = .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let turned = values.frame
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(abs(turned.midX - 100) < 1e-9 && abs(turned.midY - 50) < 1e-9)
  }

  @Test("Parts that are not there neither answer nor take anything")
  func missingParts() {
    var values = LayerValues()
    values["position"] = .point(CGPoint(x: 3, y: 4))
    #expect(values.value(atPath: "position.width") == nil)
    #expect(values.value(atPath: "opacity.x") == nil)
    values.set(.number(1), atPath: "position.width")
    #expect(values.get("position") == CGPoint(x: 3, y: 4))
    values.set(.number(1), atPath: "ofTheProgram.x")
    #expect(values.value(atPath: "ofTheProgram") == nil)
  }
}
