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

  @Test("Requests of Core Data come with SwiftUI, in programs that have Core Data")
  func requests() {
    let view =
      "import SwiftUI\nstruct A: View { @FetchRequest(sortDescriptors: []) var a: FetchedResults<B> }"
    #expect(modules(view).isEmpty)
    #expect(modules(view, "import CoreData") == ["CoreData"])
  }
}
