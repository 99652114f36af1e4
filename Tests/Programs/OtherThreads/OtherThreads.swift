import Combine
import SwiftUI
import UIKit

/// Does its work on another thread, as many a program does that waits for an answer; `--set main=yes` does it on the main one.
func elsewhere(_ work: @escaping () -> Void) {
  if UserDefaults.standard.string(forKey: "main") != nil {
    DispatchQueue.main.async { work() }
  } else {
    Thread.detachNewThread { work() }
  }
}

class Answers: ObservableObject {
  @Published var words = "none"
  let sent = PassthroughSubject<String, Never>()
}

class Page: UIViewController {
  let label = UILabel()
  let bar = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 20, y: 10, width: 200, height: 30)
    bar.frame = CGRect(x: 20, y: 50, width: 100, height: 10)
    for part in [label, bar] { view.addSubview(part) }
    NotificationCenter.default.addObserver(
      self, selector: #selector(told), name: Notification.Name("told"), object: nil)
    elsewhere {
      self.label.text = "a label's"
      self.view.backgroundColor = .yellow
      self.bar.backgroundColor = .red
      self.bar.layer.cornerRadius = 5
      NotificationCenter.default.post(name: Notification.Name("told"), object: nil)
    }
  }
  @objc func told() { label.textColor = .blue }
}

struct PageView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Page { Page() }
  func updateUIViewController(_ page: Page, context: Context) {}
}

struct ContentView: View {
  @StateObject private var answers = Answers()
  @State private var said = "nothing"
  @State private var count = 0
  @AppStorage("shown") private var shown = 0
  @State private var width = 20.0

  var body: some View {
    VStack {
      Text("\(answers.words), \(said), \(count), \(shown)")
      Color.green.frame(width: width, height: 20)
      PageView().frame(height: 100)
    }
    .onReceive(answers.sent) { said = $0 }
    .onAppear {
      elsewhere { answers.words = "words" }
      elsewhere { answers.sent.send("something") }
      elsewhere { count = 3 }
      elsewhere { shown = 4 }
      elsewhere { withAnimation(.linear(duration: 0.1)) { width = 200 } }
    }
  }
}
