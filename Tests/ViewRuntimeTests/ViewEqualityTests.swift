import Testing

@testable import ViewRuntime

private protocol Style {}
private struct Plain: Style { var width = 1.0 }
private struct Named: Style {
  var name: String
  var next: [Int] = []
}
private final class Reference {}

private struct Sample {
  var flag = true
  var number = 1.0
  var style: any Style = Plain()
  var object: Reference?
  var action: (() -> Void)?
}

@MainActor
struct ViewEqualityTests {
  @Test("Values with equal fields are equal though their bytes between the fields may differ")
  func fields() {
    #expect(ViewEquality.areEqual(Sample(), Sample()))
    #expect(!ViewEquality.areEqual(Sample(), Sample(number: 2)))
  }

  @Test("Strings in buffers of their own are compared by what they say")
  func strings() {
    let long = { String(repeating: "text ", count: 10) }
    #expect(ViewEquality.areEqual(Named(name: long()), Named(name: long())))
    #expect(!ViewEquality.areEqual(Named(name: long()), Named(name: long() + "!")))
  }

  @Test("What a protocol's type holds is compared by its own type")
  func existentials() {
    let long = String(repeating: "text ", count: 10)
    let named = Sample(style: Named(name: long, next: [1]))
    #expect(ViewEquality.areEqual(named, Sample(style: Named(name: long + "", next: [1]))))
    #expect(!ViewEquality.areEqual(named, Sample(style: Named(name: long, next: [2]))))
    #expect(!ViewEquality.areEqual(named, Sample()))
  }

  @Test("References are equal when they are the same object")
  func references() {
    let object = Reference()
    #expect(ViewEquality.areEqual(Sample(object: object), Sample(object: object)))
    #expect(!ViewEquality.areEqual(Sample(object: object), Sample(object: Reference())))
  }
}
