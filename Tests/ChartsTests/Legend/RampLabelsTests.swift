import Foundation
import Testing

@testable import Charts

@Suite("Numbers below a line of colours")
struct RampLabelsTests {
  @Test("Every n-th is shown, for the least n at which none touches the next")
  func strides() {
    let labels = RampLabels(places: [0, 25, 50, 75, 100])
    // Half of one and half of the next, and 2 points between them.
    #expect(labels.stride([6, 20, 20, 20, 22]) == 1)
    #expect(labels.stride([6, 24, 24, 24, 24]) == 2)
    #expect(labels.stride([6, 28, 28, 28, 34]) == 2)
    #expect(labels.stride([6, 60, 60, 60, 60]) == 3)
    #expect(labels.stride([300, 300, 300, 300, 300]) == 5)
    #expect(RampLabels(places: []).stride([]) == 1 && RampLabels(places: [0]).stride([9]) == 1)
  }
}
