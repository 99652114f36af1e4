import Foundation
import Testing

@testable import halcyon

@Suite("Sources read as for an iPhone")
struct PlatformSourceTests {
  @Test("A condition on iOS holds, and every other character keeps its place")
  func conditions() {
    let source = "#if os(iOS) && DEBUG\nlet a = \"os(iOS)\"\n  #elseif !os(iOS)\n#endif\n"
    let adapted = PlatformSource.adapted(source)
    #expect(
      adapted == "#if (true ) && DEBUG\nlet a = \"os(iOS)\"\n  #elseif !(true )\n#endif\n")
  }

  @Test(
    "Selectors hold methods, or names of UIKit's, and marks for Objective-C are spaces, of the same length"
  )
  func objectiveC() throws {
    let source = """
      @objc func tapped(_ g: Any) {}
      let a = #selector(Coordinator.tapped(_:))
      let e = #selector(context.coordinator.moved)
      let b = #selector(UIResponder.resignFirstResponder)
      let d = [#selector(tick), #selector(self.tick(_:)), #selector( Self.tick )]
      @objcMembers class B {}
      let c = objc
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.utf8.count == source.utf8.count)
    #expect(adapted.contains("let a = _SEL(Coordinator.tapped(_:)) ") && !adapted.contains("@objc"))
    #expect(adapted.contains("let e = _SEL(context.coordinator.moved) "))
    #expect(adapted.contains("let b = \"resignFirstResponder\" "))
    #expect(adapted.contains("[_SEL(Self.tick), _SEL(Self.tick(_:))"))
    #expect(adapted.contains(", _SEL(Self.tick)"))
    #expect(adapted.contains("func tapped(_ g: Any)") && adapted.contains("let c = objc"))
  }

  @Test(
    "What an extension of UIKit's overrides has another name; what a class overrides keeps its own")
  func overrides() throws {
    let source = """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
          super.viewDidLoad()
        }
        open override func viewWillAppear(_ animated: Bool) {}
      }
      class Screen: UIViewController {
        override func viewDidLoad() {}
      }
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.utf8.count == source.utf8.count)
    #expect(adapted.contains("           open func viewDidLoa_() {\n    super.viewDidLoad()"))
    #expect(adapted.contains("  open          func viewWillAppea_(_ animated: Bool) {}"))
    #expect(adapted.contains("  override func viewDidLoad() {}"))
  }

  @Test("Other sources are left as they are")
  func untouched() { #expect(PlatformSource.adapted("#if os(macOS)\n#endif") == nil) }
}
