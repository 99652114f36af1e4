import SwiftUI

/// Letters seen through a lens that bends each colour by another amount; the lens follows the finger.
struct Prism: View {
  @State private var place = CGPoint(x: 120, y: 300)

  var body: some View {
    VStack(spacing: 8) {
      ForEach(["PRISM", "bends", "LIGHT", "into", "ALL ITS", "colours"], id: \.self) { word in
        Text(word).font(.system(size: 76, weight: .black))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
    .layerEffect(
      ShaderLibrary.lens(.float2(place), .float(120), .float(0.28)),
      maxSampleOffset: CGSize(width: 60, height: 60)
    )
    .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
    .animation(.spring(duration: 0.5, bounce: 0.3), value: place)
    .ignoresSafeArea()
  }
}
