import SwiftUI

public struct Card<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content
      .padding()
      .background(Color.brand, in: .rect(cornerRadius: 16))
  }
}

extension Color {
  public static let brand = Color("Brand", bundle: .module)
}
