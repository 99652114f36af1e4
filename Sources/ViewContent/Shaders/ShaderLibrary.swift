import Foundation
import ShaderRows
import ViewRuntime

/// A name in a Metal library. Called with arguments, it makes a shader.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }

  var compiled: CompiledShader? { library.shaders?.functions[name] }

  /// What is told where the library has no such function.
  var missing: String {
    let known = library.shaders?.functions.keys.sorted() ?? []
    let rest =
      known.isEmpty
      ? "the program has no .metal file with a [[ stitchable ]] function"
      : "the program's .metal files have: \(known.joined(separator: ", "))"
    return "the shader \(name) is left out: \(rest)"
  }
}

/// The Metal functions of a program: those of all its `.metal` files.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()

  private init() {}

  /// The functions of the program: all bundles of a program have them all.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// The functions of the program: a library that was compiled for Apple's processors cannot be read.
  public init(url: URL) {
    Reports.once(
      "\(url.lastPathComponent) is not read: shaders are those of the program's .metal files")
    self = .default
  }

  /// The functions of the program: a library that was compiled for Apple's processors cannot be read.
  public init(data: Data) {
    Reports.once(
      "a Metal library in memory is not read: shaders are those of the program's .metal files")
    self = .default
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// Loaded when a shader is first asked for, once.
  var shaders: CompiledShaders? { ProgramShaders.shared }
}

/// The functions of the running program.
nonisolated package enum ProgramShaders {
  fileprivate static let shared: CompiledShaders? = {
    do throws(ShaderLoadingError) {
      return try CompiledShaders(files: CompiledShaders.files(in: CompiledShaders.programFolder))
    } catch {
      Reports.once("the shaders of \(error.file.path) are left out: \(error.reason)")
      return nil
    }
  }()

  /// Lets the program's functions be run by those in `folder`, which were compiled from the same sources.
  package static func takeFaster(from folder: URL) {
    guard let faster = try? CompiledShaders(files: CompiledShaders.files(in: folder)) else {
      return
    }
    shared?.run(by: faster)
  }
}
