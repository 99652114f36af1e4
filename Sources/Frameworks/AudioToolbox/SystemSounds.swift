import Foundation
import Inert

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let noErr: OSStatus = 0

/// Plays one of the system's sounds: there are none here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  Inert.note("AudioToolbox", "the system's sounds are not heard")
}

public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  AudioServicesPlaySystemSound(sound)
}

public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) {
  AudioServicesPlaySystemSound(sound)
  completion?()
}

public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { noErr }
