import Foundation

// What is signed. Nothing is bought here, so nobody signs: the words are empty, and the time is that of the program.
extension VerificationResult {
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signedData: Data { Data() }
  public var signatureData: Data { Data() }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension VerificationResult where SignedType == Transaction {
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  public var signedDate: Date { Date() }
}
