@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
import Testing
import ViewCatalog

@testable import ViewContent
@testable import ViewInteraction
@_spi(Runtime) @testable import ViewRuntime

@Suite("Symbols that move")
@MainActor
struct SymbolMovementTests {
  private nonisolated static let movements: [SymbolMovement] = [
    .bounce(up: true), .bounce(up: false), .pulse, .variableColor, .wiggle(nil),
    .wiggle(CGSize(width: 1, height: 0)), .breathe(fades: true),
  ]

  @Test("Each movement begins and ends at rest and is elsewhere in between", arguments: movements)
  func rest(movement: SymbolMovement) {
    for part in [0.0, 1] {
      let pose = movement.pose(at: part)
      #expect(abs(pose.scale - 1) < 1e-9 && abs(pose.opacity - 1) < 1e-9)
      #expect(abs(pose.angle) < 1e-9 && hypot(pose.offset.width, pose.offset.height) < 1e-9)
    }
    #expect(movement.pose(at: 0.3) != SymbolPose())
  }

  @Test("A rotation goes once around")
  func rotation() {
    #expect(SymbolMovement.rotate(clockwise: true).pose(at: 0).angle == 0)
    #expect(abs(SymbolMovement.rotate(clockwise: true).pose(at: 1).angle - 360) < 1e-6)
    #expect(abs(SymbolMovement.rotate(clockwise: false).pose(at: 0.5).angle + 180) < 1e-6)
  }

  @Test("A change of the value moves the symbol for a while, and then it rests")
  func discrete() {
    let knob = Knob(0)
    let probe = LayoutProbe(60, 60) {
      Turning(knob: knob) { value in
        Image(systemName: "star").symbolEffect(.pulse, value: value)
      }
    }
    probe.run(0.2)
    #expect(probe.opacities.symbols == [1])
    knob.turn(1)
    probe.run(0.5)
    // Half of the second is over: the deepest point of a pulse.
    #expect(probe.opacities.symbols[0] < 0.45)
    probe.run(0.7)
    #expect(probe.opacities.symbols == [1])
  }

  @Test("An effect moves the symbols of a row, a label and a button, and no words")
  func onlySymbols() {
    let probe = LayoutProbe(300, 300) {
      VStack {
        HStack {
          Image(systemName: "star")
          Text("Row")
        }
        Label("Label", systemImage: "star")
        Button {
        } label: {
          Label("Button", systemImage: "star")
        }
        Circle().frame(width: 20, height: 20)
      }
      .symbolEffect(.pulse)
    }
    probe.run(0.5)
    let opacities = probe.opacities
    #expect(opacities.words == [1, 1, 1])
    // Three symbols and the circle, which is none.
    #expect(opacities.symbols.filter { $0 < 0.45 }.count == 3)
    #expect(opacities.symbols.filter { $0 == 1 }.count == 1)
  }

  @Test("Effects are removed from the symbols inside, and not from those beside them")
  func removed() {
    let probe = LayoutProbe(100, 200) {
      VStack {
        Image(systemName: "bolt.slash.fill").symbolEffectsRemoved()
        Image(systemName: "folder").symbolEffectsRemoved(false)
        // What is set inside again is not inherited.
        Image(systemName: "star").symbolEffect(.scale.up).symbolEffectsRemoved()
      }
      .symbolEffect(.pulse)
    }
    probe.run(0.5)
    let opacities = probe.opacities.symbols
    #expect(opacities[0] == 1 && opacities[1] < 0.45 && opacities[2] == 1)
    #expect(probe.scales.contains { abs($0 - 1.2) < 1e-6 })
  }

  @Test("What else changes with an effect that is held changes at once")
  func heldMovesNothingElse() {
    let knob = Knob(0)
    let probe = LayoutProbe(200, 60) {
      Turning(knob: knob) { value in
        HStack(spacing: 0) {
          Image(systemName: "star")
          Box("beside", 20, 20).opacity(value > 0 ? 0.5 : 1)
        }
        .symbolEffect(.scale.up, isActive: value > 0)
      }
    }
    knob.turn(40)
    probe.run(0.1)
    #expect(probe.opacities.symbols == [1, 0.5])
    let scale = probe.scales.first { $0 != 1 } ?? 1
    #expect(scale > 1.01 && scale < 1.19)
    probe.run(1)
    #expect(probe.scales.contains { abs($0 - 1.2) < 1e-3 })
  }

  @Test("What a magic replacement cannot keep is replaced as its fallback says")
  func magic() {
    let magic = ContentTransition.symbolEffect(.replace.magic(fallback: .upUp.byLayer))
    #expect(magic == .symbolEffect(.replace.upUp) && magic != .symbolEffect(.replace.offUp))
  }

  @Test("A transition by a symbol effect moves the symbols of what comes and goes, and no words")
  func transition() {
    let knob = Knob(0)
    let probe = LayoutProbe(300, 100) {
      Turning(knob: knob) { value in
        ZStack {
          if value > 0 { Label("Label", systemImage: "star").transition(.symbolEffect) }
        }
        .animation(.linear(duration: 0.4), value: value)
      }
    }
    knob.turn(1)
    probe.run(0.2)
    #expect(probe.opacities.words == [1])
    #expect(probe.opacities.symbols[0] > 0.2 && probe.opacities.symbols[0] < 0.8)
    probe.run(0.5)
    #expect(probe.opacities.symbols == [1])
    knob.turn(0)
    probe.run(0.2)
    #expect(probe.opacities.words == [1])
    #expect(probe.opacities.symbols[0] > 0.2 && probe.opacities.symbols[0] < 0.8)
    probe.run(0.5)
    #expect(probe.opacities.words.isEmpty && probe.opacities.symbols.isEmpty)
  }
}

extension LayoutProbe {
  /// The opacities at which fills and glyphs are seen, from back to front.
  fileprivate var opacities: (symbols: [Double], words: [Double]) {
    var (symbols, words): ([Double], [Double]) = ([], [])
    func walk(_ list: DisplayList, _ opacity: Double) {
      for item in list.items {
        switch item {
        case .layer(let layer, _): walk(layer.content, opacity * layer.effect.opacity)
        case .mark(let mark):
          if case .glyphs = mark.content { words.append(opacity) } else { symbols.append(opacity) }
        }
      }
    }
    walk(host.frame(at: time).displayList, 1)
    return (symbols, words)
  }

  /// How much larger the contents of all layers are drawn.
  fileprivate var scales: [Double] {
    host.frame(at: time).displayList.effects.map {
      Double(hypot($0.transform.m11, $0.transform.m12))
    }
  }
}
