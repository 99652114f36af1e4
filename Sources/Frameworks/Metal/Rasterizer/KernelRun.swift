import CShaderRows
import Foundation

/// All threads of a kernel, group by group: on all processors, unless one changes what another reads.
struct KernelRun {
  private let function: SoftwareFunction
  private let bindings: StageBindings
  private let threads, groupSize, groups: SIMD3<UInt32>
  private let sharedLengths: [Int]

  /// Nil where there is nothing to be run, or a group has more threads than a device has.
  init?(
    function: SoftwareFunction, bindings: StageBindings, threads: MTLSize, groupSize: MTLSize,
    sharedLengths: [Int]
  ) {
    func size(_ size: MTLSize) -> SIMD3<UInt32>? {
      let sides = [size.width, size.height, size.depth]
      guard sides.allSatisfy({ (1...(1 << 24)).contains($0) }) else { return nil }
      return SIMD3(UInt32(sides[0]), UInt32(sides[1]), UInt32(sides[2]))
    }
    guard let threads = size(threads), let groupSize = size(groupSize),
      (1...1024).contains(groupSize.x.multipliedReportingOverflow(by: groupSize.y).partialValue)
    else { return nil }
    guard Int(groupSize.x) * Int(groupSize.y) * Int(groupSize.z) <= 1024 else { return nil }
    (self.function, self.bindings, self.threads) = (function, bindings, threads)
    (self.groupSize, self.sharedLengths) = (groupSize, sharedLengths)
    groups = (threads &+ groupSize &- 1) / groupSize
  }

  func run() {
    bindings.withStage { bindings in
      let rows = Int(groups.y) * Int(groups.z)
      // Only read, and there until all rows are over.
      nonisolated(unsafe) let bindings = bindings
      @Sendable func row(_ index: Int) {
        runGroups(y: UInt32(index % Int(groups.y)), z: UInt32(index / Int(groups.y)), bindings)
      }
      if rows > 1, function.stage.pointee.is_atomic == 0 {
        DispatchQueue.concurrentPerform(iterations: rows, execute: row)
      } else {
        for index in 0..<rows { row(index) }
      }
    }
  }

  /// A row of groups.
  private func runGroups(y: UInt32, z: UInt32, _ bindings: UnsafePointer<stage_bindings>) {
    let shared = sharedLengths.map { length -> UnsafeMutableRawPointer? in
      guard length > 0 else { return nil }
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: length + 64, alignment: 64)
      memset(bytes, 0, length + 64)
      return bytes
    }
    defer { for bytes in shared { bytes?.deallocate() } }
    shared.withUnsafeBufferPointer { shared in
      var group = stage_group()
      group.bindings = bindings
      group.threads = (threads.x, threads.y, threads.z)
      group.group_size = (groupSize.x, groupSize.y, groupSize.z)
      group.groups = (groups.x, groups.y, groups.z)
      group.shared = shared.baseAddress
      group.only = -1
      for x in 0..<groups.x {
        group.group = (x, y, z)
        if function.stage.pointee.waits != 0 {
          _ = stage_run_waiting(function.stage, &group)
        } else {
          stage_run(function.stage, &group)
        }
      }
    }
  }
}
