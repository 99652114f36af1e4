import CodeScanner
import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@Suite("A scanner without a camera")
@MainActor
struct CodeScannerViewTests {
  private final class Told {
    var words: [String] = []
    func take(_ result: Result<ScanResult, ScanError>) {
      words.append((try? result.get().string) ?? "failed")
    }
    func takeText(_ result: Result<String, CodeScannerView.ScanError>) {
      words.append((try? result.get()) ?? "failed")
    }
  }

  private func taps(_ view: some View) {
    let stage = Stage(view, size: CGSize(width: 300, height: 300))
    for _ in 0..<2 {
      stage.tap(at: CGPoint(x: 150, y: 150))
      stage.advance(by: 1)
    }
  }

  @Test("A tap tells the simulated text, once, or as often as it is asked for")
  func scans() {
    let told = Told()
    taps(CodeScannerView(codeTypes: [.qr], simulatedData: "one", completion: told.take))
    #expect(told.words == ["one"])
    taps(
      CodeScannerView(
        codeTypes: [.qr], scanMode: .continuous, simulatedData: "two", completion: told.take))
    #expect(told.words == ["one", "two", "two"])
    taps(
      CodeScannerView(
        codeTypes: [.qr], scanMode: .continuousExcept(ignoredList: ["three"]),
        simulatedData: "three", completion: told.take))
    #expect(told.words.count == 3)
  }

  @Test("A completion of earlier releases is told the text alone")
  func text() {
    let told = Told()
    taps(CodeScannerView(codeTypes: [.qr], simulatedData: "one", completion: told.takeText))
    #expect(told.words == ["one"])
  }
}
