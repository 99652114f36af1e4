import Foundation
import Geometry
import OpenCombine
import Pixels
import ViewCatalog
import ViewRuntime
import Testing

@testable import Hosting

@Suite("Image renderer")
@MainActor
struct ImageRendererTests {
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap = image?.bitmap else { return [] }
    return (0..<4).map {
      bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + 4 * x + $0, as: UInt8.self)
    }
  }

  @Test("A view takes its own size, times the scale")
  func ownSize() {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20))
    renderer.scale = 2
    let image = renderer.cgImage
    #expect(image?.width == 60 && image?.height == 40)
    #expect(pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 59, 39) == [255, 0, 0, 255])
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
  }

  /// Pictures of other views, made when the first body that reads them runs.
  private final class Pictures: ObservableObject {
    @Published var images: [UIImage] = []
    @MainActor init() {
      for width in 1...3 {
        let renderer = ImageRenderer(content: Color.red.frame(width: Double(width), height: 1))
        if let image = renderer.uiImage { images.append(image) }
      }
    }
  }

  private struct Gallery: View {
    @StateObject private var pictures = Pictures()
    var body: some View {
      Color.clear.frame(width: pictures.images.reduce(0) { $0 + $1.size.width }, height: 2)
    }
  }

  @Test("Pictures may be made while a body runs, and tell those that watch them")
  func insideBodies() {
    let renderer = ImageRenderer(content: Gallery())
    #expect(renderer.cgImage?.width == 6)
  }

  @Test("A view that takes what it is offered takes the proposal")
  func proposal() {
    let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 1))
    renderer.proposedSize = ProposedViewSize(width: 25, height: 15)
    #expect(renderer.cgImage?.width == 25 && renderer.cgImage?.height == 15)
  }

  @Test("What nothing is drawn on is clear, or black when opaque")
  func background() {
    let view = Circle().fill(Color(red: 0, green: 1, blue: 0)).frame(width: 20, height: 20)
    let renderer = ImageRenderer(content: view)
    #expect(pixel(renderer.cgImage, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(renderer.cgImage, 10, 10) == [0, 255, 0, 255])
    renderer.isOpaque = true
    #expect(pixel(renderer.cgImage, 0, 0) == [0, 0, 0, 255])
  }

  @Test("Colours are blended as they are written, or as light where that is asked for")
  func colorModes() {
    let renderer = ImageRenderer(
      content: ZStack {
        Color(red: 0, green: 0, blue: 0)
        Color(red: 1, green: 1, blue: 1).opacity(0.5)
      }
      .frame(width: 4, height: 4))
    let plain = pixel(renderer.cgImage, 1, 1)[0]
    #expect((127...128).contains(plain))
    renderer.colorMode = .linear
    // Half of the light: sRGB's curve has it at 1.055 * 0.5^(1/2.4) - 0.055 = 0.7354.
    #expect((187...188).contains(pixel(renderer.cgImage, 1, 1)[0]))
  }

  @Test("A view without size has no picture")
  func empty() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    #expect(ImageRenderer(content: EmptyView()).pngData() == nil)
  }

  @Test("The PNG starts as one, and is the same each time")
  func png() {
    let renderer = ImageRenderer(
      content: Rectangle().fill(.red).frame(width: 12, height: 12).padding(3))
    let data = renderer.pngData()
    #expect(data?.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
    #expect(data == renderer.pngData())
    #expect(renderer.cgImage?.width == 18)
  }

  @Test("New content makes a new picture, and says so beforehand")
  func changes() {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4))
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 4)
    #expect(count == 1)
    #expect(pixel(renderer.cgImage, 1, 1) == [0, 0, 255, 255])
    withExtendedLifetime(subscription) {}
  }

  @Test("Content can be drawn into a context of pixels, upright")
  func render() throws {
    let view = VStack(spacing: 0) {
      Color.black.frame(width: 10, height: 5)
      Color.white.frame(width: 10, height: 5)
    }
    var seen: [UInt8] = []
    ImageRenderer(content: view).render { size, draw in
      #expect(size == CGSize(width: 10, height: 10))
      let context = CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)!
      draw(context)
      let bitmap = context.makeImage()!.bitmap
      seen = [2, 7].map {
        bitmap.bytes.load(fromByteOffset: $0 * bitmap.rowBytes, as: UInt8.self)
      }
    }
    #expect(seen == [0, 255])
  }

  private final class Witness {
    var disappearances = 0
  }

  private struct Card: View {
    let witness: Witness
    @State private var count = 0
    @Namespace private var names

    var body: some View {
      VStack {
        Text("\(count)").font(.title).onAppear { count += 1 }
        Button("More") { count += 1 }
        ForEach(0..<3) { Color(white: Double($0) / 3).frame(width: 40, height: 10) }
      }
      .shadow(radius: 4)
      .task { while !Task.isCancelled { await Task.yield() } }
      .onDisappear { [witness] in witness.disappearances += 1 }
      .gesture(DragGesture().onChanged { _ in count = 0 })
    }
  }

  @Test("When the picture is there nothing is kept of the views that were drawn for it")
  func letsGo() async throws {
    weak var witness: Witness?
    do {
      let kept = Witness()
      witness = kept
      let renderer = ImageRenderer(content: Card(witness: kept))
      #expect(renderer.cgImage != nil)
      #expect(renderer.cgImage != nil)
      #expect(kept.disappearances == 0)
    }
    // The task ends in its turn.
    for _ in 0..<1000 where witness != nil { await Task.yield() }
    #expect(witness == nil)
  }
}
