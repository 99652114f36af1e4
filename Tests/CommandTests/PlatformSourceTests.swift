import Foundation
import Testing

@testable import halcyon

@Suite("Sources read as for an iPhone")
struct PlatformSourceTests {
  /// In bytes. A selector's name is all that a source grows by.
  private func lengthWithoutNames(_ adapted: String) -> Int {
    adapted.replacing(/, "\w+"(?=\))/, with: "").utf8.count
  }

  @Test("A condition on iOS holds, and every other character keeps its place")
  func conditions() {
    let source = "#if os(iOS) && DEBUG\nlet a = \"os(iOS)\"\n  #elseif !os(iOS)\n#endif\n"
    let adapted = PlatformSource.adapted(source)
    #expect(
      adapted == "#if (true ) && DEBUG\nlet a = \"os(iOS)\"\n  #elseif !(true )\n#endif\n")
  }

  @Test(
    "Any error is an NSError: casts of what is named one, and catches with and without conditions")
  func errors() throws {
    let source = """
      do { try a() } catch let error as NSError { show(error.code) }
      do { try a() } catch let e as NSError where e.code == 1 && f.e { show(e) } catch { }
      if let b = error as? NSError, let c = task.error as! NSError { }
      let d = values["error"] as? NSError
      let f = "catch let error as NSError {"
      """
    let adapted = try #require(PlatformSource.adapted(source)).split(separator: "\n")
    let original = source.split(separator: "\n")
    #expect(
      adapted[0]
        == "do { try a() } catch let error            { let error = error as NSError; show(error.code) }"
    )
    #expect(
      adapted[1].replacing(#/ +/#, with: " ")
        == "do { try a() } catch let e where (e as NSError).code == 1 && f.e { let e = e as NSError; show(e) } catch { }"
    )
    #expect(adapted[2].contains("b = error as NSError?,"))
    #expect(adapted[2].contains("c = task.error as NSError"))
    #expect(adapted[3...] == original[3...])
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
    #expect(lengthWithoutNames(adapted) == source.utf8.count)
    #expect(
      adapted.contains("let a = _SEL(Coordinator.tapped(_:), \"tapped\") ")
        && !adapted.contains("@objc"))
    #expect(adapted.contains("let e = _SEL(context.coordinator.moved, \"moved\") "))
    #expect(adapted.contains("let b = \"resignFirstResponder\" "))
    #expect(adapted.contains("[_SEL(Self.tick, \"tick\"), _SEL(Self.tick(_:), \"tick\")"))
    #expect(adapted.contains(", _SEL(Self.tick, \"tick\")"))
    #expect(adapted.contains("func tapped(_ g: Any)") && adapted.contains("let c = objc"))
  }

  @Test("Dynamic properties that keep a value tell their observers; those that compute one do not")
  func dynamicProperties() throws {
    let source = """
      class Settings: NSObject {
        @objc dynamic var name = "a" // of the user
        @objc dynamic private(set) var size: Float = max(
          1, 2)
        @objc dynamic var area: Float { size * size }
        @objc dynamic var seen = 0 { didSet { print(seen) } }
        dynamic func move() {}
        let mode = Mode.dynamic
      }
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.contains(#"name = "a" { didSet { _observed(self) } } // of the user"#))
    #expect(adapted.contains("1, 2) { didSet { _observed(self) } }"))
    #expect(adapted.components(separatedBy: "_observed").count == 3)
  }

  @Test(
    "Methods that a delegate of UIKit's may lack are called as they are, and closures that may be nil stay so"
  )
  func optionalMethods() throws {
    let source = """
      originalDelegate?.textFieldDidEndEditing?(field)
      delegate?.scrollViewDidScroll?(view); self.onTap?(1)
      let textViewChanged: (() -> Void)?; self.textViewChanged?(); dataSource.tableView?(a)
      let text = "a?.textField?(b)"
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.contains("originalDelegate?.textFieldDidEndEditing (field)"))
    #expect(adapted.contains("delegate?.scrollViewDidScroll (view); self.onTap?(1)"))
    #expect(adapted.contains("self.textViewChanged?(); dataSource.tableView (a)"))
    #expect(adapted.contains("\"a?.textField?(b)\""))
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
      extension AVPlayerViewController { override open func viewDidAppear(_ animated: Bool) {} }
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.utf8.count == source.utf8.count)
    #expect(adapted.contains("AVPlayerViewController {          open func viewDidAppea_("))
    #expect(adapted.contains("           open func viewDidLoa_() {\n    super.viewDidLoad()"))
    #expect(adapted.contains("  open          func viewWillAppea_(_ animated: Bool) {}"))
    #expect(adapted.contains("  override func viewDidLoad() {}"))
  }

  @Test(
    "What stands in strings, comments and regular expressions is nobody's code",
    arguments: [
      #"Text("Mark it @objc, then #selector(tap)")"#,
      "// @objc and #selector(tap)\n/* @objc /* #selector(tap) */ @objc */",
      "let a = \"\"\"\n  #if os(iOS)\n  @objc \"#selector(tap)\"\n  \"\"\"",
      ##"let a = #"@objc \(x) " #selector(tap)"# + #"\#n@objc"#"##,
      "let a = #/@objc #selector\\(tap\\)/#\nlet b = try! Regex(#\"@objc\"#)",
      "let a = text.contains(/@objc \"/)",
      "extension UIView { func note() { print(\"override func draw(\") } }",
    ])
  func literals(source: String) { #expect(PlatformSource.adapted(source) == nil) }

  @Test("Code between the parts of a string is code")
  func interpolations() throws {
    #expect(
      PlatformSource.adapted(
        ##"Text("a \(f(#selector(tick), "@objc \(#selector(tock))")) @objc")"##)
        == ##"Text("a \(f(_SEL(Self.tick, "tick"), "@objc \(_SEL(Self.tock, "tock"))")) @objc")"##)
    #expect(
      PlatformSource.adapted(##"Text(#"\(#selector(a)) \#(#selector(tick))"#)"##)
        == ##"Text(#"\(#selector(a)) \#(_SEL(Self.tick, "tick"))"#)"##)
    #expect(
      PlatformSource.adapted("\"\"\"\n\\(a(#selector(tick))) \"@objc\" #selector(b)\n\"\"\"")
        == "\"\"\"\n\\(a(_SEL(Self.tick, \"tick\"))) \"@objc\" #selector(b)\n\"\"\"")
  }

  @Test("Selectors are found however they are written, and others are left alone")
  func writtenOtherwise() throws {
    let spread = "#selector( // which\n  Owner . tapped ( _: )\n)"
    let adapted = try #require(PlatformSource.adapted(spread))
    #expect(lengthWithoutNames(adapted) == spread.utf8.count)
    #expect(adapted.count { $0 == "\n" } == 2)
    #expect(adapted.contains("_SEL(Owner.tapped(_:), \"tapped\")"))
    #expect(PlatformSource.adapted("#selector(`default`)") == "_SEL(Self.`default`, \"default\")")
    #expect(
      PlatformSource.adapted("#selector(getter: UIView.frame)")
        == "\"frame\"                        ")
    #expect(
      PlatformSource.adapted("@objc(tap:with:) func b() {}") == "                 func b() {}")
    #expect(PlatformSource.adapted("@objcSomething func b() {}") == nil)
    #expect(
      PlatformSource.adapted("let a = b / c; @objc var d = e / f")
        == "let a = b / c;       var d = e / f")
  }

  @Test("Only what an extension of UIKit's declares itself gets another name")
  func nestedOverrides() throws {
    let source = """
      struct Extension { let text = "extension UIView {" }
      public extension UIView {
        class Inner: UIView { override func draw(_ rect: CGRect) {} }
        override public func `repeat`() {}
        open override var frame: CGRect { .zero }
        override
        func größe() { override(func: 1) }
      }
      extension Other { override func draw() {} }
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.utf8.count == source.utf8.count)
    #expect(adapted.contains("class Inner: UIView { override func draw(_ rect: CGRect) {} }"))
    #expect(adapted.contains("           public func `repea_`() {}"))
    #expect(adapted.contains("  open          var fram_: CGRect"))
    #expect(adapted.contains("func größ_() { override(func: 1) }"))
    #expect(adapted.contains("extension Other { override func draw() {} }"))
  }

  @Test("A condition holds where it stands, and not beside it")
  func conditionsOfOthers() {
    #expect(
      PlatformSource.adapted("#if !os( iOS ) // os(iOS)\nos(iOS)\n#endif")
        == "#if !(true   ) // os(iOS)\nos(iOS)\n#endif")
    #expect(PlatformSource.adapted("let a = 1 /* \n#if os(iOS)\n*/") == nil)
  }

  @Test("The C library of Apple's platforms is that of Linux, in an import and before its names")
  func darwin() {
    let source = "import Darwin\nlet x = Darwin.sqrt(2) // Darwin\nlet name = \"Darwin.sqrt\"\n"
    let adapted = PlatformSource.adapted(source)
    #expect(
      adapted
        == "import Glibc \nlet x = Glibc .sqrt(2) // Darwin\nlet name = \"Darwin.sqrt\"\n")
    #expect(PlatformSource.adapted("struct Darwin {}\nlet d = Darwin.self\n") == nil)
  }

  @Test("Modules that stand behind others are the ones that bring their names")
  func overlays() {
    #expect(
      PlatformSource.adapted("import SwiftUICore\nlet font = SwiftUICore.Font.body\n")
        == "import SwiftUI    \nlet font = SwiftUI    .Font.body\n")
    #expect(
      PlatformSource.adapted("import _PhotosUI_SwiftUI\nimport _AVKit_SwiftUI\n")
        == "import PhotosUI         \nimport AVKit         \n")
    #expect(PlatformSource.adapted("import _StringProcessing\nimport _Concurrency\n") == nil)
  }

  @Test("A part of a module is imported with the whole of it, and one declaration as it stands")
  func parts() {
    #expect(
      PlatformSource.adapted(
        "import os.log\n@_exported import UIKit.UIImage; import struct os.Logger\n")
        == "import os    \n@_exported import UIKit        ; import struct os.Logger\n")
    #expect(PlatformSource.adapted("import SwiftUI\nlet a = [1]\n  .first\n") == nil)
  }

  @Test(
    "Key paths of Objective-C are texts, and managed properties have a wrapper, weak ones another"
  )
  func keyPaths() throws {
    let source = """
      let a = #keyPath(CALayer.bounds.origin)
      let b = #keyPath(CALayer.isHidden)
      let c = #keyPath(progress)
      class L: CALayer {
        @NSManaged var progress: CGFloat
        @NSManaged weak var owner: UIView?
      }
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(adapted.utf8.count == source.utf8.count)
    #expect(adapted.contains("let a = \"bounds.origin\" "))
    #expect(adapted.contains("let b = \"hidden\" ") && adapted.contains("let c = \"progress\" "))
    #expect(adapted.contains("@_Managed  var progress: CGFloat"))
    #expect(adapted.contains("@_WeakManaged   var owner: UIView?"))
  }

  @Test("The older name of @main is written as the newer one")
  func applicationMain() {
    #expect(
      PlatformSource.adapted("@UIApplicationMain\nclass AppDelegate: UIResponder {}")
        == "@main             \nclass AppDelegate: UIResponder {}")
  }

  @Test("Other sources are left as they are")
  func untouched() { #expect(PlatformSource.adapted("#if os(macOS)\n#endif") == nil) }
}
