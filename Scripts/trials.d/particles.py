"""100,000 particles in a canvas and 20,000 views: a frame comes, in bounded time."""
PROGRAM = """
import SwiftUI

struct ContentView: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for index in 0..<100_000 {
          let angle = Double(index) * 2.4 + time
          let way = Double(index % 1000) / 1000
          let place = CGRect(
            x: size.width / 2 * (1 + way * cos(angle)), y: size.height / 2 * (1 + way * sin(angle)), width: 2, height: 2)
          context.fill(Path(ellipseIn: place), with: .color(Color(hue: way, saturation: 1, brightness: 1)))
        }
      }
    }
  }
}
"""
VIEWS = """
import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      ForEach(0..<20_000, id: \\.self) { index in
        Circle().frame(width: 3, height: 3).offset(x: Double(index % 200) - 100, y: Double(index / 200) - 50)
      }
    }
  }
}
"""


def run(workshop, trial):
    for name, text in [("100,000 particles", PROGRAM), ("20,000 views", VIEWS)]:
        program = workshop.write(name.split()[1].capitalize() + ".swift", text)
        out = workshop.folder / "particles.png"
        answer = workshop.run("still", program, "-o", out, "--size", "390x844", "--scale", "1", "--at", "0.1", limit=180)
        trial.check(name, [answer.succeeds(), answer.seconds > 120 and f"took {answer.seconds:.0f} s"])
