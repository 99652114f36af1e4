import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Content that is not there")
@MainActor
struct UIContentUnavailableTests {
  private func labels(_ view: UIView) -> [String] {
    view.subviews.flatMap { labels($0) } + [(view as? UILabel)?.text].compactMap { $0 }
  }

  private func arranged(_ view: UIView) -> [UIView] {
    (view as? UIStackView)?.arrangedSubviews ?? view.subviews.flatMap { arranged($0) }
  }

  @Test("It stands in the middle, one below the other, with what the configuration has")
  func contents() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "Nothing"
    configuration.secondaryText = "Add something"
    configuration.button.title = "Add"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    view.layoutIfNeeded()
    let parts = arranged(view)
    #expect(parts.count == 4)
    #expect(parts[0] is UIImageView && parts[3] is UIButton)
    let frames = parts.map { $0.convert($0.bounds, to: view) }
    #expect(frames.allSatisfy { abs($0.midX - 150) < 0.5 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(abs((frames[0].minY + frames[3].maxY) / 2 - 250) < 1)
  }

  @Test("Loading turns a wheel, a search without results says so")
  func families() {
    let loading = UIContentUnavailableView(configuration: .loading())
    #expect(arranged(loading).first is UIActivityIndicatorView)
    let search = UIContentUnavailableView(configuration: .search())
    #expect(labels(search) == ["No Results", "Check the spelling or try a new search."])
  }

  @Test("A controller shows it over its view, another in its place, and none")
  func controller() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(labels(controller.view).first == "No Results")
    let shown = controller.view.subviews.last
    var next = UIContentUnavailableConfiguration.empty()
    next.text = "Empty"
    controller.contentUnavailableConfiguration = next
    #expect(labels(controller.view) == ["Empty"])
    #expect(controller.view.subviews.last === shown)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }
}
