import Foundation
import Geometry
import Pixels
import SwiftUI

@_spi(Runtime) @testable import Drawing
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

extension View {
  /// Gives this view's frame a name under which the tables know it.
  func named(_ name: String) -> some View { background(NamedArea(name: name)) }
}

/// An invisible view as large as what it stands behind.
private struct NamedArea: LeafView {
  struct Resolved: LeafContent {
    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }
    func draw(size: CGSize, in context: LeafContext) -> DisplayList { .empty }
  }

  var name: String

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A window of the recorded size, at two pixels a point like those of the recordings.
@MainActor
final class FactWindow {
  private let host: ViewHost
  private var time = 0.0

  /// Whether windows are dark that do not say so themselves.
  static var isDark = false

  init(size: CGSize, isDark: Bool = FactWindow.isDark, _ root: some View) {
    var configuration = HostConfiguration()
    configuration.size = size
    configuration.scale = 2
    configuration.appearance = isDark ? .dark : .light
    host = ViewHost(root, configuration: configuration)
    _ = host.frame(at: 0)
  }

  /// Makes something while a window as those of the recordings is the program's: a view of UIKit that measures itself before
  /// it is shown has the pixels of whichever window came last.
  static func surrounding<Made>(_ size: CGSize, _ make: () -> Made) -> Made {
    let window = FactWindow(size: size, EmptyView())
    return withExtendedLifetime(window) { make() }
  }

  /// Lets `seconds` pass in frames of 1/60 s.
  func run(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-6 {
      time += 1.0 / 60
      _ = host.frame(at: time)
    }
  }

  /// The red, green and blue (of 255) of the pixel below and right of a point, over white, in the dark
  /// over black.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let bitmap = Bitmap(width: Int(host.size.width) * 2, height: Int(host.size.height) * 2)
    let isDark = host.configuration.appearance == .dark
    Painter(jobs: 1).paint(
      host.frame(at: time).displayList, into: bitmap, scale: 2,
      background: isDark ? .black : .white)
    return (0..<3).map { channel in
      let offset = y * 2 * bitmap.rowBytes + x * 2 * 4 + channel
      return Int(bitmap.bytes.load(fromByteOffset: offset, as: UInt8.self))
    }
  }

  /// Where the named views are, in points of the window.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func collect(_ element: Element) {
      if element.childElements.isEmpty, let leaf = element.node as? LeafNode<NamedArea> {
        frames[leaf.view.name] = element.frameInWindow
      }
      element.childElements.forEach(collect)
    }
    host.windowElements.forEach(collect)
    return frames
  }
}
