import Foundation
import Testing
import UIKit

@testable import QuickLook

@Suite("Files looked at")
@MainActor
struct FilePreviewTests {
  private func file(_ data: Data, _ ending: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(ending)")
    try data.write(to: file)
    return file
  }

  @Test("A text is shown as text, and what is neither text nor picture by its name")
  func contents() throws {
    let text = try file(Data("Grüße".utf8), "txt")
    let bytes = try file(Data([0, 1, 2, 255]), "bin")
    defer { for file in [text, bytes] { try? FileManager.default.removeItem(at: file) } }
    #expect(FilePreview.Content(text) == .text("Grüße"))
    #expect(FilePreview.Content(bytes) == .none)
    #expect(FilePreview.Content(text.appendingPathExtension("not")) == .none)
    #expect(QLPreviewController.canPreview(text as NSURL))
    #expect(!QLPreviewController.canPreview(bytes as NSURL))
  }

  private final class Source: QLPreviewControllerDataSource {
    let files: [URL]
    init(_ files: [URL]) { self.files = files }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { files[index] as NSURL }
  }

  @Test("A controller shows the file that its source gives for the index")
  func controller() throws {
    let files = try [file(Data("a".utf8), "txt"), file(Data("b".utf8), "txt")]
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let controller = QLPreviewController()
    let source = Source(files)
    controller.dataSource = source
    controller.loadViewIfNeeded()
    #expect(controller.title == files[0].lastPathComponent && controller.view.subviews.count == 1)
    controller.currentPreviewItemIndex = 1
    #expect(controller.title == files[1].lastPathComponent && controller.view.subviews.count == 1)
    controller.currentPreviewItemIndex = 2
    #expect(controller.currentPreviewItem == nil && controller.view.subviews.isEmpty)
  }
}
