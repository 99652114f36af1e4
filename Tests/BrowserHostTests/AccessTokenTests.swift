import Testing

@testable import BrowserHost

@Suite("The token in the page's address")
struct AccessTokenTests {
  private let token = AccessToken()

  @Test("It is 128 random bits in 32 digits, another one each time")
  func randomness() {
    #expect(token.description.count == 32)
    #expect(token.description.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(Set((0..<100).map { _ in AccessToken().description }).count == 100)
  }

  @Test("Every one of its digits counts, wherever it stands")
  func everyDigit() {
    let right = Array(token.description)
    #expect(token.matches(right[...].text))
    for place in right.indices {
      var wrong = right
      wrong[place] = wrong[place] == "0" ? "1" : "0"
      #expect(!token.matches(wrong[...].text), "digit \(place) does not count")
    }
  }

  @Test("A part of it, or more than it, is not it")
  func parts() {
    let right = Array(token.description)
    for length in 0..<right.count { #expect(!token.matches(right[..<length].text), "\(length)") }
    #expect(!token.matches((right + ["0"])[...].text))
    #expect(!token.matches((right + right)[...].text))
    let first = right.prefix(8) + Array(repeating: "g", count: 24)
    #expect(!token.matches(first.text))
  }
}

extension Collection<Character> {
  fileprivate var text: Substring { Substring(String(self)) }
}
