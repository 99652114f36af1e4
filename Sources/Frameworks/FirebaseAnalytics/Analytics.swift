@_exported import FirebaseCore
import Foundation
import Inert
import SwiftUI

public enum ConsentType: String, Hashable, Sendable {
  case analyticsStorage = "analytics_storage"
  case adStorage = "ad_storage"
  case adUserData = "ad_user_data"
  case adPersonalization = "ad_personalization"
}

public enum ConsentStatus: String, Hashable, Sendable { case granted, denied }

/// Counts what people do with a program: nobody counts here, and nothing is told to anybody.
open class Analytics: NSObject {
  private class func rest() {
    Inert.note("FirebaseAnalytics", "nothing is counted: there is no server")
  }
  open class func logEvent(_ name: String, parameters: [String: Any]?) { rest() }
  open class func setUserProperty(_ value: String?, forName name: String) { rest() }
  open class func setUserID(_ userID: String?) { rest() }
  open class func setAnalyticsCollectionEnabled(_ isEnabled: Bool) { rest() }
  open class func setSessionTimeoutInterval(_ interval: TimeInterval) { rest() }
  open class func setDefaultEventParameters(_ parameters: [String: Any]?) { rest() }
  open class func setConsent(_ consent: [ConsentType: ConsentStatus]) { rest() }
  open class func resetAnalyticsData() { rest() }
  open class func appInstanceID() -> String? { nil }
  open class func sessionID() async throws -> Int64 {
    rest()
    return 0
  }
  open class func handleOpen(_ url: URL) {}
  open class func handleUserActivity(_ userActivity: Any) {}
}

extension View {
  /// Tells of a screen when it appears, which nobody hears.
  nonisolated public func analyticsScreen(
    name: String, class screenClass: String = "View", extraParameters: [String: Any] = [:]
  ) -> some View {
    onAppear {
      var parameters = extraParameters
      parameters[AnalyticsParameterScreenName] = name
      parameters[AnalyticsParameterScreenClass] = screenClass
      Analytics.logEvent(AnalyticsEventScreenView, parameters: parameters)
    }
  }
}
