import SwiftUI

/// A gallery of planets: a tap lets a card grow into a page of its own, picture, name and all.
struct Hero: View {
  @Namespace private var space
  @State private var chosen: Planet?

  var body: some View {
    ZStack {
      Color(red: 0.04, green: 0.04, blue: 0.09).ignoresSafeArea()
      gallery
      if let chosen {
        PlanetPage(planet: chosen, space: space) {
          withAnimation(.spring(duration: 0.6, bounce: 0.18)) { self.chosen = nil }
        }
        .zIndex(1)
      }
    }
    .preferredColorScheme(.dark)
  }

  private var gallery: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Planets").font(.largeTitle.bold()).padding(.top, 60)
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 16
        ) {
          ForEach(Planet.all) { planet in
            if planet != chosen {
              PlanetCard(planet: planet, space: space)
                .onTapGesture {
                  withAnimation(.spring(duration: 0.65, bounce: 0.22)) { chosen = planet }
                }
            } else {
              Color.clear.frame(height: 210)
            }
          }
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollIndicators(.hidden)
    .opacity(chosen == nil ? 1 : 0.35)
  }
}

struct Planet: Identifiable, Hashable {
  let name: String
  let line: String
  let colors: [Color]
  /// Thousands of kilometres across.
  let diameter: Double
  /// Millions of kilometres from the sun.
  let distance: Double
  var hasRings = false
  var id: String { name }

  static let all = [
    Planet(
      name: "Venus", line: "Hot under a blanket of clouds", colors: [.yellow, .orange, .brown],
      diameter: 12.1, distance: 108),
    Planet(
      name: "Earth", line: "Blue, and lived on", colors: [.cyan, .blue, .indigo], diameter: 12.7,
      distance: 150),
    Planet(
      name: "Mars", line: "Rust and thin air", colors: [.orange, .red, .brown], diameter: 6.8,
      distance: 228),
    Planet(
      name: "Jupiter", line: "A storm older than telescopes", colors: [.white, .orange, .brown],
      diameter: 140, distance: 778),
    Planet(
      name: "Saturn", line: "Rings of ice", colors: [.white, .yellow, .brown], diameter: 116,
      distance: 1_427, hasRings: true),
    Planet(
      name: "Neptune", line: "The fastest winds", colors: [.mint, .blue, .purple], diameter: 49,
      distance: 4_498),
  ]
}

struct PlanetCard: View {
  let planet: Planet
  let space: Namespace.ID

  var body: some View {
    VStack(spacing: 14) {
      Globe(planet: planet)
        .matchedGeometryEffect(id: planet.name + "globe", in: space)
        .frame(width: 104, height: 104)
      Text(planet.name)
        .font(.title3.weight(.semibold))
        .matchedGeometryEffect(id: planet.name + "name", in: space)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 210)
    .background {
      RoundedRectangle(cornerRadius: 28)
        .fill(.white.opacity(0.08))
        .matchedGeometryEffect(id: planet.name + "card", in: space)
    }
  }
}

struct PlanetPage: View {
  let planet: Planet
  let space: Namespace.ID
  let close: () -> Void
  @State private var showsFacts = false

  var body: some View {
    VStack(spacing: 22) {
      Spacer()
      Globe(planet: planet)
        .matchedGeometryEffect(id: planet.name + "globe", in: space)
        .frame(width: 270, height: 270)
        .shadow(color: planet.colors[1].opacity(0.6), radius: 40)
      Text(planet.name)
        .font(.title3.weight(.semibold))
        .scaleEffect(1.7)
        .matchedGeometryEffect(id: planet.name + "name", in: space)
        .padding(.top, 10)
      if showsFacts {
        VStack(spacing: 18) {
          Text(planet.line).foregroundStyle(.secondary)
          HStack(spacing: 40) {
            fact("\(Int(planet.diameter * 1000))", "km across")
            fact("\(Int(planet.distance))", "million km away")
          }
          Button("Back", systemImage: "xmark") { close() }
            .buttonStyle(.bordered)
            .tint(planet.colors[1])
            .padding(.top, 10)
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RoundedRectangle(cornerRadius: 44)
        .fill(
          LinearGradient(
            colors: [Color(white: 0.13), planet.colors[1].mix(with: .black, by: 0.75)],
            startPoint: .top, endPoint: .bottom)
        )
        .matchedGeometryEffect(id: planet.name + "card", in: space)
    }
    .ignoresSafeArea()
    .onAppear { withAnimation(.spring(duration: 0.6).delay(0.25)) { showsFacts = true } }
  }

  private func fact(_ value: String, _ name: String) -> some View {
    VStack {
      Text(value).font(.title.bold().monospacedDigit())
      Text(name).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A ball with bands, lit from the left, and a ring where the planet has one. All of it is shapes, so
/// that it grows smoothly with its frame.
struct Globe: View {
  let planet: Planet

  var body: some View {
    ZStack {
      if planet.hasRings { HalfRing(isBehind: true).fill(ice) }
      ball.scaleEffect(0.82)
      if planet.hasRings { HalfRing(isBehind: false).fill(ice) }
    }
  }

  private var ball: some View {
    Circle()
      .fill(
        LinearGradient(
          stops: (0..<9).map { index in
            .init(color: planet.colors[(index * 2 + index / 3) % 3], location: Double(index) / 8)
          }, startPoint: UnitPoint(x: 0.4, y: 0), endPoint: UnitPoint(x: 0.6, y: 1))
      )
      .overlay {
        Circle().fill(
          EllipticalGradient(
            colors: [.white.opacity(0.35), .clear, .black.opacity(0.75)],
            center: UnitPoint(x: 0.3, y: 0.28), startRadiusFraction: 0, endRadiusFraction: 0.8))
      }
      .overlay {
        Circle().fill(
          LinearGradient(
            colors: [.clear, .black.opacity(0.8)], startPoint: UnitPoint(x: 0.35, y: 0.35),
            endPoint: .bottomTrailing))
      }
  }

  private var ice: LinearGradient {
    LinearGradient(
      colors: [.brown, .yellow, .white], startPoint: .leading, endPoint: .trailing)
  }
}

/// The part of a tilted ring that lies behind or before its planet.
struct HalfRing: Shape {
  let isBehind: Bool

  func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    var arc = Path()
    arc.addArc(
      center: .zero, radius: size * 0.59, startAngle: .degrees(isBehind ? 180 : 0),
      endAngle: .degrees(isBehind ? 360 : 180), clockwise: false)
    let flat = arc.applying(CGAffineTransform(scaleX: 1, y: 0.25))
    return flat.strokedPath(StrokeStyle(lineWidth: size * 0.06))
      .applying(CGAffineTransform(rotationAngle: -16 * .pi / 180))
      .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

#Preview {
  Hero()
}
