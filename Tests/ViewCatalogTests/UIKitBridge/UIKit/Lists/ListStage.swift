import Foundation
import Geometry
import HalcyonTesting

@testable import UIKitBridge
@testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

/// A view of UIKit in a window of 320 x 640 points, and a finger on it.
@MainActor
struct ListStage {
  let stage: Stage

  private struct Glass: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  init(_ view: UIView) {
    stage = Stage(Glass(view: view), size: CGSize(width: 320, height: 640), scale: 1)
  }

  init(_ controller: UIViewController) {
    stage = Stage(Screen(controller: controller), size: CGSize(width: 320, height: 640), scale: 1)
  }

  /// A finger that goes down at a point, moves by `way` points in `duration` seconds and goes up.
  func drag(from point: CGPoint, by way: CGPoint, duration: Double = 0.5) {
    let finger = stage.putDown(at: point)
    finger.move(to: CGPoint(x: point.x + way.x, y: point.y + way.y), duration: duration)
    stage.advance(by: 0.2)
    finger.lift()
  }
}

/// Eight fruits, as far as they are asked for.
enum Fruit: String, CaseIterable, Sendable {
  case apple, banana, cherry, date, elder, fig, grape, hazel
}
