import SwiftUI

@Observable
class Order: Codable {
  enum CodingKeys: String, CodingKey {
    case _type = "type"
    case _quantity = "quantity"
    case _name = "name"
  }
  static let types = ["Vanilla", "Strawberry", "Chocolate", "Rainbow"]
  var type = 0
  var quantity = 3
  var name = ""
}

struct OrderView: View {
  @State private var order = Order()
  @State private var confirmation = ""
  @State private var showing = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Select your cake type", selection: $order.type) {
            ForEach(Order.types.indices, id: \.self) { Text(Order.types[$0]) }
          }
          Stepper("Number of cakes: \(order.quantity)", value: $order.quantity, in: 3...20)
        }
        AsyncImage(url: URL(string: "https://hws.dev/img/cupcakes@3x.jpg"), scale: 3) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable().scaledToFit()
          case .failure(let error): Text(error.localizedDescription)
          @unknown default: EmptyView()
          }
        }
        .frame(height: 233)
        Button("Place Order") { Task { await placeOrder() } }
      }
      .navigationTitle("Cupcake Corner")
      .alert("Thank you!", isPresented: $showing) {
        Button("OK") {}
      } message: {
        Text(confirmation)
      }
    }
  }

  func placeOrder() async {
    guard let encoded = try? JSONEncoder().encode(order) else { return }
    var request = URLRequest(url: URL(string: "https://reqres.in/api/cupcakes")!)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpMethod = "POST"
    do {
      let (data, _) = try await URLSession.shared.upload(for: request, from: encoded)
      let decoded = try JSONDecoder().decode(Order.self, from: data)
      confirmation = "Your order for \(decoded.quantity) is on its way!"
      showing = true
    } catch {
      print("Check out failed: \(error.localizedDescription)")
    }
  }
}
