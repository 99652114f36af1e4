import Foundation
import Testing

@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Colours of UIKit as objects")
struct UIColorTests {
  @Test("A colour is kept in an archive and read again, as programs keep it among their settings")
  func archives() throws {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    let components = try #require(found?.color.resolve(in: EnvironmentValues()))
    for (found, meant) in zip(
      [components.red, components.green, components.blue, components.opacity],
      [0.2, 0.4, 0.6, 0.5] as [Float])
    {
      #expect(abs(found - meant) < 1e-5)
    }
  }

  @Test("Colours that look alike are equal, alone and in lists of attributes")
  func equality() {
    let (one, two) = (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1))
    #expect(one == two && one.hash == two.hash && one != UIColor.black)
    #expect(Set([one, two, .black]).count == 2)
    let (first, second) = (NSMutableAttributedString(string: "ab"), NSString("ab"))
    first.addAttribute(.init("color"), value: one, range: NSRange(location: 0, length: 1))
    first.addAttribute(.init("color"), value: two, range: NSRange(location: 1, length: 1))
    var range = NSRange()
    _ = first.attributes(
      at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: second.length))
    #expect(range.length == 2)
  }

  @Test("Its description has its space and its numbers, as UIKit's")
  func description() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1.0 0.0 0.0 1.0")
  }
}
