import ShaderRows
import Pixels

/// What the linker said of the loops over a row.
struct LoopRemarks {
  struct Remark {
    var isVector: Bool
    var reason: String?
  }

  private let remarks: [(function: String, remark: Remark)]

  /// - Parameter text: documents of YAML, one a remark.
  init(_ text: String) {
    remarks = text.components(separatedBy: "--- !").compactMap { document in
      guard let function = LoopRemarks.value("Function", in: document) else { return nil }
      if document.hasPrefix("Passed") { return (function, Remark(isVector: true)) }
      guard document.hasPrefix("Analysis") || document.hasPrefix("Missed") else { return nil }
      let words = document.split(separator: "\n").filter { $0.contains("- String:") }.map {
        $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces.union(["'", "\""]))
      }
      return (function, Remark(isVector: false, reason: words.joined(separator: " ")))
    }
  }

  /// The loops over a row that are run for one pixel at a time, by their symbols.
  var scalarRows: Set<String> {
    var scalar: Set<String> = [], vector: Set<String> = []
    for (function, remark) in remarks
    where function.contains("3UseE") || function.contains("7halcyon5Stage") {
      if remark.isVector { vector.insert(function) } else { scalar.insert(function) }
    }
    return scalar.subtracting(vector)
  }

  /// About the loop of one use of a function: its symbol has the function's name with its length, and the use's number.
  func about(_ name: String, _ use: PixelFunctionUse) -> Remark? {
    let parts = name.components(separatedBy: "::").map { "\($0.utf8.count)\($0)" }.joined()
    let number = ["fill": 0, "color": 1, "layer": 2, "distortion": 3]["\(use)"] ?? 0
    let found = remarks.filter {
      $0.function.contains(parts) && $0.function.contains("3UseE\(number)E")
    }
    if found.contains(where: { $0.remark.isVector }) { return Remark(isVector: true) }
    guard !found.isEmpty else { return nil }
    // What the optimiser was asked for is no reason.
    let reasons = found.compactMap(\.remark.reason).filter { !$0.isEmpty && !$0.contains("Force=") }
    return Remark(
      isVector: false,
      reason: reasons.first ?? "its loops end elsewhere, or branch, from pixel to pixel")
  }

  private static func value(_ key: String, in document: String) -> String? {
    document.split(separator: "\n").first { $0.hasPrefix("\(key):") }?
      .dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces.union(["'", "\""]))
  }
}
