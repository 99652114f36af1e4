import Foundation
import SwiftUI

/// A tip in the flow of a page: a card with an arrow to what it speaks of.
nonisolated public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.action = action
  }

  @MainActor public var body: some View {
    if let tip, tip.shouldDisplay {
      VStack(spacing: 0) {
        if arrowEdge == .top { arrow }
        StyledTip(tip: tip, action: action)
          .background(
            look.ground,
            in: RoundedRectangle(cornerRadius: look.cornerRadius ?? TipLook.usualCornerRadius))
        if arrowEdge == .bottom { arrow.rotationEffect(.degrees(180)) }
      }
    }
  }

  private var arrow: some View {
    TipArrow().fill(look.ground).frame(width: 24, height: 10)
  }
}

private struct TipArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// What a tip says, as the style of its surroundings lays it out.
private struct StyledTip<Content: Tip>: View {
  let tip: Content
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View { look.style.anyBody(configuration: configuration) }

  private var configuration: TipViewStyleConfiguration {
    let actions = tip.actions.enumerated().map { index, item in
      var told = item
      told.index = index
      let plain = told
      told.handler = { [action] in
        plain.handler()
        action(plain)
      }
      return told
    }
    return TipViewStyleConfiguration(tip: tip, actions: actions)
  }
}

/// A tip on a panel beside what it speaks of, until it is closed or somebody taps beside it.
private struct TipPopover<Content: Tip>: ViewModifier {
  let tip: Content?
  let arrowEdge: Edge
  let action: @MainActor (Tips.Action) -> Void
  @State private var isClosed = false

  nonisolated init(
    tip: Content?, arrowEdge: Edge, action: @escaping @MainActor (Tips.Action) -> Void
  ) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
    let isShown = Binding {
      !isClosed && tip?.shouldDisplay == true
    } set: {
      if !$0 { isClosed = true }
    }
    return content.popover(isPresented: isShown, arrowEdge: arrowEdge) {
      if let tip {
        StyledTip(tip: tip, action: action)
          // The widest that it is, in points, as a card in a window's middle.
          .frame(maxWidth: 320)
          .presentationCompactAdaptation(.popover)
      }
    }
  }
}

extension View {
  /// A tip that points to this view.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
  }
}
