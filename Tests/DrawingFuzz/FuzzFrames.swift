import Drawing
import Foundation
import Geometry
import Pixels

/// One picture of a sequence, and the bitmap that it is painted on.
struct FuzzFrame {
  var list: DisplayList
  var background = ColorComponents.clear
  /// 0 or 1.
  var bitmap = 0
}

extension FuzzList {
  /// One to three pictures, each with most items of the one before: what is left of the bytes behind the first
  /// list tells what changes.
  mutating func frames() -> [FuzzFrame] {
    var items = items(depth: 3)
    var frame = FuzzFrame(list: DisplayList(items))
    var frames = [frame]
    while frames.count < 3 && !bytes.isAtEnd {
      let choices = bytes.byte()
      frame.bitmap = Int(choices & 1)
      if choices & 0x70 == 0x70 { frame.background = .white }
      for _ in 0...(choices >> 1 & 1) { change(&items) }
      frame.list = DisplayList(items)
      frames.append(frame)
    }
    return frames
  }

  /// Something more or less, something else, or the same at another place or in another order.
  private mutating func change(_ items: inout [DisplayItem]) {
    let place = bytes.pick(items.count + 1)
    let isInside = place < items.count
    switch bytes.pick(6) {
    case 0: items.insert(item(depth: 1), at: place)
    case 1 where isInside: items.remove(at: place)
    case 2 where isInside: items[place] = item(depth: 1)
    case 3 where isInside: items[place] = .layer(Layer(layerEffect(), DisplayList([items[place]])))
    case 4 where isInside: items.swapAt(place, bytes.pick(items.count))
    default: break
    }
  }
}
