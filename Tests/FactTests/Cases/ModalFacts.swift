import SwiftUI

/// Alerts, sheets and popovers of UIKit in the window, what lies behind them, and what reaches hosted views.
@MainActor let modalFacts = FactFamily("modal") { family in
  addAlerts(to: &family)
  addSheets(to: &family)
  addPopovers(to: &family)
  addHosted(to: &family)
  for name in ["an alert", "a sheet", "a popover"] { family.dark(name) }
}

@MainActor private func label(_ text: String, _ name: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: 17)
  label.sizeToFit()
  label.frame.origin = CGPoint(x: 16, y: 16)
  return label.called(name)
}

@MainActor
private final class Presenter {
  let behind = UIViewController()
  let source = UIButton(type: .system)
  var presented: UIViewController?

  func showLabel() -> UIViewController {
    behind.view.addSubview(label("Behind", "behind"))
    return behind
  }

  func showButton() -> UIViewController {
    source.setTitle("Options", for: .normal)
    source.frame = CGRect(x: 110, y: 300, width: 100, height: 44)
    behind.view.addSubview(source.called("source"))
    return behind
  }

  func present(_ controller: UIViewController, as name: String) {
    controller.view.called(name)
    presented = controller
    behind.present(controller, animated: false)
  }

  func alert(
    _ title: String, _ message: String?, _ style: UIAlertController.Style,
    _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  var all: [UIViewController] { presented.map { [$0] } ?? [] }
}

@MainActor private func addAlerts(to family: inout FactFamily) {
  func show(_ present: @escaping @MainActor (Presenter) -> Void) -> FactStep<Presenter> {
    FactStep("present", present)
  }
  family.uiController(
    "an alert", model: { Presenter() },
    steps: [
      show {
        $0.present(
          $0.alert(
            "Delete file?", "This cannot be undone.", .alert,
            [("Cancel", .cancel), ("Delete", .destructive)]), as: "alert")
      },
      FactStep("dismiss") { $0.presented?.dismiss(animated: false) },
    ], beside: { $0.all }
  ) { $0.showLabel() }
  let choices: [(String, UIAlertAction.Style)] = [
    ("Copy Link", .default), ("Save Image", .default), ("Cancel", .cancel),
  ]
  family.uiController(
    "choices", model: { Presenter() },
    steps: [show { $0.present($0.alert("Share", nil, .actionSheet, choices), as: "sheet") }],
    beside: { $0.all }
  ) { $0.showLabel() }
  family.uiController(
    "choices at a button", model: { Presenter() },
    steps: [
      show { presenter in
        let sheet = presenter.alert("Share", nil, .actionSheet, choices)
        sheet.popoverPresentationController?.sourceView = presenter.source
        presenter.present(sheet, as: "sheet")
      }
    ], beside: { $0.all }
  ) { $0.showButton() }
  family.uiController(
    "an alert with a field", model: { Presenter() },
    steps: [
      show { presenter in
        let alert = presenter.alert(
          "Rename", "Enter a new name for the file.", .alert,
          [("Cancel", .cancel), ("Save", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        presenter.present(alert, as: "alert")
        alert.textFields?.first?.called("field")
      }
    ], beside: { $0.all }
  ) { $0.showLabel() }
  family.uiController(
    "an alert with two fields", model: { Presenter() },
    steps: [
      show { presenter in
        let alert = presenter.alert(
          "Sign In", nil, .alert,
          [("Cancel", .cancel), ("Sign In", .default), ("Forgot Password", .default)])
        alert.addTextField { $0.text = "corey" }
        alert.addTextField { $0.isSecureTextEntry = true }
        presenter.present(alert, as: "alert")
        alert.textFields?.first?.called("username")
        alert.textFields?.last?.called("password")
      }
    ], beside: { $0.all }
  ) { $0.showLabel() }
}

@MainActor private func labelled(_ text: String, _ name: String) -> UIViewController {
  let controller = UIViewController()
  controller.view.backgroundColor = .systemBackground
  controller.view.addSubview(label(text, name))
  return controller
}

@MainActor private func addSheets(to family: inout FactFamily) {
  family.uiController(
    "a sheet", model: { Presenter() },
    steps: [
      FactStep("present") {
        $0.present(labelled("Presented", "presentedLabel"), as: "presented")
      }
    ], beside: { $0.all }
  ) { $0.showLabel() }
  family.uiController(
    "a sheet of half the height", model: { Presenter() },
    steps: [
      FactStep("present") { presenter in
        let controller = labelled("Presented", "presentedLabel")
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
        presenter.present(controller, as: "presented")
      }
    ], beside: { $0.all }
  ) { $0.showLabel() }
}

/// Lets a popover be one on an iPhone too.
@MainActor
private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = PopoverKeeper()
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

@MainActor private func addPopovers(to family: inout FactFamily) {
  for isKept in [true, false] {
    family.uiController(
      isKept ? "a popover" : "a popover as a sheet", model: { Presenter() },
      steps: [
        FactStep("present") { presenter in
          let controller = labelled("Popover", "popoverLabel")
          controller.preferredContentSize = CGSize(width: 240, height: 120)
          controller.modalPresentationStyle = .popover
          let popover = controller.popoverPresentationController
          popover?.sourceView = presenter.source
          popover?.sourceRect = presenter.source.bounds
          if isKept {
            popover?.permittedArrowDirections = .down
            popover?.delegate = PopoverKeeper.shared
          }
          presenter.present(controller, as: "popover")
        }
      ], beside: { $0.all }
    ) { $0.showButton() }
  }
}

@Observable
private final class Sheet {
  var isShown = false
}

/// A view of 300 × 68 points.
private struct TraitBox: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 300, height: 68)
  }
}

/// A hosted screen in a controller of bars.
private struct HostedScreen: UIViewControllerRepresentable {
  var hasTabs = false
  var regions = SafeAreaRegions.all

