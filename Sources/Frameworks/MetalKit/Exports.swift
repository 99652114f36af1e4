@_exported import Metal
@_exported import UIKit
@_exported import simd
