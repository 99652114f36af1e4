import Foundation

/// The instructions that shaders may use. Pixels are the same with all of them.
enum ShaderProcessor: String, CaseIterable, Sendable {
  /// What every processor of its kind has.
  case common
  /// With vectors of eight floats, and conversions between halves and floats.
  case wide
  /// With vectors of sixteen floats. Of 33 functions each takes 0.35 to 0.7 of the time that it takes with eight.
  case widest
  /// With sixteen floats, and arithmetic of halves: the others compute each in floats and round it, which is the same.
  case halves

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
    let widest: Set = ["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"]
    let isWide = wide.isSubset(of: flags) && (flags.contains("lzcnt") || flags.contains("abm"))
    return switch self {
    case .common: true
    case .wide: isWide
    case .widest: isWide && widest.isSubset(of: flags)
    case .halves: isWide && widest.isSubset(of: flags) && flags.contains("avx512_fp16")
    }
  }

  /// How many pixels become one vector.
  var pixels: Int { self == .widest || self == .halves ? 16 : 8 }

  private var machine: String? {
    switch self {
    case .common: nil
    case .wide: "x86-64-v3"
    case .widest, .halves: "x86-64-v4"
    }
  }

  /// The compiler's.
  var arguments: [String] {
    let pixels = ["-DHALCYON_PIXELS=\(pixels)"]
    guard let machine else { return pixels }
    // Colours are fetched by one instruction for all pixels of a vector: a quarter faster where a layer is read.
    let gather = ["-Xclang", "-target-feature", "-Xclang", "+fast-gather"]
    let width = self.pixels == 16 ? ["-mprefer-vector-width=512"] : []
    let halves = self == .halves ? ["-Xclang", "-target-feature", "-Xclang", "+avx512fp16"] : []
    return pixels + ["-march=\(machine)"] + gather + width + halves
  }

  var linkArguments: [String] { machine.map { ["-plugin-opt=mcpu=\($0)"] } ?? [] }
}
