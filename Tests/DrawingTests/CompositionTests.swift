import Pixels
import Testing

@testable import Drawing

@Suite("How layers in layers are combined")
struct CompositionTests {
  @Test("Opacities of layers in each other multiply, each between nothing and all")
  func opacities() {
    var effect = LayerEffect()
    effect.opacity = 0.5
    let outer = Composition(opacity: 0.6).around(effect)
    #expect(abs(outer.opacity - 0.3) < 1e-12 && outer.opacityByte == 77)
    effect.opacity = 7
    #expect(Composition(opacity: 0.6).around(effect).opacity == 0.6)
    effect.opacity = -1
    #expect(Composition(opacity: 0.6).around(effect).opacity == 0)
  }

  @Test("A layer's own blend mode comes before that around it")
  func blendModes() {
    var effect = LayerEffect()
    let around = Composition(blendMode: .blend(.screen))
    #expect(around.around(effect).blendMode == .blend(.screen))
    effect.blendMode = .multiply
    #expect(around.around(effect).blendMode == .blend(.multiply))
    #expect(Composition().isPlain && !around.isPlain && !Composition(opacity: 0.9).isPlain)
  }
}
