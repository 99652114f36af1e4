import SwiftUI
import UIKitBridge

/// A view of UIKit that is there already, among those of SwiftUI.
struct Shown<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}
