import Testing

@testable import CoreAnimation

@Suite("The springs of CASpringAnimation")
struct SpringSolutionTests {
  @Test("The standard spring settles after the 1.4727003 s that Core Animation answers")
  func settling() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
  }
}
