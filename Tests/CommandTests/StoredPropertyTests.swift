import SwiftLexing
import Testing

@Suite("Stored variables of a declaration")
struct StoredPropertyTests {
  private func read(_ body: String) -> [String] {
    StoredProperty.all(ofDeclaration: "@Animatable public struct S: Shape {\n\(body)\n}")
      .map { "\($0.attributes.joined())\($0.name): \($0.type ?? "?")" }
  }

  @Test("Types are read as written, through generics and several variables in one line")
  func types() {
    #expect(read("var a: Double\n  private var b: CGFloat = 2") == ["a: Double", "b: CGFloat"])
    #expect(
      read("var p: AnimatablePair<Double, Pair<A, B>>\nvar q: [Double: Int]?")
        == ["p: AnimatablePair<Double,Pair<A,B>>", "q: [Double: Int]?"])
    #expect(read("var start: Angle, end: Angle") == ["start: Angle", "end: Angle"])
    #expect(read("var a, b: Double") == ["a: Double", "b: Double"])
    #expect(read("var o: Double?=nil\nvar n: Double") == ["o: Double?", "n: Double"])
  }

  @Test("Without a type the value says it, where it can")
  func values() {
    #expect(
      read(
        "var a = 0.5\nvar b = -1.0\nvar c = 3\nvar d = CGPoint(x: 1, y: 2)\nvar e = CGPoint.zero")
        == ["a: Double", "b: Double", "c: Int", "d: CGPoint", "e: CGPoint"])
    #expect(read("var f = make()") == ["f: ?"])
  }

  @Test("Computed, static and constant ones are none; observed ones are")
  func others() {
    #expect(
      read(
        """
        static var s = 1.0
        let k: Double = 2
        var doubled: Double { value * 2 }
        var value: Double { didSet { print(value) } }
        var block: () -> Void = { }
        func path(in rect: CGRect) -> Path { var inner = 1.0; return Path() }
        var last: CGFloat
        """) == ["value: Double", "block: ()->Void", "last: CGFloat"])
  }

  @Test("Attributes stand with their variable")
  func attributes() {
    #expect(
      read("@AnimatableIgnored var a: Bool\n@State(x) private var b = 1.0\nvar c: Double")
        == ["@AnimatableIgnoreda: Bool", "@Stateb: Double", "c: Double"])
  }
}
