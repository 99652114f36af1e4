import Combine
import SwiftUI
import WebKit
import SafariServices
import CryptoKit

final class Form1: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var isValid = false
  private var bag = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && $1.count >= 8 }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .assign(to: &$isValid)
    Publishers.Merge($name, $password).sink { _ in }.store(in: &bag)
    $name.combineLatest($password).zip(Just(1)).sink { _ in }.store(in: &bag)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { _ in }.store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
  }
}

struct WebPage: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}

struct BlurView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    let view = UIVisualEffectView()
    view.effect = UIBlurEffect(style: .systemMaterial)
    return view
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct Wheel: UIViewRepresentable {
  @Binding var value: Int
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIView(_ view: UIPickerView, context: Context) {
    view.selectRow(value, inComponent: 0, animated: false)
  }
  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var parent: Wheel
    init(_ parent: Wheel) { self.parent = parent }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      10
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      parent.value = row
    }
  }
}

struct OddsView: View {
  @StateObject private var form = Form1()
  @State private var value = 3
  @State private var level = 0.4
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Rectangle().fill(Color(.black)).frame(height: 10)
      Rectangle().fill(Color(.white)).frame(height: 10)
      Rectangle().fill(Color(Color.red)).frame(height: 10)
      Slider(value: $level, in: 0...1, step: 0.1) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { _ in
      }
      Slider(
        value: $level, in: 0...1, label: { Text("L") }, minimumValueLabel: { Text("a") },
        maximumValueLabel: { Text("b") })
      Slider(
        value: $level, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"),
        maximumValueLabel: Text("b"), label: { Text("L") })
      Button("Repeat") { value += 1 }.buttonRepeatBehavior(.enabled)
      ScrollView { Text("flash") }.scrollIndicatorsFlash(onAppear: true).frame(height: 30)
      Wheel(value: $value).frame(height: 120)
      BlurView().frame(height: 20)
      WebPage(url: URL(string: "https://example.com")!).frame(height: 80)
      Image(systemName: "heart").transition(.symbolEffect)
      Text(SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()).font(
        .caption2)
      Text(
        "\(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).width)"
      )
    }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in value = (value + 1) % 10 }
      let images: Set<UIImage> = [UIImage()]
      _ = images
    }
  }
}
