import Decoders
import Drawing
import Encoders
import Foundation
import Geometry
import Pixels
import Testing

@testable import Hosting
import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

/// Every control and container, light beside dark, against a picture that somebody has looked at:
/// `Documentation/controls.png`.
@Suite("Contact sheet")
@MainActor
struct ContactSheetTests {
  @Test("Controls and containers look as they did when they were last judged by eye")
  func sheet() throws {
    let sheet = ContactSheet()
    let drawn = sheet.draw()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let golden = root.appending(path: "Documentation/controls.png")
    let differences =
      (try? Data(contentsOf: golden)).map { data in
        (try? ImageDecoder.decode(data)).map { sheet.differences(between: drawn, and: $0) }
          ?? ["everything: it cannot be read"]
      } ?? ["everything: there is none"]
    guard !differences.isEmpty else { return }
    let copy = root.appending(path: ".build/controls.png")
    try Data(PNGEncoder.encode(drawn, jobs: 2)).write(to: copy)
    Issue.record(
      """
      The contact sheet differs from Documentation/controls.png in: \
      \(differences.joined(separator: "; ")).
      The new one is \(copy.path). Look at both; if the new one is right, renew the other, in few colours:
          ffmpeg -y -i .build/controls.png -filter_complex "split[a][b];\
      [a]palettegen=reserve_transparent=0[p];[b][p]paletteuse=dither=sierra2_4a" Documentation/controls.png
      """)
  }
}

/// Screens of 390 points' width in two columns for each appearance, one pixel a point.
@MainActor
private struct ContactSheet {
  struct Tile {
    var name: String
    var view: AnyView
    var frame: PixelRect
    var appearance: HostConfiguration.Appearance
    /// Where a finger taps at the start.
    var tap: CGPoint?
  }

  private static let columnWidth = 780
  private static let controlsHeight = 1010
  private static let screenHeight = 600

  let tiles: [Tile]

  private static var screens: [(String, AnyView, CGPoint?)] {
    [
      ("list", AnyView(NavigationSample()), nil),
      ("form", AnyView(FormSample()), nil),
      ("plain list", AnyView(PlainListSample()), nil),
      ("tabs", AnyView(TabSample()), nil),
      ("sheet", AnyView(SheetSample()), nil),
      ("alert", AnyView(AlertSample()), nil),
      ("choices", AnyView(ChoicesSample()), nil),
      ("menu", AnyView(MenuSample()), CGPoint(x: 195, y: 48)),
    ]
  }

  init() {
    var tiles: [Tile] = []
    for (column, appearance) in [HostConfiguration.Appearance.light, .dark].enumerated() {
      let left = column * Self.columnWidth
      tiles.append(
        Tile(
          name: "controls", view: AnyView(ControlsColumn()),
          frame: PixelRect(
            x0: left, y0: 0, x1: left + Self.columnWidth, y1: Self.controlsHeight),
          appearance: appearance))
      for (index, (name, view, tap)) in Self.screens.enumerated() {
        let x = left + index % 2 * Self.columnWidth / 2
        let y = Self.controlsHeight + index / 2 * Self.screenHeight
        tiles.append(
          Tile(
            name: name, view: view,
            frame: PixelRect(
              x0: x, y0: y, x1: x + Self.columnWidth / 2, y1: y + Self.screenHeight),
            appearance: appearance, tap: tap))
      }
    }
    self.tiles = tiles
  }

  private var width: Int { tiles.map(\.frame.x1).max()! }
  private var height: Int { tiles.map(\.frame.y1).max()! }

  func draw() -> Bitmap {
    let sheet = Bitmap(width: width, height: height)
    for tile in tiles {
      let picture = draw(tile)
      for y in 0..<picture.height {
        (sheet.bytes + (tile.frame.y0 + y) * sheet.rowBytes + 4 * tile.frame.x0).copyMemory(
          from: picture.bytes + y * picture.rowBytes, byteCount: 4 * picture.width)
      }
    }
    return sheet
  }

