import Foundation
import Testing

@testable import ViewInteraction

struct CollectionOffsetsTests {
  @Test("The elements at the offsets are removed, the others keep their order")
  func remove() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bde")
  }

  @Test("Elements are moved before the one that stood at the destination")
  func move() {
    func moved(_ source: IndexSet, _ destination: Int) -> String {
      var letters = Array("abcdef")
      letters.move(fromOffsets: source, toOffset: destination)
      return String(letters)
    }
    #expect(moved([0], 3) == "bcadef")
    #expect(moved([4], 1) == "aebcdf")
    #expect(moved([0, 4], 3) == "bcaedf")
    #expect(moved([1, 2], 6) == "adefbc")
    #expect(moved([2], 2) == "abcdef" && moved([2], 3) == "abcdef")
  }
}
