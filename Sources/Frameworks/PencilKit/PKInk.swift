import Foundation
import UIKit

/// With what a stroke is drawn.
public struct PKInk: Hashable {
  public typealias InkType = PKInkingTool.InkType
  public var inkType: InkType
  public var color: UIColor

  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }

  /// A marker lets through what it is drawn over.
  var opacity: CGFloat {
    switch inkType {
    case .marker: 0.5
    case .watercolor: 0.4
    case .pencil, .crayon: 0.85
    default: 1
    }
  }
}

/// What a canvas is worked on with.
public protocol PKTool {}

/// Draws. A pencil's and a crayon's grain, and the edges of water colours, are not drawn: their strokes are even.
public struct PKInkingTool: PKTool, Equatable {
  public enum InkType: String, Hashable, Sendable, Codable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"

    /// Points; by eye, after PencilKit's own tools.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .monoline: 4
      case .pencil: 3
      case .fountainPen: 5
      case .crayon: 12
      case .marker: 20
      case .watercolor: 24
      }
    }

    /// Points.
    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .pen, .pencil, .monoline, .fountainPen: 0.5...26
      case .crayon, .watercolor: 4...60
      case .marker: 4...60
      }
    }
  }

  public var inkType: InkType
  public var color: UIColor
  /// Points.
  public var width: CGFloat

  public var ink: PKInk { PKInk(inkType, color: color) }

  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? type.defaultWidth
  }

  public init(ink: PKInk, width: CGFloat) {
    self.init(ink.inkType, color: ink.color, width: width)
  }

  /// The colour as it is seen on a ground of the other appearance: ink is not turned round here.
  public static func convertColor(
    _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
  ) -> UIColor { color }
}

/// Takes strokes away, or parts of them.
public struct PKEraserTool: PKTool, Equatable {
  public enum EraserType: Int, Hashable, Sendable {
    /// Whole strokes.
    case vector
    /// What it passes over.
    case bitmap
    case fixedWidthBitmap

    /// Points.
    public var defaultWidth: CGFloat { self == .vector ? 1 : 16 }
    public var validWidthRange: ClosedRange<CGFloat> { 1...100 }
  }

  public var eraserType: EraserType
  /// Points.
  public var width: CGFloat

  public init(_ eraserType: EraserType, width: CGFloat? = nil) {
    self.eraserType = eraserType
    self.width = width ?? eraserType.defaultWidth
  }
}

/// Selects strokes: a canvas here says that it does not.
public struct PKLassoTool: PKTool, Equatable {
  public init() {}
}
