import CoreImage
import CoreImage.CIFilterBuiltins
import PhotosUI
import StoreKit
import SwiftUI

struct ContentView: View {
  @State private var processedImage: Image?
  @State private var filterIntensity = 0.5
  @State private var selectedItem: PhotosPickerItem?
  @AppStorage("filterCount") var filterCount = 0
  @Environment(\.requestReview) var requestReview
  @State private var currentFilter: CIFilter = CIFilter.sepiaTone()
  @State private var showingFilters = false
  let context = CIContext()

  var body: some View {
    NavigationStack {
      VStack {
        PhotosPicker(selection: $selectedItem) {
          if let processedImage {
            processedImage.resizable().scaledToFit()
          } else {
            ContentUnavailableView(
              "No picture", systemImage: "photo.badge.plus", description: Text("Tap to import"))
          }
        }
        .buttonStyle(.plain)
        .onChange(of: selectedItem, loadImage)
        HStack {
          Text("Intensity")
          Slider(value: $filterIntensity).onChange(of: filterIntensity, applyProcessing)
        }
        Button("Change Filter") { showingFilters = true }
        if let processedImage {
          ShareLink(
            item: processedImage, preview: SharePreview("Instafilter image", image: processedImage))
        }
      }
      .padding([.horizontal, .bottom])
      .navigationTitle("Instafilter")
      .confirmationDialog("Select a filter", isPresented: $showingFilters) {
        Button("Crystallize") { setFilter(CIFilter.crystallize()) }
        Button("Edges") { setFilter(CIFilter.edges()) }
        Button("Gaussian Blur") { setFilter(CIFilter.gaussianBlur()) }
        Button("Pixellate") { setFilter(CIFilter.pixellate()) }
        Button("Vignette") { setFilter(CIFilter.vignette()) }
        Button("Cancel", role: .cancel) {}
      }
      .onAppear {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 150))
        let picture = renderer.image { context in
          UIColor.systemTeal.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 200, height: 150))
          UIColor.systemRed.setFill()
          context.cgContext.fillEllipse(in: CGRect(x: 50, y: 25, width: 100, height: 100))
        }
        currentFilter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
        applyProcessing()
      }
    }
  }

  func loadImage() {
    Task {
      guard let imageData = try await selectedItem?.loadTransferable(type: Data.self) else {
        return
      }
      guard let inputImage = UIImage(data: imageData) else { return }
      currentFilter.setValue(CIImage(image: inputImage), forKey: kCIInputImageKey)
      applyProcessing()
    }
  }

  func applyProcessing() {
    let inputKeys = currentFilter.inputKeys
    if inputKeys.contains(kCIInputIntensityKey) {
      currentFilter.setValue(filterIntensity, forKey: kCIInputIntensityKey)
    }
    if inputKeys.contains(kCIInputRadiusKey) {
      currentFilter.setValue(filterIntensity * 200, forKey: kCIInputRadiusKey)
    }
    guard let outputImage = currentFilter.outputImage else { return }
    guard let cgImage = context.createCGImage(outputImage, from: outputImage.extent) else { return }
    processedImage = Image(uiImage: UIImage(cgImage: cgImage))
  }

  @MainActor func setFilter(_ filter: CIFilter) {
    currentFilter = filter
    filterCount += 1
    if filterCount >= 20 { requestReview() }
  }
}
