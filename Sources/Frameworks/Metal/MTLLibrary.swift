import CShaderRows
import Foundation
import ShaderRows

public enum MTLFunctionType: UInt, Sendable {
  case vertex = 1, fragment, kernel, visible, intersection, mesh, object
}

public protocol MTLLibrary: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
extension MTLLibrary {
  /// Values of a function's constants are not handed over: it has those that its text has.
  public func makeFunction(
    name: String, constantValues: MTLFunctionConstantValues
  ) throws -> any MTLFunction {
    MetalReports.notDrawn("constants of functions that a program sets")
    guard let function = makeFunction(name: name) else { throw MetalError("no function \(name)") }
    return function
  }
}

open class MTLFunctionConstantValues: NSObject {
  public override init() { super.init() }
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {}
}
public enum MTLDataType: UInt, Sendable {
  case none = 0, float = 3, float2, float3, float4, half = 16, int = 29, int2, int3, int4, uint = 33
  case uint2, uint3, uint4, bool = 53
}

public protocol MTLFunction: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var name: String { get }
  var functionType: MTLFunctionType { get }
  var device: any MTLDevice { get }
}

/// The functions of the shared objects that lie beside the program, which stay loaded as long as it runs.
final class SoftwareLibrary: NSObject, MTLLibrary, @unchecked Sendable {
  static let ofProgram = SoftwareLibrary(
    files: CompiledShaders.files(in: CompiledShaders.programFolder))

  /// By name. Those of the first file count.
  let functions: [String: UnsafePointer<stage_function>]
  /// The same for textures of four bytes a pixel alone, which are faster.
  let byteFunctions: [String: UnsafePointer<stage_function>]
  // Only the program writes it.
  var label: String?
  var device: any MTLDevice { SoftwareDevice.shared }
  var functionNames: [String] { functions.keys.sorted() }

  init(files: [URL]) {
    var functions: [String: UnsafePointer<stage_function>] = [:]
    var byteFunctions = functions
    for file in files {
      guard let handle = dlopen(file.path, RTLD_NOW | RTLD_LOCAL),
        let table = dlsym(handle, "halcyon_stages"),
        let count = dlsym(handle, "halcyon_stage_count"),
        let isOfBytes = dlsym(handle, "halcyon_stages_of_bytes")
      else { continue }
      let rows = table.assumingMemoryBound(to: stage_function.self)
      for index in 0..<Int(count.assumingMemoryBound(to: Int32.self).pointee) {
        let name = String(cString: rows[index].name)
        if isOfBytes.load(as: Int32.self) == 0 {
          functions[name] = functions[name] ?? UnsafePointer(rows + index)
        } else {
          byteFunctions[name] = byteFunctions[name] ?? UnsafePointer(rows + index)
        }
      }
    }
    (self.functions, self.byteFunctions) = (functions, byteFunctions)
  }

  func makeFunction(name functionName: String) -> (any MTLFunction)? {
    guard let function = functions[functionName] else {
      MetalReports.noFunction(functionName)
      return nil
    }
    return SoftwareFunction(function, ofBytes: byteFunctions[functionName])
  }
}

final class SoftwareFunction: NSObject, MTLFunction, @unchecked Sendable {
  // In a library that is never unloaded.
  let stage: UnsafePointer<stage_function>
  private let byteStage: UnsafePointer<stage_function>?
  // Only the program writes it.
  var label: String?
  var name: String { String(cString: stage.pointee.name) }
  var device: any MTLDevice { SoftwareDevice.shared }
  var functionType: MTLFunctionType {
    MTLFunctionType(rawValue: UInt(stage.pointee.kind) + 1) ?? .kernel
  }

  init(_ stage: UnsafePointer<stage_function>, ofBytes byteStage: UnsafePointer<stage_function>?) {
    (self.stage, self.byteStage) = (stage, byteStage)
  }

  /// The fastest form for what is set.
  func stage(for bindings: StageBindings) -> UnsafePointer<stage_function> {
    bindings.areOfBytes ? byteStage ?? stage : stage
  }

  var members: UnsafeBufferPointer<stage_member> {
    UnsafeBufferPointer(start: stage.pointee.members, count: Int(stage.pointee.member_count))
  }
}
