import Foundation

/// Which commands of a program draw what commands of an earlier one drew.
///
/// Commands that are equal at the beginning and at the end are paired; so are those between, one with one,
/// when there are as many of them as before: something moved and nothing came or went. Pairs are in the
/// order of drawing in both programs.
struct ProgramComparison {
  /// For each command the equal one of the earlier program; nil for one that is new.
  private(set) var earlier: [Int?]
  /// Commands of the earlier program that are no longer there.
  private(set) var gone: [Int] = []

  /// Costs a look at each command, and at its path's points where the path is not the same copy.
  init(from old: RasterProgram, to new: RasterProgram) {
    earlier = Array(repeating: nil, count: new.commands.count)
    func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
      new.commands[newIndex].isSame(as: old.commands[oldIndex], in: new, old)
    }
    let least = min(old.commands.count, new.commands.count)
    var head = 0
    while head < least, isSame(head, head) {
      earlier[head] = head
      head += 1
    }
    var (oldEnd, newEnd) = (old.commands.count, new.commands.count)
    while min(oldEnd, newEnd) > head, isSame(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      earlier[newEnd] = oldEnd
    }
    let isPaired = oldEnd == newEnd
    for index in head..<oldEnd {
      if isPaired, isSame(index, index) { earlier[index] = index } else { gone.append(index) }
    }
  }

  /// For each band whether the later program may draw something else there.
  ///
  /// In the others both programs play equal commands in the same order: a pair that does not reach equally
  /// far, as a layer around something that moved, counts as changed wherever either reaches.
  func changedBands(
    from old: [PixelRect], to new: [PixelRect], in program: RasterProgram
  ) -> [Bool] {
    var changed = Array(repeating: false, count: ProgramRun.bands(program.height))
    func mark(_ rect: PixelRect) {
      guard !rect.isEmpty else { return }
      for band in rect.y0 / bandRows...(rect.y1 - 1) / bandRows { changed[band] = true }
    }
    for index in gone { mark(old[index]) }
    for (index, earlier) in earlier.enumerated() {
      if let earlier, old[earlier] == new[index] { continue }
      if let earlier { mark(old[earlier]) }
      mark(new[index])
    }
    return changed
  }
}

/// Some of the bands of a picture.
struct BandSet: Sendable {
  /// In order.
  let members: [Int]
  /// For each band, and the end, how many members come before.
  private let counts: [Int]

  init(_ contains: [Bool]) {
    members = contains.indices.filter { contains[$0] }
    var count = 0
    counts =
      contains.map { isMember in
        defer { if isMember { count += 1 } }
        return count
      } + [members.count]
  }

  var isEmpty: Bool { members.isEmpty }

  /// How many of them a rectangle of the picture touches.
  func count(touching rect: PixelRect) -> Int {
    guard !rect.isEmpty else { return 0 }
    return counts[(rect.y1 - 1) / bandRows + 1] - counts[rect.y0 / bandRows]
  }

  func touches(_ rect: PixelRect) -> Bool { count(touching: rect) > 0 }

  /// Their pixels in a picture with these bounds; bands that follow one another are one rectangle.
  func rectangles(in bounds: PixelRect) -> [PixelRect] {
    members.reduce(into: []) { rectangles, band in
      let top = band * bandRows
      let bottom = min(top + bandRows, bounds.y1)
      if rectangles.last?.y1 == top {
        rectangles[rectangles.count - 1].y1 = bottom
      } else {
        rectangles.append(PixelRect(x0: 0, y0: top, x1: bounds.x1, y1: bottom))
      }
    }
  }
}

extension RasterProgram {
  /// Whether a surface of it shows what is drawn beneath.
  var looksBeneath: Bool { surfaces.contains { $0.beneath != nil } }

