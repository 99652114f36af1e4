import Foundation
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("What views of UIKit say, in reading order")
struct AccessibilityGroupTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  @discardableResult
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel
  {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    (view ?? root).addSubview(label)
    return label
  }

  private func labels(in stage: Stage) -> [String] { stage[.text].all.map { $0.label ?? "" } }

  @Test("From the top down, and along a line where they begin within 8 points of height")
  func order() {
    label("last", 10, 200)
    label("right", 200, 20)
    label("left", 10, 27)
    label("below", 10, 28.5)
    // "below" begins 8.5 points under the first of its line.
    #expect(labels(in: ListStage(root).stage) == ["left", "right", "below", "last"])
  }

  @Test("What stands together is read together")
  func groups() {
    let card = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 200))
    card.shouldGroupAccessibilityChildren = true
    root.addSubview(card)
    label("one", 0, 0, in: card)
    label("three", 0, 100, in: card)
    label("two", 10, 50)
    #expect(labels(in: ListStage(root).stage) == ["one", "three", "two"])
    card.shouldGroupAccessibilityChildren = false
    #expect(labels(in: ListStage(root).stage) == ["one", "two", "three"])
  }

  @Test("Hidden views are not heard of, those behind a modal one neither")
  func hidden() {
    label("seen", 0, 0)
    label("hidden", 0, 40).isHidden = true
    label("clear", 0, 80).alpha = 0
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    box.accessibilityElementsHidden = true
    label("boxed", 0, 0, in: box)
    root.addSubview(box)
    let stage = ListStage(root).stage
    #expect(labels(in: stage) == ["seen"])
    stage.perform {
      box.accessibilityElementsHidden = false
      box.accessibilityViewIsModal = true
    }
    #expect(labels(in: stage) == ["boxed"])
  }

  @Test("A view names its elements in its own order, parts of a drawing among them")
  func named() {
    let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    root.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "Monday"
    bar.accessibilityValue = "3 km"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 60, width: 20, height: 40)
    let title = label("Runs", 0, 80, in: chart)
    chart.accessibilityElements = [bar, title]
    let stage = ListStage(root).stage
    #expect(stage["Monday"].frame == CGRect(x: 30, y: 160, width: 20, height: 40))
    #expect(stage["Monday"].value == "3 km")
    #expect(stage[.traits([])].all.compactMap(\.label) == ["Monday", "Runs"])
  }

  @Test("A view with a name for tests is a group around what is in it")
  func identified() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    card.accessibilityIdentifier = "card"
    root.addSubview(card)
    label("inside", 10, 10, in: card)
    let stage = ListStage(root).stage
    #expect(stage["card"].role == .group)
    #expect(stage["card"].frame == CGRect(x: 20, y: 100, width: 200, height: 100))
    #expect(stage["inside"].frame.origin == CGPoint(x: 30, y: 110))
  }

  @Test("A view of SwiftUI in one of UIKit says what it says, at its place in the window")
  func hosted() throws {
    let controller = UIHostingController(
      rootView: VStack { Button("Go") { root.tag = 7 } }.frame(width: 100, height: 50))
    let view = try #require(controller.view)
    view.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
    root.addSubview(view)
    let stage = ListStage(root).stage
    stage.advance(by: 0.1)
    #expect(abs(stage[.button, "Go"].frame.midX - 150) < 1)
    #expect(abs(stage[.button, "Go"].frame.midY - 325) < 1)
    stage[.button, "Go"].tap()
    #expect(root.tag == 7)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Fruits"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = Fruit.allCases[indexPath.row].rawValue
      cell.detailTextLabel?.text = "\(indexPath.row)"
      if indexPath.row == 1 { cell.accessoryView = UISwitch() }
      if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test(
    "A row is one element with all its words, beside what can be used in it; a title is a header")
  func rows() {
    let rows = Rows()
    let table = UITableView(frame: root.bounds)
    table.dataSource = rows
    table.delegate = rows
    root.addSubview(table)
    let stage = ListStage(root).stage
    #expect(stage["Fruits"].traits.contains(.isHeader))
    #expect(stage[.element].all.map(\.label) == ["apple, 0", "banana, 1", "cherry, 2"])
    #expect(stage[.toggle].count == 1)
    #expect(stage["cherry, 2"].traits == .isButton)
    stage["banana"].tap()
    stage["cherry"].perform()
    #expect(rows.chosen == [1, 2])
    #expect(stage["cherry, 2"].isSelected && !stage["apple, 0"].isSelected)
  }

  @Test(
    "Items of bars are buttons by their names; a title is a header; tabs are chosen ones or not")
  func bars() {
    let notes = UIViewController()
    notes.title = "Notes"
    var added = 0
    notes.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in added += 1 })
    let tabs = UITabBarController()
    let more = UIViewController()
    more.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
    more.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [UINavigationController(rootViewController: notes), more]
    let stage = ListStage(tabs).stage
    stage.advance(by: 0.1)
    stage[.button, "Add"].tap()
    #expect(added == 1)
    #expect(stage[.text, "Notes"].traits.contains(.isHeader))
    #expect(stage[.tabBar].count == 1)
    #expect(stage[.button, "Notes"].isSelected)
    #expect(stage[.button, "More"].value == "3")
    stage[.button, "More"].tap()
    #expect(stage[.button, "More"].isSelected && !stage[.text, "Notes"].exists)
  }
}
