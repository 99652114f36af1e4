import UIKitBridge
import ViewRuntime

/// A controller that is there already, as a view.
package struct ControllerView: UIViewControllerRepresentable {
  let controller: UIViewController

  package init(controller: UIViewController) { self.controller = controller }

  package func makeUIViewController(context: Context) -> UIViewController { controller }
  package func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
