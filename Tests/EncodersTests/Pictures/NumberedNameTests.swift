import Testing

@testable import Encoders

@Suite("Numbered names")
struct NumberedNameTests {
  @Test("A number takes the place of the percent sign")
  func numbers() throws {
    #expect(try NumberedName("out-%05d.png").path(for: 42) == "out-00042.png")
    #expect(try NumberedName("%d.png").path(for: 7) == "7.png")
    #expect(try NumberedName("%3d.png").path(for: 12345) == "12345.png")
    #expect(try NumberedName("plain.png").path(for: 3) == "plain.png")
  }

  @Test("Two numbers are refused")
  func two() { #expect(throws: OutputError.self) { try NumberedName("%d-%d.png") } }

  @Test(
    "Of a percent sign, digits and a d, two digits behind a zero are a number's length; a longer one is none",
    arguments: [
      ("%d", "%d"), ("a%5d.png", "%5d"), ("%005d", "%005d"), ("%%d", "%d"), ("%5%7d", "%7d"),
      ("é%02d", "%02d"), ("%", nil), ("%5", nil), ("%x", nil), ("", nil), ("5d", nil),
    ] as [(String, String?)])
  func place(path: String, expected: String?) throws {
    #expect(NumberedName.place(in: path, isShort: true).map { String(path[$0]) } == expected)
    #expect(NumberedName.place(in: path).map { String(path[$0]) } == expected)
    #expect(NumberedName.place(in: "%123d", isShort: true) == nil)
    #expect(NumberedName.place(in: "%123d") != nil)
  }

  @Test("A name's number is the one that it was made with")
  func number() throws {
    for pattern in ["out-%05d.png", "%d.png", "a%02d"] {
      let name = try NumberedName(pattern)
      for number in [0, 7, 99, 123_456] {
        #expect(name.number(of: name.path(for: number)) == number)
      }
    }
    let name = try NumberedName("out-%05d.png")
    for other in ["out-7.png", "out-.png", "out-00007.jpg", "in-00007.png", "out--0007.png"] {
      #expect(name.number(of: other) == nil)
    }
    #expect(try NumberedName("out.png").number(of: "out.png") == nil)
  }
}
