import Foundation
import Geometry
import Jobs
import ViewCatalog
import ViewRuntime

/// What the system draws over a program at the top of a screen: time, signal, wireless network, battery.
struct StatusBar: View {
  let device: DeviceModel
  let time: String
  /// As in "Thu Jan 1", which iPads show.
  let date: String

  var body: some View {
    ZStack(alignment: .topLeading) {
      switch device.kind {
      case .watch: watch
      case .pad: pad
      case .phone where device.top == .homeButton: phoneWithButton
      case .phone: phoneWithEars
      }
    }
    .frame(width: device.width, height: device.height, alignment: .topLeading)
    .foregroundStyle(.primary)
  }

  /// Time and signs in the middle of what is left beside the island or the notch.
  private var phoneWithEars: some View {
    let gap =
      switch device.top {
      case .notch(let width): width
      default: IslandShape.width
      }
    let ear = (device.width - gap) / 2
    // Rounded corners take more at the outside, so that both stand nearer to the middle.
    let shift = device.top == .island ? 5.0 : 3.0
    let middle = device.top == .island ? device.safeAreaTop * 0.54 : device.safeAreaTop * 0.53
    return Group {
      Text(time).font(.system(size: 17, weight: .semibold)).fixedSize()
        .position(x: ear / 2 + shift, y: middle)
      HStack(spacing: 7) {
        SignalShape().frame(width: 19.2, height: 12.2)
        WirelessShape().frame(width: 17.1, height: 12.3)
        Battery(width: 27.3, height: 13)
      }
      .position(x: device.width - ear / 2 - shift, y: middle)
    }
  }

  private var phoneWithButton: some View {
    Group {
      HStack(spacing: 5) {
        SignalShape().frame(width: 16, height: 10)
        WirelessShape().frame(width: 14, height: 10)
      }
      .position(x: 6 + 17.5, y: 10)
      Text(time).font(.system(size: 12, weight: .semibold)).fixedSize()
        .position(x: device.width / 2, y: 10)
      Battery(width: 24.3, height: 11).position(x: device.width - 18.5, y: 10)
    }
  }

  private var pad: some View {
    let inset = device.top == .homeButton ? 8.0 : 22.0
    let middle = device.safeAreaTop / 2 + (device.top == .homeButton ? 0 : 2)
    return Group {
      HStack(spacing: 8) {
        Text(time)
        Text(date)
      }
      .font(.system(size: 12, weight: .semibold)).fixedSize()
      .frame(width: device.width - 2 * inset, alignment: .leading)
      .position(x: device.width / 2, y: middle)
      HStack(spacing: 5) {
        WirelessShape().frame(width: 15, height: 10.8)
        Text("100%").font(.system(size: 12, weight: .semibold)).fixedSize()
        Battery(width: 25, height: 11.5)
      }
      .frame(width: device.width - 2 * inset, alignment: .trailing)
      .position(x: device.width / 2, y: middle)
    }
  }

  private var watch: some View {
    Text(time).font(.system(size: device.width * 0.093, weight: .medium)).fixedSize()
      .frame(width: device.width * 0.82, alignment: .trailing)
      .position(x: device.width / 2, y: device.safeAreaTop * 0.55)
  }
}

/// Four bars, each higher than the one before.
struct SignalShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    // Bars are as wide as five parts, and two parts apart.
    let width = rect.width / 5.2
    let step = (rect.width - width) / 3
    for (index, share) in [0.34, 0.54, 0.77, 1.0].enumerated() {
      let height = rect.height * share
      path.addRoundedRect(
        in: CGRect(
          x: rect.minX + step * CGFloat(index), y: rect.maxY - height, width: width, height: height),
        cornerSize: CGSize(width: width * 0.36, height: width * 0.36), style: .continuous)
    }
    return path
  }
}

/// A dot and two waves above it, each a piece of a ring of a quarter turn.
struct WirelessShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.height
    let center = CGPoint(x: rect.midX, y: rect.maxY)
    // As wide as the frame, whatever its height.
    let half = asin(min(1, rect.width / 2 / radius * 0.985))
    let (from, to) = (Angle(radians: -.pi / 2 - half), Angle(radians: -.pi / 2 + half))
    var path = Path()
    for (inner, outer) in [(0.78, 1.0), (0.42, 0.64), (0.0, 0.28)] {
      path.addArc(
        center: center, radius: radius * outer, startAngle: from, endAngle: to, clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: radius * inner, startAngle: to, endAngle: from, clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
    return path
  }
}

/// A full battery lying on its side: an outline, the knob at its end, and what is in it.
struct Battery: View {
  let width: Double
  let height: Double

  var body: some View {
    let body = width * 25 / 27.3
    ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: height * 0.33, style: .continuous)
        .inset(by: 0.5).stroke(lineWidth: 1).opacity(0.35).frame(width: body, height: height)
      RoundedRectangle(cornerRadius: height * 0.19, style: .continuous)
        .frame(width: body - 4, height: height - 4).offset(x: 2)
      KnobShape().opacity(0.4).frame(width: width - body - 1, height: height * 4 / 13)
        .offset(x: body + 1)
    }
    .frame(width: width, height: height, alignment: .leading)
  }
}

/// A half disc that points to the right.
struct KnobShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY),
      control: CGPoint(x: rect.maxX + rect.width, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

/// The line at the bottom of a screen without a button, which is swiped up to go home.
struct HomeIndicator: View {
  let device: DeviceModel

  var body: some View {
    let width = device.kind == .pad ? 230.0 : (device.width * 0.357).rounded()
    Capsule().frame(width: width, height: 5)
      .position(x: device.width / 2, y: device.height - 8 - 2.5)
      .frame(width: device.width, height: device.height)
  }
}

/// The black capsule of an island, in the coordinates of the screen.
enum IslandShape {
  /// Points.
  static let width = 126.0
  static let height = 37.0

  static func frame(on device: DeviceModel) -> CGRect {
    let middle = device.safeAreaTop * 0.503
    return CGRect(
      x: (device.width - width) / 2, y: middle - height / 2, width: width, height: height)
  }
}
