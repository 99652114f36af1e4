import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite struct CIFilterTests {
  private func pixel(_ image: CIImage?, x: CGFloat = 1, y: CGFloat = 1) -> [UInt8] {
    guard let image else { return [] }
    let made = CIContext().createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1))
    return made?.dataProvider?.data.map { [UInt8]($0) } ?? []
  }

  private func square(_ color: CIColor, _ side: CGFloat = 8) -> CIImage {
    CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test("A name that is none makes no filter; one that is has inputs by their keys")
  func names() throws {
    #expect(CIFilter(name: "CINoSuchThing") == nil)
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.outputImage == nil)
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 0.25)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
  }

  @Test("Inputs by type and by key are the same")
  func types() {
    let blur: CIFilter = {
      let filter = CIFilter.gaussianBlur()
      filter.radius = 3
      return filter
    }()
    #expect((blur.value(forKey: "inputRadius") as? Float) == 3)
    let gradient = CIFilter.linearGradient()
    gradient.point1 = CGPoint(x: 5, y: 6)
    #expect(gradient.value(forKey: "inputPoint1") as? CIVector == CIVector(x: 5, y: 6))
  }

  @Test(
    "What changes nothing at rest leaves every colour as it was",
    arguments: [
      "CIColorControls", "CIColorMatrix", "CIColorPolynomial", "CIColorClamp", "CIExposureAdjust",
      "CIGammaAdjust", "CIHueAdjust", "CIVibrance", "CIWhitePointAdjust", "CITemperatureAndTint",
      "CIHighlightShadowAdjust", "CIToneCurve", "CIVignette", "CIAffineTransform",
      "CIStraightenFilter",
      "CILanczosScaleTransform", "CIConvolution3X3", "CIMorphologyMaximum", "CIMedianFilter",
      "CISharpenLuminance", "CIUnsharpMask",
    ])
  func rest(name: String) {
    let color = CIColor(red: 0.8, green: 0.4, blue: 0.2)
    let image = square(color).applyingFilter(name)
    let found = pixel(image, x: 4, y: 4)
    for (value, wanted) in zip(found, pixel(square(color))) {
      #expect(abs(Int(value) - Int(wanted)) <= 1, "\(name): \(found)")
    }
  }

  @Test("Inverted, black is white, and twice inverted a colour is itself")
  func inversion() {
    #expect(pixel(square(.black).applyingFilter("CIColorInvert")) == [255, 255, 255, 255])
    let color = square(CIColor(red: 0.2, green: 0.6, blue: 0.4))
    let twice = color.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
    #expect(pixel(twice) == pixel(color))
  }

  @Test("One stop more is twice the light")
  func exposure() {
    let image = square(CIColor(red: 0.5, green: 0.5, blue: 0.5))
    let brighter = image.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
    // 0.5 is 0.2140 of the light; 0.4281 is 0.6858 encoded, which is 175.
    #expect(pixel(brighter) == [175, 175, 175, 255])
  }

  @Test(
    "A blur reaches three deviations out and keeps the sum of the light", arguments: [2.0, 12.0])
  func blur(sigma: Double) {
    let image = square(.white, 10)
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = image
    filter.radius = Float(sigma)
    let reach = CGFloat(3 * sigma)
    #expect(
      filter.outputImage?.extent
        == CGRect(x: -reach, y: -reach, width: 10 + 2 * reach, height: 10 + 2 * reach))
    let whole = filter.outputImage?.applyingFilter(
      "CIAreaAverage",
      parameters: [
        "inputExtent": CIVector(
          cgRect: CGRect(x: -reach, y: -reach, width: 10 + 2 * reach, height: 10 + 2 * reach))
      ])
    let alpha = Double(pixel(whole, x: 0, y: 0)[3]) / 255
    let wanted = 100 / Double((10 + 2 * reach) * (10 + 2 * reach))
    #expect(abs(alpha - wanted) < 0.004 + wanted * 0.02)
  }

  @Test(
    "Blend modes follow their formulas",
    arguments: [
      ("CIMultiplyBlendMode", 0.25), ("CIScreenBlendMode", 0.75), ("CIDifferenceBlendMode", 0),
      ("CIDarkenBlendMode", 0.5), ("CISubtractBlendMode", 0), ("CIDivideBlendMode", 1),
      ("CILinearDodgeBlendMode", 1), ("CIExclusionBlendMode", 0.5),
    ])
  func blending(name: String, light: Double) {
    // Half of the light, encoded.
    let gray = square(CIColor(red: 0.735357, green: 0.735357, blue: 0.735357))
    let mixed = gray.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: gray])
    let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    #expect(abs(Int(pixel(mixed)[0]) - Int((encoded * 255).rounded())) <= 1)
  }

  @Test("A mask of white shows the image, one of black the background")
  func masks() {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = square(.red)
    filter.backgroundImage = square(.blue)
    filter.maskImage = square(.white)
    #expect(pixel(filter.outputImage) == [255, 0, 0, 255])
    filter.maskImage = square(.black)
    #expect(pixel(filter.outputImage) == [0, 0, 255, 255])
  }

  @Test("Large squares have one colour each")
  func pixellation() {
    let left = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
    let filter = CIFilter.pixellate()
    filter.inputImage = left.composited(over: square(.blue))
    filter.center = CGPoint(x: 0, y: 0)
    filter.scale = 4
    #expect(pixel(filter.outputImage, x: 0, y: 7) == [255, 0, 0, 255])
    #expect(pixel(filter.outputImage, x: 4, y: 0) == [0, 0, 255, 255])
  }

  @Test("A checkerboard begins with its first colour right above its centre")
  func checkerboard() {
    let filter = CIFilter.checkerboardGenerator()
    filter.center = .zero
    filter.width = 10
    #expect(pixel(filter.outputImage, x: 5, y: 5) == [255, 255, 255, 255])
    #expect(pixel(filter.outputImage, x: 15, y: 5) == [0, 0, 0, 255])
    #expect(pixel(filter.outputImage, x: -5, y: -5) == [255, 255, 255, 255])
  }

  @Test("A gradient goes from its first colour to its second one")
  func gradient() {
    let filter = CIFilter.linearGradient()
    filter.point0 = .zero
    filter.point1 = CGPoint(x: 100, y: 0)
    filter.color0 = .red
    filter.color1 = .blue
    #expect(pixel(filter.outputImage, x: -5, y: 3) == [255, 0, 0, 255])
    #expect(pixel(filter.outputImage, x: 105, y: 3) == [0, 0, 255, 255])
  }

  @Test("A short text is a QR code of 21 modules with one around them and a finder in the corner")
  func code() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("hi".utf8)
    filter.correctionLevel = "M"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    func isDark(_ x: Int, _ y: Int) -> Bool {
      pixel(image, x: CGFloat(x), y: CGFloat(22 - y)) == [0, 0, 0, 255]
    }
    #expect((0..<23).allSatisfy { !isDark($0, 0) })
    #expect((1...7).allSatisfy { isDark($0, 1) && isDark(1, $0) })
    #expect((2...6).allSatisfy { !isDark($0, 2) })
  }

  @Test("A bar code has eleven modules a sign, a check and a stop of thirteen")
  func bars() {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Halcyon".utf8)
    filter.quietSpace = 5
    filter.barcodeHeight = 20
    let width = CGFloat(11 * (1 + 7 + 1) + 13 + 10)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: width, height: 20))
    filter.message = Data([200])
    #expect(filter.outputImage == nil)
  }
}
