import CoreAnimation
import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Properties of UIKit's objects by their names")
@MainActor
struct KeyValueCodingTests {
  @Test("What is set by a name is what the property has, as it is or as Foundation boxes it")
  func setting() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.setValue(NSValue(cgPoint: CGPoint(x: 50, y: 60)), forKey: "center")
    #expect(view.center == CGPoint(x: 50, y: 60))
    view.setValue(NSNumber(value: 0.5), forKey: "alpha")
    view.setValue(7, forKey: "tag")
    view.setValue(true, forKey: "hidden")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    view.setValue(CGAffineTransform(scaleX: 2, y: 2), forKey: "transform")
    #expect(view.alpha == 0.5 && view.tag == 7 && view.isHidden)
    #expect(view.backgroundColor == .red && view.contentMode == .center && view.transform.a == 2)
  }

  @Test("What is read by a name has the property's type")
  func reading() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    label.text = "words"
    #expect(label.value(forKey: "text") as? String == "words")
    #expect(label.value(forKey: "bounds") as? CGRect == label.bounds)
    #expect(label.value(forKey: "alpha") as? CGFloat == 1)
    #expect(label.value(forKey: "hidden") as? Bool == false)
    #expect(label.value(forKey: "superview") == nil)
    let bar = UISearchBar(frame: .zero)
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
  }

  @Test("A path leads through views to layers, and to the parts of what they have")
  func paths() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10)))
    outer.addSubview(inner)
    outer.tag = 9
    #expect(inner.value(forKeyPath: "superview.tag") as? Int == 9)
    #expect(outer.value(forKeyPath: "subviews.@count") as? Int == 1)
    inner.setValue(5, forKeyPath: "layer.cornerRadius")
    #expect(inner.layer.cornerRadius == 5)
    inner.setValue(Double.pi / 2, forKeyPath: "layer.transform.rotation.z")
    #expect(abs(inner.transform.b - 1) < 1e-9)
    #expect(inner.value(forKeyPath: "layer.position.x") as? Double == 8)
  }

  @Test("A name or a value that an object has no use for changes nothing")
  func unknown() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setValue(1, forKey: "colour")
    view.setValue("wide", forKey: "frame")
    #expect(view.value(forKey: "colour") == nil && view.frame.width == 10)
    // Numbers in a rectangle are the layer's to reach into, as with Apple's.
    #expect(view.value(forKeyPath: "frame.size.width") == nil)
    #expect(UIView().value(forKey: "placeholder") == nil)
  }

  @Test("A property of a program's own class is read by its name, too")
  func ownClasses() {
    final class Gauge: UIView {
      var level = 3
      var note: String?
    }
    let gauge = Gauge(frame: .zero)
    #expect(gauge.value(forKey: "level") as? Int == 3)
    #expect(gauge.value(forKey: "note") == nil)
  }
}
