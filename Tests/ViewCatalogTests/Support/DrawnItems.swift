import Drawing
import Foundation
import Geometry
import Motion
import Pixels
@_spi(Runtime) @testable import ViewRuntime

/// A view in a window of its own, for tests that look at what it draws.
@MainActor
func makeHost<V: View>(
  _ view: V, size: CGSize = CGSize(width: 100, height: 100), dark: Bool = false
) -> ViewHost {
  var configuration = HostConfiguration()
  configuration.size = size
  configuration.scale = 1
  configuration.appearance = dark ? .dark : .light
  return ViewHost(view, configuration: configuration)
}

@MainActor
func draw<V: View>(_ view: V, size: CGSize = CGSize(width: 100, height: 100), dark: Bool = false)
  -> DisplayList
{
  makeHost(view, size: size, dark: dark).frame(at: 0).displayList
}

extension DisplayList {
  /// All items that are no layers, from back to front.
  var leaves: [DisplayItem] {
    items.flatMap { item in
      if case .layer(let layer, _) = item { return layer.content.leaves }
      return [item]
    }
  }

  /// The effects of all layers that do more than to move their content, from outside inwards.
  var effects: [LayerEffect] {
    items.flatMap { item -> [LayerEffect] in
      guard case .layer(let layer, let origin) = item else { return [] }
      return [layer.moved(by: origin).effect] + layer.content.effects
    }
  }

  /// The paints of all fills and strokes, from back to front.
  var paints: [Paint] {
    leaves.compactMap { item in
      switch item.content {
      case .fill(_, _, let paint), .stroke(_, _, let paint): paint
      default: nil
      }
    }
  }

  var paths: [Path] {
    leaves.compactMap { item in
      switch item.content {
      case .fill(let path, _, _), .stroke(let path, _, _): path
      default: nil
      }
    }
  }
}

extension Paint {
  /// The colour's components as bytes, opacity as a fraction; nil for anything but a colour.
  var bytes: [Int]? {
    guard case .color(let color) = self else { return nil }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
}
