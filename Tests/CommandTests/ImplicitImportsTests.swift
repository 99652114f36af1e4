import Testing

@testable import halcyon

@Suite("Modules that come with others")
struct ImplicitImportsTests {
  private func modules(_ texts: String...) -> [String] {
    ImplicitImports.arguments(for: texts).filter { !$0.hasPrefix("-") }
  }

  @Test("Core Image comes with UIKit, where it is named and not imported")
  func images() {
    #expect(modules("import UIKit\nlet a = CIImage(image: b)") == ["CoreImage"])
    #expect(modules("import CoreImage\nlet a = CIImage(image: b)").isEmpty)
    #expect(modules("import UIKit\nlet a = \"CIImage\"\nlet MyCIImage = 1").isEmpty)
  }

  @Test("An animator of falling views comes with UIKit, and with SwiftUI where it is named")
  func dynamics() {
    #expect(modules("import SwiftUI\nlet a: UIDynamicAnimator") == ["UIDynamics"])
    #expect(modules("import UIKit\nlet a: UIDynamicAnimator").isEmpty)
  }

  @Test("The kinds of constants for assets come without an import, and nothing else of views does")
  func assets() {
    #expect(modules("import Foundation\nstruct A { let image: ImageResource }") == ["SwiftUI"])
    #expect(modules("import UIKit\nstruct A { let color: ColorResource }").isEmpty)
    #expect(modules("import SwiftUI\nstruct A { let image: ImageResource }").isEmpty)
    #expect(modules("import Foundation\nstruct A { let name: String }").isEmpty)
  }

  @Test("Requests of Core Data come with SwiftUI, in programs that have Core Data")
  func requests() {
    let words = "import SwiftUI\nlet a = FetchRequest(url)"
    #expect(modules(words).isEmpty)
    #expect(modules(words, "import CoreData") == ["CoreData"])
  }

  @Test("Wrappers and key paths of Core Data come with SwiftUI in any program")
  func wrappers() {
    for use in [
      "@FetchRequest(sortDescriptors: []) var a: FetchedResults<B>",
      "@SectionedFetchRequest(sectionIdentifier: \\.c, sortDescriptors: []) var a",
      "@Environment(\\.managedObjectContext) var context",
    ] {
      #expect(modules("import SwiftUI\nstruct A: View { \(use) }") == ["CoreData"])
    }
  }
}
