import Foundation
import ViewRuntime

/// What a `#Preview` shows, and how; the expansion of the macro makes one.
@MainActor @preconcurrency
public struct _Preview {
  package let name: String?
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  package let content: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = body
  }

  init(
    name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
    content: @escaping @MainActor () -> any View
  ) {
    (self.name, self.traits, self.content) = (name, traits, content)
  }

  /// The view, as an app shows it. What the traits wish for beyond a phone's window is said on the
  /// standard error: the window is the host's.
  public func makeView() -> some View {
    for advice in traits.compactMap(\.wish.advice) {
      try? FileHandle.standardError.write(contentsOf: Data("#Preview: \(advice)\n".utf8))
    }
    var view = AnyView(content())
    for case .changed(let change) in traits.map(\.wish) { view = change(view) }
    return view
  }
}

/// The kinds of things that a preview shows.
public struct Preview: Sendable {
  /// The traits of a preview of a view.
  public enum ViewTraits: Sendable {}
}

/// One wish of a preview about how it is shown.
public struct PreviewTrait<T>: Sendable {
  package enum Wish: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    /// Something is put around the view.
    case changed(@MainActor @Sendable (AnyView) -> AnyView)

    /// What to type to have the wish fulfilled, where the host does not do so by itself.
    fileprivate var advice: String? {
      switch self {
      case .layout(.device), .layout(.sizeThatFits), .orientation(.portrait), .changed: nil
      case .layout(.fixed(let width, let height)):
        "fixedLayout is not applied; give --size \(Int(width))x\(Int(height))"
      case .orientation(let orientation):
        "\(orientation.id) is not applied; give --size with width and height exchanged"
      }
    }
  }

  package let wish: Wish
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In the middle of a device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(wish: .layout(.device)) }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(wish: .layout(.sizeThatFits)) }
  /// In a frame of the given points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(wish: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(wish: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(wish: .orientation(.portraitUpsideDown))
  }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(wish: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(wish: .orientation(.landscapeRight))
  }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, Sendable, CaseIterable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
