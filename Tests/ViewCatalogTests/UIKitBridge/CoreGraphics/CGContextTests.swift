import Drawing
import Foundation
import Geometry
import Pixels
import SwiftUI
import Testing

@testable import DrawingCommands
@testable import UIKitBridge
@testable import ViewContent
@testable import ViewGraphics

@MainActor
struct CGContextTests {
  private func picture(
    scale: CGFloat = 1, opaque: Bool = false, _ draw: (CGContext) -> Void
  ) -> (Int, Int) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
      .image { draw($0.cgContext) }
    let bitmap = image.cgImage!.bitmap
    return { x, y in
      (0..<4).map {
        Int(bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + x * 4 + $0, as: UInt8.self))
      }
    }
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test("Fills and strokes use their colours, and a painted path is gone")
  func paths() {
    let seen = picture { context in
      context.setFillColor(red)
      context.setStrokeColor(blue)
      context.setLineWidth(4)
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.drawPath(using: .fillStroke)
      context.fillPath()
    }
    #expect(seen(20, 20) == [255, 0, 0, 255] && seen(10, 20) == [0, 0, 255, 255])
    #expect(seen(4, 20) == [0, 0, 0, 0])
  }

  @Test("States are saved with transform, clip and colour; path steps are transformed when added")
  func states() {
    let seen = picture { context in
      context.setFillColor(blue)
      context.saveGState()
      context.setFillColor(red)
      context.translateBy(x: 20, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 40))
      context.scaleBy(x: 2, y: 2)
      context.fillPath()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 30, width: 40, height: 10))
    }
    #expect(seen(25, 10) == [255, 0, 0, 255] && seen(35, 10) == [0, 0, 0, 0])
    #expect(seen(25, 25) == [0, 0, 0, 0] && seen(25, 35) == [0, 0, 255, 255])
  }

  @Test("Even-odd fills and clears make holes")
  func holes() {
    let seen = picture { context in
      context.setFillColor(red)
      context.addRect(whole)
      context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.fillPath(using: .evenOdd)
      context.clear(CGRect(x: 30, y: 30, width: 5, height: 5))
    }
    #expect(seen(15, 15)[3] == 0 && seen(32, 32)[3] == 0 && seen(25, 25) == [255, 0, 0, 255])
  }

  @Test("A linear gradient ends at its ends unless it is told to go on")
  func gradients() {
    let gradient = CGGradient(
      colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0, 1])!
    func seen(_ options: CGGradientDrawingOptions) -> (Int, Int) -> [Int] {
      picture {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
    }
    #expect(seen([])(5, 20)[3] == 0 && seen([])(35, 20)[3] == 0)
    #expect(seen([.drawsBeforeStartLocation])(5, 20) == [255, 0, 0, 255])
    #expect(seen([.drawsAfterEndLocation])(35, 20) == [0, 0, 255, 255])
    // The middle of pixel 20 lies at 10.5 / 20 of the way.
    let middle = seen([])(20, 20)
    #expect(abs(middle[0] - 121) <= 1 && abs(middle[2] - 134) <= 1)
  }

  @Test("A transparency layer fades as one, and its shadow falls as one")
  func layers() {
    let seen = picture { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
      context.fill(CGRect(x: 15, y: 5, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    #expect(seen(20, 15) == [128, 0, 0, 128] && seen(10, 15) == [128, 0, 0, 128])
    #expect(seen(20, 30) == [0, 0, 128, 128])
  }

  @Test("Pictures hang upside down where y grows downwards, and UIKit draws them upright")
  func images() {
    let top = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let hanging = picture { $0.draw(top.cgImage!, in: whole) }
    #expect(hanging(20, 5)[3] == 0 && hanging(20, 35) == [255, 0, 0, 255])
    let upright = picture { _ in top.draw(in: whole) }
    #expect(upright(20, 5) == [255, 0, 0, 255] && upright(20, 35)[3] == 0)
  }

  @Test("A context of pixels has its origin at the bottom")
  func bitmapContext() {
    let context = CGContext(
      data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)!
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    let bitmap = context.makeImage()!.bitmap
    #expect(bitmap.bytes.load(fromByteOffset: 35 * bitmap.rowBytes, as: UInt8.self) == 255)
    #expect(bitmap.bytes.load(fromByteOffset: 5 * bitmap.rowBytes, as: UInt8.self) == 0)
  }

  @Test("An opaque renderer begins with black, and paths of UIKit draw with its colours")
  func bezierPaths() {
    let seen = picture(opaque: true) { _ in
      UIColor.blue.setStroke()
      UIColor.red.setFill()
      let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20))
      path.lineWidth = 4
      path.fill()
      path.stroke()
    }
    #expect(seen(1, 1) == [0, 0, 0, 255] && seen(20, 20) == [255, 0, 0, 255])
    #expect(seen(10, 20) == [0, 0, 255, 255])
  }

  @Test("A canvas lends a context that obeys the canvas context's state")
  func withCGContext() {
    let view = Canvas { context, _ in
      context.translateBy(x: 20, y: 0)
      context.opacity = 0.5
      context.withCGContext { inner in
        inner.setFillColor(self.red)
        inner.fill(CGRect(x: 0, y: 0, width: 40, height: 100))
      }
    }
    #expect(pixel(of: view, at: (10, 50)) == [255, 255, 255])
    // Half of 255 is no whole number.
    let pink = pixel(of: view, at: (30, 50)).map { Double($0) }
    #expect(pink[0] == 255 && pink[1...2].allSatisfy { abs($0 - 127.5) < 1 })
  }

  @Test("Colours go to Core Graphics and back; those that adapt have no numbers of their own")
  func colors() {
    #expect(Color(red: 1, green: 0.5, blue: 0).cgColor?.components == [1, 0.5, 0, 1])
    #expect(Color.primary.cgColor == nil)
    #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.5])
    #expect(UIColor(cgColor: red) == UIColor(Color(cgColor: red)))
    #expect(red.copy(alpha: 0.3)?.alpha == CGFloat(Float(0.3)))
  }

  @Test("A context in a program's memory writes what is drawn there, from the upper row on")
  func memory() throws {
    var pixels = [UInt8](repeating: 0, count: 2 * 2 * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      // y grows upwards: the upper left pixel.
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(Array(pixels[0..<4]) == [255, 0, 0, 255])
    #expect(pixels[4...].allSatisfy { $0 == 0 })
  }
}