  func makeUIViewController(context: Context) -> UIViewController {
    let hosting = UIHostingController(
      rootView: ZStack {
        Color.yellow.ignoresSafeArea()
        Color.green
      })
    hosting.safeAreaRegions = regions
    hosting.title = "Settings"
    guard hasTabs else { return UINavigationController(rootViewController: hosting) }
    let tabs = UITabBarController()
    tabs.viewControllers = [hosting]
    return tabs
  }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor private func addHosted(to family: inout FactFamily) {
  for isHalf in [true, false] {
    family.view(
      isHalf ? "behind a sheet of half the height" : "behind a sheet with a label",
      settling: 1.5, model: { Sheet() }, steps: [FactStep("present") { $0.isShown = true }]
    ) { sheet in
      ZStack {
        Color.white.ignoresSafeArea()
        Button("Show sheet") { sheet.isShown = true }.named("button")
      }
      .sheet(isPresented: Bindable(sheet).isShown) {
        Text("Sheet title")
          .presentationDetents(isHalf ? [.medium] : [.large])
          .presentationDragIndicator(.visible)
      }
      .named("stack")
    }
  }
  family.view("traits of hosted views") {
    VStack(alignment: .leading, spacing: 8) {
      TraitBox().named("plain")
      TraitBox().environment(\.colorScheme, .dark).named("dark")
      TraitBox().dynamicTypeSize(.xxxLarge).named("xxxLarge")
      TraitBox().environment(\.layoutDirection, .rightToLeft).named("rtl")
      TraitBox().environment(\.horizontalSizeClass, .regular).named("regular")
    }
    .named("stack")
  }
  family.view("a hosted controller below a bar") { HostedScreen().named("host") }
  family.view("a hosted controller without safe areas") {
    HostedScreen(regions: []).named("host")
  }
  family.view("a hosted controller above tabs") { HostedScreen(hasTabs: true).named("host") }
}
