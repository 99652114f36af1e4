import Encoders
import Foundation
import Testing

@testable import halcyon

@Suite("Parts of a film")
struct ShardTests {
  @Test(
    "The shards of a film are all of its frames, once, and begin with a group",
    arguments: [1, 2, 5, 12, 13, 40])
  func frames(count: Int) {
    for (film, length) in [(0...3599, 300), (0...99, 1), (7...906, 300), (0...10, 1)] {
      let ranges = (1...count).compactMap {
        Shard(number: $0, count: count).frames(of: film, groupLength: length)
      }
      #expect(ranges.flatMap(Array.init) == Array(film))
      #expect(ranges.allSatisfy { ($0.lowerBound - film.lowerBound) % length == 0 })
      let groups = (film.count + length - 1) / length
      #expect(ranges.count == min(groups, count))
    }
  }

  @Test("Twelve shards of a minute have five seconds each")
  func minute() {
    #expect(Shard(number: 3, count: 12).frames(of: 0...3599, groupLength: 300) == 600...899)
  }

  @Test("A shard is written as its number of how many")
  func argument() {
    #expect(Shard(argument: "3/12") == Shard(number: 3, count: 12))
    for text in ["0/3", "4/3", "3", "a/b", "1/2/3", "-1/3", ""] {
      #expect(Shard(argument: text) == nil)
    }
  }

  @Test("Shards lie beside their film, and their names are in order")
  func places() throws {
    let film = try ShardPlace(OutputPlace(path: "out/a.mp4"))
    #expect(film.part(Shard(number: 3, count: 12)) == "out/a.shard-03-of-12.mp4")
    #expect(film.note(Shard(number: 3, count: 12)) == "out/a.shard-03-of-12.json")
    let pictures = try ShardPlace(OutputPlace(path: "out/a-%05d.png"))
    #expect(pictures.part(Shard(number: 1, count: 2)) == "out/a-%05d.png")
    #expect(pictures.note(Shard(number: 1, count: 2)) == "out/a-.shard-1-of-2.json")
    #expect(throws: (any Error).self) { try ShardPlace(OutputPlace(path: "a.webp")) }
  }

  @Test("The film, its parts and their notes are nothing that the program draws with")
  func outputs() throws {
    let film = try ShardPlace(OutputPlace(path: "/home/ada/rings.mp4"))
    for shard in [Shard(number: 1, count: 2), Shard(number: 11, count: 12)] {
      #expect(film.writes(film.note(shard)) && film.writes(film.part(shard)))
    }
    #expect(film.writes("/home/ada/rings.mp4") && film.writes(film.sound))
    #expect(!film.writes("/home/ada/rings.json") && !film.writes("/home/ada/other/rings.mp4"))
    let pictures = try ShardPlace(OutputPlace(path: "/home/ada/ring-%03d.png"))
    #expect(pictures.writes("/home/ada/ring-007.png") && pictures.writes("/home/ada/ring-1234.png"))
    #expect(!pictures.writes("/home/ada/ring-7.png") && !pictures.writes("/home/ada/ring-x.png"))
    #expect(!pictures.writes("/home/ada/ring.png"))
  }
}
