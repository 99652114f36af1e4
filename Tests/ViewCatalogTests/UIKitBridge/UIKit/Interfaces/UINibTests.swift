import Foundation
import Testing

@testable import UIKitBridge

@Suite("Archives of views")
@MainActor
struct UINibTests {
  private func archive(_ objects: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(objects)</objects></document>
    """
  }

  @Test("Its views come in their order, connected to their owner")
  func views() throws {
    let folder = try InterfaceFolder([
      "Card.xib": archive(
        #"<view id="v"><rect key="frame" x="0" y="0" width="40" height="30"/><subviews><label id="l" text="Ada"/></subviews></view><button id="b"/>"#,
        owner: #"<outlet property="label" destination="l"/>"#)
    ])
    let owner = DrawnController()
    let made = UINib(nibName: "Card", bundle: folder.bundle).instantiate(withOwner: owner)
    #expect(made.count == 2 && made[1] is UIButton)
    #expect((made[0] as? UIView)?.frame.size == CGSize(width: 40, height: 30))
    #expect(owner.label.text == "Ada")
    #expect(folder.bundle.loadNibNamed("Absent", owner: nil) == nil)
  }

  @Test("A controller that names one has its view")
  func controllers() throws {
    let folder = try InterfaceFolder([
      "Screen.xib": archive(
        #"<view id="v"><subviews><label id="l" text="Grace"/></subviews></view>"#,
        owner:
          #"<outlet property="view" destination="v"/><outlet property="label" destination="l"/>"#)
    ])
    let controller = DrawnController(nibName: "Screen", bundle: folder.bundle)
    #expect(controller.view.subviews.count == 1 && controller.label.text == "Grace")
    #expect(controller.outletsAtLoad)
  }

  @Test("Tables and collections make their cells of it")
  func cells() throws {
    let folder = try InterfaceFolder([
      "Row.xib": archive(
        #"<tableViewCell id="c" reuseIdentifier="Row" customClass="DrawnCell" customModule="ViewCatalogTests"><tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" text="x"/></subviews></tableViewCellContentView><connections><outlet property="name" destination="l"/></connections></tableViewCell>"#
      ),
      "Item.xib": archive(
        #"<collectionViewCell id="c"><view key="contentView" id="v"><subviews><label id="l" text="y"/></subviews></view></collectionViewCell>"#
      ),
    ])
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UINib(nibName: "Row", bundle: folder.bundle), forCellReuseIdentifier: "Row")
    let cell = table.dequeueReusableCell(withIdentifier: "Row") as? DrawnCell
    #expect(cell?.name.text == "x")
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(
      UINib(nibName: "Item", bundle: folder.bundle), forCellWithReuseIdentifier: "Item")
    let item = list.dequeueReusableCell(
      withReuseIdentifier: "Item", for: IndexPath(item: 0, section: 0))
    #expect((item.contentView.subviews.first as? UILabel)?.text == "y")
  }
}
