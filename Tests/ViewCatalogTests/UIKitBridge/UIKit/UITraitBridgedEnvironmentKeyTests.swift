import Foundation
import Geometry
import SwiftUI
import Testing
import UIKit

@testable import ViewRuntime

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

private struct DensityKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = 0
  static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[Density.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
    mutableTraits[Density.self] = value
  }
}

private struct IsPhoneKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = false
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.userInterfaceIdiom == .phone
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
  fileprivate var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
  fileprivate var isPhone: Bool { self[IsPhoneKey.self] }
}

private struct TraitView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@Suite("Values of the environment that are traits")
@MainActor
struct UITraitBridgedEnvironmentKeyTests {
  @Test("A value that nobody set is read from the traits, not from its default")
  func read() {
    let values = EnvironmentValues()
    #expect(values.isPhone && values.density == 1)
  }

  @Test("A value that was set holds, and views of UIKit have it among their traits")
  func written() {
    let view = UIView()
    let probe = LayoutProbe(100, 100) { TraitView(view: view).environment(\.density, 7) }
    _ = probe
    #expect(view.traitCollection[Density.self] == 7)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(UIView().traitCollection[Density.self] == 1)
  }

  @Test("Traits are made and changed by a closure, those of a program's own among them")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 3
    }
    let changed = traits.modifyingTraits { $0[Density.self] += 1 }
    #expect(changed.userInterfaceStyle == .dark && changed[Density.self] == 4)
    #expect(traits[Density.self] == 3 && traits.displayScale == 0)
    #expect(UITraitCollection(traitsFrom: [traits, changed])[Density.self] == 4)
  }
}
