import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("The room that the cache has")
struct CacheRoomTests {
  @Test("A folder that is not there yet has the room of the one that it will be in")
  func missing() throws {
    let folder = try TemporaryFolder()
    let missing = CacheRoom(folder: folder.url.appendingPathComponent("a/b/halcyon"))
    var disk = statvfs()
    #expect(statvfs(folder.path, &disk) == 0)
    // Others use the disk meanwhile.
    let free = try #require(missing.freeBytes)
    #expect(abs(free - Int(disk.f_bavail) * Int(disk.f_frsize)) < 1 << 30)
  }

  @Test("Where no byte is free, a failure names the folder and what to set")
  func full() throws {
    // /proc answers that it has no blocks at all.
    let failure = try #require(CacheRoom(folder: URL(fileURLWithPath: "/proc/self")).shortage)
    #expect(failure.code == 74)
    #expect(failure.message.contains("/proc/self has 0 KiB left"))
    #expect(failure.message.contains("XDG_CACHE_HOME"))
  }

  @Test("A program that does not compile on a disk with room hears nothing of the disk")
  func enough() throws {
    let folder = try TemporaryFolder()
    let failure = CommandFailure(.doesNotCompile, "as the compiler said")
    try #require(CacheRoom(folder: folder.url).shortage == nil)
    #expect(throws: failure) {
      try ProgramCache(folder: folder.url).addProgram(for: "k") { _ in throw failure }
    }
  }
}
