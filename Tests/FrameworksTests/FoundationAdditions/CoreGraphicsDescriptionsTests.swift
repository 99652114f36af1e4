import Foundation
import FoundationAdditions
import Testing

@Suite("Places described for those who look for a mistake")
struct CoreGraphicsDescriptionsTests {
  @Test("A point, a size and a rectangle are their numbers, in texts and in what holds them")
  func numbers() {
    struct Place { let size: CGSize }
    let frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect("\(frame.origin)" == "(1.0, 2.5)")
    #expect(frame.size.debugDescription == "(3.0, 4.0)")
    #expect(String(describing: frame) == "(1.0, 2.5, 3.0, 4.0)")
    #expect("\([frame.size])" == "[(3.0, 4.0)]")
    #expect("\(Place(size: .zero))" == "Place(size: (0.0, 0.0))")
  }
}
