import Foundation

public let SKErrorDomain = "SKErrorDomain"

/// Why a shop did not do what was asked.
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier
    case invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled
    case overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
    case overlayPresentedInBackgroundScene
  }

  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    code == .paymentNotAllowed ? "Payments are not allowed on this device." : "\(code)"
  }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}
