import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Constraints and stacks of UIKit")
@MainActor
struct ConstraintLayoutTests {
  private func make(_ count: Int) -> (top: UIView, views: [UIView]) {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<count).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(view)
    }
    return (top, views)
  }

  @Test("A view is centred with the size that is asked for")
  func centred() {
    let (top, views) = make(1)
    NSLayoutConstraint.activate([
      views[0].centerXAnchor.constraint(equalTo: top.centerXAnchor),
      views[0].centerYAnchor.constraint(equalTo: top.centerYAnchor, constant: 10),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.5),
    ])
    top.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 75, y: 47.5, width: 50, height: 25))
  }

  @Test("Two views of equal width share what is between the edges")
  func shared() {
    let (top, views) = make(2)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 10),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 20),
      views[1].trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -10),
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor),
      views[0].topAnchor.constraint(equalTo: top.topAnchor),
      views[0].bottomAnchor.constraint(equalTo: top.bottomAnchor),
    ])
    top.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 10, y: 0, width: 80, height: 100))
    #expect(views[1].frame.minX == 110 && views[1].frame.width == 80)
  }

  @Test("An inequality holds where it would be hurt, and what is wished for less gives way")
  func priorities() {
    let (top, views) = make(1)
    let wish = views[0].widthAnchor.constraint(equalToConstant: 150)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      views[0].leadingAnchor.constraint(greaterThanOrEqualTo: top.leadingAnchor, constant: 15),
    ])
    top.layoutIfNeeded()
    #expect(views[0].frame.width == 120)
    #expect(views[0].frame.minX == 15)
  }

  @Test("A stack shares its length, with its spacing between")
  func stack() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 140, height: 30)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 100])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 40, height: 30) })
  }

  @Test("Flexible widths and margins take what a superview gains")
  func autoresizing() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    top.addSubview(view)
    top.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test("What is bound to a scroll view's content makes it as large, and moves with it")
  func scrollContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (page, badge) = (UIView(), UIView())
    for view in [page, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      // The view's own edges mean the content as well.
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 500),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    scroll.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(scroll.contentSize == CGSize(width: 200, height: 520))
    scroll.contentOffset = CGPoint(x: 0, y: 60)
    scroll.layoutIfNeeded()
    #expect(page.frame.minY == 0)
    #expect(badge.frame.minY == 70)
  }
}
