import SwiftUI

/// Answers sizes as a text of lines of 16 points does: as many whole lines as the height has room for,
/// and never less than one.
private struct Lines: Layout {
  var count: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let room = ((proposal.height ?? .infinity) / 16).rounded(.down)
    return CGSize(width: proposal.width ?? 150, height: max(1, min(count, room)) * 16)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private func text(_ count: CGFloat) -> some View {
  Lines(count: count) {}.frame(width: 150, alignment: .leading)
}

/// Who gives way in a stack that has too little room for its texts. A paragraph of four lines at 150
/// points and one of two stand as views that answer as those did.
@MainActor let pressureFacts = FactFamily("pressure") { family in
  addColumns(to: &family)
  family.view("one text in 25") { VStack(spacing: 0) { text(4).named("text") }.named("stack") }
  family.view("one text in 45") { VStack(spacing: 0) { text(4).named("text") }.named("stack") }
  family.view("long and short text") {
    VStack(spacing: 0) {
      text(4).named("first")
      text(2).named("second")
    }
    .named("stack")
  }
  family.view("short and long text") {
    VStack(spacing: 0) {
      text(2).named("second")
      text(4).named("first")
    }
    .named("stack")
  }
  family.view("three texts") {
    VStack(spacing: 0) {
      text(4).named("a")
      text(2).named("b")
      text(4).named("c")
    }
    .named("stack")
  }
  family.view("text in a row") {
    HStack(spacing: 0) {
      Color.mint.frame(width: 40).named("left")
      text(4).named("text")
    }
    .named("row")
  }
}

@MainActor private func addColumns(to family: inout FactFamily) {
  func column(spacing: CGFloat = 0, @ViewBuilder _ spacer: () -> some View) -> some View {
    VStack(spacing: spacing) {
      Color.mint.frame(height: 40).named("top")
      text(4).named("text")
      spacer()
      Color.teal.frame(height: 40).named("bottom")
    }
    .named("stack")
  }
  family.view("text between colours, apart") { column(spacing: 8) {} }
  family.view("text between colours") { column {} }
  family.view("text between colours, tight") { column {} }
  family.view("text and spacer") { column { Spacer().named("spacer") } }
  family.view("text and spacer, tight") { column { Spacer().named("spacer") } }
  family.view("text and spacer of 0, tight") { column { Spacer(minLength: 0).named("spacer") } }
  family.view("text and spacer of 30, tight") { column { Spacer(minLength: 30).named("spacer") } }
  family.view("text and spacer in 150") { column { Spacer().named("spacer") } }
}
