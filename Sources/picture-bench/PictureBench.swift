import Foundation
import SwiftUI

/// What one picture costs a server that makes many, from the view to the PNG file:
/// `swift run -c release picture-bench [COUNT] [--save FILE]`.
///
/// Each card has its own words, all have the same picture, as where a server knows its authors. The
/// figures are time on processors, all threads together, so that other programs hardly lengthen them. The aim is 8 ms
/// on an idle machine; on a busy one 8.4 ms were measured, where there had been 29.
@main
@MainActor
enum PictureBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.first.flatMap { Int($0) } ?? 1_000
    guard let data = Portrait.pngData(), let picture = UIImage(data: data) else { return }
    let portrait = Image(uiImage: picture)
    let warm = card(0, portrait)
    if let index = arguments.firstIndex(of: "--save"), index + 1 < arguments.endIndex {
      try warm.write(to: URL(fileURLWithPath: arguments[index + 1]))
    }
    var bytes = 0
    let samples = (1...max(1, count)).map { number in
      milliseconds { bytes += card(number, portrait).count }
    }
    let sorted = samples.sorted()
    print(
      "a card of 1200 x 630: \(text(sorted[sorted.count / 2])) ms (median of \(sorted.count); least "
        + "\(text(sorted[0])) ms), \(bytes / sorted.count / 1000) kB of PNG")
  }

  /// Not inlined, so that a profiler can count what happens inside and nothing else.
  @inline(never)
  private static func card(_ number: Int, _ portrait: Image) -> Data {
    let renderer = ImageRenderer(content: Card(number: number, portrait: portrait))
    renderer.isOpaque = true
    return renderer.pngData() ?? Data()
  }

  private static func text(_ milliseconds: Double) -> String {
    String(format: "%.2f", milliseconds)
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = processTime
    body()
    return (processTime - start) * 1e3
  }

  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The card that a page shows where it is linked to: a gradient, words, a picture, shadows.
private struct Card: View {
  let number: Int
  let portrait: Image

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      HStack(spacing: 48) {
        VStack(alignment: .leading, spacing: 20) {
          Text("How the pond in our garden froze, day \(number)")
            .font(.system(size: 64, weight: .bold))
            .foregroundStyle(.black)
          Text("Notes on ice, on light, and on the \(number % 97 + 2) fish that slept below it")
            .font(.system(size: 30))
            .foregroundStyle(.secondary)
          Spacer()
          HStack(spacing: 16) {
            Circle().fill(.orange).frame(width: 44, height: 44)
            Text("Ada Lindgren").font(.system(size: 26, weight: .semibold))
            Text("\(number % 9 + 2) minutes").font(.system(size: 26)).foregroundStyle(.gray)
          }
          .foregroundStyle(.black)
        }
        Spacer(minLength: 0)
        portrait.resizable().scaledToFill().frame(width: 300, height: 300)
          .clipShape(Circle())
          .shadow(color: .black.opacity(0.4), radius: 12, y: 6)
      }
      .padding(56)
      .background(
        RoundedRectangle(cornerRadius: 32).fill(.white.opacity(0.92))
          .shadow(color: .black.opacity(0.35), radius: 24, y: 12)
      )
      .padding(48)
    }
    .frame(width: 1200, height: 630)
  }
}

/// A picture as a camera might have made it: smooth hills of light, and grain.
private enum Portrait {
  @MainActor static func pngData() -> Data? {
    let renderer = ImageRenderer(content: view)
    renderer.isOpaque = true
    return renderer.pngData()
  }

  @MainActor private static var view: some View {
    Canvas { context, size in
      var state: UInt32 = 7
      func next() -> Double {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Double(state >> 8) / Double(1 << 24)
      }
      for y in stride(from: 0.0, to: size.height, by: 2) {
        for x in stride(from: 0.0, to: size.width, by: 2) {
          let light = 0.5 + 0.3 * sin(x / 70) * cos(y / 90) + 0.08 * (next() - 0.5)
          context.fill(
            Path(CGRect(x: x, y: y, width: 2, height: 2)),
            with: .color(red: light, green: light * 0.8, blue: light * 0.6 + 0.1))
        }
      }
    }
    .frame(width: 600, height: 600)
  }
}
