import Foundation
import SwiftUI
import Testing

@testable import UIKitBridge

/// A controller whose members are reached as those of a compiled program are.
@MainActor
final class DrawnController: UIViewController {
  weak var label: UILabel!
  var width: NSLayoutConstraint!
  var buttons: [UIButton]!
  var tapped: [String] = []
  var told: [(identifier: String?, destination: UIViewController)] = []
  var outletsAtLoad = false

  override func viewDidLoad() {
    super.viewDidLoad()
    outletsAtLoad = label != nil
  }
  func tap(_ sender: UIButton) { tapped.append(sender.currentTitle ?? "") }
  func back(_ segue: UIStoryboardSegue) { tapped.append("back from \(segue.source.title ?? "")") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    told.append((segue.identifier, segue.destination))
  }

  override func _setOutlet(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "label": _connectOutlet(&label, value)
    case "width": _connectOutlet(&width, value)
    case "buttons": _connectOutlet(&buttons, value)
    default: return super._setOutlet(name, value)
    }
    return true
  }
  override func _action(_ name: String) -> Selector? {
    switch name {
    case "tap:": _SEL(Self.tap, "tap")
    case "back:": _SEL(Self.back, "back")
    default: super._action(name)
    }
  }
}

@MainActor
final class DrawnView: UIView {
  var radius: CGFloat = 0
  var count = 0
  var isWhole = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isWhole = radius > 0
  }
  override func _setOutlet(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "radius": _connectOutlet(&radius, value)
    case "count": _connectOutlet(&count, value)
    default: return super._setOutlet(name, value)
    }
    return true
  }
}

@MainActor
final class DrawnCell: UITableViewCell {
  weak var name: UILabel!
  override func _setOutlet(_ name: String, _ value: Any) -> Bool {
    guard name == "name" else { return super._setOutlet(name, value) }
    _connectOutlet(&self.name, value)
    return true
  }
}

@Suite("Storyboards")
@MainActor
struct UIStoryboardTests {
  private static let ours = #"customClass="DrawnController" customModule="ViewCatalogTests""#

  private func first(_ scenes: String...) throws -> UIViewController {
    let text = InterfaceFolder.storyboard(
      scenes.joined(separator: "</objects></scene><scene><objects>"))
    let folder = try InterfaceFolder(["Main.storyboard": text])
    return try #require(folder.storyboard().instantiateInitialViewController())
  }

