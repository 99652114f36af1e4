@_exported import DrawingCommands
// Points, sizes and rectangles are Foundation's here.
@_exported import Foundation
@_exported import Geometry
@_exported import class Pixels.CGDataProvider
@_exported import class Pixels.CGImage
