import Foundation
import SwiftUI
import UIKit

/// What is seen of a file: the picture or the text in it, or its name.
struct FilePreview: View {
  enum Content: Equatable {
    case picture(UIImage)
    case text(String)
    case none

    /// Reads the file; texts that are not in UTF-8, and files of other kinds, are none.
    init(_ file: URL) {
      guard let data = try? Data(contentsOf: file) else {
        self = .none
        return
      }
      if let picture = UIImage(data: data) {
        self = .picture(picture)
      } else if !data.contains(0), let text = String(data: data, encoding: .utf8) {
        self = .text(text)
      } else {
        self = .none
      }
    }
  }

  let file: URL
  private let content: Content

  init(file: URL) {
    self.file = file
    content = Content(file)
  }

  var body: some View {
    switch content {
    case .picture(let picture):
      Image(uiImage: picture).resizable().scaledToFit()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .text(let text):
      ScrollView {
        Text(text).font(.body.monospaced())
          .frame(maxWidth: .infinity, alignment: .leading).padding()
      }
    case .none:
      VStack(spacing: 12) {
        Image(systemName: "doc").font(.system(size: 64)).foregroundStyle(.secondary)
        Text(file.lastPathComponent)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension View {
  /// Shows the file in a sheet as long as there is one.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    sheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) {
      if let file = item.wrappedValue {
        PreviewSheet(file: file) { item.wrappedValue = nil }
      }
    }
  }

  /// The same for one of several files, between which is not turned over here.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

/// A file under its name, and a button that ends looking at it.
private struct PreviewSheet: View {
  let file: URL
  let end: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      FilePreview(file: file)
        .navigationTitle(file.lastPathComponent)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Done", action: end) }
        }
    }
  }
}
