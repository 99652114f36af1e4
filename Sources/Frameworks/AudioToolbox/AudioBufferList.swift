import Foundation

/// One channel's samples, or those of several by turns.
public struct AudioBuffer: @unchecked Sendable {
  public var mNumberChannels: UInt32
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// Several buffers, of which the first stands in the list itself.
public struct AudioBufferList: @unchecked Sendable {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }
}

/// A moment of a stream of samples.
public struct AudioTimeStamp: Sendable {
  public var mSampleTime = 0.0
  public var mHostTime: UInt64 = 0
  public init() {}
}

/// The buffers of a list, one after another.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection {
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
  public subscript(index: Int) -> AudioBuffer {
    get { first[index] }
    nonmutating set { first[index] = newValue }
  }

  private var first: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset)
      .assumingMemoryBound(to: AudioBuffer.self)
  }
}

extension UnsafeMutableBufferPointer {
  /// The samples of a buffer.
  public init(_ buffer: AudioBuffer) {
    let count = Int(buffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(start: buffer.mData?.assumingMemoryBound(to: Element.self), count: count)
  }
}
