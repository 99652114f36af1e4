import Foundation
import Pixels
import TestSupport
import Testing

@testable import Decoders

@Suite("Drawings in files")
struct VectorPictureTests {
  /// A page of 40 by 20 points: its left half is red, in a group whose box is the largest that Apple's writer writes.
  private static let page: Data = {
    let group = "1 0 0 rg 0 0 20 20 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /MediaBox [0 0 40 20] /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /Resources << /XObject << /Fm1 5 0 R >> >> /Contents 4 0 R >>",
      "<< /Length 7 >>\nstream\n/Fm1 Do\nendstream",
      "<< /Type /XObject /Subtype /Form /BBox [-1073741824 -1073741824 1073741823 1073741823] "
        + "/Group << /S /Transparency /I true /K false >> /Length \(group.count) >>\n"
        + "stream\n\(group)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    text += "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }()

  private static let isPDFDrawn = isDrawn("pdf")
  private static let isSVGDrawn = isDrawn("svg")

  private static func isDrawn(_ kind: String) -> Bool {
    do {
      _ = try VectorPicture(URL(fileURLWithPath: "/none.\(kind)"), pixelsPerPoint: 1) {}
    } catch {
      return !(error is VectorPicture.MissingLibrary)
    }
    return false
  }

  private func pixel(_ bitmap: Bitmap?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap else { return [] }
    return (0..<4).map {
      bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + 4 * x + $0, as: UInt8.self)
    }
  }

  @Test(
    "A page has as many pixels as its points and their density ask for, and half of them when halved",
    .enabled(if: isPDFDrawn))
  func page() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("page.pdf")
    try Self.page.write(to: file)
    let picture = try VectorPicture(file, pixelsPerPoint: 3) {}
    #expect(picture.width == 120 && picture.height == 60)
    let half = picture.pixels(halvings: 1)
    #expect(half?.width == 60 && half?.height == 30)
    #expect(pixel(half, 10, 15) == [255, 0, 0, 255])
    #expect(pixel(half, 50, 15) == [0, 0, 0, 0])
  }

  @Test("An SVG drawing is as large as it says, or as its box is", .enabled(if: isSVGDrawn))
  func drawing() throws {
    let folder = try TemporaryFolder()
    let shape = ##"<rect width="10" height="20" fill="#0000ff" fill-opacity="0.5"/></svg>"##
    for (name, size) in [("said", #"width="20" height="20" "#), ("box", "")] {
      let path = try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" \#(size)viewBox="0 0 20 20">"# + shape,
        to: "\(name).svg")
      let picture = try VectorPicture(URL(fileURLWithPath: path), pixelsPerPoint: 2) {}
      #expect(picture.width == 40 && picture.height == 40)
      let bitmap = picture.pixels(halvings: 0)
      // Premultiplied: half of 255, rounded one way or the other.
      #expect([[0, 0, 127, 127], [0, 0, 128, 128]].contains(pixel(bitmap, 5, 20)))
      #expect(pixel(bitmap, 35, 20) == [0, 0, 0, 0])
    }
  }

  @Test("What is no drawing is told, and has no pixels", .enabled(if: isPDFDrawn))
  func broken() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("nothing", to: "broken.pdf")
    #expect(throws: ImageDecoder.Failure.self) {
      try VectorPicture(URL(fileURLWithPath: path), pixelsPerPoint: 1) {}
    }
    #expect(VectorPicture.isDrawing(URL(fileURLWithPath: "/a/B.PDF")))
    #expect(!VectorPicture.isDrawing(URL(fileURLWithPath: "/a/b.png")))
  }
}
