import ViewRuntime

/// What is not as a graphics processor would have it; each said once.
enum MetalReports {
  static func noFunction(_ name: String) {
    Reports.once("Metal: the program's Metal files have no function \(name) that could be compiled")
  }
  static func noLibrary() {
    Reports.once("Metal: the program has no Metal files with vertex, fragment or kernel functions")
  }
  static func noSource() {
    Reports.once(
      "Metal: functions are compiled from .metal files, not from a text while the program runs")
  }
  /// - Parameter what: a sentence's beginning, such as "stencils".
  static func notDrawn(_ what: String) { Reports.once("Metal: \(what) are not drawn") }
  static func tooHigh(_ kind: String, _ index: Int) {
    Reports.once("Metal: there is no place \(index) for a \(kind)")
  }
}

/// Why something cannot be made.
struct MetalError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
