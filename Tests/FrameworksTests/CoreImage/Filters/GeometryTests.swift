import CoreImage
import Foundation
import Testing
import UIKit

@Suite("Images moved, cut and bent")
struct GeometryTests {
  /// A picture of 20 x 10 whose left half is red and whose right half is blue; its lower left pixel is white.
  private var picture: CIImage {
    let blue = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    return dot.composited(over: red.composited(over: blue))
  }

  private let red = [1.0, 0, 0, 1]
  private let blue = [0, 0, 1.0, 1]
  private let white = [1.0, 1, 1, 1]

  @Test("A cut keeps places, and nothing is outside")
  func crop() {
    let cut = picture.applyingFilter(
      "CICrop", parameters: ["inputRectangle": CIVector(x: 5, y: 2, z: 10, w: 4)])
    #expect(cut.extent == CGRect(x: 5, y: 2, width: 10, height: 4))
    #expect(FilterProbe.pixel(cut, 6, 3) == red && FilterProbe.pixel(cut, 12, 3) == blue)
    #expect(FilterProbe.pixel(cut, 2, 3) == [0, 0, 0, 0])
  }

  @Test("Tiles repeat an image in both directions")
  func tile() {
    let tiles = picture.applyingFilter("CIAffineTile")
    #expect(tiles.extent.isInfinite)
    #expect(FilterProbe.pixel(tiles, 25, 5) == red && FilterProbe.pixel(tiles, 35, 5) == blue)
    #expect(
      FilterProbe.pixel(tiles, 20, 10) == white && FilterProbe.pixel(tiles, -20, -10) == white)
    #expect(FilterProbe.pixel(tiles, -5, 3) == blue)
  }

  @Test("A clamped rectangle goes on by its edges")
  func clamp() {
    let clamped = picture.applyingFilter(
      "CIClamp", parameters: [kCIInputExtentKey: CIVector(x: 2, y: 2, z: 16, w: 6)])
    #expect(FilterProbe.pixel(clamped, -50, 5) == red && FilterProbe.pixel(clamped, 50, 5) == blue)
    #expect(FilterProbe.pixel(clamped, 0, 0) == red)
  }

  @Test("A scale enlarges by its factor, and across by the aspect as well")
  func scale() {
    let scaled = picture.applyingFilter(
      "CILanczosScaleTransform",
      parameters: [kCIInputScaleKey: 2, kCIInputAspectRatioKey: 0.5])
    #expect(scaled.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(FilterProbe.pixel(scaled, 4, 10) == red && FilterProbe.pixel(scaled, 16, 10) == blue)
  }

  @Test("An affine transform moves the extent and what is in it")
  func affine() {
    let transform = CGAffineTransform(translationX: 30, y: 0).scaledBy(x: -1, y: 1)
    let mirrored = picture.applyingFilter(
      "CIAffineTransform", parameters: [kCIInputTransformKey: transform])
    #expect(mirrored.extent == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(FilterProbe.pixel(mirrored, 12, 5) == blue && FilterProbe.pixel(mirrored, 28, 5) == red)
  }

  @Test("A perspective brings the corners to where they are wanted")
  func perspective() {
    let bent = picture.applyingFilter(
      "CIPerspectiveTransform",
      parameters: [
        "inputTopLeft": CIVector(x: 20, y: 40), "inputTopRight": CIVector(x: 40, y: 40),
        "inputBottomRight": CIVector(x: 60, y: 0), "inputBottomLeft": CIVector(x: 0, y: 0),
      ])
    #expect(bent.extent == CGRect(x: 0, y: 0, width: 60, height: 40))
    // The middle line stays upright.
    #expect(FilterProbe.pixel(bent, 28, 20) == red && FilterProbe.pixel(bent, 32, 20) == blue)
    #expect(FilterProbe.pixel(bent, 3, 30)[3] == 0 && FilterProbe.pixel(bent, 57, 30)[3] == 0)
  }

  @Test("A correction brings four corners to those of a rectangle")
  func correction() {
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 5, y: 10), "inputTopRight": CIVector(x: 15, y: 10),
      "inputBottomRight": CIVector(x: 15, y: 0), "inputBottomLeft": CIVector(x: 5, y: 0),
    ]
    let straight = picture.applyingFilter("CIPerspectiveCorrection", parameters: corners)
    #expect(straight.extent == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(FilterProbe.pixel(straight, 2, 5) == red && FilterProbe.pixel(straight, 7, 5) == blue)
  }

  @Test("A turned image fills its extent to the corners")
  func straighten() {
    let turned = FilterProbe.square(1, 0, 0, side: 40)
      .applyingFilter("CIStraightenFilter", parameters: [kCIInputAngleKey: 0.3])
    #expect(turned.extent == CGRect(x: 0, y: 0, width: 40, height: 40))
    for (x, y) in [(0, 0), (39, 0), (0, 39), (39, 39), (20, 20)] {
      #expect(FilterProbe.pixel(turned, CGFloat(x), CGFloat(y)) == red)
    }
  }

  @Test("Of an area the mean, the greatest and the least of each channel are one pixel")
  func reductions() {
    let halves = FilterProbe.square(0.2, 0.8, 0.4, side: 10)
      .cropped(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      .composited(over: FilterProbe.square(0.6, 0.4, 0.4, side: 10))
    let extent: [String: Any] = [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 10, w: 10)]
    func found(_ name: String) -> [Double] {
      FilterProbe.pixel(halves.applyingFilter(name, parameters: extent), 0, 0)
    }
    #expect(FilterProbe.isNear(found("CIAreaAverage"), [0.4, 0.6, 0.4, 1]))
    #expect(FilterProbe.isNear(found("CIAreaMaximum"), [0.6, 0.8, 0.4, 1]))
    #expect(FilterProbe.isNear(found("CIAreaMinimum"), [0.2, 0.4, 0.4, 1]))
  }
}
