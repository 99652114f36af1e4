import Drawing
import Foundation
import Geometry
import Pixels
import Typesetting

/// One small scene for each thing that a display list can draw; 100 x 100 points each.
enum Scenes {
  static let all: [(name: String, items: [DisplayItem])] = [
    ("fills", fills), ("strokes", strokes), ("gradients", gradients), ("blend-modes", blendModes),
    ("masks", masks), ("clips", clips), ("images", images), ("filters", filters),
    ("perspective", perspective), ("text", text), ("mesh", mesh),
    ("materials", materials),
  ]

  static func layer(
    _ items: [DisplayItem], _ change: (inout LayerEffect) -> Void = { _ in }
  ) -> DisplayItem {
    var effect = LayerEffect()
    change(&effect)
    return .layer(Layer(effect, DisplayList(items)))
  }

  static func fill(_ path: Path, _ paint: Paint, eoFill: Bool = false) -> DisplayItem {
    .fill(path, FillStyle(eoFill: eoFill), paint)
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path { path in
      for index in 0..<5 {
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  static let colors: [ColorComponents] = [
    .init(red: 1, green: 0.22, blue: 0.24), .init(red: 1, green: 0.8, blue: 0),
    .init(red: 0.2, green: 0.78, blue: 0.35), .init(red: 0, green: 0.53, blue: 1),
    .init(red: 0.8, green: 0.19, blue: 0.88),
  ]

  static let fills: [DisplayItem] = [
    fill(star(26, 28, 24), .color(colors[0])),
    fill(star(74, 28, 24), .color(colors[3]), eoFill: true),
    fill(circle(26, 75, 20), .color(colors[2])),
    fill(circle(34, 79, 18), .color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.4))),
    fill(
      Path(roundedRect: CGRect(x: 55.3, y: 56.7, width: 38, height: 36), cornerRadius: 9),
      .color(colors[4])),
  ]

  static let strokes: [DisplayItem] = [CGLineJoin.miter, .round, .bevel].enumerated().flatMap {
    index, join in
    let x = 8 + 32 * CGFloat(index)
    let zigzag = Path { path in
      path.move(to: CGPoint(x: x, y: 40))
      path.addLine(to: CGPoint(x: x + 8, y: 10))
      path.addLine(to: CGPoint(x: x + 16, y: 40))
    }
    let cap: CGLineCap = [.butt, .round, .square][index]
    let wave = Path { path in
      path.move(to: CGPoint(x: x, y: 60))
      path.addCurve(
        to: CGPoint(x: x + 20, y: 92), control1: CGPoint(x: x + 40, y: 60),
        control2: CGPoint(x: x - 20, y: 92))
    }
    return [
      DisplayItem.stroke(
        zigzag, StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join), .color(colors[index])),
      .stroke(
        wave, StrokeStyle(lineWidth: 3, lineCap: cap, dash: [6, 5]), .color(colors[index + 2])),
    ]
  }

  static let ramp = GradientRamp(stops: [
    .init(color: colors[0], location: 0), .init(color: colors[1], location: 0.5),
    .init(color: colors[3], location: 1),
  ])

  static let gradients: [DisplayItem] = [
    fill(
      rect(4, 4, 44, 44),
      .linearGradient(ramp, start: CGPoint(x: 4, y: 4), end: CGPoint(x: 48, y: 48))),
    fill(
      rect(52, 4, 44, 44),
      .radialGradient(ramp, center: CGPoint(x: 74, y: 26), startRadius: 4, endRadius: 24)),
    fill(
      rect(4, 52, 44, 44),
      .angularGradient(ramp, center: CGPoint(x: 26, y: 74), startAngle: 0, endAngle: 1.5 * .pi)),
    fill(
      rect(52, 62, 44, 24),
      .ellipticalGradient(
        ramp, bounds: CGRect(x: 52, y: 62, width: 44, height: 24), center: CGPoint(x: 74, y: 74),
        startRadius: 0, endRadius: 1)),
  ]

