import Foundation
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Item providers")
struct NSItemProviderTests {
  /// What a loading function calls back with; they call back at once here.
  private func loaded<T>(_ type: T.Type, from provider: NSItemProvider) -> T? {
    var found: T?
    provider.loadObject(ofClass: type) { value, _ in found = value }
    return found
  }

  @Test("A text is text in every class and as bytes, and nothing else")
  func text() {
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(loaded(String.self, from: provider) == "hello")
    #expect(loaded(NSString.self, from: provider) == "hello")
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var bytes: Data?
    provider.loadDataRepresentation(for: .plainText) { data, _ in bytes = data }
    #expect(bytes == Data("hello".utf8))
    var reason: (any Error)?
    provider.loadDataRepresentation(for: .png) { _, error in reason = error }
    #expect((reason as? NSError)?.domain == NSItemProvider.errorDomain)
  }

  @Test("A file is what its name says, and there is none of a file that does not exist")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("page".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes.first == .plainText)
    #expect(loaded(URL.self, from: provider) == file)
    #expect(loaded(String.self, from: provider) == "page")
    #expect(NSItemProvider(contentsOf: file.appendingPathExtension("not")) == nil)
    let name = try #require(URL(string: "card-7"))
    #expect(NSItemProvider(contentsOf: name).flatMap { loaded(URL.self, from: $0) } == name)
  }

  @Test("Bytes that a program makes are asked for when they are wanted, and a file of them is made")
  func registered() {
    let provider = NSItemProvider()
    var asked = 0
    provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier, visibility: .all)
    {
      asked += 1
      $0(Data("{}".utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.json"] && asked == 0)
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      #expect(url?.pathExtension == "json")
      #expect(url.flatMap { try? Data(contentsOf: $0) } == Data("{}".utf8))
    }
    #expect(asked == 1)
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
      #expect(url == nil && error != nil)
    }
  }
}
