// A server's pictures: cards for links (1200 x 630: gradient, text, picture, shadow), PNG included, in one process.
//
//   cards SEQUENTIAL CONCURRENT PICTURE.png [OUT.png]
//
// prints a line of JSON: milliseconds a card (p50, p99), what the process holds after the first thousand and at the
// end, in KiB (the median of the hundred cards before: one card leaves up to 2 MB more or less free than the next),
// and which cards of the concurrent ones differ from those made one after the other.
import Foundation
import SwiftUI

struct Card: View {
  let number: Int
  let picture: UIImage

  private static let names = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson"]
  private static let titles = [
    "Notes on the engine", "The first compiler", "On computable numbers, and what is not one",
    "Ways to the moon and back, worked out by hand",
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 48) {
      VStack(alignment: .leading, spacing: 24) {
        Text(Self.titles[number / 4 % 4]).font(.system(size: 72, weight: .bold))
        Text("\(Self.names[number % 4]), no. \(number)").font(.system(size: 36))
        Spacer()
        Text("example.org").font(.system(size: 28)).opacity(0.8)
      }
      Spacer()
      Image(uiImage: picture)
        .resizable()
        .frame(width: 320, height: 320)
        .clipShape(RoundedRectangle(cornerRadius: 40))
        .shadow(color: .black.opacity(0.4), radius: 24, y: 12)
    }
    .foregroundStyle(.white)
    .padding(64)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [Color(hue: Double(number % 97) / 97, saturation: 0.7, brightness: 0.6), .indigo],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

/// FNV-1a, 64 bits.
func hash(_ data: Data) -> UInt64 {
  data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// What the process holds in memory that is its own, in KiB.
func memory() -> Int {
  let lines = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
  let own = lines.split(separator: "\n").filter { $0.hasPrefix("Private_Dirty") }
  return own.compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(
    0, +)
}

func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }

@MainActor func render(_ number: Int, _ data: Data) -> Data {
  guard let picture = UIImage(data: data) else { fatalError("the picture cannot be read") }
  return ImageRenderer(content: Card(number: number, picture: picture)).pngData() ?? Data()
}

func milliseconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

@main struct Cards {
  static func main() async throws {
    let words = CommandLine.arguments
    let (sequential, concurrent) = (Int(words[1]) ?? 0, Int(words[2]) ?? 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: words[3]))
    var times: [Double] = []
    var held: [Int] = []
    var early = 0
    var hashes: [Int: UInt64] = [:]
    var differing: Set<Int> = []
    for number in 0..<sequential {
      var made = Data()
      await MainActor.run { times.append(milliseconds { made = render(number % 1000, data) }) }
      if number == 0, words.count > 4 { try made.write(to: URL(fileURLWithPath: words[4])) }
      let hash = hash(made)
      if hashes[number % 1000, default: hash] != hash { differing.insert(number) }
      hashes[number % 1000] = hash
      let marks = [min(999, sequential / 2), sequential - 1]
      if let mark = marks.first(where: { number <= $0 }), mark - number < 100 {
        held.append(memory())
      }
      if number == marks[0] { (early, held) = (median(held), []) }
    }
    let late = median(held)
    // As many requests at once; each asks the main actor for its card, as a server's handlers do.
    await withTaskGroup(of: (Int, UInt64).self) { group in
      for request in 0..<concurrent {
        group.addTask { (request, hash(await MainActor.run { render(request % 1000, data) })) }
      }
      for await (request, hash) in group where hashes[request % 1000, default: hash] != hash {
        differing.insert(request)
      }
    }
    times.sort()
    let told: [String: Any] = [
      "p50": times[times.count / 2], "p99": times[times.count * 99 / 100], "early": early,
      "late": late,
      "end": memory(), "differing": differing.sorted(),
    ]
    print(String(decoding: try JSONSerialization.data(withJSONObject: told), as: UTF8.self))
  }
}