  static let blendModes: [DisplayItem] = BlendMode.allCases.enumerated().flatMap { index, mode in
    let x = 2 + CGFloat(index % 5) * 20
    let y = 2 + CGFloat(index / 5) * 20
    return [
      fill(
        rect(x, y, 16, 16),
        .linearGradient(
          ramp, start: CGPoint(x: x, y: y), end: CGPoint(x: x + 16, y: y))),
      layer([
        fill(circle(x + 8, y + 8, 7), .color(.init(red: 0.9, green: 0.5, blue: 0.3, alpha: 0.8)))
      ]) {
        $0.blendMode = mode
      },
    ]
  }

  static let masks: [DisplayItem] = [false, true].map { isInverted in
    layer([fill(rect(5, isInverted ? 52 : 4, 90, 44), .color(colors[3]))]) {
      $0.mask = DisplayList([
        fill(
          star(50, isInverted ? 74 : 26, 26),
          .radialGradient(
            GradientRamp(stops: [
              .init(color: .black, location: 0), .init(color: .clear, location: 1),
            ]), center: CGPoint(x: 50, y: isInverted ? 74 : 26), startRadius: 6, endRadius: 26))
      ])
      $0.isMaskInverted = isInverted
    }
  }

  static let clips: [DisplayItem] = [
    layer([
      layer([fill(rect(0, 0, 100, 100), .color(colors[0]))]) {
        $0.clip = Clip(path: circle(60, 50, 30))
      },
      layer([fill(rect(0, 0, 100, 100), .color(colors[2]))]) {
        $0.clip = Clip(path: star(50, 50, 45), style: FillStyle(eoFill: true))
        $0.opacity = 0.6
      },
    ]) { $0.clip = Clip(path: rect(10.5, 10.25, 80, 80)) },
    layer([fill(rect(0, 0, 100, 100), .color(.init(red: 0, green: 0, blue: 0, alpha: 0.3)))]) {
      $0.clip = Clip(path: circle(50, 50, 48), isInverted: true)
    },
  ]

