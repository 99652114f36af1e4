#if os(Linux)
import Foundation
import HalcyonTesting
import SnapshotTesting
import SwiftUI
import UIKit

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// What the view looks like at its first moment, as large as it wants to be.
  public static var image: Snapshotting { .image() }

  /// What the view looks like.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: there is but one way to draw here; it looks like that in a window.
  ///   - precision: the part of the pixels that must match.
  ///   - perceptualPrecision: how much of a colour must match; 0.98 is what eyes can tell.
  ///   - layout: how large the view is, or on which device.
  ///   - traits: appearance, text size, direction, size classes and pixels per point; they go before those
  ///     of the device.
  ///   - time: when, in seconds from the view's first moment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(),
    at time: Double = 0
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, traits) { view in
      let stage = SnapshotStage(layout: layout, traits: traits).stage(for: view)
      if time > 0 { stage.advance(by: time) }
      return stage.picture
    }
  }

  /// What the view looks like after `time` seconds.
  public static func image(at time: Double, layout: SwiftUISnapshotLayout = .sizeThatFits)
    -> Snapshotting
  { .image(layout: layout, at: time) }

  /// The view over a span of time, in seconds from its first moment: pictures side by side, one each `step`
  /// seconds, both ends among them.
  public static func filmstrip(
    _ span: ClosedRange<Double>, every step: Double, columns: Int? = nil, precision: Float = 1,
    perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, traits) { view in
      SnapshotStage(layout: layout, traits: traits).stage(for: view)
        .filmstrip(span, every: step, columns: columns)
    }
  }

  private static func pictures(
    _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection,
    _ picture: @escaping @MainActor (Value) -> Picture
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { view in onMainThread(view) { picture($0).image } }
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == String {
  /// The tree of views, a line each, with where they are.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  public static func recursiveDescription(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.asyncPullback { view in
      onMainThread(view) { SnapshotStage(layout: layout, traits: traits).stage(for: $0).viewTree }
    }
  }

  /// What the view says to those who do not see it, an element a line.
  public static var accessibility: Snapshotting { .accessibility() }

  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.asyncPullback { view in
      onMainThread(view) {
        SnapshotStage(layout: layout, traits: traits).stage(for: $0).accessibilityTree
      }
    }
  }
}

extension Snapshotting where Value == Stage, Format == UIImage {
  /// What a stage shows now.
  public static var image: Snapshotting { .image() }

  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { stage in onMainThread(stage) { $0.picture.image } }
  }
}

extension Snapshotting where Value == Stage, Format == String {
  public static var recursiveDescription: Snapshotting {
    SimplySnapshotting.lines.asyncPullback { stage in onMainThread(stage) { $0.viewTree } }
  }

  public static var accessibility: Snapshotting {
    SimplySnapshotting.lines.asyncPullback { stage in onMainThread(stage) { $0.accessibilityTree } }
  }
}

/// Does something with a value on the main thread, at once where this is it.
private func onMainThread<Value, Result>(
  _ value: Value, _ body: @escaping @MainActor (Value) -> Result
) -> Async<Result> {
  Async { callback in
    // They go to the main thread and are used there alone; the caller waits for the answer.
    nonisolated(unsafe) let (value, callback) = (value, callback)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { callback(body(value)) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { callback(body(value)) } }
    }
  }
}

/// The main thread and the main queue, which are two things on Linux in a runner of tests.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
#endif
