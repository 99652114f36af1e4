import Foundation
import Testing

@testable import UIKitBridge

@Suite("Elements of interface files")
struct InterfaceNodeTests {
  private func read(_ text: String) throws -> InterfaceNode {
    try #require(InterfaceNode.read(Data(text.utf8)))
  }

  @Test("Attributes, children and texts are as they stand")
  func elements() throws {
    let node = try read(
      #"<label text="a &amp; b" x="1.5" on="YES" off="NO"><string key="more">two&#10;lines</string></label>"#
    )
    #expect(node.name == "label" && node["text"] == "a & b" && node["absent"] == nil)
    #expect(node.number("x") == 1.5 && node.number("text") == nil)
    #expect(node.flag("on") == true && node.flag("off") == false && node.flag("absent") == nil)
    #expect(node.string("text") == "a & b" && node.string("more") == "two\nlines")
    #expect(node.first { $0["key"] == "more" }?.name == "string")
  }

  @Test("A text that XML cannot hold is read from base 64, with its padding or without")
  func encoded() throws {
    let text = "tab\u{1}"
    let whole = Data(text.utf8).base64EncodedString()
    for coded in [whole, whole.replacingOccurrences(of: "=", with: "")] {
      let node = try read(#"<a><string key="t" base64-UTF8="YES">\#(coded)</string></a>"#)
      #expect(node.string("t") == text)
    }
  }

  @Test("Rectangles, sizes and insets have their lengths, nothing where nothing stands")
  func lengths() throws {
    let node = try read(
      """
      <view><rect key="frame" x="1" y="2" width="3" height="4"/><size key="itemSize" width="5" height="6"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/></view>
      """)
    #expect(node.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(node.rect("itemSize") == nil && node.size("itemSize") == CGSize(width: 5, height: 6))
    #expect(node.insets("sectionInset") == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(node.insets("layoutMargins") == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(node.insets("absent") == nil)
  }

  @Test("Frames of Xcode 8 are distances from the edges around, in points or parts of them")
  func insets() throws {
    let around = CGSize(width: 200, height: 100)
    let node = try read(
      #"<a><frame key="frameInset" minX="10.00%" maxY="20" width="30" height="50%"/></a>"#)
    #expect(node.frame(in: around) == CGRect(x: 20, y: 30, width: 30, height: 50))
    let whole = try read(#"<a><frame key="frameInset"/></a>"#)
    #expect(whole.frame(in: around) == CGRect(origin: .zero, size: around))
    #expect(try read("<a/>").frame(in: around) == nil)
  }

  @Test("Words stand for the cases of their names")
  func words() throws {
    let node = try read(
      #"<a contentMode="scaleAspectFill" style="large" lineBreakMode="middleTruncation" other="none of them"/>"#
    )
    #expect(node.word("contentMode", UIView.ContentMode.self) == .scaleAspectFill)
    #expect(node.word("style", UIActivityIndicatorView.Style.self) == .large)
    #expect(node.word("other", UIView.ContentMode.self) == nil)
    #expect(node.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("What resizes with its surroundings")
  func autoresizing() throws {
    let node = try read(
      #"<a><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinX="YES" flexibleMaxY="YES"/></a>"#
    )
    #expect(node.autoresizing == [.flexibleWidth, .flexibleLeftMargin, .flexibleBottomMargin])
    #expect(try read("<a/>").autoresizing == [])
  }

  @Test(
    "What is no XML, or deeper than any interface, is not read",
    arguments: ["", "plain text", "<a><b></a>", String(repeating: "<a>", count: 600)])
  func broken(text: String) {
    #expect(InterfaceNode.read(Data(text.utf8)) == nil)
  }

  @Test("Files named by entities are not opened")
  func entities() throws {
    let text = #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>"#
    #expect(InterfaceNode.read(Data(text.utf8))?.text.contains("\n") != true)
  }
}
