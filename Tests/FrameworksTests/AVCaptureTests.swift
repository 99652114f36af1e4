import AVFoundation
import Foundation
import Testing

@Suite("Cameras that are not there")
struct AVCaptureTests {
  private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
    nonisolated(unsafe) var error: (any Error)?
    nonisolated(unsafe) var photo: AVCapturePhoto?
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) { (self.photo, self.error) = (photo, error) }
  }

  private final class Recorder: NSObject, AVCaptureFileOutputRecordingDelegate {
    nonisolated(unsafe) var ended: (file: URL, error: (any Error)?)?
    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
      from connections: [AVCaptureConnection], error: (any Error)?
    ) { ended = (outputFileURL, error) }
  }

  @Test("There is no device, and nobody may use one")
  func devices() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let discovery = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualCamera], mediaType: .video, position: .unspecified)
    #expect(discovery.devices.isEmpty)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(await !AVCaptureDevice.requestAccess(for: .audio))
  }

  @Test("A session runs while it is told to, and keeps each output once")
  func sessions() {
    let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && session.outputs.count == 1)
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning)
  }

  @Test("Photographs and recordings end with the reason")
  func endings() {
    let (photographer, recorder) = (Photographer(), Recorder())
    AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
    #expect((photographer.error as? AVError)?.code == .deviceNotConnected)
    #expect(photographer.photo?.fileDataRepresentation() == nil)
    let file = URL(fileURLWithPath: "/tmp/never.mov")
    AVCaptureMovieFileOutput().startRecording(to: file, recordingDelegate: recorder)
    #expect(recorder.ended?.file == file && recorder.ended?.error is AVError)
  }

  @Test("Points of the preview are turned to the device's landscape and back")
  func points() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let point = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 100))
    #expect(point == CGPoint(x: 0.25, y: 0.75))
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: point) == CGPoint(x: 50, y: 100))
  }

  @Test("Buffers of pixels are as large as they are told, and refuse what they cannot hold")
  func buffers() throws {
    var buffer: CVPixelBuffer?
    #expect(
      CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
    let made = try #require(buffer)
    #expect(CVPixelBufferGetWidth(made) == 3 && CVPixelBufferGetHeight(made) == 2)
    #expect(CVPixelBufferGetBytesPerRow(made) >= 12)
    var none: CVPixelBuffer?
    let planar = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    #expect(CVPixelBufferCreate(nil, 3, 2, planar, nil, &none) == kCVReturnInvalidPixelFormat)
    #expect(
      CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &none) == kCVReturnInvalidSize)
    #expect(none == nil)
  }
}
