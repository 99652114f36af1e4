import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Filters from an image to another one")
struct TransitionFilterTests {
  private static let box = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let red = CIImage(color: .red).cropped(to: box)
  private static let blue = CIImage(color: .blue).cropped(to: box)
  /// White on the left, black on the right.
  private static let halves = CIImage(color: .white)
    .cropped(to: CGRect(x: 0, y: 0, width: 50, height: 100))
    .composited(over: CIImage(color: .black).cropped(to: box))

  private func bytes(_ image: CIImage?, _ rect: CGRect = box) -> [[UInt8]] {
    guard let image, let made = CIContext().createCGImage(image, from: rect),
      let data = made.dataProvider?.data
    else { return [] }
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  private static let names = [
    "CIBarsSwipeTransition", "CICopyMachineTransition", "CIModTransition", "CIFlashTransition",
    "CIAccordionFoldTransition", "CIDisintegrateWithMaskTransition",
  ]

  private func image(_ name: String, at time: Double) -> CIImage? {
    let filter = CIFilter(name: name, parameters: ["inputTime": time])
    filter?.setValue(Self.red, forKey: kCIInputImageKey)
    filter?.setValue(Self.blue, forKey: kCIInputTargetImageKey)
    if name.contains("Mask") { filter?.setValue(Self.halves, forKey: "inputMaskImage") }
    if name.contains("Mod") || name.contains("Flash") {
      filter?.setValue(CIVector(x: 50, y: 50), forKey: "inputCenter")
    }
    if name.contains("Copy") || name.contains("Flash") {
      filter?.setValue(CIVector(cgRect: Self.box), forKey: "inputExtent")
    }
    if name.contains("Mod") { filter?.setValue(20.0, forKey: "inputRadius") }
    return filter?.outputImage
  }

  @Test(
    "Each begins with the image, ends with the target, and shows both between", arguments: names)
  func ends(_ name: String) {
    // A strip along the movement.
    let isUpwards = name.contains("Accordion")
    let strip =
      isUpwards
      ? CGRect(x: 45, y: 0, width: 10, height: 100) : CGRect(x: 0, y: 45, width: 100, height: 10)
    #expect(Set(bytes(image(name, at: 0), strip)) == [[255, 0, 0, 255]])
    #expect(Set(bytes(image(name, at: 1), strip)) == [[0, 0, 255, 255]])
    if name == "CIFlashTransition" {
      // All is the flash's colour at the threshold.
      let middle = bytes(image(name, at: 0.849), strip)
      #expect(middle.allSatisfy { $0[0] > 150 && $0[1] > 120 })
    } else {
      let counts = [0.3, 0.5, 0.7].map { time in
        bytes(image(name, at: time), strip).count { $0[2] > $0[0] }
      }
      #expect(counts[0] <= counts[1] && counts[1] <= counts[2] && counts[1] > 0, "\(counts)")
      #expect(counts[1] < 1000)
    }
  }

  @Test("What a mask has darkest goes first, and what stays casts a shadow")
  func disintegrate() {
    let filter = CIFilter.disintegrateWithMaskTransition()
    #expect(filter.shadowRadius == 8 && filter.shadowDensity == 0.65)
    let pixels = bytes(image("CIDisintegrateWithMaskTransition", at: 0.5))
    let row = pixels[5000..<5100].map { $0 }
    #expect(row[10] == [255, 0, 0, 255])
    #expect(row[90] == [0, 0, 255, 255])
    // Beside the edge the target lies in the shadow.
    #expect(row[52][0] == 0 && row[52][2] < 230)
  }

  @Test("An accordion's foot stays, and its folds rise")
  func accordion() {
    let filter = CIFilter.accordionFoldTransition()
    #expect(filter.numberOfFolds == 3 && filter.bottomHeight == 0)
    let pixels = bytes(image("CIAccordionFoldTransition", at: 0.5))
    // Rows from the top: half of the height is folded up.
    #expect(pixels[20 * 100 + 50][0] > 200 && pixels[20 * 100 + 50][2] == 0)
    #expect(pixels[80 * 100 + 50] == [0, 0, 255, 255])
  }

  @Test("Colours of products and squares are sums of ten terms")
  func crossPolynomial() {
    let gray = CIImage(color: CIColor(red: 0.5, green: 0.8, blue: 0.2)).cropped(to: Self.box)
    func result(_ parameters: [String: Any]) -> [UInt8] {
      let image = gray.applyingFilter("CIColorCrossPolynomial", parameters: parameters)
      let made = CIContext(options: [.workingColorSpace: NSNull()])
        .createCGImage(image, from: CGRect(x: 5, y: 5, width: 1, height: 1))
      return made?.dataProvider?.data.map { [UInt8]($0) } ?? []
    }
    #expect(result([:]) == [128, 204, 51, 255])
    // Red times green and a tenth; blue is the square of green.
    let coefficients: [String: Any] = [
      "inputRedCoefficients": CIVector(string: "[0 0 0 0 0 0 1 0 0 0.1]"),
      "inputBlueCoefficients": CIVector(string: "[0 0 0 0 1 0 0 0 0 0]"),
    ]
    let made = result(coefficients)
    #expect(abs(Int(made[0]) - Int((0.4 + 0.1) * 255)) <= 1)
    #expect(made[1] == 204 && abs(Int(made[2]) - Int(0.64 * 255)) <= 1)
  }

  @Test("A mask says how much is blurred")
  func variableBlur() {
    let filter = CIFilter.maskedVariableBlur()
    filter.inputImage = Self.halves
    filter.radius = 6
    filter.mask = CIImage(color: .black).cropped(to: Self.box)
    #expect(bytes(filter.outputImage) == bytes(Self.halves))
    filter.mask = CIImage(color: .white).cropped(to: Self.box)
    let blurred = Self.halves.clampedToExtent().applyingGaussianBlur(sigma: 6)
    #expect(bytes(filter.outputImage) == bytes(blurred))
  }

  @Test("Columns have their means")
  func columns() {
    let filter = CIFilter.columnAverage()
    filter.inputImage = CIImage(color: .white)
      .cropped(to: CGRect(x: 20, y: 0, width: 30, height: 100))
      .composited(over: CIImage(color: .black).cropped(to: Self.box))
    filter.extent = CGRect(x: 10, y: 0, width: 40, height: 100)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 40, height: 1))
    let row = bytes(filter.outputImage, CGRect(x: 0, y: 0, width: 40, height: 1))
    #expect(row[3] == [0, 0, 0, 255] && row[30] == [255, 255, 255, 255])
  }
}
