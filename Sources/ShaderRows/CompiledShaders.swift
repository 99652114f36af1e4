import CShaderRows
import Foundation
import Pixels
import Synchronization

/// The functions of a compiled shader library, which stays loaded as long as the process.
package final class CompiledShaders: Sendable {
  /// By name.
  package let functions: [String: CompiledShader]

  /// The functions of all `files`, shared objects; of two of one name the first file's.
  ///
  /// - Throws: `ShaderLoadingError` where one cannot be loaded.
  package init(files: [URL]) throws(ShaderLoadingError) {
    var functions: [String: CompiledShader] = [:]
    for file in files {
      guard let handle = dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else {
        throw ShaderLoadingError(
          file: file, reason: dlerror().map { String(cString: $0) } ?? "unknown")
      }
      guard let table = dlsym(handle, "halcyon_functions"),
        let count = dlsym(handle, "halcyon_function_count")
      else { throw ShaderLoadingError(file: file, reason: "it has no table of functions") }
      let rows = UnsafeBufferPointer(
        start: table.assumingMemoryBound(to: shader_function.self),
        count: Int(count.assumingMemoryBound(to: Int32.self).pointee))
      for row in rows.indices {
        let shader = CompiledShader(rows.baseAddress! + row)
        if functions[shader.name] == nil { functions[shader.name] = shader }
      }
    }
    self.functions = functions
  }

  /// From now on the functions are run by those of `others` that have their name and take the same arguments; calls
  /// that are there already, too. They have to make the same pixels.
  package func run(by others: CompiledShaders) {
    for (name, shader) in functions {
      if let other = others.functions[name] { shader.run(by: other) }
    }
  }

  /// Where a program's shaders lie: beside its executable.
  package static var programFolder: URL {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("shaders")
  }

  /// The shared objects in `folder`, in order of their names; none where there is no such folder.
  package static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".so") }.sorted().map { folder.appendingPathComponent($0) }
  }
}

/// A library that cannot be used.
package struct ShaderLoadingError: Error {
  package let file: URL
  package let reason: String
}

/// One function of a library.
package struct CompiledShader: @unchecked Sendable {
  // The pointers are into the library, which is never unloaded.
  package let name: String
  private let place: Place
  /// A letter for each parameter after its name in `halcyon/rows.h`.
  private let codes: [Character]

  /// Where the function stands in the table of a library.
  private final class Place {
    let row: Atomic<UnsafePointer<shader_function>>
    init(_ row: UnsafePointer<shader_function>) { self.row = Atomic(row) }
  }

  fileprivate init(_ row: UnsafePointer<shader_function>) {
    place = Place(row)
    name = String(cString: row.pointee.name)
    codes = Array(String(cString: row.pointee.codes))
  }

  fileprivate func run(by other: CompiledShader) {
    guard codes == other.codes, uses == other.uses else { return }
    place.row.store(other.place.row.load(ordering: .relaxed), ordering: .releasing)
  }

  func pointer(for use: PixelFunctionUse) -> shader_row_function? {
    let row = place.row.load(ordering: .acquiring).pointee
    return switch use {
    case .fill: row.fill
    case .color: row.color
    case .layer: row.layer
    case .distortion: row.distortion
    }
  }

  var namePointer: UnsafePointer<CChar> { place.row.load(ordering: .acquiring).pointee.name }

  /// The ways in which it can be used.
  package var uses: [PixelFunctionUse] {
    [.fill, .color, .layer, .distortion].filter { pointer(for: $0) != nil }
  }

  /// Arguments that fit, for a measurement: sizes are those of the screen, in points, other numbers 1.
  package func plainArguments(
    for use: PixelFunctionUse, width: Double, height: Double
  ) -> [ShaderArgument] {
    var arguments: [ShaderArgument] = []
    var rest = codes.dropFirst(use == .color || use == .layer ? 2 : 1)
    while let code = rest.popFirst() {
      switch code {
      case "2": arguments.append(.numbers([Float(width), Float(height)]))
      case "3": arguments.append(.numbers([1, 1, 1]))
      case "4": arguments.append(.numbers([0, 0, Float(width), Float(height)]))
      case "c": arguments.append(.color([1, 0.5, 0.25, 1]))
      case "F": arguments.append(.array([1, 1, 1, 1]))
      case "C": arguments.append(.colors([[1, 0.5, 0.25, 1], [0.25, 0.5, 1, 1]]))
      case "t": arguments.append(.image(Bitmap(width: 256, height: 256)))
      case "d": arguments.append(.data(Data(count: 1024)))
      default: arguments.append(.numbers([1]))
      }
      if "FCd".contains(code) { _ = rest.popFirst() }
    }
    return arguments
  }

  /// What stands in the way of using the function so; nil where it fits.
  package func mismatch(_ use: PixelFunctionUse, _ arguments: [ShaderArgument]) -> String? {
    guard pointer(for: use) != nil else { return "it is no function for \(use.words)" }
    var expected = codes.dropFirst(use == .color || use == .layer ? 2 : 1)
    for (number, argument) in arguments.enumerated() {
      guard let code = expected.popFirst() else {
        return "it takes \(number) arguments, and is given \(arguments.count)"
      }
      guard argument.fits(code) else {
        return
          "its argument \(number + 1) is \(ShaderArgument.words(for: code)), and it is given \(argument.words)"
      }
      // An array's length is a parameter of its own.
      if "FCd".contains(code) { _ = expected.popFirst() }
    }
    return expected.isEmpty
      ? nil : "it takes more than the \(arguments.count) arguments that it is given"
  }
}

extension PixelFunctionUse {
  fileprivate var words: String {
    switch self {
    case .fill: "a style"
    case .color: "colorEffect"
    case .layer: "layerEffect"
    case .distortion: "distortionEffect"
    }
  }
}
