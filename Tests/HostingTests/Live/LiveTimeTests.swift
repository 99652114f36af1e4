import Testing

@testable import Hosting

@Suite("How a program's time follows the real one")
struct LiveTimeTests {
  @Test("At full speed frames are those of a film, whatever the time of day")
  func fullSpeed() {
    let time = LiveTime(framesPerSecond: 60, rate: 1, real: 1000)
    for index in [0, 1, 7, 59, 60, 3599, 216_000] {
      let real = 1000 + Double(index) / 60
      #expect(time.frameTime(at: real) == Double(index) / 60)
      #expect(time.frameTime(at: real + 0.016) == Double(index) / 60)
      #expect(time.frame(after: Double(index) / 60) == Double(index + 1) / 60)
      #expect(time.frame(notBefore: Double(index) / 60) == Double(index) / 60)
    }
    #expect(time.frame(notBefore: 0.51) == 31.0 / 60)
    #expect(time.realTime(of: 2) == 1002)
  }

  @Test("Slow motion has frames in between, pause has none, and the old grid comes back")
  func rates() {
    var time = LiveTime(framesPerSecond: 60, rate: 1, real: 0)
    time.setRate(0.05, program: 1, real: 1)
    #expect(abs(time.frameTime(at: 2) - 1.05) < 1e-9)
    #expect(abs(time.frame(after: 1) - (1 + 1.0 / 1200)) < 1e-9)
    #expect(time.realTime(of: 1.1).map { abs($0 - 3) < 1e-9 } == true)
    #expect(time.filmFrame(after: 1 + 1.0 / 1200) == 61.0 / 60)
    time.setRate(0, program: 1.05, real: 2)
    #expect(time.realTime(of: 2) == nil)
    time.setRate(1, program: 1.05, real: 50)
    #expect(time.frame(after: 1.05) == 64.0 / 60)
  }

  @Test("After a delay the last frames are run, and all are counted")
  func delay() {
    let time = LiveTime(framesPerSecond: 60, rate: 1, real: 0)
    #expect(time.frames(after: 0.5, through: 0.5).count == 0)
    #expect(time.frames(after: 0.5, through: 31.0 / 60).times == [31.0 / 60])
    let many = time.frames(after: 0, through: 1)
    #expect(many.count == 60)
    #expect(many.times == [57, 58, 59, 60].map { $0 / 60 })
  }
}
