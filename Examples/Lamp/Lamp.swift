import SwiftUI

/// A lamp above a table. Its cord swings; pull it down and let go, and the light goes on or off.
struct Lamp: View {
  @State private var isOn = false
  @State private var cord = Cord(anchor: CGPoint(x: 262, y: 236))
  @State private var held: CGPoint?
  @State private var wasPulled = false

  var body: some View {
    TimelineView(.animation) { timeline in
      ZStack {
        Room(isOn: isOn)
        LightCone(isOn: isOn)
        Table(isOn: isOn)
        Shade(isOn: isOn)
        CordView(joints: cord.joints, isOn: isOn)
      }
      .onChange(of: timeline.date) { _, _ in step() }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in
          if held != nil || cord.isNearHandle(value.startLocation) { held = value.location }
        }
        .onEnded { _ in held = nil }
    )
    .preferredColorScheme(isOn ? .light : .dark)
  }

  private func step() {
    cord.step(held: held)
    // A click when the cord is taut, once for each pull.
    if cord.pull > 34, !wasPulled {
      wasPulled = true
      withAnimation(.easeOut(duration: 0.28)) { isOn.toggle() }
    } else if cord.pull < 10 {
      wasPulled = false
    }
  }
}

// MARK: The cord

/// Links of a fixed length under gravity, after Verlet: each place follows from the last two.
struct Cord {
  private static let link = 11.0
  private static let count = 15
  /// Points a second, each second.
  private static let gravity = 1900.0

  let anchor: CGPoint
  private(set) var joints: [CGPoint]
  private var before: [CGPoint]

  init(anchor: CGPoint) {
    self.anchor = anchor
    joints = (0..<Self.count).map {
      CGPoint(x: anchor.x + Double($0) * 2.2, y: anchor.y + Double($0) * Self.link * 0.97)
    }
    before = joints
  }

  /// How far its end is below where it would hang, in points.
  var pull: Double {
    let length = hypot(joints[Self.count - 1].x - anchor.x, joints[Self.count - 1].y - anchor.y)
    return length - Self.link * Double(Self.count - 1)
  }

  func isNearHandle(_ point: CGPoint) -> Bool {
    let end = joints[Self.count - 1]
    return hypot(point.x - end.x, point.y - end.y) < 50
  }

  /// A sixtieth of a second.
  mutating func step(held: CGPoint?) {
    let time = 1.0 / 60
    for index in 1..<Self.count {
      let (now, last) = (joints[index], before[index])
      before[index] = now
      joints[index] = CGPoint(
        x: now.x + (now.x - last.x) * 0.975,
        y: now.y + (now.y - last.y) * 0.975 + Self.gravity * time * time)
    }
    for _ in 0..<24 {
      joints[0] = anchor
      if let held { joints[Self.count - 1] = held }
      for index in 1..<Self.count { tighten(index, isEndHeld: held != nil) }
    }
    joints[0] = anchor
  }

  private mutating func tighten(_ index: Int, isEndHeld: Bool) {
    let (top, bottom) = (joints[index - 1], joints[index])
    let (dx, dy) = (bottom.x - top.x, bottom.y - top.y)
    let length = max(0.001, hypot(dx, dy))
    let excess = (length - Self.link) / length / 2
    let isTopFixed = index == 1
    let isBottomFixed = isEndHeld && index == Self.count - 1
    if !isTopFixed {
      let share = isBottomFixed ? 2.0 : 1
      joints[index - 1] = CGPoint(x: top.x + dx * excess * share, y: top.y + dy * excess * share)
    }
    if !isBottomFixed {
      let share = isTopFixed ? 2.0 : 1
      joints[index] = CGPoint(
        x: bottom.x - dx * excess * share, y: bottom.y - dy * excess * share)
    }
  }
}

struct CordView: View {
  let joints: [CGPoint]
  let isOn: Bool

  var body: some View {
    Canvas { context, _ in
      var path = Path()
      path.move(to: joints[0])
      for index in 1..<joints.count - 1 {
        let (a, b) = (joints[index], joints[index + 1])
        path.addQuadCurve(to: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), control: a)
      }
      path.addLine(to: joints[joints.count - 1])
      let color = isOn ? Color(red: 0.5, green: 0.38, blue: 0.22) : Color(white: 0.45)
      context.stroke(
        path, with: .color(color), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
      let end = joints[joints.count - 1]
      let before = joints[joints.count - 2]
      context.translateBy(x: end.x, y: end.y)
      context.rotate(by: .radians(atan2(end.y - before.y, end.x - before.x) - .pi / 2))
      let bob = Path(
        roundedRect: CGRect(x: -7, y: -4, width: 14, height: 30), cornerRadius: 7)
      context.fill(
        bob,
        with: .linearGradient(
          Gradient(colors: isOn ? [.yellow, .orange] : [Color(white: 0.75), Color(white: 0.4)]),
          startPoint: CGPoint(x: -7, y: 0), endPoint: CGPoint(x: 7, y: 30)))
    }
  }
}

// MARK: The room

struct Room: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      Color(red: 0.06, green: 0.07, blue: 0.13)
      LinearGradient(
        colors: [
          Color(red: 0.98, green: 0.9, blue: 0.74), Color(red: 0.95, green: 0.78, blue: 0.56),
        ], startPoint: .top, endPoint: .bottom
      )
      .opacity(isOn ? 1 : 0)
      MoonlitWindow().opacity(isOn ? 0.55 : 1)
    }
  }
}

