import SwiftUI
import UIKit

/// A controller as a view, for those who look at what it presents.
struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
