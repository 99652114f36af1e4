import AVFoundation
import UIKit

/// A sound of a scene. It is not heard, which is said once.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  open var avAudioNode: AVAudioNode?

  public convenience init(fileNamed name: String) {
    self.init()
    SpriteReports.noSound()
  }
  public convenience init(url: URL) {
    self.init()
    SpriteReports.noSound()
  }
  public convenience init(avAudioNode node: AVAudioNode?) {
    self.init()
    avAudioNode = node
    SpriteReports.noSound()
  }
}

extension SKAction {
  // What is done to sounds changes no picture; that they are not heard is said where they are made.
  public class func play() -> SKAction { run {} }
  public class func pause() -> SKAction { run {} }
  public class func stop() -> SKAction { run {} }
  public class func changePlaybackRate(to value: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  public class func changePlaybackRate(by value: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  public class func changeVolume(to value: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  public class func changeVolume(by value: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  public class func stereoPan(to value: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  public class func stereoPan(by value: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
}
