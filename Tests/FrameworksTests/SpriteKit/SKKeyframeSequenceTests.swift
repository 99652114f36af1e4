import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Keyframes of particles")
struct SKKeyframeSequenceTests {
  @Test("Between two times a value is in proportion; before and after them it stays")
  func linear() throws {
    let sequence = SKKeyframeSequence(keyframeValues: [10, 20, 0], times: [0, 0.5, 1])
    let values = [-1, 0.25, 0.75, 2].map { (sequence.sample(atTime: $0) as? NSNumber)?.doubleValue }
    #expect(values.dropFirst().dropLast() == [15, 10])
    #expect(sequence.sample(atTime: -1) as? Int == 10 && sequence.sample(atTime: 2) as? Int == 0)
  }

  @Test("Steps jump, loops begin again, and colours mix")
  func modes() throws {
    let sequence = SKKeyframeSequence(keyframeValues: [1.0, 2.0, 3.0], times: [0, 1, 2])
    sequence.interpolationMode = .step
    #expect(sequence.sample(atTime: 0.9) as? Double == 1)
    sequence.repeatMode = .loop
    #expect(sequence.sample(atTime: 3.5) as? Double == 2)
    let colors = SKKeyframeSequence(keyframeValues: [UIColor.black, UIColor.white], times: [0, 1])
    let grey = try #require(colors.sample(atTime: 0.5) as? UIColor)
    #expect(grey == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(SKKeyframeSequence().sample(atTime: 0) == nil)
  }
}
