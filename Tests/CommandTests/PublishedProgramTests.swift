import Foundation
import Testing

/// The published programs rendered as they stand, used with touches, and measured.
@Suite(
  "Published programs",
  .enabled(
    if: RenderedFilm.isPossible,
    "the command is not built, or the published programs are not beside this package"))
struct PublishedProgramTests {
  private typealias Film = RenderedFilm

  @Test(
    "The lamp's angle follows its own recurrence, a step a frame, and a tap adds half its speed")
  func lamp() throws {
    // A step: the velocity grows by -sin(angle)/250 and is damped by 0.9998, the angle by the velocity.
    var (angle, velocity) = (-Double.pi / 48, 0.0)
    let tapped = 40
    // The cord's end turns about the middle of the upper edge; frame 0 stands before it is let go.
    var angles = [0.0]
    for frame in 1...80 {
      if frame == tapped { velocity *= 1.5 }
      velocity = (velocity - sin(angle) / 250) * 0.9998
      angle += velocity
      angles.append(angle)
    }
    let lamp = (x: 100 - 265 * sin(angles[tapped - 1]), y: 265 * cos(angles[tapped - 1]))
    let film = try Film(
      Film.Request(
        program: "lamp", view: "EmptyScreenView", size: (200, 600), frames: 0...80,
        touches: Film.tap(lamp.x, lamp.y, frame: tapped - 1)))
    for (frame, picture) in film.pictures.enumerated() {
      let measured = cordAngle(in: picture)
      #expect(abs(measured - angles[frame]) < 0.0008, "frame \(frame): \(measured)")
    }
    #expect(angles.max()! > 0.065 * 1.1, "the tap came too early or too late to show")
  }

  /// The slope of the line that the cord's middles lie on, after least squares; the text lies lower.
  private func cordAngle(in picture: Film.Picture) -> Double {
    var (products, squares) = (0.0, 0.0)
    for y in stride(from: 20, to: 200, by: 2) {
      let background = picture.color(2, y).y
      var (weight, moment) = (0.0, 0.0)
      for x in 60..<140 {
        let green = max(0, picture.color(x, y).y - background - 6)
        weight += green
        moment += green * (Double(x) + 0.5)
      }
      let height = Double(y) + 0.5
      products += height * (100 - moment / weight)
      squares += height * height
    }
    return atan(products / squares)
  }

  @Test("Where the three screened circles overlap it is a very pale lilac")
  func screen() throws {
    // The slider's row of 31 points lies 8 + 16 below the circles' 300, and all 371 in the middle of 844.
    let rowMiddle: Double = 236.5 + 300 + 8 + 16 + 15.5
    let film = try Film(
      Film.Request(
        program: "effects-screen", size: (390, 844), frames: 0...4,
        touches: Film.drag([(36, rowMiddle), (200, rowMiddle), (389, rowMiddle)], from: 1)))
    #expect(film.pictures[0].color(195, 333) == SIMD3(0, 0, 0))
    // Screen keeps 1 − Π(1 − c) of the colours red 255 56 60, green 52 199 89, blue 0 136 255.
    let red = SIMD3<Double>(255, 56, 60) / 255
    let green = SIMD3<Double>(52, 199, 89) / 255
    let blue = SIMD3<Double>(0, 136, 255) / 255
    func screened(_ colors: SIMD3<Double>...) -> SIMD3<Double> {
      let one = SIMD3<Double>(repeating: 1)
      var dark = one
      for color in colors { dark *= one - color }
      return (one - dark) * 255
    }
    let last = film.pictures[4]
    // The middles of the circles lie at -50, -80; 50, -80 and 0, 0 from that of the picture's upper part.
    let places: [(x: Int, y: Int, color: SIMD3<Double>)] = [
      (195, 333, screened(red, green, blue)), (195, 240, screened(red, green)),
      (130, 360, screened(red, blue)), (260, 360, screened(green, blue)),
      (80, 300, screened(red)), (310, 300, screened(green)), (195, 460, screened(blue)),
    ]
    for (x, y, wanted) in places {
      let difference = last.color(x, y) - wanted
      #expect(max(abs(difference.x), abs(difference.y), abs(difference.z)) <= 2, "\(x), \(y)")
    }
    let middle = last.color(195, 333) - SIMD3(255, 235, 255)
    #expect(max(abs(middle.x), abs(middle.y), abs(middle.z)) <= 2)
  }