  static let checker: Bitmap = {
    var pixels: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<16 {
        let isDark = (x / 2 + y / 2) % 2 == 0
        pixels += isDark ? [UInt8(x * 16), 40, UInt8(y * 16), 255] : [128, 128, 128, 128]
      }
    }
    return Bitmap(width: 16, height: 16, premultiplied: pixels)
  }()

  static let images: [DisplayItem] = {
    let source = CGRect(x: 0, y: 0, width: 16, height: 16)
    func image(_ frame: CGRect, _ interpolation: ImageInterpolation) -> DisplayItem {
      .image(
        ImageItem(bitmap: checker, source: source, destination: frame, interpolation: interpolation)
      )
    }
    return [
      image(CGRect(x: 4, y: 4, width: 40, height: 40), .none),
      image(CGRect(x: 54.5, y: 4.5, width: 40, height: 40), .high),
      layer([image(CGRect(x: -16, y: -16, width: 32, height: 32), .medium)]) {
        $0.transform = ProjectionTransform(
          CGAffineTransform(translationX: 25, y: 74).rotated(by: 0.4))
      },
      fill(
        circle(74, 74, 22),
        .image(
          ImagePaint(
            bitmap: checker, source: source, tile: CGRect(x: 0, y: 0, width: 8, height: 8),
            interpolation: .medium))),
    ]
  }()

  static let filters: [DisplayItem] = [
    layer([fill(star(26, 26, 20), .color(colors[0]))]) {
      $0.filters = [.blur(radius: 3, isOpaque: false)]
    },
    layer([fill(star(74, 26, 18), .color(colors[1]))]) {
      $0.filters = [
        .shadow(
          ShadowStyleFilter(
            color: .init(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 4,
            offset: CGSize(width: 3, height: 5)))
      ]
    },
    layer([fill(rect(8, 56, 36, 36), .color(colors[2]))]) {
      $0.filters = [
        .shadow(
          ShadowStyleFilter(
            color: .black, radius: 4, offset: CGSize(width: 2, height: 2), isInner: true))
      ]
    },
    layer([fill(rect(56, 56, 36, 36), .color(colors[3]))]) {
      $0.filters = [
        .blur(radius: 6, isOpaque: true),
        .colorMatrix(
          ColorMatrix5x4(values: [
            -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
          ])),
      ]
    },
  ]

  static let perspective: [DisplayItem] = [
    layer([
      fill(rect(10, 20, 80, 60), .color(colors[4])),
      .stroke(star(50, 50, 28), StrokeStyle(lineWidth: 3), .color(.white)),
    ]) {
      // Turned about the upright axis through the middle.
      var projection = ProjectionTransform()
      let angle = CGFloat.pi / 4
      projection.m11 = cos(angle)
      projection.m13 = sin(angle) / 120
      projection.m33 = 1 - 50 * projection.m13
      projection.m31 = 50 - 50 * cos(angle) + 0
      projection.m21 = 0
      projection.m31 = 50 * (1 - cos(angle))
      projection.m32 = 0
      $0.transform = projection
    }
  ]

  /// Two materials over stripes, and one in a faded layer.
  static let materials: [DisplayItem] = {
    let stripes = (0..<10).map { index in
      fill(rect(CGFloat(index) * 10, 0, 10, 100), .color(colors[index % 5]))
    }
    func material(_ path: Path, _ blur: Double, _ cover: Float) -> [DisplayItem] {
      [
        fill(
          path,
          .backdrop(
            BackdropPaint(filters: [.blur(radius: blur, isOpaque: false)], seesThroughLayers: true))
        ), fill(path, .color(.init(red: 0.95, green: 0.95, blue: 0.95, alpha: cover))),
      ]
    }
    return stripes
      + material(
        Path(roundedRect: CGRect(x: 6, y: 6, width: 88, height: 36), cornerRadius: 9), 6, 0.4)
      + material(circle(30, 46, 16), 2, 0.3)
      + [layer(material(rect(52, 56, 40, 36), 8, 0.6)) { $0.opacity = 0.7 }]
  }()

  static let text: [DisplayItem] = {
    func lines(_ text: String, _ size: Double, below y: Double, _ paint: Paint) -> [DisplayItem] {
      let layout = Typesetter(
        runs: [TextRun(text, TextAttributes(font: FontDescriptor(size: size)))]
      ).layout()
      return layout.lines.flatMap { line in
        line.runs.map { run in
          var glyphs = run.glyphs
          glyphs.positions = glyphs.positions.map {
            CGPoint(x: $0.x + 4, y: $0.y + y)
          }
          return DisplayItem.glyphs(glyphs, paint)
        }
      }
    }
    return lines("Hello, Wave", 17, below: 2, .color(.black))
      + lines(
        "Ag", 40, below: 22,
        .linearGradient(ramp, start: CGPoint(x: 4, y: 22), end: CGPoint(x: 60, y: 70)))
      + lines("small print, 0123", 9, below: 66, .color(colors[3]))
      + lines("🌊🎉👍🏽", 17, below: 78, .color(.black))
  }()

  static let mesh: [DisplayItem] = {
    let positions = (0..<3).flatMap { row in
      (0..<3).map { column in
        let bulge: CGFloat = row == 1 && column == 1 ? 14 : 0
        return CGPoint(x: 5 + 45 * CGFloat(column) + bulge, y: 5 + 45 * CGFloat(row) - bulge)
      }
    }
    let corners = (0..<9).map { colors[($0 * 2) % 5] }
    return [
      fill(
        rect(5, 5, 90, 90),
        .meshGradient(
          MeshPaint(
            columns: 3, rows: 3, positions: positions, colors: corners,
            bounds: CGRect(x: 5, y: 5, width: 90, height: 90))))
    ]
  }()
}