  /// For each surface whether a command for which `isPlayed` shows it, or a paint may.
  func surfacesShown(_ isPlayed: (Int) -> Bool) -> [Bool] {
    var shown = Array(repeating: false, count: surfaces.count)
    for surface in paints.shownSurfaces where surface < shown.count { shown[surface] = true }
    for (index, command) in commands.enumerated() {
      if case .surface(let surface, _, _, _, _) = command, isPlayed(index) { shown[surface] = true }
    }
    return shown
  }
}

extension RasterCommand {
  /// Whether this command of `program` does what `other` of `otherProgram` does.
  fileprivate func isSame(
    as other: RasterCommand, in program: RasterProgram, _ otherProgram: RasterProgram
  ) -> Bool {
    func ink(_ left: Ink, _ right: Ink) -> Bool {
      left.blendMode == right.blendMode && left.opacity == right.opacity
        && program.paints.isSame(left.paint, as: right.paint, of: otherProgram.paints)
    }
    func shape(_ left: Int, _ right: Int) -> Bool {
      program.shapes[left] == otherProgram.shapes[right]
    }
    switch (self, other) {
    case (.fill(let left, let leftInk), .fill(let right, let rightInk)):
      return ink(leftInk, rightInk) && shape(left, right)
    case (
      .rectangle(let minX, let minY, let maxX, let maxY, let leftInk),
      .rectangle(let otherMinX, let otherMinY, let otherMaxX, let otherMaxY, let rightInk)
    ):
      return minX == otherMinX && minY == otherMinY && maxX == otherMaxX && maxY == otherMaxY
        && ink(leftInk, rightInk)
    case (
      .ring(let center, let inner, let outer, let leftInk),
      .ring(let otherCenter, let otherInner, let otherOuter, let rightInk)
    ):
      return center == otherCenter && inner == otherInner && outer == otherOuter
        && ink(leftInk, rightInk)
    case (
      .mask(let left, let x, let y, let leftInk),
      .mask(let right, let otherX, let otherY, let rightInk)
    ):
      return x == otherX && y == otherY && program.masks[left] === otherProgram.masks[right]
        && ink(leftInk, rightInk)
    case (
      .surface(let left, let x, let y, let mode, let opacity),
      .surface(let right, let otherX, let otherY, let otherMode, let otherOpacity)
    ):
      return x == otherX && y == otherY && mode == otherMode && opacity == otherOpacity
        && program.surfaces[left].isSame(as: otherProgram.surfaces[right])
    case (
      .sprite(let left, let x, let y, let mode, let opacity),
      .sprite(let right, let otherX, let otherY, let otherMode, let otherOpacity)
    ):
      return x == otherX && y == otherY && mode == otherMode && opacity == otherOpacity
        && program.bitmaps[left] === otherProgram.bitmaps[right]
    case (.pushClip(let left, let isInverted), .pushClip(let right, let isOtherInverted)):
      return isInverted == isOtherInverted && shape(left, right)
    case (.pushClipRectangle(let left), .pushClipRectangle(let right)): return left == right
    case (.popClip, .popClip), (.pushMask, .pushMask): return true
    case (.pushLayer(let left), .pushLayer(let right)): return left == right
    case (.popLayer(let left, let opacity), .popLayer(let right, let otherOpacity)):
      return left == right && opacity == otherOpacity
    case (.popMask(let left), .popMask(let right)): return left == right
    case (.colorMatrix(let left), .colorMatrix(let right)):
      return program.matrices[left] == otherProgram.matrices[right]
    default: return false
    }
  }
}

extension RasterProgram {
  /// Whether both programs draw the same.
  fileprivate func isSame(as other: RasterProgram) -> Bool {
    width == other.width && height == other.height && background == other.background
      && commands.count == other.commands.count
      && commands.indices.allSatisfy {
        commands[$0].isSame(as: other.commands[$0], in: self, other)
      }
  }
}

extension OffscreenSurface {
  func isSame(as other: OffscreenSurface) -> Bool {
    if let key, let otherKey = other.key { return key == otherKey }
    guard key == nil, other.key == nil, beneath == nil, other.beneath == nil else { return false }
    return filters == other.filters && needed == other.needed && program.isSame(as: other.program)
  }
}
