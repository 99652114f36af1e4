#if os(Linux)
import Foundation
import HalcyonTesting
import SnapshotTesting
import UIKit
import XCTest

extension Diffing where Value == UIImage {
  /// Each pixel must be the same.
  public static var image: Diffing { .image() }

  /// - Parameters:
  ///   - precision: the part of the pixels that must match.
  ///   - perceptualPrecision: how much of a colour must match: 1 − ΔE*ab / 100; 0.98 is what eyes can tell.
  ///   - scale: pixels per point of the reference in its file; nil and 0 for two.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 2
    return Diffing(
      toData: { Picture($0)?.pngData ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { old, new in
        guard let new = Picture(new) else { return ("The new picture is empty.", []) }
        guard let old = Picture(old) else { return ("The reference cannot be read.", []) }
        let match: PictureMatch =
          precision >= 1 && perceptualPrecision >= 1
          ? .exact
          : .perceptual(
            colorDifference: Double(1 - perceptualPrecision) * 100,
            fraction: Double(1 - precision))
        guard let change = new.change(from: old, match) else { return nil }
        let pictures = [old, new, change.isolated, change.masked]
        return (
          "The new picture is not the reference: \(change.explanation)",
          pictures.map { XCTAttachment(data: $0.pngData) }
        )
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares pictures pixel by pixel.
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
#endif
