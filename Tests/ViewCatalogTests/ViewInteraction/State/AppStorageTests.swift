import Foundation
import OpenCombine
import Testing

@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Settings that views show")
struct AppStorageTests {
  private enum Tone: String { case low, high }

  /// A store that no other test has.
  private let store = UserDefaults(suiteName: "halcyon.tests.\(UUID().uuidString)")!

  private struct Counter: View {
    @AppStorage private var count: Int
    init(_ store: UserDefaults?) { _count = AppStorage(wrappedValue: 7, "count", store: store) }
    var body: some View {
      Button {
        count += 1
      } label: {
        Box("count\(count)", 60, 20)
      }
    }
  }

  @Test("A view shows what is kept, else the value that it declares")
  func first() {
    #expect(LayoutProbe(100, 100) { Counter(store) }.names == ["count7"])
    store.set(3, forKey: "count")
    #expect(LayoutProbe(100, 100) { Counter(store) }.names == ["count3"])
  }

  @Test("What a view writes is kept, and what others write is shown with the next frame")
  func both() {
    let probe = LayoutProbe(100, 100) { Counter(store) }
    probe.tap("count7")
    #expect(probe.names == ["count8"] && store.integer(forKey: "count") == 8)
    store.set(20, forKey: "count")
    probe.step()
    #expect(probe.names == ["count20"])
    store.removeObject(forKey: "count")
    probe.step()
    #expect(probe.names == ["count7"])
  }

  @Test("Views take the store of the view around them")
  func defaults() {
    store.set(5, forKey: "count")
    let probe = LayoutProbe(100, 100) {
      Counter(nil).environment(\.defaultAppStorage, SettingStore(store))
    }
    #expect(probe.names == ["count5"])
    probe.tap("count5")
    #expect(store.integer(forKey: "count") == 6)
  }

  @Test("Cases, addresses and optionals are kept as what UserDefaults can keep")
  func kinds() {
    let tone = AppStorage(wrappedValue: Tone.low, "tone", store: store)
    #expect(tone.wrappedValue == .low)
    tone.wrappedValue = .high
    #expect(store.string(forKey: "tone") == "high" && tone.wrappedValue == .high)
    let place = AppStorage(
      wrappedValue: URL(string: "https://a.b")!, "place", store: store)
    place.wrappedValue = URL(string: "https://c.d/e?f")!
    #expect(place.wrappedValue.absoluteString == "https://c.d/e?f")
    let name = AppStorage<String?>("name", store: store)
    #expect(name.wrappedValue == nil)
    name.wrappedValue = "Ada"
    #expect(store.string(forKey: "name") == "Ada" && name.wrappedValue == "Ada")
    name.projectedValue.wrappedValue = nil
    #expect(store.object(forKey: "name") == nil)
  }

  @Test("A number is one whatever it was written as; a text is none")
  func conversions() {
    store.set(3, forKey: "value")
    #expect(AppStorage(wrappedValue: 0.5, "value", store: store).wrappedValue == 3)
    #expect(AppStorage(wrappedValue: false, "value", store: store).wrappedValue)
    store.set("three", forKey: "value")
    #expect(AppStorage(wrappedValue: 4, "value", store: store).wrappedValue == 4)
  }

  private final class Settings: ObservableObject {
    @AppStorage var volume: Double
    init(_ store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 0.5, "volume", store: store)
    }
  }

  private struct Volume: View {
    @ObservedObject var settings: Settings
    var body: some View {
      Button {
        settings.volume += 0.25
      } label: {
        Box("volume\(settings.volume)", 60, 20)
      }
    }
  }

  @Test("A view of an object that keeps a setting is run again when the object changes it")
  func objects() {
    let settings = Settings(store)
    let probe = LayoutProbe(100, 100) { Volume(settings: settings) }
    probe.tap("volume0.5")
    #expect(probe.names == ["volume0.75"] && store.double(forKey: "volume") == 0.75)
    settings.volume = 1
    probe.step()
    #expect(probe.names == ["volume1.0"])
  }

  @Test("A setting may be written by any thread")
  func threads() async {
    let probe = LayoutProbe(100, 100) { Counter(store) }
    let setting = AppStorage(wrappedValue: 7, "count", store: store)
    nonisolated(unsafe) let written = setting
    await Task.detached { written.wrappedValue = 11 }.value
    probe.step()
    #expect(probe.names == ["count11"])
  }
}
