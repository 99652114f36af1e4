import Foundation

/// What can go wrong with keys and with what they lock.
public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize, incorrectParameterSize
  /// What was locked was changed since, or locked with another key.
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure, unwrapFailure, invalidParameter
}
