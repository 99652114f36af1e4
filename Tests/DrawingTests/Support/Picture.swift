import Drawing
import Foundation
import Geometry
import Pixels

/// A small picture for tests.
struct Picture {
  let bitmap: Bitmap

  init(
    _ items: [DisplayItem], width: Int, height: Int, scale: Double = 1, jobs: Int = 1,
    background: ColorComponents = .white, kernels: Kernels = .active
  ) {
    bitmap = Bitmap(width: width, height: height)
    Painter(jobs: jobs, kernels: kernels).paint(
      DisplayList(items), into: bitmap, scale: scale, background: background)
  }

  /// Premultiplied red, green, blue, alpha at a pixel.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    (0..<4).map {
      Int(bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + x * 4 + $0, as: UInt8.self))
    }
  }

  var bytes: [UInt8] {
    (0..<bitmap.height).flatMap { y in
      [UInt8](
        UnsafeRawBufferPointer(start: bitmap.bytes + y * bitmap.rowBytes, count: bitmap.width * 4))
    }
  }

  /// How many pixels differ by more than `tolerance` in any byte; all of them when the size differs.
  func pixels(differingFrom other: Bitmap, by tolerance: Int) -> Int {
    let (own, others) = (bytes, [UInt8](other.unpaddedPixels))
    guard other.width == bitmap.width, other.height == bitmap.height else { return own.count / 4 }
    return stride(from: 0, to: own.count, by: 4).count { first in
      (first..<first + 4).contains { abs(Int(own[$0]) - Int(others[$0])) > tolerance }
    }
  }

  /// Writes the picture as a portable arbitrary map when HALCYON_PICTURES names a folder.
  func save(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["HALCYON_PICTURES"] else { return }
    let header =
      "P7\nWIDTH \(bitmap.width)\nHEIGHT \(bitmap.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    try? (Data(header.utf8) + Data(bytes)).write(to: URL(fileURLWithPath: "\(folder)/\(name).pam"))
  }
}

extension ColorComponents {
  static let red = ColorComponents(red: 1, green: 0, blue: 0)
  static let green = ColorComponents(red: 0, green: 1, blue: 0)
  static let blue = ColorComponents(red: 0, green: 0, blue: 1)
}
