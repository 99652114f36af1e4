import Foundation
import Inert
import ProgramSounds

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
/// An address as Core Foundation has it: `url as CFURL`.
public typealias CFURL = URL
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let noErr: OSStatus = 0
public let kAudioServicesNoError: OSStatus = 0
/// The file is no sound that is known.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Makes a short sound of a file, to be played with `AudioServicesPlaySystemSound`.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ file: CFURL, _ sound: inout SystemSoundID
) -> OSStatus {
  guard let data = try? Data(contentsOf: file), let facts = try? SoundFile.facts(of: data) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  sound = SystemSounds.add(file, duration: facts.duration)
  return noErr
}

/// Plays a sound that the program has made, from its beginning. The system's own sounds are not here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  _ = SystemSounds.play(sound)
}

public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  AudioServicesPlaySystemSound(sound)
}

/// Plays a sound and calls `completion` on the main thread when it has come to its end.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) {
  let duration = SystemSounds.play(sound)
  guard let completion else { return }
  guard duration > 0 else { return completion() }
  nonisolated(unsafe) let call = completion
  // `Timer(timeInterval:)` fires at once here.
  let timer = Timer(fire: Date() + duration, interval: 0, repeats: false) { _ in call() }
  RunLoop.main.add(timer, forMode: .common)
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(sound, completion)
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus {
  SystemSounds.remove(sound)
  return noErr
}

/// The sounds that a program has made.
private enum SystemSounds {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var known: [SystemSoundID: (file: URL, duration: Double)] = [:]
  /// Behind those that Apple's system has.
  nonisolated(unsafe) private static var last: SystemSoundID = 0x1000

  static func add(_ file: URL, duration: Double) -> SystemSoundID {
    lock.withLock {
      last += 1
      known[last] = (file, duration)
      return last
    }
  }

  static func remove(_ sound: SystemSoundID) { lock.withLock { known[sound] = nil } }

  /// Answers how many seconds it takes.
  static func play(_ sound: SystemSoundID) -> Double {
    guard let (file, duration) = lock.withLock({ known[sound] }) else {
      Inert.note("AudioToolbox", "the system's own sounds are not heard")
      return 0
    }
    // Each time is a player of its own: they sound together.
    SoundLog.record(
      SoundLog.Event(
        player: SoundLog.nextPlayer(), source: .file(file), isPlaying: true, position: 0,
        duration: duration))
    return duration
  }
}
