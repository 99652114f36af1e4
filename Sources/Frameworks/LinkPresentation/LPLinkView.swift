import Foundation
import SwiftUI
import UIKit

/// A card that stands for a link: the title of the page, and the site that it is on.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata() {
    didSet { show() }
  }
  private var card: UIView?

  public init(url: URL) {
    super.init(frame: .zero)
    metadata.originalURL = url
    metadata.url = url
    show()
  }
  public init(metadata: LPLinkMetadata) {
    super.init(frame: .zero)
    self.metadata = metadata
    show()
  }
  public required init?(coder: NSCoder) { return nil }

  private func show() {
    card?.removeFromSuperview()
    let content = LinkCard(title: metadata.title, url: metadata.url ?? metadata.originalURL)
    guard let view = UIHostingController(rootView: content).view else { return }
    view.backgroundColor = .clear
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    card = view
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 0)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    card?.sizeThatFits(CGSize(width: size.width > 0 ? size.width : 300, height: 0)) ?? .zero
  }
}

private struct LinkCard: View {
  let title: String?
  let url: URL?

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        if let title { Text(title).font(.footnote.weight(.semibold)).lineLimit(2) }
        Text(url?.host ?? url?.absoluteString ?? "").font(.footnote).foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer(minLength: 0)
      Image(systemName: "safari").font(.title2).foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(uiColor: .secondarySystemFill), in: .rect(cornerRadius: 12))
  }
}
