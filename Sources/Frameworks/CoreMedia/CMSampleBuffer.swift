@_exported import CoreVideo
import Foundation

/// A piece of sound or film with its time. Cameras and microphones make them, of which there are none here.
public final class CMSampleBuffer: @unchecked Sendable {
  public let imageBuffer: CVImageBuffer?
  public let presentationTimeStamp: CMTime
  public let duration: CMTime

  public init(
    imageBuffer: CVImageBuffer?, presentationTimeStamp: CMTime = .invalid,
    duration: CMTime = .invalid
  ) {
    self.imageBuffer = imageBuffer
    self.presentationTimeStamp = presentationTimeStamp
    self.duration = duration
  }
}

public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? {
  buffer.imageBuffer
}
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime {
  buffer.presentationTimeStamp
}
public func CMSampleBufferGetDuration(_ buffer: CMSampleBuffer) -> CMTime { buffer.duration }
public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { true }

/// Of what kind samples are.
public final class CMFormatDescription: @unchecked Sendable {
  /// In pixels.
  public let dimensions: CMVideoDimensions
  public init(dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}
public typealias CMVideoFormatDescription = CMFormatDescription

/// In pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
public func CMVideoFormatDescriptionGetDimensions(
  _ description: CMVideoFormatDescription
) -> CMVideoDimensions { description.dimensions }