/// A window with a moon, which the light of the lamp outshines.
struct MoonlitWindow: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.09, green: 0.12, blue: 0.3), Color(red: 0.24, green: 0.27, blue: 0.5),
        ], startPoint: .top, endPoint: .bottom)
      Circle().fill(Color(red: 1, green: 0.97, blue: 0.85)).frame(width: 34).offset(x: 18, y: -34)
        .shadow(color: .white.opacity(0.7), radius: 14)
      ForEach(0..<9, id: \.self) { star in
        Circle().fill(.white).frame(width: star % 3 == 0 ? 2.4 : 1.5)
          .offset(x: Double((star * 37) % 96) - 48, y: Double((star * 53) % 150) - 75)
      }
      Rectangle().fill(Color(red: 0.3, green: 0.22, blue: 0.18)).frame(width: 5)
      Rectangle().fill(Color(red: 0.3, green: 0.22, blue: 0.18)).frame(height: 5)
    }
    .frame(width: 110, height: 170)
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 55, topTrailingRadius: 55))
    .overlay {
      UnevenRoundedRectangle(topLeadingRadius: 55, topTrailingRadius: 55)
        .stroke(Color(red: 0.3, green: 0.22, blue: 0.18), lineWidth: 7)
    }
    .position(x: 78, y: 420)
  }
}

struct Shade: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      Rectangle().fill(Color(white: 0.12)).frame(width: 4, height: 130).position(x: 195, y: 65)
      Ellipse()
        .fill(isOn ? Color(red: 1, green: 0.95, blue: 0.75) : Color(white: 0.16))
        .frame(width: 210, height: 32).position(x: 195, y: 236)
      Circle()
        .fill(isOn ? Color(red: 1, green: 0.98, blue: 0.86) : Color(white: 0.3))
        .frame(width: 58).position(x: 195, y: 232)
        .shadow(color: .yellow.opacity(isOn ? 1 : 0), radius: 30)
      ShadeShape()
        .fill(
          LinearGradient(
            colors: isOn
              ? [Color(red: 0.86, green: 0.27, blue: 0.22), Color(red: 1, green: 0.5, blue: 0.3)]
              : [
                Color(red: 0.2, green: 0.08, blue: 0.1), Color(red: 0.32, green: 0.13, blue: 0.13),
              ],
            startPoint: .leading, endPoint: .trailing)
        )
        .frame(width: 220, height: 112).position(x: 195, y: 182)
    }
  }
}

/// A bell.
struct ShadeShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX - 22, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX + 22, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY),
      control1: CGPoint(x: rect.midX + 60, y: rect.minY + 8),
      control2: CGPoint(x: rect.maxX - 4, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY - 26))
    path.addCurve(
      to: CGPoint(x: rect.midX - 22, y: rect.minY),
      control1: CGPoint(x: rect.minX + 4, y: rect.midY),
      control2: CGPoint(x: rect.midX - 60, y: rect.minY + 8))
    path.closeSubpath()
    return path
  }
}

/// What the lamp throws, brightest below it.
struct LightCone: View {
  let isOn: Bool

  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 96, y: 236))
      path.addLine(to: CGPoint(x: 294, y: 236))
      path.addLine(to: CGPoint(x: 440, y: 700))
      path.addLine(to: CGPoint(x: -50, y: 700))
      path.closeSubpath()
    }
    .fill(
      LinearGradient(
        colors: [.white.opacity(0.62), Color.yellow.opacity(0.14), .clear],
        startPoint: UnitPoint(x: 0.5, y: 0), endPoint: .bottom)
    )
    .blur(radius: 16)
    .blendMode(.plusLighter)
    .opacity(isOn ? 1 : 0)
  }
}

struct Table: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      Path(CGRect(x: 0, y: 690, width: 390, height: 200))
        .fill(
          LinearGradient(
            colors: isOn
              ? [
                Color(red: 0.72, green: 0.45, blue: 0.27),
                Color(red: 0.45, green: 0.25, blue: 0.15),
              ]
              : [
                Color(red: 0.14, green: 0.1, blue: 0.12), Color(red: 0.07, green: 0.05, blue: 0.08),
              ],
            startPoint: UnitPoint(x: 0.5, y: 0.8), endPoint: .bottom))
      Ellipse().fill(.white.opacity(isOn ? 0.35 : 0)).frame(width: 330, height: 56).blur(radius: 14)
        .position(x: 195, y: 712)
      Cup(isOn: isOn).position(x: 150, y: 664)
      Books(isOn: isOn).position(x: 290, y: 662)
    }
  }
}

struct Cup: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      Circle().stroke(glaze, lineWidth: 9).frame(width: 34).offset(x: 36)
      UnevenRoundedRectangle(bottomLeadingRadius: 28, bottomTrailingRadius: 28).fill(glaze)
        .frame(width: 74, height: 62)
      Ellipse().fill(Color(red: 0.3, green: 0.17, blue: 0.1)).frame(width: 74, height: 14)
        .overlay { Ellipse().stroke(glaze, lineWidth: 3) }
        .offset(y: -31)
    }
    .colorMultiply(isOn ? .white : Color(red: 0.2, green: 0.22, blue: 0.34))
    .shadow(color: .black.opacity(0.35), radius: 6, y: 8)
  }

  private var glaze: Color { Color(red: 0.2, green: 0.55, blue: 0.62) }
}

struct Books: View {
  let isOn: Bool

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<3, id: \.self) { book in
        RoundedRectangle(cornerRadius: 3)
          .fill([Color.indigo, .orange, .teal][book])
          .overlay(alignment: .leading) {
            Rectangle().fill(.white.opacity(0.5)).frame(width: 4).padding(.leading, 12)
          }
          .frame(width: [104, 124, 116][book], height: 20)
          .offset(x: [6, 0, -5][book])
      }
    }
    .colorMultiply(isOn ? .white : Color(red: 0.2, green: 0.22, blue: 0.34))
    .shadow(color: .black.opacity(0.35), radius: 6, y: 6)
  }
}

#Preview {
  Lamp()
}
