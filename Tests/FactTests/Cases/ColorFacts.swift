import SwiftUI

extension FactFamily {
  /// A case whose answers are the colours in the middle of its views, red, green and blue over white
  /// (over black in the dark).
  fileprivate mutating func colors<Content: View>(
    _ name: String, isDark: Bool = false, of subjects: [String],
    @ViewBuilder _ content: @escaping @MainActor (String) -> Content
  ) {
    values(name) {
      var answers: Answers = [:]
      for subject in subjects {
        let window = FactWindow(
          size: CGSize(width: 20, height: 20), isDark: isDark, content(subject))
        answers[subject] = window.pixel(10, 10).map(String.init).joined(separator: " ")
      }
      return answers
    }
  }
}

/// Colours of the system and what effects make of a colour.
@MainActor let colorFacts = FactFamily("color") { family in
  addSystemColors(to: &family)
  addColorEffects(to: &family)
  addProfiles(to: &family)
}

@MainActor private func addSystemColors(to family: inout FactFamily) {
  let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "accent": .accentColor, "primary": .primary,
    "secondary": .secondary,
  ]
  for (name, isDark) in [("system colours", false), ("system colours in the dark", true)] {
    family.colors(name, isDark: isDark, of: Array(colors.keys)) { colors[$0] ?? .clear }
  }
  family.colors("levels of a fill", of: ["secondary", "tertiary", "quaternary"]) { level in
    switch level {
    case "secondary": Rectangle().fill(.secondary)
    case "tertiary": Rectangle().fill(.tertiary)
    default: Rectangle().fill(.quaternary)
    }
  }
}

@MainActor private func addColorEffects(to family: inout FactFamily) {
  let terracotta = Color(red: 0.8, green: 0.4, blue: 0.2)
  let effects: [String: AnyView] = [
    "brightness 0.2": AnyView(terracotta.brightness(0.2)),
    "brightness -0.3": AnyView(terracotta.brightness(-0.3)),
    "contrast 0.5": AnyView(terracotta.contrast(0.5)),
    "contrast 1.5": AnyView(terracotta.contrast(1.5)),
    "contrast 2": AnyView(terracotta.contrast(2)),
    "saturation 0.5": AnyView(terracotta.saturation(0.5)),
    "saturation 2": AnyView(terracotta.saturation(2)),
    "grayscale 0.5": AnyView(terracotta.grayscale(0.5)),
    "grayscale 1": AnyView(terracotta.grayscale(1)),
    "hue 90": AnyView(terracotta.hueRotation(.degrees(90))),
    "hue 200": AnyView(terracotta.hueRotation(.degrees(200))),
    "invert": AnyView(terracotta.colorInvert()),
    "multiply by a blue": AnyView(terracotta.colorMultiply(Color(red: 0, green: 0.5, blue: 1))),
    "multiply by half white": AnyView(terracotta.colorMultiply(.white.opacity(0.5))),
    "luminance to alpha": AnyView(terracotta.luminanceToAlpha()),
    "three effects": AnyView(terracotta.saturation(0).brightness(0.2).colorInvert()),
  ]
  family.colors("effects on 204 102 51", of: Array(effects.keys)) {
    effects[$0] ?? AnyView(EmptyView())
  }
}

@MainActor private func addProfiles(to family: inout FactFamily) {
  family.values("red to blue") {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let window = FactWindow(size: CGSize(width: 200, height: 20), gradient)
    return ["middle": window.pixel(100, 10).map(String.init).joined(separator: " ")]
  }
  family.values("shadow of radius 10") {
    let square = Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 10)
    let window = FactWindow(size: CGSize(width: 200, height: 200), square)
    // The square's trailing edge is at 130.
    return Dictionary(
      uniqueKeysWithValues: [("at the edge", 130), ("10 points out", 140), ("21 points out", 151)]
        .map { name, x in (name, String(window.pixel(x, 100)[0])) })
  }
}
