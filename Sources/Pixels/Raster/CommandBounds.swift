import Foundation

/// The pixels that each command of a program can change.
///
/// A pair of push and pop has the bounds of all it encloses, so that in every band either both are
/// played or neither.
struct CommandBounds {
  private(set) var rects: [PixelRect]
  private var stack: [Level] = []
  private let geometry: [ShapeGeometry]
  private let surface: PixelRect
  private let masks: [CoverageMask]
  private let surfaces: [OffscreenSurface]
  private let bitmaps: [Bitmap]

  private struct Level {
    var push: Int
    /// What may be drawn on at all.
    var clip: PixelRect
    /// What was drawn on so far.
    var drawn: PixelRect
  }

  init(of program: RasterProgram, geometry: [ShapeGeometry]) {
    self.geometry = geometry
    surfaces = program.surfaces
    masks = program.masks
    bitmaps = program.bitmaps
    surface = program.bounds
    rects = Array(repeating: .empty, count: program.commands.count)
    stack = [Level(push: -1, clip: surface, drawn: .empty)]
    for (index, command) in program.commands.enumerated() { visit(command, index) }
    precondition(stack.count == 1, "a program with a push that is never popped")
  }

  private mutating func visit(_ command: RasterCommand, _ index: Int) {
    switch command {
    case .fill(let shape, _):
      draw(index, bounds(of: shape))
    case .rectangle(let minX, let minY, let maxX, let maxY, _):
      draw(
        index,
        PixelRect(covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)))
    case .ring(let center, _, let outer, _):
      let side = 2 * outer + 2
      draw(
        index,
        PixelRect(
          covering: CGRect(
            x: center.x - outer - 1, y: center.y - outer - 1, width: side, height: side)))
    case .mask(let mask, let x, let y, _):
      let bounds = masks[mask].bounds
      draw(index, PixelRect(x0: x, y0: y, x1: x + bounds.width, y1: y + bounds.height))
    case .sprite(let bitmap, let x, let y, _, _):
      let shown = bitmaps[bitmap]
      draw(index, PixelRect(x0: x, y0: y, x1: x + shown.width, y1: y + shown.height))
    case .surface(let surface, let x, let y, _, _):
      let content = surfaces[surface].program
      draw(index, PixelRect(x0: x, y0: y, x1: x + content.width, y1: y + content.height))
    case .pushClip(let shape, let isInverted):
      push(index, clip: isInverted ? surface : bounds(of: shape))
    case .pushClipRectangle(let rect): push(index, clip: rect)
    case .pushLayer: push(index, clip: surface)
    case .pushMask:
      push(index, clip: stack[stack.count - 1].drawn)
    case .barrier:
      precondition(stack.count == 1, "a barrier inside a layer or a clip")
    case .popLayer(let mode, _):
      let top = stack.count - 1
      if mode.reachesBeyondSource { stack[top].drawn = stack[top].clip }
      pop(index)
    case .popClip: pop(index)
    case .popMask:
      stack[stack.count - 1].drawn = stack[stack.count - 1].clip
      pop(index)
    case .colorMatrix:
      rects[index] = stack[stack.count - 1].drawn
    }
  }

  private func bounds(of shape: Int) -> PixelRect {
    let shape = geometry[shape]
    return PixelRect(
      x0: shape.x0, y0: shape.firstBand * bandRows, x1: shape.x1, y1: shape.endBand * bandRows)
  }

  private mutating func draw(_ index: Int, _ rect: PixelRect) {
    let top = stack.count - 1
    let visible = rect.intersection(stack[top].clip)
    guard !visible.isEmpty else { return }
    rects[index] = visible
    stack[top].drawn = stack[top].drawn.union(visible)
  }

  private mutating func push(_ index: Int, clip: PixelRect) {
    let inner = clip.intersection(stack[stack.count - 1].clip)
    stack.append(Level(push: index, clip: inner.isEmpty ? .empty : inner, drawn: .empty))
  }

  private mutating func pop(_ index: Int) {
    precondition(stack.count > 1, "a program with a pop that nothing was pushed for")
    let level = stack.removeLast()
    rects[level.push] = level.drawn
    rects[index] = level.drawn
    stack[stack.count - 1].drawn = stack[stack.count - 1].drawn.union(level.drawn)
  }
}

/// For each band, the commands to play there, in order.
struct BandSchedule {
  /// Where each band starts in `commands`, and the count.
  private(set) var starts: [Int32]
  private(set) var commands: [Int32]

  init(_ bounds: [PixelRect], bands: Int) {
    starts = Array(repeating: 0, count: bands + 1)
    for rect in bounds where !rect.isEmpty {
      for band in rect.y0 / bandRows...(rect.y1 - 1) / bandRows { starts[band + 1] += 1 }
    }
    for band in 0..<bands { starts[band + 1] += starts[band] }
    commands = Array(repeating: 0, count: Int(starts[bands]))
    var next = starts
    for (index, rect) in bounds.enumerated() where !rect.isEmpty {
      for band in rect.y0 / bandRows...(rect.y1 - 1) / bandRows {
        commands[Int(next[band])] = Int32(index)
        next[band] += 1
      }
    }
  }
}
