import ArgumentParser
import Foundation

/// `halcyon doctor`: what is installed, what is not, and the command that installs it.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is installed and what is missing.")

  func run() throws {
    var missing: [Requirement] = []
    let isInstalled = (try? Installation.find()).map { $0.package == nil } ?? false
    for requirement in isInstalled ? Requirement.forRunning : Requirement.all {
      let isThere = requirement.isInstalled()
      if !isThere { missing.append(requirement) }
      print("\(isThere ? "ok     " : "missing") \(requirement.name): \(requirement.purpose)")
    }
    let compiler = CompilerHealth.check()
    print("\(compiler.isGood ? "ok     " : "missing") Swift 6.3: \(compiler.finding)")
    let build = buildFinding()
    print(
      "\(build == nil ? "ok     " : "missing") Halcyon's modules\(build.map { ": " + $0 } ?? "")")
    guard missing.isEmpty, compiler.isGood, build == nil else {
      say(missing: missing)
      throw CommandFailure(code: CommandFailure.Code.programMissing.rawValue)
    }
    print("\nAll that Halcyon uses is installed.")
    if let installation = try? Installation.find(), let package = installation.package,
      !UnbuiltFrameworks(of: installation).names.isEmpty
    {
      print(
        "SwiftUI, UIKit and Charts are built. The other frameworks, and run --web: \(package.path)/Scripts/build"
      )
    }
  }

  private func buildFinding() -> String? {
    do {
      _ = try Installation.find()
      return nil
    } catch { return error.message }
  }

  private func say(missing: [Requirement]) {
    guard !missing.isEmpty else { return }
    let packages = Set(missing.map(\.package)).sorted().joined(separator: " ")
    print("\nInstall what is missing:\n\n    sudo apt-get install \(packages)\n")
    print("Without root, ask whoever administers this machine for these packages.")
  }
}

/// A program, library or font that Halcyon uses, and the Debian package it comes in.
struct Requirement {
  enum Probe {
    case program(String)
    case library(String)
    /// One that is looked for only when it is used.
    case loadable(String)
    case file(String)
  }

  var name: String
  var purpose: String
  var package: String
  var probe: Probe

  func isInstalled() -> Bool {
    switch probe {
    case .program(let name):
      return Installation.findProgram(name) != nil
    case .file(let path):
      return FileManager.default.fileExists(atPath: path)
    case .loadable(let name):
      return dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil
    case .library(let name):
      guard let program = Installation.findProgram("pkg-config") else { return false }
      return (try? Tool(program, ["--exists", name]).output().status) == 0
    }
  }

  /// What a checkout needs.
  static let all: [Requirement] = forBuilding + forRunning

  /// What an installed Halcyon has with it: headers are for who builds it.
  private static let forBuilding: [Requirement] = [
    Requirement(
      name: "pkg-config", purpose: "finds the libraries below", package: "pkg-config",
      probe: .program("pkg-config")),
    library("FreeType", "reads fonts", "freetype2", "libfreetype-dev"),
    library("HarfBuzz", "sets text", "harfbuzz", "libharfbuzz-dev"),
    library("FriBidi", "orders text from right to left", "fribidi", "libfribidi-dev"),
    library("OpenSSL", "tells whether files are as they were", "libcrypto", "libssl-dev"),
    library("zlib", "compresses PNG", "zlib", "zlib1g-dev"),
    library("libpng", "reads PNG", "libpng", "libpng-dev"),
    library("libjpeg", "reads JPEG", "libjpeg", "libjpeg-dev"),
    library("libwebp", "reads WebP", "libwebp", "libwebp-dev"),
  ]

  static let forRunning: [Requirement] = [
    Requirement(
      name: "ffmpeg", purpose: "writes .mp4, .webm, .mov and .webp", package: "ffmpeg",
      probe: .program("ffmpeg")),
    Requirement(
      name: "SDL 2", purpose: "opens the window of halcyon run", package: "libsdl2-2.0-0",
      probe: .loadable("libSDL2-2.0.so.0")),
    Requirement(
      name: "Poppler", purpose: "draws PDF files of asset catalogues", package: "libpoppler-glib8",
      probe: .loadable("libpoppler-glib.so.8")),
    Requirement(
      name: "librsvg", purpose: "draws SVG files of asset catalogues", package: "librsvg2-2",
      probe: .loadable("librsvg-2.so.2")),
    Requirement(
      name: "Bootstrap Icons", purpose: "Image(systemName:)", package: "bootstrap-icons",
      probe: .file("/usr/share/bootstrap-icons")),
    font("Inter", "stands in for SF Pro", "fonts-inter", "opentype/inter/Inter-Regular.otf"),
    font(
      "JetBrains Mono", "monospaced text", "fonts-jetbrains-mono",
      "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"),
    font(
      "Noto Serif", "serif text, and other scripts", "fonts-noto-core",
      "truetype/noto/NotoSerif-Regular.ttf"),
    font(
      "Noto Color Emoji", "emoji", "fonts-noto-color-emoji", "truetype/noto/NotoColorEmoji.ttf"),
    font(
      "Noto CJK", "Chinese, Japanese and Korean", "fonts-noto-cjk",
      "opentype/noto/NotoSansCJK-Regular.ttc"),
  ]

  private static func library(
    _ name: String, _ purpose: String, _ configuration: String, _ package: String
  ) -> Requirement {
    Requirement(name: name, purpose: purpose, package: package, probe: .library(configuration))
  }

  private static func font(
    _ name: String, _ purpose: String, _ package: String, _ path: String
  ) -> Requirement {
    Requirement(
      name: name, purpose: purpose, package: package, probe: .file("/usr/share/fonts/" + path))
  }
}

/// Whether the Swift compiler is there and new enough.
struct CompilerHealth {
  var isGood: Bool
  var finding: String

  static func check() -> CompilerHealth {
    guard let compiler = Installation.findProgram("swiftc"),
      let output = try? Tool(compiler, ["--version"]).output()
    else {
      return CompilerHealth(
        isGood: false, finding: "swiftc is not on the PATH; see https://swift.org/install")
    }
    guard let match = output.text.firstMatch(of: #/Swift version (\d+)\.(\d+)[^ ]*/#),
      let major = Int(match.1), let minor = Int(match.2)
    else { return CompilerHealth(isGood: false, finding: "\(compiler.path) tells no version") }
    let isGood = (major, minor) >= (6, 3)
    let advice = isGood ? "" : " is too old; see https://swift.org/install"
    return CompilerHealth(isGood: isGood, finding: "\(compiler.path), \(match.0)" + advice)
  }
}
