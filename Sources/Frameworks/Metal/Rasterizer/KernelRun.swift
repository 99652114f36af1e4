import CShaderRows
import Foundation

/// All threads of a kernel, group by group: on all processors, unless one changes what another reads.
struct KernelRun {
  private let function: UnsafePointer<stage_function>
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
    let stage = function.stage(for: bindings)
    (self.function, self.bindings, self.threads) = (stage, bindings, threads)
    // Where threads know nothing of groups, much of a row of the grid is one: so they become vectors.
    let size = stage.pointee.by_rows != 0 ? SIMD3(min(threads.x, 4096), 1, 1) : groupSize
    (self.groupSize, self.sharedLengths) = (size, sharedLengths)
    groups = (threads &+ size &- 1) / size
  }

  func run() {
    bindings.withStage { bindings in
      let rows = Int(groups.y) * Int(groups.z)
      // Groups beside each other share their memory's room, unless they have none.
      let parts = function.pointee.by_rows != 0 ? Int(groups.x) : 1
      // Only read, and there until all groups are over.
      nonisolated(unsafe) let (kernel, bindings) = (self, bindings)
      @Sendable func run(_ index: Int) {
        let groups = kernel.groups
        let (row, part) = (index / parts, UInt32(index % parts))
        kernel.runGroups(
          parts > 1 ? part..<part + 1 : 0..<groups.x, y: UInt32(row % Int(groups.y)),
          z: UInt32(row / Int(groups.y)), bindings)
      }
      if rows * parts > 1, function.pointee.is_atomic == 0 {
        DispatchQueue.concurrentPerform(iterations: rows * parts, execute: run)
      } else {
        for index in 0..<rows * parts { run(index) }
      }
    }
  }

  /// Groups beside each other.
  private func runGroups(
    _ columns: Range<UInt32>, y: UInt32, z: UInt32, _ bindings: UnsafePointer<stage_bindings>
  ) {
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
      for x in columns {
        group.group = (x, y, z)
        if function.pointee.waits != 0 {
          _ = stage_run_waiting(function, &group)
        } else {
          stage_run(function, &group)
        }
      }
    }
  }
}
