import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Filters that draw a picture anew")
struct SketchFilterTests {
  private func pixel(_ image: CIImage?, x: CGFloat, y: CGFloat) -> [UInt8] {
    guard let image else { return [] }
    let made = CIContext().createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1))
    return made?.dataProvider?.data.map { [UInt8]($0) } ?? []
  }

  /// Black on the left of x = 20, `right` from there on.
  private func halves(_ right: CIColor = .white) -> CIImage {
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    return CIImage(color: right).cropped(to: CGRect(x: 20, y: 0, width: 20, height: 40))
      .composited(over: CIImage(color: .black).cropped(to: box))
  }

  @Test("Lines are black along an edge, and clear away from it")
  func lineOverlay() {
    let filter = CIFilter.lineOverlay()
    filter.inputImage = halves()
    #expect(filter.threshold == 0.1)
    #expect(filter.edgeIntensity == 1)
    #expect(pixel(filter.outputImage, x: 20, y: 20) == [0, 0, 0, 255])
    #expect(pixel(filter.outputImage, x: 5, y: 20) == [0, 0, 0, 0])
    #expect(pixel(filter.outputImage, x: 35, y: 20) == [0, 0, 0, 0])
  }

  @Test("A woodcut is black where nothing changes, and white along an edge")
  func edgeWork() {
    let filter = CIFilter.edgeWork()
    filter.inputImage = halves()
    #expect(filter.radius == 3)
    #expect(pixel(filter.outputImage, x: 20, y: 20) == [255, 255, 255, 255])
    #expect(pixel(filter.outputImage, x: 2, y: 20) == [0, 0, 0, 255])
    #expect(pixel(filter.outputImage, x: 37, y: 20) == [0, 0, 0, 255])
  }

  @Test("Small differences are evened out, and an edge stays one")
  func noiseReduction() {
    let filter = CIFilter.noiseReduction()
    #expect(filter.noiseLevel == 0.02)
    #expect(filter.sharpness == 0.4)
    // A step of luminance of about 0.004 in linear light is below the level.
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let base = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(to: box)
    let dot = CIImage(color: CIColor(red: 0.515, green: 0.515, blue: 0.515))
      .cropped(to: CGRect(x: 20, y: 20, width: 1, height: 1)).composited(over: base)
    filter.inputImage = dot
    let (before, after) = (pixel(dot, x: 20, y: 20)[0], pixel(filter.outputImage, x: 20, y: 20)[0])
    #expect(before > pixel(base, x: 20, y: 20)[0] + 2)
    #expect(after < before - 1)
    filter.inputImage = halves()
    #expect(pixel(filter.outputImage, x: 22, y: 20)[0] > 240)
    #expect(pixel(filter.outputImage, x: 17, y: 20)[0] < 15)
  }

  @Test("Paper without ink is white, and all inks make black", arguments: ["CICMYKHalftone"])
  func halftone(name: String) {
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    for (color, wanted) in [(CIColor.white, UInt8(255)), (CIColor.black, UInt8(0))] {
      let image = CIImage(color: color).cropped(to: box).applyingFilter(name)
      for x in [3.0, 6, 9, 20] {
        #expect(pixel(image, x: x, y: 11) == [wanted, wanted, wanted, 255])
      }
    }
    // Of red, cyan has no dots anywhere, and yellow and magenta cover all.
    let red = CIImage(color: .red).cropped(to: box).applyingFilter(name)
    #expect(pixel(red, x: 14, y: 8) == [255, 0, 0, 255])
  }

  @Test("A comic has black edges and is opaque where its picture is")
  func comic() {
    let filter = CIFilter.comicEffect()
    filter.inputImage = halves(.yellow)
    let edge = pixel(filter.outputImage, x: 20, y: 20)
    #expect(edge[0] < 40 && edge[3] == 255)
    let plain = pixel(filter.outputImage, x: 35, y: 20)
    #expect(plain[0] > 200 && plain[2] < 60 && plain[3] == 255)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test(
    "A screen is black under black, and its pattern has the period of its width",
    arguments: ["CICircularScreen", "CIHatchedScreen"])
  func screens(name: String) {
    let box = CGRect(x: 0, y: 0, width: 60, height: 60)
    let gray = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(to: box)
    let made = gray.applyingFilter(
      name,
      parameters: [
        "inputCenter": CIVector(x: 0, y: 30.5), "inputWidth": 10.0, "inputSharpness": 1.0,
      ])
    let row = (0..<40).map { pixel(made, x: CGFloat($0), y: 30)[0] }
    #expect(Set(row).count > 1 || name == "CIHatchedScreen")
    for x in 2..<28 { #expect(row[x] == row[x + 10]) }
  }
}
