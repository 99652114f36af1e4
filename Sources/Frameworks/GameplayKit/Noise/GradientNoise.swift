import Foundation

/// Ken Perlin's improved noise in three dimensions ("Improving Noise", SIGGRAPH 2002), its table shuffled by a seed.
struct GradientNoise {
  private let table: [Int]

  init(seed: Int32) {
    var state = UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    var values = Array(0..<256)
    for index in stride(from: 255, to: 0, by: -1) {
      values.swapAt(index, Int(next() % UInt64(index + 1)))
    }
    table = values + values
  }

  /// About -1 … 1; 0 at whole numbers.
  func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let (cellX, cellY, cellZ) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (dx, dy, dz) = (x - cellX, y - cellY, z - cellZ)
    let (left, bottom, near) = (Self.byte(cellX), Self.byte(cellY), Self.byte(cellZ))
    let (u, v, w) = (Self.fade(dx), Self.fade(dy), Self.fade(dz))
    func corner(_ offsetX: Int, _ offsetY: Int, _ offsetZ: Int) -> Double {
      let hash = table[table[table[left + offsetX] + bottom + offsetY] + near + offsetZ]
      return Self.gradient(hash, dx - Double(offsetX), dy - Double(offsetY), dz - Double(offsetZ))
    }
    func row(_ offsetY: Int, _ offsetZ: Int) -> Double {
      Self.mix(corner(0, offsetY, offsetZ), corner(1, offsetY, offsetZ), u)
    }
    func plane(_ offsetZ: Int) -> Double { Self.mix(row(0, offsetZ), row(1, offsetZ), v) }
    return Self.mix(plane(0), plane(1), w)
  }

  /// A number of its own for each cell, 0 …< 1, for noises that scatter points.
  func hash(_ x: Int, _ y: Int, _ z: Int, _ which: Int) -> Double {
    let index = table[table[table[x & 255] + (y & 255)] + (z & 255)]
    let other = table[table[index] + (which & 255)]
    return (Double(table[other + index % 256]) * 256 + Double(other)) / 65536
  }

  private static func byte(_ cell: Double) -> Int {
    Int(cell - (cell / 256).rounded(.down) * 256) & 255
  }
  private static func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
  private static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
  private static func gradient(_ hash: Int, _ x: Double, _ y: Double, _ z: Double) -> Double {
    let kind = hash & 15
    let u = kind < 8 ? x : y
    let v = kind < 4 ? y : kind == 12 || kind == 14 ? x : z
    return (kind & 1 == 0 ? u : -u) + (kind & 2 == 0 ? v : -v)
  }
}
