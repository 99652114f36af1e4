@_spi(Runtime) import Drawing
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// What a mark says of the pane of glass that is to be drawn there.
// Made and read on the main thread alone; a display list only carries it.
final class GlassPane: MarkLabel, @unchecked Sendable {
  let glass: Glass
  let names: GlassNames
  /// The pane in a rectangle, in points.
  let outline: (CGRect) -> Path

  init(glass: Glass, names: GlassNames, outline: @escaping (CGRect) -> Path) {
    self.glass = glass
    self.names = names
    self.outline = outline
  }
}

/// The panes of glass in a picture.
package struct GlassPanes {
  /// A pane where it is seen, in points of the picture.
  private struct Seen {
    let pane: GlassPane
    let path: Path
    /// 0…1: below 1 while it comes or goes.
    let presence: Double
    var frame: CGRect { path.boundingRect }
  }

  /// What is to be drawn as one pane.
  struct Outline {
    var path: Path
    var opacity = 1.0
  }

  private var seen: [Seen] = []

  var isEmpty: Bool { seen.isEmpty }

  /// The kinds of glass, in the order in which they are first seen.
  var kinds: [Glass] {
    seen.reduce(into: []) { if !$0.contains($1.pane.glass) { $0.append($1.pane.glass) } }
  }

  // MARK: Gathering

  /// Stands in a picture for a pane that is drawn by `gathered(from:spacing:in:)`.
  ///
  /// - Parameter outline: the pane, in points of what it is drawn in.
  package static func mark(_ glass: Glass, outline: Path) -> DisplayItem {
    let pane = GlassPane(glass: glass, names: GlassNames()) { _ in outline }
    return .mark(Mark(.fill(outline, FillStyle(), .color(.black)), label: pane))
  }

  /// The picture with the panes that are marked in it, drawn behind all else; those nearer to each other than
  /// `spacing`, in points, are one.
  package static func gathered(
    from picture: DisplayList, spacing: CGFloat, in environment: EnvironmentValues
  ) -> DisplayList {
    var panes = GlassPanes()
    let rest = panes.taken(from: picture)
    if panes.isEmpty { return rest }
    var list = DisplayList()
    for glass in panes.kinds {
      let look = GlassLook(glass, in: environment)
      for outline in panes.outlines(of: glass, spacing: spacing) {
        let pane = look.draw(outline.path)
        var effect = LayerEffect()
        effect.opacity = outline.opacity
        if outline.opacity < 1 {
          list.append(.layer(Layer(effect, pane)))
        } else {
          list.append(contentsOf: pane)
        }
      }
    }
    list.append(contentsOf: rest)
    return list
  }

  /// The picture without the marks of panes, which are noted.
  mutating func taken(from picture: DisplayList) -> DisplayList {
    taken(from: picture, CGAffineTransform.identity, 1) ?? picture
  }

  /// Nil where there is none in it, and the list may stay as it is.
  private mutating func taken(
    from list: DisplayList, _ transform: CGAffineTransform, _ opacity: Double
  ) -> DisplayList? {
    var rest = DisplayList()
    var isChanged = false
    for item in list.items {
      switch item {
      case .mark(let mark):
        if let pane = mark.label as? GlassPane, case .fill(let path, _, _) = mark.content {
          seen.append(Seen(pane: pane, path: path.applying(transform), presence: opacity))
          isChanged = true
        } else {
          rest.append(item)
        }
      case .layer(let layer, let place):
        // Under a perspective a pane stays the mark it is.
        if let own = layer.moved(by: place).effect.transform.affine,
          let content = taken(
            from: layer.content, own.concatenating(transform), opacity * layer.effect.opacity)
        {
          if !content.isEmpty { rest.append(.layer(Layer(layer.effect, content), at: place)) }
          isChanged = true
        } else {
          rest.append(item)
        }
      }
    }
    return isChanged ? rest : nil
  }

  // MARK: Outlines

  /// The panes of one kind, those that are near to each other as one.
  func outlines(of glass: Glass, spacing: CGFloat) -> [Outline] {
    let panes = seen.filter { $0.pane.glass == glass }
    let settled = united(panes.filter { $0.presence >= 1 })
    var whole = settled
    var fading: [Outline] = []
    for pane in panes where pane.presence < 1 {
      let names = pane.pane.names
      let nearest = settled.min {
        distance($0.boundingRect, pane) < distance($1.boundingRect, pane)
      }
      if names.transition == .identity {
        whole.append(pane.path)
      } else if names.id != nil, names.transition == .matchedGeometry, let nearest {
        let frame = nearest.boundingRect.interpolated(to: pane.frame, pane.presence)
        whole.append(pane.pane.outline(frame))
      } else {
        fading.append(Outline(path: pane.path, opacity: pane.presence))
      }
    }
    return clusters(whole, spacing).map { Outline(path: GlassOutline.merged($0, reach: spacing)) }
      + fading
  }

  private func distance(_ frame: CGRect, _ pane: Seen) -> CGFloat {
    hypot(frame.midX - pane.frame.midX, frame.midY - pane.frame.midY)
  }

  /// The panes' outlines; those of one union are the first one's around all of them.
  private func united(_ panes: [Seen]) -> [Path] {
    var paths: [Path] = []
    var known: Set<[AnyHashable]> = []
    for pane in panes {
      guard let union = pane.pane.names.union else {
        paths.append(pane.path)
        continue
      }
      guard known.insert(union).inserted else { continue }
      let members = panes.filter { $0.pane.names.union == union }
      paths.append(
        members.count == 1
          ? pane.path
          : pane.pane.outline(members.dropFirst().reduce(pane.frame) { $0.union($1.frame) }))
    }
    return paths
  }

  /// Groups of outlines each of which has another one of its group nearer than `spacing`.
  private func clusters(_ paths: [Path], _ spacing: CGFloat) -> [[Path]] {
    var groups: [[Path]] = []
    for path in paths {
      let frame = path.boundingRect.insetBy(dx: -spacing, dy: -spacing)
      let isNear = groups.map { $0.contains { $0.boundingRect.intersects(frame) } }
      let near = zip(groups, isNear).filter(\.1).flatMap(\.0)
      groups = zip(groups, isNear).filter { !$0.1 }.map(\.0) + [near + [path]]
    }
    return groups
  }
}

extension CGRect {
  fileprivate func interpolated(to other: CGRect, _ fraction: Double) -> CGRect {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
    return CGRect(
      x: between(minX, other.minX), y: between(minY, other.minY),
      width: between(width, other.width), height: between(height, other.height))
  }
}
