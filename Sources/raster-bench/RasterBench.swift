import Drawing
import Foundation
import Geometry
import Pixels

/// Paints scenes that another program describes and tells how long each took.
///
/// One JSON object a line on standard input, one a line on standard output, in order:
/// `image`, `compile`, `render` and `pixels`. Started with `--width`, `--height`, `--scale` and `--jobs`.
@main
struct RasterBench {
  private let bitmap: Bitmap
  private let painter: Painter
  private var reader = SceneReader()
  private var lists: [DisplayList] = []

  static func main() {
    let arguments = CommandLine.arguments
    func number(_ name: String, _ otherwise: Int) -> Int {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return otherwise
      }
      return Int(arguments[index + 1]) ?? otherwise
    }
    var bench = RasterBench(
      bitmap: Bitmap(width: number("--width", 1170), height: number("--height", 2532)),
      painter: Painter(jobs: number("--jobs", 1)))
    while let line = readLine() { bench.answer(line) }
  }

  private init(bitmap: Bitmap, painter: Painter) {
    self.bitmap = bitmap
    self.painter = painter
  }

  private mutating func answer(_ line: String) {
    var reply: [String: Any]
    do {
      guard let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      else { throw SceneError("not an object: \(line.prefix(60))") }
      reply = try perform(message)
    } catch {
      reply = ["error": "\(error)"]
    }
    let data = (try? JSONSerialization.data(withJSONObject: reply)) ?? Data()
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  private mutating func perform(_ message: [String: Any]) throws -> [String: Any] {
    switch message["op"] as? String {
    case "image":
      try reader.readImage(message)
      return ["ok": true]
    case "compile":
      guard let frame = message["frame"] as? [[Any]] else { throw SceneError("no frame") }
      lists.append(try reader.displayList(frame))
      return ["id": lists.count - 1]
    case "render":
      guard let id = message["id"] as? Int, lists.indices.contains(id) else {
        throw SceneError("no such id")
      }
      let start = DispatchTime.now().uptimeNanoseconds
      painter.paint(lists[id], into: bitmap, scale: 1, background: .clear)
      return ["seconds": Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9]
    case "pixels":
      guard let path = message["path"] as? String else { throw SceneError("no path") }
      try bitmap.unpaddedPixels.write(to: URL(fileURLWithPath: path))
      return ["ok": true]
    default: throw SceneError("unknown op \(message["op"] ?? "")")
    }
  }
}

struct SceneError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
