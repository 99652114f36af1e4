import SwiftUI
import UIKit

/// A scene among the views of SwiftUI.
@preconcurrency @MainActor
public struct SceneView: View {
  private let scene: SCNScene?
  private let pointOfView: SCNNode?
  private let options: Options
  private let antialiasingMode: SCNAntialiasingMode
  private let delegate: (any SCNSceneRendererDelegate)?

  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: SceneView.Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil
  ) {
    (self.scene, self.pointOfView, self.options) = (scene, pointOfView, options)
    (self.antialiasingMode, self.delegate) = (antialiasingMode, delegate)
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  public var body: some View {
    HostedScene(
      scene: scene, pointOfView: pointOfView, options: options, mode: antialiasingMode,
      delegate: delegate)
  }
}

/// Passes of drawing of a program's own, which are not run.
open class SCNTechnique: NSObject {
  public init?(dictionary: [String: Any]) {
    SceneReports.notDrawn("techniques")
    super.init()
  }
}

private struct HostedScene: UIViewRepresentable {
  let scene: SCNScene?
  let pointOfView: SCNNode?
  let options: SceneView.Options
  let mode: SCNAntialiasingMode
  let delegate: (any SCNSceneRendererDelegate)?

  func makeUIView(context: Context) -> SCNView {
    let view = SCNView(frame: .zero)
    view.backgroundColor = .white
    return view
  }

  func updateUIView(_ view: SCNView, context: Context) {
    if view.scene !== scene { view.scene = scene }
    if let pointOfView, pointOfView !== context.coordinator.given {
      view.pointOfView = pointOfView
      context.coordinator.given = pointOfView
    }
    // The view does not hold its delegate: who shows it does.
    context.coordinator.delegate = delegate
    view.delegate = delegate
    view.autoenablesDefaultLighting = options.contains(.autoenablesDefaultLighting)
    view.allowsCameraControl = options.contains(.allowsCameraControl)
    view.rendersContinuously = options.contains(.rendersContinuously)
    view.antialiasingMode = mode
  }

  func makeCoordinator() -> Kept { Kept() }

  final class Kept {
    var given: SCNNode?
    var delegate: (any SCNSceneRendererDelegate)?
  }
}
