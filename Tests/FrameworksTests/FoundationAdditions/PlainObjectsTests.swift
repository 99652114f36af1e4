import Foundation
import FoundationAdditions
import Testing

@Suite("Objects made of nothing")
struct PlainObjectsTests {
  @Test("An error without a domain has the code 0")
  func error() { #expect(NSError().code == 0) }

  @Test("A timer of nothing never fires")
  func timer() {
    let timer = Timer()
    // The end of time is nearer on Linux: some hundred years.
    #expect(timer.fireDate.timeIntervalSinceNow > 1e9)
    #expect(timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test("An object answers for a stored property by its name, and with nil for what it has not")
  func values() {
    final class Person: NSObject {
      let name = "Ada"
      let age: Int? = 36
    }
    let person: NSObject = Person()
    #expect(person.value(forKey: "name") as? String == "Ada")
    #expect(person.value(forKey: "age") as? Int == 36)
    #expect(person.value(forKey: "height") == nil)
  }
}
