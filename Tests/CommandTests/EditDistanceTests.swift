import Testing

@testable import halcyon

@Suite("How far apart names are")
struct EditDistanceTests {
  @Test(
    "Letters added, taken away and changed are counted",
    arguments: [
      ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("", "abc", 3), ("abc", "", 3),
      ("same", "SAME", 0), ("xabc", "abc", 1), ("abc", "xabc", 1),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(EditDistance.between(first, second) == expected)
  }

  @Test("Only what is close is meant, and of two the first by name")
  func closest() {
    #expect(EditDistance.closest(to: "lighthose", among: ["boat", "lighthouse"]) == "lighthouse")
    #expect(EditDistance.closest(to: "zebra", among: ["boat", "lighthouse"]) == nil)
    #expect(EditDistance.closest(to: "cat", among: ["rat", "bat"]) == "bat")
    #expect(EditDistance.closest(to: "cat", among: []) == nil)
  }
}
