import Foundation

public let AuthErrorDomain = AuthErrorCode.errorDomain
/// Where an error's short name in capitals is found, as `ERROR_WRONG_PASSWORD`.
public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"
public let AuthErrorUserInfoEmailKey = "FIRAuthErrorUserInfoEmailKey"
public let AuthErrorUserInfoUpdatedCredentialKey = "FIRAuthErrorUserInfoUpdatedCredentialKey"

/// Why something about a user was refused, with Firebase's numbers.
///
/// Older programs have a structure around a `Code`, newer ones a list of cases. It is the list, and
/// its `Code` and its `code` are the list and the case themselves, so that both writings mean the
/// same.
public enum AuthErrorCode: Int, Error, Sendable {
  case invalidCustomToken = 17000
  case customTokenMismatch = 17002
  case invalidCredential = 17004
  case userDisabled = 17005
  case operationNotAllowed = 17006
  case emailAlreadyInUse = 17007
  case invalidEmail = 17008
  case wrongPassword = 17009
  case tooManyRequests = 17010
  case userNotFound = 17011
  case accountExistsWithDifferentCredential = 17012
  case requiresRecentLogin = 17014
  case providerAlreadyLinked = 17015
  case noSuchProvider = 17016
  case invalidUserToken = 17017
  case networkError = 17020
  case userTokenExpired = 17021
  case invalidAPIKey = 17023
  case userMismatch = 17024
  case credentialAlreadyInUse = 17025
  case weakPassword = 17026
  case appNotAuthorized = 17028
  case expiredActionCode = 17029
  case invalidActionCode = 17030
  case invalidMessagePayload = 17031
  case invalidSender = 17032
  case invalidRecipientEmail = 17033
  case missingEmail = 17034
  case missingIosBundleID = 17036
  case missingAndroidPackageName = 17037
  case unauthorizedDomain = 17038
  case invalidContinueURI = 17039
  case missingContinueURI = 17040
  case missingPhoneNumber = 17041
  case invalidPhoneNumber = 17042
  case missingVerificationCode = 17043
  case invalidVerificationCode = 17044
  case missingVerificationID = 17045
  case invalidVerificationID = 17046
  case missingAppCredential = 17047
  case invalidAppCredential = 17048
  case sessionExpired = 17051
  case quotaExceeded = 17052
  case missingAppToken = 17053
  case notificationNotForwarded = 17054
  case appNotVerified = 17055
  case captchaCheckFailed = 17056
  case webContextAlreadyPresented = 17057
  case webContextCancelled = 17058
  case appVerificationUserInteractionFailure = 17059
  case invalidClientID = 17060
  case webNetworkRequestFailed = 17061
  case webInternalError = 17062
  case webSignInUserInteractionFailure = 17063
  case localPlayerNotAuthenticated = 17066
  case nullUser = 17067
  case dynamicLinkNotActivated = 17068
  case invalidProviderID = 17071
  case tenantIDMismatch = 17072
  case unsupportedTenantOperation = 17073
  case invalidDynamicLinkDomain = 17074
  case rejectedCredential = 17075
  case gameKitNotLinked = 17076
  case secondFactorRequired = 17078
  case missingMultiFactorSession = 17081
  case missingMultiFactorInfo = 17082
  case invalidMultiFactorSession = 17083
  case multiFactorInfoNotFound = 17084
  case adminRestrictedOperation = 17085
  case unverifiedEmail = 17086
  case secondFactorAlreadyEnrolled = 17087
  case maximumSecondFactorCountExceeded = 17088
  case unsupportedFirstFactor = 17089
  case emailChangeNeedsVerification = 17090
  case missingClientIdentifier = 17093
  case missingOrInvalidNonce = 17094
  case blockingCloudFunctionError = 17105
  case keychainError = 17995
  case internalError = 17999
  case malformedJWT = 18000

  public typealias Code = AuthErrorCode
  public var code: Code { self }
  public init(_ code: Code) { self = code }

  /// The case of an error that came as an `NSError`, and `internalError` for one of another domain.
  public init(_nsError error: NSError) {
    self = AuthErrorCode(rawValue: error.code) ?? .internalError
  }

  /// Lets `catch AuthErrorCode.wrongPassword` catch an error whose type is not known.
  public static func ~= (code: AuthErrorCode, error: any Error) -> Bool {
    (error as? AuthErrorCode) == code
  }
}

extension AuthErrorCode: CustomNSError, LocalizedError {
  public static var errorDomain: String { "FIRAuthErrorDomain" }
  public var errorCode: Int { rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: explanation, AuthErrorUserInfoNameKey: shortName]
  }
  public var errorDescription: String? { explanation }

  /// The case's name in capitals with lines between its words.
  private var shortName: String {
    var name = "ERROR"
    var wasCapital = false
    for (index, letter) in "\(self)".enumerated() {
      if index == 0 || (letter.isUppercase && !wasCapital) { name += "_" }
      wasCapital = letter.isUppercase
      name += letter.uppercased()
    }
    return name
  }

  private var explanation: String {
    switch self {
    case .invalidCustomToken: "The custom token is not written as one should be."
    case .customTokenMismatch: "The custom token belongs to another project."
    case .invalidCredential: "The credential is wrong, malformed or too old."
    case .userDisabled: "An administrator has closed this account."
    case .operationNotAllowed: "The project does not allow this way of signing in."
    case .emailAlreadyInUse: "Another account already uses this email address."
    case .invalidEmail: "The email address is not written correctly."
    case .wrongPassword: "The password is wrong, or the user has none."
    case .tooManyRequests: "Too many requests came from this device. Try again later."
    case .userNotFound: "No user belongs to this identifier. The user may have been deleted."
    case .accountExistsWithDifferentCredential:
      "An account with this email address exists, but it signs in another way."
    case .requiresRecentLogin: "This needs a recent sign-in. Sign in again and retry."
    case .providerAlreadyLinked: "The user is already linked to this provider."
    case .noSuchProvider: "The user is not linked to this provider."
    case .networkError: "The network failed. Try again later."
    case .userMismatch: "The credential belongs to another user."
    case .credentialAlreadyInUse: "Another account already uses this credential."
    case .weakPassword: "The password must have 6 characters or more."
    case .invalidActionCode: "The code of this action is wrong, expired or already used."
    case .missingEmail: "An email address must be given."
    case .missingPhoneNumber: "A phone number must be given."
    case .invalidPhoneNumber: "The phone number is not written as + and its digits."
    case .missingVerificationCode: "A verification code must be given."
    case .invalidVerificationCode: "The verification code is wrong."
    case .missingVerificationID: "A verification ID must be given."
    case .invalidVerificationID: "The verification ID is wrong."
    case .webContextCancelled: "The person closed the page for signing in."
    case .nullUser: "No user was given where one is needed."
    case .internalError: "Something went wrong inside. Look at the error for more."
    default: "The request was refused (\(shortName))."
    }
  }
}