  @Test("The fire is brighter where its spots overlap than the colour that they have")
  func fire() throws {
    let film = try Film(
      Film.Request(
        program: "particles-final", view: "ParticleCanvasView", size: (120, 260), frames: 10...10,
        options: ["--background", "black"]))
    // Orange over orange, laid normally, never has more green than orange itself: 141 of 255.
    var (brightest, lit) = (SIMD3<Double>(), 0)
    film.pictures[0].forEachPixel { _, _, color in
      if color.y > brightest.y { brightest = color }
      if color.x > 40 { lit += 1 }
    }
    #expect(brightest.y > 160 && brightest.x > 250, "\(brightest)")
    #expect(lit > 120 * 260 / 5)
  }

  @Test("The checkerboard goes through whole rows and columns, evenly, for three seconds")
  func checkerboard() throws {
    let rate = 20
    let film = try Film(
      Film.Request(
        program: "checkerboard", size: (160, 160), framesPerSecond: rate, frames: 0...64,
        touches: Film.tap(5, 5, frame: 0, framesPerSecond: rate)))
    let boards = film.pictures.map { (rows: squares(in: $0, down: true), columns: squares(in: $0)) }
    #expect(boards[1] == (4, 4))
    #expect(boards[64] == (8, 16))
    for (frame, board) in boards.enumerated() where frame >= 2 {
      // The finger is lifted at frame 1, and the frame after shows the first step at the latest.
      let latest = min(1, Double(frame - 1) / Double(rate) / 3)
      let earliest = min(1, max(0, Double(frame - 2) / Double(rate) / 3))
      #expect((Int(4 + 4 * earliest)...Int(4 + 4 * latest)).contains(board.rows), "\(frame)")
      #expect((Int(4 + 12 * earliest)...Int(4 + 12 * latest)).contains(board.columns), "\(frame)")
    }
  }

  /// How many squares lie along the first row, or the first column.
  private func squares(in picture: Film.Picture, down: Bool = false) -> Int {
    let line = (0..<160).map { (down ? picture.color(2, $0) : picture.color($0, 2)).x < 128 }
    return 1 + zip(line, line.dropFirst()).count { $0 != $1 }
  }

  @Test("The bubble's edge never moves faster than its curves allow, from its first shape on")
  func bubble() throws {
    let rate = 10
    let film = try Film(
      Film.Request(
        program: "bubbles", view: "MorphingCircle", size: (300, 300), framesPerSecond: rate,
        frames: 0...90))
    let radii = film.pictures.map(radii)
    // Targets lie within 30 points of 120, and the curve (0.42, 0, 0.58, 1) of 6 s is steepest in its
    // middle, 1.72; up to three changes are under way at once.
    let fastest = 3 * 60 * 1.72 / 6 / Double(rate)
    for (frame, (before, after)) in zip(radii, radii.dropFirst()).enumerated() {
      for (old, new) in zip(before, after) {
        #expect(abs(new - old) < fastest + 0.6, "frame \(frame + 1): \(before) to \(after)")
        #expect((88...152).contains(new), "frame \(frame + 1)")
      }
    }
    let moved = zip(radii[5], radii[90]).map { abs($0 - $1) }.max()!
    #expect(moved > 2, "the bubble stands still")
  }

  /// How far the shape reaches from the middle to the right, left, bottom and top.
  private func radii(in picture: Film.Picture) -> [Double] {
    func reach(_ color: (Int) -> SIMD3<Double>) -> Double {
      // Blue is 255 on the white ground and 60 on the red: what lies between is the edge's share.
      (0..<150).reduce(0.0) { $0 + (255 - color($1).z) / (255 - 60) }
    }
    return [
      reach { picture.color(150 + $0, 150) }, reach { picture.color(149 - $0, 150) },
      reach { picture.color(150, 150 + $0) }, reach { picture.color(150, 149 - $0) },
    ]
  }

