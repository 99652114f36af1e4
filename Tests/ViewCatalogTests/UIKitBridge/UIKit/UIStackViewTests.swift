import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Views in a row or a column of UIKit")
struct UIStackViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  private let column = UIStackView()
  private let labels = (0..<3).map { _ in UILabel() }
  private let below = UIView()

  /// A column between the window's edges, with a view right below it.
  init() {
    column.axis = .vertical
    column.spacing = 10
    for (label, text) in zip(
      labels, ["Head", "A text that does not fit into one line of 300 points.", "Foot"])
    {
      label.text = text
      label.numberOfLines = 0
      column.addArrangedSubview(label)
    }
    for view in [column, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: column.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 20),
      below.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func seenY(_ view: UIView) -> CGFloat? {
    view.layer.presentation().map { $0.frame.minY }
  }

  @Test("A text in several lines has all of them in the width that the column has")
  func lines() {
    let stage = ListStage(root).stage
    stage.advance(by: 0.1)
    let heights = labels.map(\.bounds.height)
    // Two lines, in whole pixels.
    #expect(abs(heights[1] - 2 * heights[0]) <= 1)
    #expect(column.bounds.size == CGSize(width: 300, height: heights.reduce(20, +)))
    #expect(below.frame.minY == column.bounds.height)
  }

  @Test(
    "A view that is hidden in an animation is seen while the others close up, and those around move along"
  )
  func hiding() throws {
    let stage = ListStage(root).stage
    stage.advance(by: 0.1)
    let whole = column.bounds.height
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { labels[1].isHidden = true }
    }
    stage.advance(by: 0.5)
    #expect(labels[1].layer.presentation()?.isHidden == false)
    let middle = try #require(seenY(below))
    #expect(column.bounds.height < whole && middle < whole && middle > column.bounds.height)
    stage.advance(by: 0.6)
    #expect(seenY(below) == column.bounds.height && labels[1].isHidden)
    #expect(labels[1].layer.presentation()?.isHidden != false)
  }

  @Test("Where wishes are shared out, a length that a constraint fixes stays as it is")
  func fixedLengths() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = 10
    for height in [nil, 80, 30] as [CGFloat?] {
      let label = UILabel()
      label.text = "Text"
      if let height { label.heightAnchor.constraint(equalToConstant: height).isActive = true }
      stack.addArrangedSubview(label)
    }
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.height) == [370, 80, 30])
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 380, 470])
  }

  @Test(
    "A view that constraints tie to both sides of the stack, or to its width, is as wide as they say"
  )
  func ties() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    stack.axis = .vertical
    stack.alignment = .center
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 40).isActive = view === views[2]
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stack.addArrangedSubview(view)
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 30),
      views[1].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5, constant: 20),
    ])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 40, 80])
    #expect(views.map(\.frame.width) == [160, 120, 40])
  }

  @Test("Outside of a stack a view is hidden at once")
  func alone() {
    let stage = ListStage(root).stage
    stage.perform { UIView.animate(withDuration: 1) { below.isHidden = true } }
    stage.advance(by: 0.1)
    #expect(below.layer.presentation()?.isHidden != false)
  }
}
