import Foundation
import Geometry
import Testing
import ViewContent
import ViewGraphics

@testable import UIKitBridge

@Suite("Texts and pictures of rows")
@MainActor
struct UIListContentViewTests {
  private func height(_ words: String, _ style: UIFont.TextStyle = .body, width: CGFloat = 0)
    -> CGFloat
  {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (words, .preferredFont(forTextStyle: style), 0)
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func frames(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> (
    text: UIEdgeInsets?, secondary: UIEdgeInsets?, height: CGFloat
  ) {
    let view = UIListContentView(configuration: configuration)
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return (
      view.textLayoutGuide?.insets?(view), view.secondaryTextLayoutGuide?.insets?(view), height
    )
  }

  @Test("The texts stand below one another within the margins")
  func below() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Milk", "Bread")
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 20, bottom: 7, trailing: 30)
    content.textToSecondaryTextVerticalPadding = 4
    let frames = frames(content)
    let (first, second) = (height("Milk"), height("Bread", .subheadline))
    #expect(abs(frames.height - (5 + first + 4 + second + 7)) < 1e-9)
    #expect(frames.text?.left == 20 && frames.text?.right == 30 && frames.text?.top == 5)
    let below = try #require(frames.secondary)
    #expect(abs(below.top - 9 - first) < 1e-9 && abs(below.bottom - 7) < 1e-9)
  }

  @Test("Beside one another they are as long as both have room in a line")
  func beside() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Milk", "Bread")
    #expect(abs(frames(content).height - (30 + height("Milk"))) < 1e-9)
    #expect(frames(content).secondary?.right == 16)
    let narrow = frames(content, width: 90)
    #expect(abs(narrow.height - (34 + height("Milk") + height("Bread"))) < 1e-9)
    #expect(narrow.secondary?.left == 16)
  }

  @Test("A picture stands before the texts, in the room that is kept for it")
  func picture() {
    var content = UIListContentConfiguration.cell()
    content.text = "Milk"
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 60)
    content.imageToTextPadding = 10
    // 16 + 40 + 10, and 30 + 60.
    #expect(frames(content).text?.left == 66)
    #expect(frames(content).height == 90)
  }

  @Test("Long texts make a row taller, and a number of lines ends that")
  func lines() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is longer than a line of this row has room for"
    #expect(abs(frames(content).height - (30 + height(content.text ?? "", width: 288))) < 1e-9)
    content.textProperties.numberOfLines = 1
    #expect(abs(frames(content).height - (30 + height("A"))) < 1e-9)
  }

  @Test("Texts are changed in case and colour as their properties say")
  func properties() {
    var properties = UIListContentConfiguration.cell().textProperties
    properties.colorTransformer = .grayscale
    properties.color = .white
    #expect(properties.resolvedColor() == UIColor(white: 1, alpha: 1))
    #expect(
      UIListContentConfiguration.TextProperties.TextTransform.uppercase.apply(to: "milk") == "MILK")
  }

  @Test("A disabled cell's texts are pale, and a selected one's background is gray")
  func states() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    #expect(
      UIListContentConfiguration.cell().updated(for: state).textProperties.color == .tertiaryLabel)
    state.isSelected = true
    #expect(
      UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemGray4)
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .systemRed
    #expect(own.updated(for: state).backgroundColor == .systemRed)
    state["mine"] = 3
    #expect(state["mine"] == AnyHashable(3) && state["other"] == nil)
  }
}

extension UIConfigurationStateCustomKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
