import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A button of a bar: on a capsule of glass, its own or one that it shares, or filled with the tint.
struct BarButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tintStyle) private var tint
  @Environment(\.sharesBarGlass) private var sharesGlass
  /// Points.
  let height: CGFloat
  let isProminent: Bool

  nonisolated init(height: CGFloat = 44, isProminent: Bool = false) {
    (self.height, self.isProminent) = (height, isProminent)
  }

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .font(.system(size: 17, weight: .medium))
      .lineLimit(1)
      .fixedSize()
      .foregroundStyle(style(configuration.role))
      .modifier(BarButtonFrame(height: height))
      .background {
        if isProminent {
          ButtonBackground(kind: .glassProminent, shape: .capsule, fill: fill)
        } else if !sharesGlass {
          ButtonBackground(
            kind: .glass, shape: .capsule,
            fill: AnyShapeStyle(
              colorScheme == .dark ? Color.white.opacity(0.12) : .white.opacity(0.7)))
        }
      }
      .contentShape(Capsule(style: .circular))
      .scaleEffect(configuration.isPressed ? 1.08 : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
  }

  private var fill: AnyShapeStyle {
    isEnabled
      ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color(.system(.tertiaryFill)))
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.primary)
  }
}

/// A circle around a symbol, a longer capsule around words.
nonisolated private struct BarButtonFrame: LayoutModifier {
  /// Points.
  let height: CGFloat
  /// The widest symbol that a circle holds, in points.
  private var widestSymbol: CGFloat { height - 14 }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: .unspecified)
    return CGSize(
      width: size.width <= widestSymbol ? height : size.width + 28, height: max(height, size.height)
    )
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    let own = content.size(for: .unspecified)
    return ContentPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: .unspecified)
  }
}

/// A toggle of a bar: a button that is filled while it is on.
struct BarToggleStyle: ToggleStyle {
  /// Points.
  let height: CGFloat
  nonisolated init(height: CGFloat = 44) { self.height = height }

  @MainActor func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(BarButtonStyle(height: height, isProminent: configuration.isOn))
  }
}

/// A group of controls in a bar: side by side on one capsule of glass.
struct BarControlGroupStyle: ControlGroupStyle {
  @Environment(\.sharesBarGlass) private var sharesGlass
  @Environment(\.colorScheme) private var colorScheme
  nonisolated init() {}

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
      .environment(\.sharesBarGlass, true)
      .background {
        if !sharesGlass {
          ButtonBackground(
            kind: .glass, shape: .capsule,
            fill: AnyShapeStyle(
              colorScheme == .dark ? Color.white.opacity(0.12) : .white.opacity(0.7)))
        }
      }
  }
}
