import Foundation
import Pixels
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Pictures whose margins keep their size")
struct UIImageResizingTests {
  /// A red frame of 2 points around a blue middle of 2 by 2, whose left half is green.
  private var framed: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
      UIColor.green.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 1, height: 2))
    }
  }

  /// The colours of a row of the picture in a room of 12 by 12 points, a letter for each point.
  private func row(_ image: UIImage) throws -> String {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    view.image = image
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
    return (0..<12).map { x in
      let pixel = (6 * 12 + x) * 4
      let channels = [data[pixel], data[pixel + 1], data[pixel + 2]]
      return channels[0] > 127 ? "r" : channels[1] > 127 ? "g" : "b"
    }.joined()
  }

  @Test("Stretched, the middle is made larger; tiled, it is repeated; the margins stay")
  func modes() throws {
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let stretched = framed.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(try row(stretched) == "rrggggbbbbrr")
    let tiled = framed.resizableImage(withCapInsets: insets)
    #expect(try row(tiled) == "rrgbgbgbgbrr")
    #expect(stretched.capInsets == insets && tiled.resizingMode == .tile)
    #expect(framed.capInsets == .zero)
  }

  @Test("One point behind the caps is stretched, and a tint keeps the margins")
  func caps() {
    let capped = framed.stretchableImage(withLeftCapWidth: 2, topCapHeight: 2)
    #expect(capped.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 3, right: 3))
    #expect(capped.withTintColor(.red).capInsets == capped.capInsets)
    #expect(capped.withRenderingMode(.alwaysTemplate).resizingMode == .stretch)
  }
}
