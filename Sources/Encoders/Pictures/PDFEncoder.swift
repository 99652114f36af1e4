import Foundation
import Pixels

/// Writes bitmaps as the pages of a PDF (ISO 32000-1), each as large as its picture in points, which it shows without
/// loss. What is see-through stays so, as a soft mask.
package enum PDFEncoder {
  /// The largest side of a page that every reader takes, in points.
  package static let largestSide = 14_400.0

  /// The whole file, of one page.
  ///
  /// - Parameter scale: pixels per point; a point is 1/72 of an inch.
  static func encode(_ bitmap: Bitmap, scale: Double, jobs: Int = 1) -> [UInt8] {
    let (width, height) = (Double(bitmap.width) / scale, Double(bitmap.height) / scale)
    return encode(pages: [Page(bitmap: bitmap, width: width, height: height)], jobs: jobs)
  }

  /// A picture, and how large it is shown, in points.
  package struct Page {
    let bitmap: Bitmap
    let width: Double
    let height: Double
    package init(bitmap: Bitmap, width: Double, height: Double) {
      (self.bitmap, self.width, self.height) = (bitmap, width, height)
    }
  }

  /// The whole file, with a page for each picture.
  package static func encode(pages: [Page], jobs: Int = 1) -> [UInt8] {
    var objects = [Array("<< /Type /Catalog /Pages 2 0 R >>".utf8), []]
    var kids: [String] = []
    for page in pages {
      kids.append("\(objects.count + 1) 0 R")
      objects += self.objects(of: page, jobs: jobs, number: objects.count + 1)
    }
    objects[1] = Array(
      "<< /Type /Pages /Kids [\(kids.joined(separator: " "))] /Count \(kids.count) >>".utf8)
    return file(of: objects)
  }

  /// The objects of a page, the first of which gets `number`.
  private static func objects(of page: Page, jobs: Int, number first: Int) -> [[UInt8]] {
    let bitmap = page.bitmap
    let isOpaque = bitmap.isOpaque
    let (width, height) = (number(page.width), number(page.height))
    let drawing = Array("q \(width) 0 0 \(height) 0 0 cm /Picture Do Q".utf8)
    var objects = [
      Array(
        ("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(first + 1) 0 R "
          + "/Resources << /XObject << /Picture \(first + 2) 0 R >> >> "
          + "/Group << /S /Transparency /CS /DeviceRGB >> >>").utf8),
      stream("", drawing),
    ]
    let colors = isOpaque ? bitmap : bitmap.straight
    objects.append(
      stream(
        "\(image(bitmap)) /ColorSpace /DeviceRGB /DecodeParms << /Predictor 15 /Colors 3 "
          + "/BitsPerComponent 8 /Columns \(bitmap.width) >>"
          + (isOpaque ? "" : " /SMask \(first + 3) 0 R"),
        PNGEncoder.compressed(colors, colors.bounds, hasAlpha: false, jobs: jobs)))
    if !isOpaque {
      objects.append(stream("\(image(bitmap)) /ColorSpace /DeviceGray", bitmap.opacityStream))
    }
    return objects
  }

  private static func image(_ bitmap: Bitmap) -> String {
    "/Type /XObject /Subtype /Image /Width \(bitmap.width) /Height \(bitmap.height) "
      + "/BitsPerComponent 8 /Filter /FlateDecode"
  }

  private static func stream(_ entries: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<< \(entries) /Length \(bytes.count) >>\nstream\n".utf8) + bytes
      + Array("\nendstream".utf8)
  }

  /// Objects 1…, and the table that says where each begins.
  private static func file(of objects: [[UInt8]]) -> [UInt8] {
    // Four bytes above 127 tell programs that this is no text.
    var file = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let place = String(file.count)
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let end =
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(file.count)\n%%EOF\n"
    return file + Array(table.utf8) + Array(end.utf8)
  }

  /// With at most four decimals, which is a 720,000th of an inch.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Bitmap {
  /// The colours as if nothing were see-through.
  fileprivate var straight: Bitmap {
    let copy = Bitmap(width: width, height: height)
    let pixels = PNGFilter.plainPixels(of: self)
    pixels.withUnsafeBytes { source in
      for y in 0..<height {
        let row = copy.bytes + y * copy.rowBytes
        row.copyMemory(from: source.baseAddress! + y * width * 4, byteCount: width * 4)
        for x in 0..<width { row.storeBytes(of: 255, toByteOffset: 4 * x + 3, as: UInt8.self) }
      }
    }
    return copy
  }

  /// How opaque each pixel is, a byte each, as a zlib stream.
  fileprivate var opacityStream: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        bytes.append(self.bytes.load(fromByteOffset: y * rowBytes + 4 * x + 3, as: UInt8.self))
      }
    }
    return Deflate.compress(bytes)
  }
}
