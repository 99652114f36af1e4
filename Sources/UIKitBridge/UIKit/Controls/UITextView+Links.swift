import Foundation
import ViewContent
import ViewGraphics
import ViewRuntime

extension UITextView {
  /// The letters of a text that is only read, with its links as they look and as they are found; nil where all look alike.
  func readText(_ styled: NSAttributedString?, _ plain: String) -> NSAttributedString? {
    if dataDetectorTypes.wishesMore {
      Reports.once("dataDetectorTypes finds links and numbers of phones, and nothing else")
    }
    let found = dataDetectorTypes.matches(in: plain)
    if found.isEmpty, styled == nil || linkTextAttributes == nil { return styled }
    let text = NSMutableAttributedString(
      attributedString: styled ?? NSAttributedString(string: plain))
    for (range, url) in found { text.addAttribute(.link, value: url, range: range) }
    guard let linkTextAttributes else { return text }
    let whole = NSRange(location: 0, length: text.length)
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
      if link != nil { links.append(range) }
    }
    for range in links { text.addAttributes(linkTextAttributes, range: range) }
    return text
  }

  /// What a touch of a link does: the delegate is asked by its older methods first.
  func touched(_ link: LeafLink) {
    let range = NSRange(link.range)
    let open = UIAction(title: link.url.absoluteString) { _ in UIApplication.shared.open(link.url) }
    guard let delegate else { return open.perform(from: self) }
    guard
      delegate.textView(
        self, shouldInteractWith: link.url, in: range, interaction: .invokeDefaultAction),
      delegate.textView(self, shouldInteractWith: link.url, in: range)
    else { return }
    let item = UITextItem(.link(link.url), range: range)
    delegate.textView(self, primaryActionFor: item, defaultAction: open)?.perform(from: self)
  }
}
