import AVFoundation
import SwiftUI

// The package of this name asks a camera, which a computer lacks. As in Apple's simulator, a tap stands for a scan.

/// Why nothing was scanned.
public enum ScanError: Error {
  case badInput
  case badOutput
  case initError(any Error)
  case permissionDenied
}

/// What was scanned.
public struct ScanResult: @unchecked Sendable {  // The picture is never changed.
  public let string: String
  public let type: AVMetadataObject.ObjectType
  public let image: UIImage?
  public let corners: [CGPoint]
}

/// How often a code is told.
public enum ScanMode: Equatable, Sendable {
  case once
  case oncePerCode
  case continuous
  case continuousExcept(ignoredList: Set<String>)
  case manual
}

/// A view that looks for codes with a camera. There is none here: a tap tells what the program would be told in a simulator.
public struct CodeScannerView: View {
  /// Earlier releases had it here.
  public typealias ScanError = CodeScanner.ScanError

  private let codeTypes: [AVMetadataObject.ObjectType]
  private let scanMode: ScanMode
  private let simulatedData: String
  private let completion: (Result<ScanResult, CodeScanner.ScanError>) -> Void
  @State private var isDone = false

  public init(
    codeTypes: [AVMetadataObject.ObjectType], scanMode: ScanMode = .once,
    manualSelect: Bool = false,
    scanInterval: Double = 2, showViewfinder: Bool = false, requiresPhotoOutput: Bool = true,
    simulatedData: String = "", shouldVibrateOnSuccess: Bool = true, isTorchOn: Bool = false,
    isPaused: Bool = false, isGalleryPresented: Binding<Bool> = .constant(false),
    videoCaptureDevice: AVCaptureDevice? = nil,
    completion: @escaping (Result<ScanResult, CodeScanner.ScanError>) -> Void
  ) {
    self.codeTypes = codeTypes
    self.scanMode = scanMode
    self.simulatedData = simulatedData
    self.completion = completion
  }

  /// As earlier releases had it, which told the text alone.
  @_disfavoredOverload
  public init(
    codeTypes: [AVMetadataObject.ObjectType], scanMode: ScanMode = .once,
    simulatedData: String = "",
    completion: @escaping (Result<String, CodeScanner.ScanError>) -> Void
  ) {
    self.init(codeTypes: codeTypes, scanMode: scanMode, simulatedData: simulatedData) { result in
      completion(result.map(\.string))
    }
  }

  public var body: some View {
    Text("There is no camera here. Tap to scan what the program would see in a simulator.")
      .multilineTextAlignment(.center)
      .foregroundStyle(.white)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black)
      .contentShape(.rect)
      .onTapGesture(perform: scan)
  }

  private func scan() {
    let isRepeated = scanMode != .once && scanMode != .oncePerCode
    guard isRepeated || !isDone else { return }
    if case .continuousExcept(let ignored) = scanMode, ignored.contains(simulatedData) { return }
    isDone = true
    completion(
      .success(
        ScanResult(
          string: simulatedData, type: codeTypes.first ?? .qr, image: nil,
          corners: [])))
  }
}
