import Foundation
import Geometry
import Pixels
import Testing

@testable import ViewContent
@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("How SwiftUI shows pictures of UIKit")
struct UIImageRenderingTests {
  private let picture = UIImage(
    source: .bitmap(Bitmap(width: 4, height: 4), scale: 1), scale: 1)

  private func resolved(_ image: UIImage) -> ResolvedImageContent {
    var environment = EnvironmentValues()
    environment.setForeground([AnyShapeStyle(Color.green)])
    return Image(uiImage: image).resolve(in: environment)
  }

  private func isShape(_ image: UIImage) -> Bool { resolved(image).isTemplate }

  @Test("A picture is a shape where it says so")
  func modes() {
    #expect(!isShape(picture))
    #expect(isShape(picture.withRenderingMode(.alwaysTemplate)))
    #expect(!isShape(picture.withRenderingMode(.alwaysOriginal)))
  }

  @Test("It has its own colour where it is always drawn as it is, else that of what stands around")
  func tints() {
    let green = ResolvedStyle(.color(Color.green.resolve(in: EnvironmentValues())))
    let red = ResolvedStyle(.color(UIColor.red.color.resolve(in: EnvironmentValues())))
    let original = resolved(picture.withTintColor(.red, renderingMode: .alwaysOriginal))
    #expect(original.isTemplate && original.style == red)
    let template = resolved(picture.withTintColor(.red, renderingMode: .alwaysTemplate))
    #expect(template.isTemplate && template.style == green)
  }

  @Test("A symbol is as large as its configuration says")
  func configurations() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 68)
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let configured = try #require(UIImage(systemName: "star.fill", withConfiguration: large))
    let (small, big) = (resolved(symbol).naturalSize, resolved(configured).naturalSize)
    #expect(abs(big.width / small.width - 4) < 0.2)
    #expect(Image(uiImage: configured) == Image(uiImage: configured))
    #expect(Image(uiImage: configured) != Image(uiImage: symbol))
  }
}
