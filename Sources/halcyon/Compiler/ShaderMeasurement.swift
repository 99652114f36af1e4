import Foundation
import Geometry
import Pixels
import ShaderRows

/// One use of a Metal function, as `halcyon shaders` tells of it.
struct ShaderReport: Encodable {
  var file: String
  var name: String
  /// `fill`, `color`, `layer` or `distortion`.
  var use: String
  /// Whether it runs on several pixels at a time; nil where that was not asked.
  var isVector: Bool?
  /// How many those are.
  var vectorPixels: Int
  /// Why it does not.
  var reason: String?
  /// The fastest of five screens, since others disturb the rest; nil where none was painted.
  var milliseconds: Double?
  /// Of its file.
  var compilingSeconds: Double
  /// Of the pixels of the first rows: the same with vectors and without.
  var pixels: String

  var line: String {
    let time =
      milliseconds.map { String(format: $0 < 100 ? "%8.1f ms" : "%8.0f ms", $0) }
      ?? String(repeating: " ", count: 11)
    let pace = isVector.map { $0 ? "\(vectorPixels) pixels" : "1 pixel" } ?? ""
    let mark = reason.map { "  (\($0))" } ?? ""
    let kind = use.padding(toLength: 10, withPad: " ", startingAt: 0)
    let column = pace.padding(toLength: 9, withPad: " ", startingAt: 0)
    return "\(time)  \(column)  \(kind)  \(name)\(mark)"
  }

  static func summary(of reports: [ShaderReport]) -> String {
    let times = reports.compactMap(\.milliseconds).sorted()
    let vectors = reports.count { $0.isVector == true }
    let files = Set(reports.map(\.file)).count
    let median = times.isEmpty ? "" : String(format: ", median %.1f ms", times[times.count / 2])
    let count = "\(reports.count) functions in \(files) files"
    return "\(count), \(vectors) on several pixels at a time\(median)"
  }
}

/// A library that was compiled to be measured.
struct MeasuredLibrary {
  var object: URL
  /// The linker's remarks about loops, in YAML; empty without the passes that make vectors.
  var remarks: String
  var vectorPixels: Int
  var seconds: Double
}

/// Runs the functions of a library over a screen.
struct ShaderMeasurement {
  /// Pixels.
  var width: Int
  var height: Int
  var isTimed: Bool
  var pool: ThreadPool
  /// Opaque, of all colours.
  private let picture: Bitmap

  init(width: Int, height: Int, isTimed: Bool, pool: ThreadPool) {
    (self.width, self.height, self.isTimed, self.pool) = (width, height, isTimed, pool)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        pixels += [
          UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8(truncatingIfNeeded: x ^ y), 255,
        ]
      }
    }
    picture = Bitmap(width: width, height: height, premultiplied: pixels)
  }

  /// One for each way in which a function of `library` can be used.
  func reports(of library: MeasuredLibrary, file: URL) throws -> [ShaderReport] {
    let shaders = try CompiledShaders(files: [library.object])
    let remarks = LoopRemarks(library.remarks)
    return shaders.functions.values.sorted { $0.name < $1.name }.flatMap { shader in
      shader.uses.map { use in
        let remark = remarks.about(shader.name, use)
        let call = call(shader, as: use)
        return ShaderReport(
          file: file.path, name: shader.name, use: "\(use)", isVector: remark?.isVector,
          vectorPixels: library.vectorPixels,
          reason: remark?.reason, milliseconds: isTimed ? call.flatMap(milliseconds) : nil,
          compilingSeconds: library.seconds, pixels: call.map(pixels) ?? "")
      }
    }
  }

  private func call(_ shader: CompiledShader, as use: PixelFunctionUse) -> ShaderCall? {
    ShaderCall(
      shader, use: use,
      arguments: shader.plainArguments(for: use, width: Double(width), height: Double(height)))
  }

  /// What is painted over.
  private func screen() -> Bitmap {
    Bitmap(width: width, height: height, premultiplied: Array(picture.unpaddedPixels))
  }

  /// A name for the pixels of rows from all over the screen.
  private func pixels(of call: ShaderCall) -> String {
    let screen = screen()
    let source = call.use.readsAround ? picture : nil
    var hash = ContentHash()
    for y in stride(from: 0, to: height, by: max(1, height / 16)) {
      paint(call, rows: y..<y + 1, of: screen, reading: source)
      let row = screen.unpaddedPixels[(4 * width * y)..<(4 * width * (y + 1))]
      hash.add(Data(row).base64EncodedString())
    }
    return hash.name
  }

  private func milliseconds(of call: ShaderCall) -> Double {
    let screen = screen()
    let source = call.use.readsAround ? picture : nil
    // A long one is told from its first rows: nobody waits minutes for a figure.
    let trial = min(height, 32)
    let first = seconds { paint(call, rows: 0..<trial, of: screen, reading: source) }
    let whole = first * Double(height) / Double(trial)
    guard whole < 4 else { return whole * 1000 }
    let times = (0..<5).map { _ in
      seconds { paint(call, rows: 0..<height, of: screen, reading: source) }
    }
    return (times.min() ?? whole) * 1000
  }

  private func paint(
    _ call: ShaderCall, rows: Range<Int>, of screen: Bitmap, reading source: Bitmap?
  ) {
    let bands = pool.threads == 1 ? 1 : pool.threads * 8
    pool.run(count: bands) { band, _ in
      let start = rows.lowerBound + rows.count * band / bands
      let end = rows.lowerBound + rows.count * (band + 1) / bands
      for y in start..<end {
        let place = PixelFunctionPlace(
          x: 0, y: y, toPixels: .identity, toPoints: .identity, source: source)
        call.run(onRowOf: screen, at: place)
      }
    }
  }

  /// Of this thread's processor where it paints alone, since others disturb that less; else of the clock.
  private func seconds(_ work: () -> Void) -> Double {
    var (start, end) = (timespec(), timespec())
    let clock = pool.threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
    clock_gettime(clock, &start)
    work()
    clock_gettime(clock, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) * 1e-9
  }
}
