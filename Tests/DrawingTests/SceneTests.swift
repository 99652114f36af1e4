import Pixels
import Testing

@Suite("One scene for each thing that can be drawn")
struct SceneTests {
  @Test("Any number of jobs paints the same bytes", arguments: Scenes.all.indices)
  func jobs(index: Int) {
    let (name, items) = Scenes.all[index]
    let pictures = [1, 2, 7].map { Picture(items, width: 720, height: 720, scale: 7.2, jobs: $0) }
    pictures[0].save(name)
    #expect(pictures[0].bytes == pictures[1].bytes)
    #expect(pictures[0].bytes == pictures[2].bytes)
  }

  @Test("A second picture of the same painter is the same", arguments: Scenes.all.indices)
  func again(index: Int) {
    let items = Scenes.all[index].items
    let first = Picture(items, width: 130, height: 90, scale: 1.3)
    let second = Picture(items, width: 130, height: 90, scale: 1.3)
    #expect(first.bytes == second.bytes)
  }
}
