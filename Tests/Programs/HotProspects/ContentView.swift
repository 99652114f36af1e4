import CoreImage.CIFilterBuiltins
import SwiftUI
import UserNotifications

struct ContentView: View {
  @State private var name = "Anonymous"
  @State private var email = "you@yoursite.com"
  let context = CIContext()
  let filter = CIFilter.qrCodeGenerator()

  var body: some View {
    TabView {
      Tab("Me", systemImage: "person.crop.square") {
        NavigationStack {
          Form {
            TextField("Name", text: $name).textContentType(.name).font(.title)
            TextField("Email", text: $email).textContentType(.emailAddress)
            Image(uiImage: generateQRCode(from: "\(name)\n\(email)"))
              .interpolation(.none)
              .resizable()
              .scaledToFit()
              .frame(width: 200, height: 200)
          }
          .navigationTitle("Your code")
        }
      }
      Tab("Remind", systemImage: "bell") {
        Button("Schedule") { schedule() }
      }
    }
  }

  func generateQRCode(from string: String) -> UIImage {
    filter.message = Data(string.utf8)
    if let outputImage = filter.outputImage {
      if let cgImage = context.createCGImage(outputImage, from: outputImage.extent) {
        return UIImage(cgImage: cgImage)
      }
    }
    return UIImage(systemName: "xmark.circle") ?? UIImage()
  }

  func schedule() {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge, .sound]) { success, error in
      guard success else { return }
      let content = UNMutableNotificationContent()
      content.title = "Contact \(name)"
      content.subtitle = email
      content.sound = UNNotificationSound.default
      var components = DateComponents()
      components.hour = 9
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      center.add(
        UNNotificationRequest(
          identifier: UUID().uuidString, content: content, trigger: trigger))
    }
  }
}
