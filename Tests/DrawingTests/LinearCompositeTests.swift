import Drawing
import Foundation
import Geometry
import Pixels
import Testing
import Typesetting

/// What is drawn in a linear layer against the formula, pixel by pixel: coverage and alpha are read off the
/// same shape drawn alone, in encoded colours, where they are exact.
@Suite("Shapes of every kind in layers blended in linear light")
struct LinearCompositeTests {
  private static let side = 80
  /// Encoded; opaque, so that what lies beneath has no alpha of its own.
  private static let beneath = [0.2, 0.6, 0.9]

  private static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }
  private static func encoded(_ v: Double) -> Double {
    v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  }

  private func picture(_ items: [DisplayItem], jobs: Int = 1) -> Picture {
    Picture(items, width: Self.side, height: Self.side, jobs: jobs, background: .clear)
  }

  private var ground: DisplayItem {
    Scenes.fill(
      Scenes.rect(0, 0, 80, 80),
      .color(
        ColorComponents(
          red: Float(Self.beneath[0]), green: Float(Self.beneath[1]), blue: Float(Self.beneath[2])))
    )
  }

  private func inLinear(_ items: [DisplayItem]) -> DisplayItem {
    Scenes.layer(items) {
      $0.isIsolated = true
      $0.colorMode = .linear
    }
  }

  /// Checks that `items` over the ground are their own colours mixed with it in linear light, each channel by
  /// the alpha that the same items have over nothing.
  private func check(_ items: [DisplayItem], tolerance: Double = 2) {
    let alone = picture(items)
    let seen = picture([inLinear([ground] + items)])
    #expect(seen.bytes == picture([inLinear([ground] + items)], jobs: 2).bytes)
    var worst = 0.0
    var covered = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let source = alone.pixel(x, y).map { Double($0) / 255 }
        let alpha = source[3]
        if alpha > 0 { covered += 1 }
        for channel in 0..<3 {
          let color = alpha > 0 ? min(source[channel] / alpha, 1) : 0
          let mixed =
            Self.linear(color) * alpha + Self.linear(Self.beneath[channel]) * (1 - alpha)
          let expected = Self.encoded(mixed) * 255
          // A premultiplied byte says little about the colour of what is nearly clear.
          let doubt = alpha > 0 && alpha < 1 ? 0.5 / 255 / alpha * slope(color) * alpha : 0
          let difference = abs(expected - Double(seen.pixel(x, y)[channel]))
          worst = max(worst, difference - doubt * 255 * inverseSlope(mixed))
        }
        if seen.pixel(x, y)[3] != 255 {
          Issue.record("alpha \(seen.pixel(x, y)[3]) at \(x), \(y)")
          return
        }
      }
    }
    #expect(covered > 100)
    #expect(worst <= tolerance)
  }

  /// How fast linear light changes with the encoded value, and the other way.
  private func slope(_ v: Double) -> Double {
    v <= 0.04045 ? 1 / 12.92 : 2.4 / 1.055 * pow((v + 0.055) / 1.055, 1.4)
  }
  private func inverseSlope(_ v: Double) -> Double {
    v <= 0.0031308 ? 12.92 : 1.055 / 2.4 * pow(v, 1 / 2.4 - 1)
  }

  private static let paints: [(name: String, paint: Paint)] = [
    ("colour", .color(ColorComponents(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6))),
    (
      "linear gradient",
      .linearGradient(Scenes.ramp, start: CGPoint(x: 5, y: 10), end: CGPoint(x: 70, y: 60))
    ),
    (
      "level gradient",
      .linearGradient(Scenes.ramp, start: .zero, end: CGPoint(x: 0, y: 80))
    ),
    (
      "radial gradient",
      .radialGradient(
        Scenes.ramp, center: CGPoint(x: 40, y: 40), startRadius: 3, endRadius: 50)
    ),
    (
      "image",
      .image(
        ImagePaint(
          bitmap: Scenes.checker, source: CGRect(x: 0, y: 0, width: 16, height: 16),
          tile: CGRect(x: 1, y: 2, width: 20, height: 24), interpolation: .medium))
    ),
  ]

  @Test("Rectangles over many rows, with and without whole sides", arguments: paints.indices)
  func rectangles(paint: Int) {
    check([
      Scenes.fill(Scenes.rect(3, 2, 60, 70), Self.paints[paint].paint)
    ])
    check([
      Scenes.fill(Scenes.rect(3.3, 2.6, 60.2, 70.5), Self.paints[paint].paint)
    ])
  }

  @Test("Lists of rectangles, drawn by groups of rows", arguments: paints.indices)
  func rectangleLists(paint: Int) {
    let path = Path {
      $0.addRects((0..<6).map { CGRect(x: 4 + $0 * 12, y: 5, width: 8, height: 68) })
    }
    check([Scenes.fill(path, Self.paints[paint].paint)])
  }

  @Test("Discs and rings", arguments: paints.indices)
  func rings(paint: Int) {
    check([Scenes.fill(Scenes.circle(38.4, 40.7, 33), Self.paints[paint].paint)])
    check([
      .stroke(
        Scenes.circle(38.4, 40.7, 30), StrokeStyle(lineWidth: 5), Self.paints[paint].paint)
    ])
  }

  @Test("Stars, through a clip's mask and without", arguments: paints.indices)
  func clipped(paint: Int) {
    let star = Scenes.fill(Scenes.star(40, 42, 38), Self.paints[paint].paint)
    check([star])
    check([
      Scenes.layer([star]) {
        $0.clip = Clip(path: Scenes.circle(40, 40, 27))
      }
    ])
    check([
      Scenes.layer([Scenes.fill(Scenes.rect(0, 0, 80, 80), Self.paints[paint].paint)]) {
        $0.clip = Clip(path: Scenes.star(40, 42, 38), style: FillStyle(eoFill: true))
      }
    ])
  }

  @Test("Letters, small by their masks, and through a clip", arguments: paints.indices)
  func letters(paint: Int) {
    let layout = Typesetter(
      runs: [TextRun("Wave 07", TextAttributes(font: FontDescriptor(size: 18)))]
    ).layout()
    let letters = layout.lines.flatMap { line in
      line.runs.map { run in
        var glyphs = run.glyphs
        glyphs.positions = glyphs.positions.map { CGPoint(x: $0.x + 3, y: $0.y + 26) }
        return DisplayItem.glyphs(glyphs, Self.paints[paint].paint)
      }
    }
    check(letters)
    check([
      Scenes.layer(letters) { $0.clip = Clip(path: Scenes.circle(30, 36, 24)) }
    ])
  }

  @Test("Images one to one, moved by parts of a pixel, and made larger")
  func images() {
    let source = CGRect(x: 0, y: 0, width: 16, height: 16)
    for frame in [
      CGRect(x: 20, y: 30, width: 16, height: 16), CGRect(x: 20.4, y: 30.3, width: 16, height: 16),
      CGRect(x: 6, y: 8, width: 61, height: 50),
    ] {
      check([
        .image(
          ImageItem(
            bitmap: Scenes.checker, source: source, destination: frame, interpolation: .medium))
      ])
    }
  }
}
