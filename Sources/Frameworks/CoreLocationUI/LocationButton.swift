import CoreLocation
import Inert
import SwiftUI

/// A button by which the user tells a program where the device is: the program is told, and finds it nowhere.
nonisolated public struct LocationButton: View {
  public enum Title: Sendable {
    case currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
    case shareMyCurrentLocation
    var text: String {
      switch self {
      case .currentLocation: "Current Location"
      case .sendCurrentLocation: "Send Current Location"
      case .sendMyCurrentLocation: "Send My Current Location"
      case .shareCurrentLocation: "Share Current Location"
      case .shareMyCurrentLocation: "Share My Current Location"
      }
    }
  }
  private let title: Title
  private let action: @MainActor @Sendable () -> Void
  public init(
    _ title: Title = .currentLocation, action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.action) = (title, action)
  }
  @MainActor public var body: some View {
    let action = action
    Button {
      Inert.note("CoreLocationUI", "the device is nowhere: no place is ever found")
      action()
    } label: {
      Label(title.text, systemImage: "location")
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .foregroundStyle(.white)
        .background(.tint, in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
