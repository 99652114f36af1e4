import Observation
import Testing

@_spi(Runtime) @testable import ViewRuntime

@Suite("Loops")
@MainActor
struct ForEachTests {
  private final class Lamp: Observable {
    private let registrar = ObservationRegistrar()
    private var known = false
    var isOn: Bool {
      get {
        registrar.access(self, keyPath: \.isOn)
        return known
      }
      set { registrar.withMutation(of: self, keyPath: \.isOn) { known = newValue } }
    }
  }

  private final class Counts {
    var rows = 0
    var bodies: [Int] = [0, 0, 0]
  }

  private struct Row: View {
    let index: Int
    let lamp: Lamp
    let counts: Counts
    var body: some View {
      counts.bodies[index] += 1
      return lamp.isOn ? EmptyView() : EmptyView()
    }
  }

  private struct Rows: View {
    let lamps: [Lamp]
    let counts: Counts
    var body: some View {
      ForEach(0..<lamps.count, id: \.self) { index in
        let _ = counts.rows += 1
        Row(index: index, lamp: lamps[index], counts: counts)
      }
    }
  }

  @Test(
    "An object that one row shows makes that row run again, and neither the loop nor other rows")
  func oneRow() {
    let (lamps, counts) = ([Lamp(), Lamp(), Lamp()], Counts())
    let host = ViewHost(Rows(lamps: lamps, counts: counts), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    #expect(counts.rows == 3 && counts.bodies == [1, 1, 1])
    for turn in 1...3 {
      lamps[1].isOn.toggle()
      _ = host.frame(at: Double(turn))
      #expect(counts.rows == 3 && counts.bodies == [1, 1 + turn, 1])
    }
  }

  private struct Lit: View {
    let lamps: [Lamp]
    let counts: Counts
    var body: some View {
      ForEach(0..<lamps.count, id: \.self) { index in
        let _ = counts.rows += 1
        if lamps[index].isOn { EmptyView() }
      }
    }
  }

  @Test("What the loop's own closure reads makes the loop run again")
  func ownClosure() {
    let (lamps, counts) = ([Lamp(), Lamp()], Counts())
    let host = ViewHost(Lit(lamps: lamps, counts: counts), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    #expect(counts.rows == 2)
    lamps[0].isOn = true
    _ = host.frame(at: 1)
    #expect(counts.rows == 4)
  }
}