  /// One screen after a second: what comes up has come up.
  private func draw(_ tile: Tile) -> Bitmap {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: tile.frame.width, height: tile.frame.height)
    configuration.scale = 1
    configuration.appearance = tile.appearance
    configuration.isOffscreen = true
    let host = ViewHost(tile.view, configuration: configuration)
    for frame in 0..<60 {
      let time = Double(frame) / 60
      if let tap = tile.tap, frame == 2 || frame == 6 {
        host.send(
          TouchEvent(time: time, finger: 1, phase: frame == 2 ? .began : .ended, location: tap))
      }
      _ = host.frame(at: time)
    }
    let picture = Bitmap(width: tile.frame.width, height: tile.frame.height)
    Painter(jobs: 2).paint(
      host.frame(at: 1).displayList, into: picture, scale: 1,
      background: tile.appearance == .dark ? .black : .white)
    return picture
  }

  /// The pictures are compared by the mean colours of squares of so many pixels, and each square of either is
  /// sought one pixel around its place in the other too. So neither another version of FreeType nor a stroke
  /// that falls half a pixel beside counts; a letter that is not there does, and so does a line of 1 pixel
  /// between the rows of a light list.
  private static let cellSize = 10
  /// A square differs where the mean of a channel does by more.
  private static let meanTolerance = 5
  /// So many squares of a tile may differ: what the few colours of the golden picture cost.
  private static let cellTolerance = 8

  /// The tiles that look different, each with the area where they do.
  func differences(between drawn: Bitmap, and golden: Bitmap) -> [String] {
    guard drawn.width == golden.width, drawn.height == golden.height else {
      return ["its size, \(drawn.width) x \(drawn.height), was \(golden.width) x \(golden.height)"]
    }
    return tiles.compactMap { tile in
      var count = 0
      var area = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
      for y in stride(from: tile.frame.y0, to: tile.frame.y1, by: Self.cellSize) {
        for x in stride(from: tile.frame.x0, to: tile.frame.x1, by: Self.cellSize) {
          let cell = PixelRect(
            x0: x, y0: y, x1: min(x + Self.cellSize, tile.frame.x1),
            y1: min(y + Self.cellSize, tile.frame.y1))
          guard isMissing(cell, of: drawn, in: golden) || isMissing(cell, of: golden, in: drawn)
          else { continue }
          count += 1
          area = PixelRect(
            x0: min(area.x0, cell.x0), y0: min(area.y0, cell.y0), x1: max(area.x1, cell.x1),
            y1: max(area.y1, cell.y1))
        }
      }
      guard count > Self.cellTolerance else { return nil }
      return """
        \(tile.name), \(tile.appearance.rawValue): \(count) squares, from x \(area.x0), \
        y \(area.y0) to x \(area.x1), y \(area.y1)
        """
    }
  }

  /// Whether nothing at or near a square's place in the other picture has its colour.
  private func isMissing(_ cell: PixelRect, of picture: Bitmap, in other: Bitmap) -> Bool {
    let colour = meanColour(of: cell, in: picture)
    // Its own place first: nearly all are found there.
    for (dx, dy) in [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
      let place = PixelRect(
        x0: cell.x0 + dx, y0: cell.y0 + dy, x1: cell.x1 + dx, y1: cell.y1 + dy)
      guard place.x0 >= 0, place.y0 >= 0, place.x1 <= other.width, place.y1 <= other.height else {
        continue
      }
      let difference = colour &- meanColour(of: place, in: other)
      if (0..<3).allSatisfy({ abs(difference[$0]) <= Self.meanTolerance }) { return false }
    }
    return true
  }

  private func meanColour(of cell: PixelRect, in picture: Bitmap) -> SIMD4<Int32> {
    var sum = SIMD4<Int32>.zero
    for y in cell.y0..<cell.y1 {
      let row = (picture.bytes + y * picture.rowBytes).assumingMemoryBound(to: SIMD4<UInt8>.self)
      for x in cell.x0..<cell.x1 { sum &+= SIMD4<Int32>(truncatingIfNeeded: row[x]) }
    }
    return sum / Int32(cell.width * cell.height)
  }
}