  @Test("Views have the properties, the places and the order that they were drawn with")
  func views() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a",
        subviews: """
          <label id="l" text="Hello" textAlignment="center" numberOfLines="2" alpha="0.5" tag="7"><rect key="frame" x="10" y="20" width="100" height="30"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
          <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
          <slider id="s" minValue="1" maxValue="5" value="3"/><switch id="w" on="YES"/>
          <segmentedControl id="g" selectedSegmentIndex="1"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
          <imageView id="i" hidden="YES" userInteractionEnabled="NO" image="star" catalog="system" contentMode="scaleAspectFit"/>
          """))
    let views = controller.view.subviews
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = try #require(views[0] as? UILabel)
    #expect(label.text == "Hello" && label.textAlignment == .center && label.numberOfLines == 2)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 30))
    #expect(label.alpha == 0.5 && label.tag == 7 && label.textColor == .red)
    #expect(label.font == .boldSystemFont(ofSize: 21) && label.isUserInteractionEnabled)
    let slider = try #require(views[1] as? UISlider)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (1, 3, 5))
    #expect((views[2] as? UISwitch)?.isOn == true)
    let segments = try #require(views[3] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 0) == "One")
    let image = try #require(views[4] as? UIImageView)
    #expect(image.isHidden && image.image != nil && image.contentMode == .scaleAspectFit)
    #expect(!image.isUserInteractionEnabled)
  }

  @Test(
    "Colours are those of the system, of the file, or numbers",
    arguments: [
      (#"systemColor="systemRedColor""#, UIColor.systemRed),
      (
        #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
        .systemBackground
      ),
      (#"cocoaTouchSystemColor="darkTextColor""#, .darkText),
      (#"white="0.5" alpha="0.25""#, UIColor(white: 0.5, alpha: 0.25)),
      (#"red="1" green="0.5" blue="0" alpha="1""#, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)),
    ])
  func colours(attributes: String, expected: UIColor) throws {
    let controller = try first(
      InterfaceFolder.controller("a", view: "<color key=\"backgroundColor\" \(attributes)/>"))
    #expect(controller.view.backgroundColor == expected)
  }

  @Test(
    "Constraints place views by their edges, their own sizes and ratios; one that was left out does not"
  )
  func constraints() throws {
    let box =
      #"<view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/><constraints><constraint firstAttribute="width" constant="80"/><constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2:1"/><constraint firstAttribute="width" constant="10" installed="NO"/></constraints></view>"#
    let controller = try first(
      InterfaceFolder.controller(
        "a", subviews: box,
        view: """
          <constraints><constraint firstItem="b" firstAttribute="leading" secondItem="av" secondAttribute="leading" constant="16"/>
          <constraint firstItem="av" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20"/></constraints>
          """))
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews[0].frame == CGRect(x: 16, y: 140, width: 80, height: 40))
  }

  @Test("A view for which nothing was drawn but its frame stays there")
  func fixedFrames() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a",
        subviews:
          #"<view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="5" y="6" width="7" height="8"/></view>"#
      ))
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews[0].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("Outlets, collections of them and actions are connected before the view has loaded")
  func connections() throws {
    let button = { (id: String, title: String) in
      """
      <button id="\(id)"><state key="normal" title="\(title)"/><connections>
      <action selector="tap:" destination="a" eventType="touchUpInside"/></connections></button>
      """
    }
    let controller = try first(
      InterfaceFolder.controller(
        "a", Self.ours,
        subviews: #"<label id="l" text="x"/>"# + button("p", "One") + button("q", "Two"),
        view:
          #"<constraints><constraint firstAttribute="width" constant="9" id="c"/></constraints>"#,
        connections: """
          <outlet property="label" destination="l"/><outlet property="width" destination="c"/>
          <outletCollection property="buttons" destination="p"/><outletCollection property="buttons" destination="q"/>
          """))
    let ours = try #require(controller as? DrawnController)
    #expect(ours.label == nil)
    ours.loadViewIfNeeded()
    #expect(ours.outletsAtLoad && ours.label.text == "x" && ours.width.constant == 9)
    #expect(ours.buttons.map(\.currentTitle) == ["One", "Two"])
    ours.buttons[1].sendActions(for: .touchUpInside)
    #expect(ours.tapped == ["Two"])
  }

  @Test(
    "Attributes of a program's own are set before a view hears that it is whole; others by their paths"
  )
  func runtimeAttributes() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a",
        subviews: """
          <view id="b" customClass="DrawnView" customModule="ViewCatalogTests"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/></userDefinedRuntimeAttributes></view>
          """))
    let view = try #require(controller.view.subviews[0] as? DrawnView)
    #expect(view.radius == 4.5 && view.count == 3 && view.isWhole)
    #expect(view.layer.cornerRadius == 8 && view.layer.masksToBounds)
  }

  @Test(
    "Navigation and tab bar controllers have the controllers that were drawn to them, with their items"
  )
  func relationships() throws {
    let controller = try first(
      """
      <tabBarController id="a" sceneMemberID="viewController"><connections>
      <segue destination="n" kind="relationship" relationship="viewControllers"/>
      <segue destination="z" kind="relationship" relationship="viewControllers"/></connections></tabBarController>
      """,
      """
      <navigationController id="n" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="First" badgeValue="2"/>
      <navigationBar key="navigationBar" largeTitles="YES"/><connections>
      <segue destination="r" kind="relationship" relationship="rootViewController"/></connections></navigationController>
      """,
      InterfaceFolder.controller(
        "r", #"title="Root""#,
        items:
          #"<navigationItem key="navigationItem" title="Bar"><barButtonItem key="rightBarButtonItem" title="Do"/></navigationItem>"#
      ),
      InterfaceFolder.controller("z", items: #"<tabBarItem key="tabBarItem" systemItem="search"/>"#)
    )
    let tabs = try #require(controller as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.tabBarItem.title == "First" && navigation.tabBarItem.badgeValue == "2")
    #expect(tabs.viewControllers?[1].tabBarItem.title == "Search")
    let root = try #require(navigation.viewControllers.first)
    #expect(root.navigationItem.title == "Bar" && root.title == "Root")
    #expect(root.navigationItem.rightBarButtonItem?.title == "Do")
    #expect(!root.isViewLoaded)
  }

  @Test(
    "A segue tells its controller, then shows where it leads; one that is not wished for does not")
  func segues() throws {
    let controller = try first(
      #"<navigationController id="a" sceneMemberID="viewController"><connections><segue destination="r" kind="relationship" relationship="rootViewController"/></connections></navigationController>"#,
      InterfaceFolder.controller(
        "r", Self.ours,
        subviews:
          #"<button id="p"><connections><segue destination="d" kind="show" identifier="detail"/></connections></button>"#,
        connections:
          #"<segue destination="d" kind="presentation" identifier="manual" modalPresentationStyle="fullScreen"/>"#
      ),
      InterfaceFolder.controller(
        "d", #"title="Detail""#,
        subviews:
          #"<button id="u"><connections><segue destination="x" kind="unwind" unwindAction="back:"/></connections></button>"#
      ) + #"<exit id="x" sceneMemberID="exit"/>"#)
    let navigation = try #require(controller as? UINavigationController)
    let root = try #require(navigation.viewControllers.first as? DrawnController)
    (root.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(root.told.map(\.identifier) == ["detail"])
    let detail = try #require(navigation.viewControllers.last)
    #expect(navigation.viewControllers.count == 2 && detail.title == "Detail")
    #expect(root.told[0].destination === detail && detail.storyboard != nil)
    (detail.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(root.tapped == ["back from Detail"] && navigation.viewControllers.count == 1)
    root.performSegue(withIdentifier: "manual", sender: nil)
    #expect(root.told.last?.identifier == "manual")
    #expect(root.told.last?.destination.modalPresentationStyle == .fullScreen)
  }

  @Test("A container shows its controller from the start, as large as it is")
  func embedding() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a",
        subviews:
          #"<containerView id="k"><rect key="frame" x="0" y="50" width="300" height="150"/><connections><segue destination="e" kind="embed"/></connections></containerView>"#
      ), InterfaceFolder.controller("e", #"title="Inner""#))
    controller.loadViewIfNeeded()
    #expect(controller.children.map(\.title) == ["Inner"])
    let inner = controller.children[0]
    #expect(inner.view.superview === controller.view.subviews[0])
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
  }

  @Test(
    "Cells of a prototype are made as often as they are asked for, each with outlets of its own")
  func prototypes() throws {
    let controller = try first(
      """
      <tableViewController id="a" sceneMemberID="viewController"><tableView key="view" id="t" style="grouped" rowHeight="60" dataMode="prototypes">
      <prototypes><tableViewCell reuseIdentifier="Row" id="c" style="IBUITableViewCellStyleDefault" accessoryType="checkmark" customClass="DrawnCell" customModule="ViewCatalogTests">
      <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="Name"/></subviews></tableViewCellContentView>
      <connections><outlet property="name" destination="l"/></connections></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="a"/><outlet property="delegate" destination="a"/></connections></tableView></tableViewController>
      """)
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.style == .grouped && table.rowHeight == 60)
    #expect(table.dataSource === controller && table.delegate === controller)
    let cells = (0..<2).map { _ in table.dequeueReusableCell(withIdentifier: "Row") as? DrawnCell }
    let (one, two) = (try #require(cells[0]), try #require(cells[1]))
    #expect(one !== two && one.name !== two.name && one.name.text == "Name")
    #expect(one.reuseIdentifier == "Row" && one.accessoryType == .checkmark)
    #expect(one.name.superview === one.contentView)
  }

  @Test("A table of fixed cells shows them without any code")
  func fixedCells() throws {
    let cell = { (id: String, text: String) in
      #"<tableViewCell id="\#(id)" rowHeight="70"><tableViewCellContentView key="contentView" id="c\#(id)"><subviews><label id="l\#(id)" text="\#(text)"/></subviews></tableViewCellContentView></tableViewCell>"#
    }
    let controller = try first(
      """
      <tableViewController id="a" sceneMemberID="viewController"><tableView key="view" id="t" dataMode="static"><sections>
      <tableViewSection headerTitle="Top"><cells>\(cell("1", "A"))\(cell("2", "B"))</cells></tableViewSection>
      <tableViewSection footerTitle="End"><cells>\(cell("3", "C"))</cells></tableViewSection></sections></tableView></tableViewController>
      """)
    let tables = try #require(controller as? UITableViewController)
    let table = try #require(tables.tableView)
    #expect(tables.numberOfSections(in: table) == 2)
    #expect(tables.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(tables.tableView(table, titleForHeaderInSection: 0) == "Top")
    #expect(tables.tableView(table, titleForFooterInSection: 1) == "End")
    let path = IndexPath(row: 1, section: 0)
    let shown = tables.tableView(table, cellForRowAt: path)
    #expect((shown.contentView.subviews[0] as? UILabel)?.text == "B")
    #expect(tables.tableView(table, heightForRowAt: path) == 70)
  }

  @Test("Recognisers of gestures stand beside the view, and are connected to it")
  func gestures() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a", Self.ours, connections: "",
        items: ""
      ).replacingOccurrences(
        of: "<subviews>",
        with:
          #"<connections><outletCollection property="gestureRecognizers" destination="g"/></connections><subviews>"#
      ) + #"<tapGestureRecognizer id="g" numberOfTapsRequired="2"/>"#)
    let tap = try #require(controller.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
  }

  @Test(
    "A view that stands beside the controller's own is there for its outlet, its connections made once"
  )
  func companions() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a", Self.ours, connections: #"<outlet property="label" destination="l"/>"#)
        + #"<label id="l" text="Beside"/><button id="b"><state key="normal" title="Tap"/><connections><action selector="tap:" destination="a" eventType="touchUpInside"/></connections></button>"#
    )
    let ours = try #require(controller as? DrawnController)
    ours.loadViewIfNeeded()
    #expect(ours.label?.text == "Beside" && ours.label?.superview == nil)
    let button = ours.interfaceCompanions.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(ours.tapped == ["Tap"])
  }

  @Test("An element that nobody knows is an empty view")
  func unknownElements() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a",
        subviews: #"<glkView id="g"><rect key="frame" x="1" y="2" width="3" height="4"/></glkView>"#
      ))
    #expect(controller.view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test("Controllers that stand within themselves come to an end")
  func endless() throws {
    let tabs = try first(
      #"<tabBarController id="a" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="viewControllers"/></connections></tabBarController>"#
    )
    #expect((tabs as? UITabBarController)?.viewControllers?.count == 1)
    let container = try first(
      InterfaceFolder.controller(
        "a",
        subviews:
          #"<containerView id="k"><connections><segue destination="a" kind="embed"/></connections></containerView>"#
      ))
    container.loadViewIfNeeded()
    #expect(container.children.count == 1)
  }

  @Test("Controllers are found by their names, and made by a program that wishes to")
  func identifiers() throws {
    let folder = try InterfaceFolder([
      "Main.storyboard": InterfaceFolder.storyboard(
        InterfaceFolder.controller("a", #"storyboardIdentifier="One" title="1""#),
        InterfaceFolder.controller("b", #"storyboardIdentifier="Two" title="2""#))
    ])
    let storyboard = folder.storyboard()
    #expect(storyboard.instantiateViewController(withIdentifier: "Two").title == "2")
    let made = storyboard.instantiateViewController(identifier: "One") {
      DrawnController(coder: $0)
    }
    #expect(made.title == "1" && made.view.frame.width == 300)
    #expect(
      UIStoryboard(name: "Absent", bundle: folder.bundle).instantiateInitialViewController() == nil)
  }

  @Test("A controller of a class that nobody knows is a plain one")
  func unknownClasses() throws {
    let controller = try first(
      InterfaceFolder.controller(
        "a", #"customClass="Nobody""#, subviews: #"<button customClass="NoButton" id="p"/>"#))
    #expect(type(of: controller) == UIViewController.self)
    #expect(controller.view.subviews[0] is UIButton)
  }
}
