"""A long film (an hour of the program's time, three minutes with --quick) of what never rests: views that come and go, state,
timers and tasks. The process holds no more at the end than in the middle, and 8 MB."""
import time

PROGRAM = """
import SwiftUI

struct ContentView: View {
  @State private var items = Array(0..<20)
  @State private var next = 20
  private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack(spacing: 1) {
      ForEach(items, id: \\.self) { item in
        RoundedRectangle(cornerRadius: 2)
          .fill(Color(hue: Double(item % 50) / 50, saturation: 0.7, brightness: 0.9))
          .overlay(Text("\\(item)").font(.system(size: 4)))
          .shadow(radius: 1)
          .transition(.slide)
          .task { try? await Task.sleep(for: .seconds(1)) }
      }
    }
    .onReceive(timer) { _ in
      withAnimation(.bouncy) {
        items.removeFirst()
        items.append(next)
        next += 1
        items.swapAt(3, 7)
      }
    }
  }
}
"""


def run(workshop, trial):
    program = workshop.write("Soak.swift", PROGRAM)
    seconds = workshop.tries(180, 3600)
    out = workshop.folder / "soak.gif"
    workshop.run("still", program, "-o", workshop.folder / "soak.png", "--size", "60x120", "--scale", "1", limit=180)
    process = workshop.start("render", program, "-o", out, "--size", "60x120", "--scale", "1", "--fps", "10", "--duration", seconds)
    held = []
    while process.poll() is None:
        held.append(sum(own_memory(line.split()[0]) for line in workshop.processes()))
        time.sleep(0.5)
    process.communicate()
    trial.attempt(f"{seconds} s", process.returncode == 0, f"status {process.returncode}")
    if len(held) > 20:
        # Threads, pools and caches have come by the middle.
        early, late = max(held[len(held) * 4 // 10: len(held) // 2]), max(held[-len(held) // 10:])
        trial.attempt("memory", late <= early + 8192, f"{early} KiB, later {late} KiB")
        trial.note = f"{early} KiB, later {late} KiB"


def own_memory(process):
    """KiB that the process holds for itself; 0 once it is gone."""
    try:
        lines = open(f"/proc/{process}/smaps_rollup").read().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty"))
