import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import ViewRuntime

/// A colour that may depend on the environment; as a view it fills the space it is given.
nonisolated public struct Color: View, ShapeStyle, Hashable, Sendable {
  let source: ColorSource

  package init(_ source: ColorSource) { self.source = source }

  /// The colour with these components.
  public init(_ resolved: Color.Resolved) { source = .constant(resolved) }

  /// The components of the colour where `environment` holds.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    source.resolve(in: environment)
  }
}

/// How a colour comes to its components.
package indirect enum ColorSource: Hashable, Sendable {
  case constant(Color.Resolved)
  case system(SystemColor)
  /// The innermost tint, or the accent colour of the system.
  case accent
  /// One colour for light surroundings, one for dark ones.
  case adaptive(light: Color.Resolved, dark: Color.Resolved)
  case opacity(Color, Double)
  case mix(Color, Color, fraction: Double, Gradient.ColorSpace)
  /// Mixed with white of the same opacity.
  case lighter(Color, fraction: Double)
  case asset(String)

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .constant(let resolved): return resolved
    case .system(let color): return color.resolve(dark: environment.colorScheme == .dark)
    case .accent: return environment.accentColor.resolve(in: environment)
    case .adaptive(let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .opacity(let color, let opacity):
      return color.resolve(in: environment).multiplyingOpacity(by: opacity)
    case .mix(let first, let second, let fraction, let space):
      let (first, second) = (first.resolve(in: environment), second.resolve(in: environment))
      return first.mixed(with: second, by: fraction, in: space)
    case .lighter(let color, let fraction):
      let base = color.resolve(in: environment)
      let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: base.opacity)
      return base.mixed(with: white, by: fraction, in: .perceptual)
    case .asset(let name):
      return AssetLibrary.color(named: name, in: environment)
        ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
  }
}

extension Color.Resolved: LeafContent {
  @MainActor package func draw(size: CGSize, in context: LeafContext) -> DisplayList {
    guard opacity > 0, size.width > 0, size.height > 0 else { return .empty }
    let path = Path(CGRect(origin: .zero, size: size))
    return DisplayList(.fill(path, FillStyle(), .color(components)))
  }
}

extension Color: LeafView {
  public typealias Body = Never
  public var body: Never {
    fatalError("a colour is drawn by the runtime and has no body to ask for")
  }

  package static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package static func keepsLayout(from old: Resolved, to new: Resolved) -> Bool { true }

  /// A colour that cannot be seen lets touches through.
  package static func contains(_ point: CGPoint, _ resolved: Resolved, size: CGSize) -> Bool {
    resolved.opacity > 0 && CGRect(origin: .zero, size: size).contains(point)
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch source {
    case .constant(let resolved): resolved.description
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .adaptive(let light, let dark): "light \(light), dark \(dark)"
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mix(let first, let second, let fraction, _): "mix(\(first), \(second), by: \(fraction))"
    case .lighter(let color, let fraction): "mix(\(color), white, by: \(fraction))"
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    }
  }
}

extension Color {
  /// The colour of this name among the program's assets.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  nonisolated public init(uiColor: UIColor) { self = uiColor.color }

  nonisolated public init(_ color: UIColor) { self = color.color }
}
