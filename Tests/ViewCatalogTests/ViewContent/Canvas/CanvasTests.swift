import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Testing

@testable import ViewContent
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct CanvasTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("The renderer gets the size of the canvas, and commands are recorded in order")
  func order() {
    var seen = CGSize.zero
    let list = draw(
      Canvas { context, size in
        seen = size
        context.fill(Self.square, with: .color(.red))
        context.stroke(Self.square, with: .color(.blue), lineWidth: 2)
      })
    #expect(seen == CGSize(width: 100, height: 100))
    #expect(list.paints.map(\.bytes) == [[255, 56, 60], [0, 136, 255]])
  }

  @Test("A copy of a context has a state of its own and draws into the same layer")
  func valueSemantics() {
    let list = draw(
      Canvas { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 20, y: 0)
        copy.fill(Self.square, with: .color(.red))
        context.fill(Self.square, with: .color(.blue))
      })
    #expect(list.paints.map(\.bytes) == [[255, 56, 60], [0, 136, 255]])
    let effects = list.effects.filter { $0.opacity == 0.5 }
    #expect(effects.count == 1 && effects[0].transform.m31 == 20)
  }

  @Test("Transforms apply to what is drawn later, the last one first")
  func transforms() {
    let list = draw(
      Canvas { context, _ in
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .degrees(90))
        context.fill(Self.square, with: .color(.red))
      })
    let transform = list.effects.last!.transform
    let point = CGPoint(x: 5, y: 0).applying(transform)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 30) < 1e-9)
  }

  @Test("Clips intersect, inverse ones cut out, and the bounding rectangle follows the transform")
  func clips() {
    var bounds = CGRect.zero
    let view = Canvas { context, size in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)), options: .inverse)
      context.scaleBy(x: 2, y: 2)
      bounds = context.clipBoundingRect
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    }
    #expect(pixel(of: view, at: (30, 30)) == [255, 56, 60])
    #expect(pixel(of: view, at: (70, 30)) == [255, 255, 255])
    #expect(pixel(of: view, at: (30, 70)) == [255, 255, 255])
    #expect(pixel(of: view, at: (5, 5)) == [255, 255, 255])
    #expect(bounds == CGRect(x: 0, y: 0, width: 25, height: 25))
  }

  @Test(
    "A clip is cut hard outside of a filter that is added after it, and is softened by a blur that was there before"
  )
  func clipsAndFilters() {
    let half = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let whole = Path(CGRect(x: -50, y: -50, width: 200, height: 200))
    let cut = Canvas { context, _ in
      context.clip(to: half)
      context.addFilter(.blur(radius: 8))
      context.fill(whole, with: .color(.red))
    }
    #expect(pixel(of: cut, at: (46, 50)) == [255, 56, 60])
    #expect(pixel(of: cut, at: (53, 50)) == [255, 255, 255])
    let softened = Canvas { context, _ in
      context.addFilter(.blur(radius: 8))
      context.clip(to: half)
      context.fill(whole, with: .color(.red))
    }
    // Half of the red is left at the edge, of which green goes from 56 to 255.
    let sides = [49, 50].map { Double(pixel(of: softened, at: ($0, 50))[1]) }
    let middle = (sides[0] + sides[1]) / 2
    #expect(abs(middle - (56 + 255) / 2) <= 3)
    #expect(pixel(of: softened, at: (46, 50))[1] > 80)
    #expect(pixel(of: softened, at: (53, 50))[1] < 230)
  }

  @Test("A text in a gradient has its place in the coordinates of commands")
  func textInAGradient() {
    let black = Gradient(colors: [.red, .red])
    let list = draw(
      Canvas { context, _ in
        var text = context.resolve(Text("ab").underline())
        text.shading = .linearGradient(
          black, startPoint: CGPoint(x: 3, y: 4), endPoint: CGPoint(x: 50, y: 60))
        context.draw(text, in: CGRect(x: 20, y: 30, width: 60, height: 60))
      })
    var starts: [CGPoint] = []
    for item in list.leaves {
      let paint: Paint
      switch item.content {
      case .glyphs(let run, let inner):
        paint = inner
        #expect(run.positions.allSatisfy { $0.x >= 20 && $0.y > 30 })
      case .stroke(let path, _, let inner):
        paint = inner
        #expect(path.boundingRect.minX == 20)
      default: continue
      }
      guard case .linearGradient(_, let start, _) = paint else { continue }
      starts.append(start)
    }
    #expect(starts.count >= 2 && starts.allSatisfy { $0 == CGPoint(x: 3, y: 4) })
  }

  @Test("A layer is clipped to what another layer covers")
  func clipToLayer() {
    let view = Canvas { context, size in
      context.clipToLayer {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(pixel(of: view, at: (25, 50)) == [255, 56, 60])
    #expect(pixel(of: view, at: (75, 50)) == [255, 255, 255])
  }

  @Test("A symbol is found by its tag or its ForEach id and drawn around its anchor")
  func symbols() {
    let view = Canvas { context, _ in
      context.draw(context.resolveSymbol(id: "tagged")!, at: CGPoint(x: 50, y: 50))
      context.draw(context.resolveSymbol(id: 7)!, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      #expect(context.resolveSymbol(id: "other") == nil)
    } symbols: {
      Color.red.frame(width: 20, height: 20).tag("tagged")
      ForEach([7, 8], id: \.self) { _ in Color.blue.frame(width: 10, height: 10) }
    }
    #expect(pixel(of: view, at: (50, 50)) == [255, 56, 60])
    #expect(pixel(of: view, at: (41, 41)) == [255, 56, 60])
    #expect(pixel(of: view, at: (38, 38)) == [255, 255, 255])
    #expect(pixel(of: view, at: (5, 5)) == [0, 136, 255])
    #expect(pixel(of: view, at: (12, 12)) == [255, 255, 255])
  }

  @Test("The whole canvas is proposed to a symbol: a path in one is where the canvas has it")
  func flexibleSymbols() {
    let view = Canvas { context, size in
      context.draw(
        context.resolveSymbol(id: 0)!, at: CGPoint(x: size.width / 2, y: size.height / 2))
      #expect(context.resolveSymbol(id: 0)!.size == CGSize(width: 100, height: 100))
      #expect(context.resolveSymbol(id: 1)!.size == CGSize(width: 100, height: 10))
    } symbols: {
      Path(ellipseIn: CGRect(x: 10, y: 20, width: 10, height: 10)).fill(.red).tag(0)
      Color.blue.frame(height: 10).tag(1)
    }
    #expect(pixel(of: view, at: (15, 25)) == [255, 56, 60])
    #expect(pixel(of: view, at: (60, 70)) == [255, 255, 255])
  }

  @Test("All places of a symbol share one layer, and its outermost blend mode reaches the canvas")
  func symbolBlendMode() {
    let list = draw(
      Canvas { context, _ in
        let symbol = context.resolveSymbol(id: 0)!
        for x in [30.0, 60] { context.draw(symbol, at: CGPoint(x: x, y: 50)) }
      } symbols: {
        Circle().fill(.orange).frame(width: 20, height: 20).blendMode(.plusLighter).blur(radius: 3)
          .tag(0)
      })
    guard case .layer(let canvas, _) = list.items[0] else { return #expect(Bool(false), "a layer") }
    let places = canvas.content.items.compactMap { item in
      if case .layer(let layer, _) = item { layer } else { nil }
    }
    #expect(places.count == 2 && places.allSatisfy { $0.effect.blendMode == .plusLighter })
    let symbols = places.compactMap { place in
      if case .layer(let layer, _) = place.content.items[0] { layer } else { nil }
    }
    #expect(symbols.count == 2 && symbols[0] === symbols[1])
  }

  @Test("Where spots of an additive symbol meet, it is brighter")
  func spotsAddUp() {
    func brightness(_ count: Int) -> Int {
      let view = Canvas { context, _ in
        let symbol = context.resolveSymbol(id: 0)!
        for _ in 0..<count { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Circle().fill(Color.orange.opacity(0.3)).frame(width: 60, height: 60).blendMode(
          .plusLighter
        ).tag(0)
      }
      return pixel(
        of: ZStack {
          Color.black; view
        }, at: (50, 50))[0]
    }
    #expect(brightness(2) > brightness(1) + 50)
  }

  @Test("State that the renderer reads makes it draw again; state that nobody reads does not")
  func dependencies() {
    @MainActor final class Counter { var set: (Int) -> Void = { _ in }; var draws = 0 }
    struct Root: View {
      @State private var width = 10
      let counter: Counter
      var body: some View {
        counter.set = { width = $0 }
        return Canvas { context, _ in
          counter.draws += 1
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.red))
        }
      }
    }
    let counter = Counter()
    let host = makeHost(Root(counter: counter))
    _ = host.frame(at: 0)
    #expect(counter.draws == 1)
    _ = host.frame(at: 0.1)
    #expect(counter.draws == 1)
    counter.set(30)
    #expect(host.frame(at: 0.2).displayList.paths[0].boundingRect.width == 30)
    #expect(counter.draws == 2)
  }

  @Test("A repeated gradient covers the whole path with its periods")
  func repeatedGradient() {
    let list = draw(
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 20, y: 0),
            endPoint: CGPoint(x: 40, y: 0), options: .mirror))
      })
    guard case .linearGradient(let ramp, let start, let end) = list.paints[0] else {
      return #expect(Bool(false), "a gradient")
    }
    #expect(start.x == 0 && end.x == 100)
    #expect(
      ramp.stops.map { ($0.location * 100).rounded() } == [0, 20, 20, 40, 40, 60, 60, 80, 80, 100])
    #expect(ramp.stops.map(\.color.red) == [1, 0, 0, 1, 1, 0, 0, 1, 1, 0])
  }

  @Test("The modes of Porter and Duff change what a shape covers")
  func porterDuff() {
    func seen(_ mode: GraphicsContext.BlendMode) -> [Int] {
      pixel(
        of: Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          context.blendMode = mode
          context.fill(Self.square, with: .color(.blue.opacity(0.5)))
        }, at: (5, 5))
    }
    #expect(seen(.clear) == [255, 255, 255])
    #expect(seen(.sourceOut) == [255, 255, 255])
    #expect(zip(seen(.copy), [128, 196, 255]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(zip(seen(.destinationIn), [255, 156, 158]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("The backdrop is what the canvas has drawn so far, changed by the context's filters")
  func backdrop() {
    let view = Color.green.overlay {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.white))
        context.addFilter(.colorInvert())
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), with: .backdrop)
      }
    }
    #expect(pixel(of: view, at: (25, 25)) == [0, 0, 0])
    #expect(pixel(of: view, at: (25, 75)) == [255, 255, 255])
    #expect(pixel(of: view, at: (75, 25)) == [52, 199, 89])
  }

  @Test("A shadow above its source darkens it, and one with a blend mode blends")
  func shadowOptions() {
    func seen(
      _ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal
    ) -> [Int] {
      pixel(
        of: Canvas { context, size in
          context.addFilter(
            .shadow(color: .gray, radius: 0, blendMode: mode, options: options))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        }, at: (50, 50), background: .black)
    }
    #expect(seen([]) == [255, 255, 255])
    #expect(seen(.shadowAbove) == [142, 142, 147])
    #expect(seen(.shadowAbove, .screen) == [255, 255, 255])
  }

  @Test("A canvas in linear light blends halves lighter than one in encoded colours")
  func colorModes() {
    func seen(_ mode: ColorRenderingMode) -> Int {
      pixel(
        of: Canvas(opaque: true, colorMode: mode) { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white.opacity(0.5)))
        }, at: (50, 50))[0]
    }
    #expect(abs(seen(.nonLinear) - 128) <= 1)
    #expect(abs(seen(.linear) - 188) <= 1)
    #expect(
      abs(
        pixel(
          of: Color.white.opacity(0.5).drawingGroup(opaque: true, colorMode: .linear), at: (5, 5))[
            0] - 188) <= 1)
  }

  @Test("A symbol that is drawn into a rectangle fills it, however small it is itself")
  func stretchedSymbol() {
    let view = Canvas { context, _ in
      let symbol = context.resolveSymbol(id: 0)!
      context.draw(symbol, in: CGRect(x: 20, y: 30, width: 60, height: 40))
    } symbols: {
      Color.red.frame(width: 4, height: 2).tag(0)
    }
    for place in [(21, 31), (79, 31), (21, 69), (79, 69)] {
      #expect(pixel(of: view, at: place) == [255, 56, 60])
    }
    for place in [(18, 50), (82, 50), (50, 28), (50, 72)] {
      #expect(pixel(of: view, at: place) == [255, 255, 255])
    }
  }
}
