import Combine
import Foundation
import SwiftUI
import Testing

@testable import UIKitBridge

private final class Store: ObservableObject { @Published var number = 7 }

/// Counts what its publisher sends, the value that is there already among it.
private struct Counting: View {
  let store: Store
  let told: WatchedValue<[Int]>
  @State private var counted: [Int] = []

  var body: some View {
    Color.red.onReceive(store.$number) { number in
      counted.append(number)
      told.value = counted
    }
  }
}

private struct Hosted: UIViewControllerRepresentable {
  let told: WatchedValue<[Int]>
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: Counting(store: Store(), told: told))
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor @Suite("Views in controllers that views make")
struct HostingViewTests {
  @Test("An action that runs while its view is made sees what it has written")
  func writes() {
    let told = WatchedValue<[Int]>([])
    let probe = LayoutProbe { Hosted(told: told) }
    probe.run(0.1)
    #expect(told.value == [7])
  }
}
