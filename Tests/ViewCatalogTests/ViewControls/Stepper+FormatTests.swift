import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Steppers that show their value")
struct StepperFormatTests {
  @Test("The value stands in a field, as the format writes it, and the buttons change it by a step")
  func shown() {
    let noted = Noted(2.0)
    let stepper = Stepper(
      value: noted.binding, in: 0...10, step: 2.5, format: .number.precision(.fractionLength(2))
    ) { Text("Width") }
    #expect(stepper.valueField != nil)
    stepper.onIncrement?()
    #expect(noted.value == 4.5)
    stepper.onDecrement?()
    stepper.onDecrement?()
    #expect(noted.value == 0)
  }

  @Test("Without a format there is no field")
  func plain() {
    #expect(Stepper("Width", value: .constant(1), in: 0...3).valueField == nil)
  }
}
