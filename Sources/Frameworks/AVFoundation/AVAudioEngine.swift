import Foundation
import Inert

/// A part of an engine. What players play is heard; what other nodes would make of it is not.
open class AVAudioNode: NSObject, @unchecked Sendable {
  public internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }

  public override init() { super.init() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.usual }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.usual }
  open func reset() {}

  /// Nothing comes through a tap: sounds are mixed when the film is finished.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) { Inert.note("AVFoundation", "nothing comes through the taps of an audio engine") }
  open func removeTap(onBus bus: AVAudioNodeBus) {}

  private static let usual = AVAudioFormat(
    standardFormatWithSampleRate: 44_100, channels: 2)!
}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// 0…1; what players of the same engine play is as loud.
  open var outputVolume: Float = 1 { didSet { engine?.volumeChanged() } }
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}

// Stores nothing of its own.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open var isVoiceProcessingEnabled: Bool { false }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// The microphone, which hears nothing.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// Makes sounds by code of the program's: not heard, and told once.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
  public typealias RenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
  ) -> Int32

  public init(renderBlock block: @escaping RenderBlock) {
    super.init()
    Inert.warn("AVAudioSourceNode is not heard: play an AVAudioPCMBuffer with AVAudioPlayerNode")
  }

  public convenience init(format: AVAudioFormat, renderBlock block: @escaping RenderBlock) {
    self.init(renderBlock: block)
  }
}

/// Parts of a program's sound, and how they hang together. Here only players are heard, each by itself: effects between
/// them and the mixer are told once and left out.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let mainMixerNode = AVAudioMixerNode()
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public private(set) var attachedNodes: Set<AVAudioNode> = []
  public private(set) var isRunning = false
  open var isAutoShutdownEnabled = false

  public override init() {
    super.init()
    for node in [mainMixerNode, inputNode, outputNode] as [AVAudioNode] { node.engine = self }
  }

  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
    if let effect = node as? AVAudioUnit, !effect.isHeard {
      Inert.warn("\(type(of: effect)) is left out: sounds are heard without effects")
    }
  }

  open func detach(_ node: AVAudioNode) {
    (node as? AVAudioPlayerNode)?.stop()
    attachedNodes.remove(node)
    node.engine = nil
  }

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { isRunning = true }

  open func pause() {
    isRunning = false
    players.forEach { $0.pause() }
  }

  open func stop() {
    isRunning = false
    players.forEach { $0.stop() }
  }

  open func reset() {}

  private var players: [AVAudioPlayerNode] { attachedNodes.compactMap { $0 as? AVAudioPlayerNode } }
  fileprivate func volumeChanged() { players.forEach { $0.volumeChanged() } }
}

extension Notification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// An effect between a player and the mixer.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// Whether sounds are what they should be without it.
  var isHeard: Bool { false }
  open var name: String { "\(type(of: self))" }
  open var bypass = false
}

// Neither stores anything of its own.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {}
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// Percent.
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

// The program alone reads and writes its settings: sounds are heard without effects.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// Decibels.
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

// As the settings of other effects: nobody but the program reads or writes them.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 1
  open var gain: Float = 0
  open var bypass = true
}

// The bands are made with it; how loud it makes all of them is the program's alone.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}

// Not heard either: the program alone reads and writes its settings.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
  /// Cents.
  open var pitch: Float = 0
  open var overlap: Float = 8
}

// Its rate is the program's alone, as above.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
}
