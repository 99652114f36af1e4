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
private struct TipPopover: ViewModifier {
  let tip: (any Tip)?
  /// Whether it is seen, for the program to know and to say; nil where it leaves that to the tip.
  let isPresented: Binding<Bool>?
  let arrowEdge: Edge
  let action: @MainActor (Tips.Action) -> Void
  @State private var isClosed = false

  nonisolated init(
    tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge,
    action: @escaping @MainActor (Tips.Action) -> Void
  ) {
    (self.tip, self.isPresented, self.arrowEdge, self.action) = (
      tip, isPresented, arrowEdge, action
    )
  }

  @MainActor func body(content: Content) -> some View {
    let isShown = Binding {
      isPresented?.wrappedValue ?? (!isClosed && tip?.shouldDisplay == true)
    } set: {
      if !$0 { isClosed = true }
      isPresented?.wrappedValue = $0
    }
    return content.popover(isPresented: isShown, arrowEdge: arrowEdge) {
      if let tip {
        styled(tip)
          // The widest that it is, in points, as a card in a window's middle.
          .frame(maxWidth: 320)
          .presentationCompactAdaptation(.popover)
      }
    }
  }

  private func styled(_ tip: some Tip) -> AnyView { AnyView(StyledTip(tip: tip, action: action)) }
}

extension View {
  /// A tip that points to this view, while `isPresented` where that is given.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      TipPopover(tip: tip, isPresented: isPresented, arrowEdge: arrowEdge ?? .top, action: action))
  }

  /// The same with several edges allowed, of which the first is taken.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    let edge = Edge.allCases.first { arrowEdges.contains(Edge.Set($0)) } ?? .top
    return modifier(
      TipPopover(tip: tip, isPresented: isPresented, arrowEdge: edge, action: action))
  }

  /// A name for this view by which UIKit's tips find it; those of SwiftUI stand beside their view.
  nonisolated public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
    self
  }

  /// Whether what lies behind a tip can be touched: it cannot, as behind popovers.
  nonisolated public func tipBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationBackgroundInteraction(interaction) }
}
