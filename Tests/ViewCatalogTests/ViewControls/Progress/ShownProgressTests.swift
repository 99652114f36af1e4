import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@testable import ViewControls

@Suite("A view of a progress of Foundation")
@MainActor
struct ShownProgressTests {
  private func progress(_ done: Int64, of total: Int64) -> Progress {
    let progress = Progress(totalUnitCount: total)
    progress.completedUnitCount = done
    return progress
  }

  @Test("It says in Apple's words how far it is")
  func words() {
    let figures = ProgressFigures(progress(1, of: 4))
    #expect(figures.fraction == 0.25)
    #expect(figures.title == "25% completed")
    #expect(figures.detail == "1 of 4")
  }

  @Test("Where the end is not known nothing is said of it")
  func indeterminate() {
    let figures = ProgressFigures(progress(0, of: -1))
    #expect(figures.fraction == nil)
    #expect(figures.title.isEmpty && figures.detail.isEmpty)
  }

  @Test("What goes on elsewhere is shown with the next frame")
  func goesOn() {
    let progress = progress(1, of: 4)
    let stage = Stage(ProgressView(progress), size: CGSize(width: 200, height: 100))
    #expect(stage[.progress].value == "25%")
    progress.completedUnitCount = 3
    stage.advance(by: 0.1)
    #expect(stage[.progress].value == "75%")
    #expect(stage[.progress].texts.contains("75% completed"))
  }
}
