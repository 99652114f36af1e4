import Foundation

/// The instructions that shaders may use. Pixels are the same with all of them.
enum ShaderProcessor: String, CaseIterable, Sendable {
  /// What every processor of its kind has.
  case common
  /// With vectors of eight floats, and conversions between halves and floats.
  case wide
  /// With vectors of sixteen floats. Of 33 functions each takes 0.35 to 0.7 of the time that it takes with eight.
  case widest

  /// The most that this computer's processor has.
  static let current = supported.last ?? .common

  /// Those that this computer's processor has, the widest last.
  static let supported: [ShaderProcessor] = {
    #if arch(x86_64)
    let line = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("flags") }
    let flags = Set(line?.split(separator: " ").map(String.init) ?? [])
    return allCases.filter { $0.isSupported(by: flags) }
    #else
    return [.common]
    #endif
  }()

  /// - Parameter flags: the processor's, as Linux names them.
  func isSupported(by flags: Set<String>) -> Bool {
    // An older kernel's name for lzcnt is abm.
    let wide: Set = ["avx2", "f16c", "bmi2", "fma", "movbe"]
    let isWide = wide.isSubset(of: flags) && (flags.contains("lzcnt") || flags.contains("abm"))
    return switch self {
    case .common: true
    case .wide: isWide
    case .widest:
      isWide
        && Set(["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"]).isSubset(of: flags)
    }
  }

  /// How many pixels become one vector.
  var pixels: Int { self == .widest ? 16 : 8 }

  private var machine: String? {
    switch self {
    case .common: nil
    case .wide: "x86-64-v3"
    case .widest: "x86-64-v4"
    }
  }

  /// The compiler's.
  var arguments: [String] {
    let pixels = ["-DHALCYON_PIXELS=\(pixels)"]
    guard let machine else { return pixels }
    // Colours are fetched by one instruction for all pixels of a vector: a quarter faster where a layer is read.
    let gather = ["-Xclang", "-target-feature", "-Xclang", "+fast-gather"]
    let width = self == .widest ? ["-mprefer-vector-width=512"] : []
    return pixels + ["-march=\(machine)"] + gather + width
  }

  var linkArguments: [String] { machine.map { ["-plugin-opt=mcpu=\($0)"] } ?? [] }
}
