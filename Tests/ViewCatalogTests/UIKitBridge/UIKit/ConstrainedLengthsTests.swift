import Foundation
import Testing

@testable import UIKitBridge

@Suite("Lengths that constraints give views in stacks")
@MainActor
struct ConstrainedLengthsTests {
  private final class Block: UIView {
    let content: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { content }
  }

  /// A column of 300 x 400 points whose views stand in the middle.
  private func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .center
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    return stack
  }

  private func lay(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @Test("A part of the stack's width, and another view's width")
  func parts() {
    let (field, button) = (Block(50, 40), Block(30, 40))
    let stack = column([field, button])
    NSLayoutConstraint.activate([
      field.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.8, constant: -10),
      button.widthAnchor.constraint(equalTo: field.widthAnchor, multiplier: 0.5),
    ])
    lay(stack)
    #expect(field.frame.width == 230 && field.frame.minX == 35)
    #expect(button.frame.width == 115)
  }

  @Test("Two that are as long as each other have room for the longer, in stacks of their own, too")
  func equals() {
    let (short, long) = (Block(40, 20), Block(90, 20))
    let rows = [short, long].map { UIStackView(arrangedSubviews: [$0, Block(10, 20)]) }
    let stack = column(rows)
    stack.alignment = .leading
    short.widthAnchor.constraint(equalTo: long.widthAnchor).isActive = true
    lay(stack)
    #expect(short.frame.width == 90 && long.frame.width == 90)
    #expect(rows[0].frame.width == 100)
  }

  @Test("A height by the view's own width")
  func aspect() {
    let picture = Block(500, 500)
    let stack = column([picture])
    stack.alignment = .leading
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 160),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),
    ])
    #expect(ConstraintLayout.wishedSize(of: picture) == CGSize(width: 160, height: 90))
    #expect(stack.intrinsicContentSize == CGSize(width: 160, height: 90))
  }

  @Test("Bounds hold, and what is wished for less than to hug the content gives way")
  func bounds() {
    let (wide, narrow, weak) = (Block(250, 20), Block(10, 20), Block(70, 20))
    let stack = column([wide, narrow, weak])
    let wish = weak.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate([
      wide.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      narrow.widthAnchor.constraint(greaterThanOrEqualToConstant: 44), wish,
    ])
    lay(stack)
    #expect([wide, narrow, weak].map(\.frame.width) == [120, 44, 70])
  }

  @Test("Of two wishes the one of the higher priority is granted")
  func priorities() {
    let view = Block(10, 10)
    let stack = column([view])
    let (low, high) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 80)
    )
    low.priority = .defaultHigh
    NSLayoutConstraint.activate([low, high])
    lay(stack)
    #expect(view.frame.width == 80)
  }

  @Test("What is bound in a circle is as long as its content")
  func circle() {
    let (first, second) = (Block(40, 20), Block(30, 20))
    let stack = column([first, second])
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
    ])
    lay(stack)
    #expect(first.frame.width == 40 && second.frame.width == 40)
  }
}