  @Test("Each slider of the spirograph changes what it names")
  func spirograph() throws {
    /// The slider's number from the top, and where along it the finger goes, 0...1. The lowest row
    /// of 31 points ends the window of 844; each is 31, 16 of padding and a line of text higher.
    func film(_ slider: Int?, to fraction: Double = 0) throws -> Film {
      let (x, y) = (16 + 19 + fraction * (358 - 38), 828.5 - Double(4 - (slider ?? 0)) * 72)
      return try Film(
        Film.Request(
          program: "spirograph", size: (390, 844), frames: 2...2,
          touches: slider == nil ? [] : Film.drag([(x, y), (x, y)], from: 0)))
    }
    /// The farthest that the curve reaches to the right, its mean colour and its pixels.
    func measure(_ film: Film) -> (reach: Double, color: SIMD3<Double>, pixels: Double) {
      var (reach, color, count) = (0.0, SIMD3<Double>(), 0.0)
      for y in 40..<440 {
        for x in 0..<390 where film.pictures[0].color(x, y).min() < 200 {
          reach = max(reach, Double(x) + 0.5 - 195)
          color += film.pictures[0].color(x, y)
          count += 1
        }
      }
      return (reach, color / max(count, 1), count)
    }
    // The rolling circle's middle runs at |inner − outer| from the middle, the pen `distance` from it.
    #expect(abs(measure(try film(nil)).reach - (50 + 25)) <= 1.5)
    #expect(abs(measure(try film(0, to: 1)).reach - (75 + 25)) <= 1.5)
    #expect(abs(measure(try film(1, to: 0)).reach - (115 + 25)) <= 1.5)
    #expect(abs(measure(try film(2, to: 99.0 / 149)).reach - (50 + 100)) <= 1.5)
    #expect(measure(try film(3, to: 0)).pixels == 0)
    let red = measure(try film(4, to: 0)).color
    #expect(red.x > red.z + 60, "\(red)")
  }

  @Test("A tap in mid-flight bends the trapezoid's motion without a jump")
  func trapezoid() throws {
    func insets(_ taps: [Int]) throws -> [Double] {
      let film = try Film(
        Film.Request(
          program: "trapezoid", size: (200, 100), frames: 0...75,
          touches: taps.flatMap { Film.tap(100, 50, frame: $0 - 1) }, options: ["--seed", "3"]))
      // The area is 100 · (200 − inset).
      return film.pictures.map { picture in
        var area = 0.0
        picture.forEachPixel { _, _, color in area += (255 - color.x) / 255 }
        return 200 - area / 100
      }
    }
    let (once, twice) = (try insets([3]), try insets([3, 9]))
    let (first, second) = (once[75], twice[75])
    #expect(abs(once[2] - 50) < 0.1 && abs(first - 50) > 5 && abs(second - first) > 5)
    #expect(zip(once, twice).prefix(9).allSatisfy { abs($0 - $1) < 0.01 })
    // A critically damped spring of response 0.55 s, taken over with the speed that it has.
    let frequency = 2 * Double.pi / 0.55
    func expected(_ seconds: Double, bentAt bend: Double) -> Double {
      func spring(_ distance: Double, _ speed: Double, _ time: Double) -> (Double, Double) {
        let slope = speed + frequency * distance
        let decay = exp(-frequency * time)
        return (
          (distance + slope * time) * decay,
          (slope - frequency * (distance + slope * time)) * decay
        )
      }
      if seconds <= bend { return first + spring(50 - first, 0, seconds).0 }
      let (distance, speed) = spring(50 - first, 0, bend)
      return second + spring(first + distance - second, speed, seconds - bend).0
    }
    for frame in 4...75 {
      let seconds = Double(frame - 4) / 60
      let wanted = expected(seconds, bentAt: 6.0 / 60)
      #expect(abs(twice[frame] - wanted) < 1, "frame \(frame): \(twice[frame]) for \(wanted)")
    }
  }
}
