import Drawing
import Encoders
import Foundation
import Geometry
import Jobs
import Pixels
import ViewCatalog
import ViewRuntime
import VirtualTime

/// What a process that serves jobs does before it is copied, so that not every copy has to: fonts are opened,
/// libraries find their functions, and Swift's library its types.
///
/// A card of 1200 x 630 pixels, 120 rows with one worker, took 51 ms of the processors a row before there was this, one
/// thread for a still and `ProcessCopies.prepare`, and takes 30 since; as frames of one film it takes 17, most of which is
/// compression. Copies that go back to where they began (`ProcessCopies.runJobs`) brought 1,000 such cards to 1.18 times the
/// time of the processors that the same take in one process; that pages are protected once for many jobs, and that letters
/// are told (`DrawnLetters`), to 1.12 on a quiet machine. Of what is left over, the larger part are types that Swift's library makes anew.
///
/// Nothing of the program runs, and nothing that a program could ask for is moved on: no clock, no random number,
/// no setting, no argument. One thread is alive afterwards, as before.
@MainActor
enum WarmUp {
  /// - Parameters:
  ///   - root: the type of the program's view.
  ///   - job: one of the jobs as it came.
  static func run<Root: View>(_ root: Root.Type, job: Data) {
    // Shapes are asked whether they are outlines, which nearly all deny: for that all types of all libraries are gone
    // through.
    var types = TypeKnowledge { type in
      guard let shape = type as? any Shape.Type else { return false }
      return ShapeOutline.isStroke(shape)
    }
    types.learn(root: root)
    _ = ServedJob.executable
    guard let job = try? ServedJob.decoded(job).job else { return }
    _ = job.dynamicTypeSize.flatMap(DynamicTypeSize.init(name:))
    bridge()
    try? draw(list(job), job)
  }

  /// What Foundation does with the values of `UserDefaults`, whose own first use would read the arguments.
  private static func bridge() {
    let values: [String: Any] = ["name": "value", "number": 1, "list": ["a"]]
    let dictionary = values as NSDictionary
    keep(dictionary.isEqual(to: values))
    for value in [dictionary, ["a"] as NSArray, "a" as NSString, 1 as NSNumber] as [Any] {
      keep(value is [Any])
      keep(value is [AnyHashable: Any])
      keep(value as? [String: Any] != nil)
      keep(value is String)
      keep(value is NSData)
      keep(value is NSDate)
      keep(NSMutableDictionary(object: value, forKey: "key" as NSString).count > 0)
    }
    for value in [values, dictionary, "a", 1, true, 0.5, ["a"], Data(), Date()] as [Any] {
      keep((value as AnyObject) === dictionary)
      let array = NSArray(array: [value])
      keep(array.firstObject is String)
      for element in array { keep(element is [String: Any]) }
    }
    for (key, value) in dictionary { keep(key is String && value is NSNumber) }
    for value in ["a", 1] as NSArray { keep(value is NSString) }
    // Whether types can be keys, asked of them where the compiler does not know.
    let types: [Any.Type] = [
      Character.self, String.self, AnyHashable.self, Int.self, UInt8.self, ObjectIdentifier.self,
      Bool.self,
      Double.self, NSObject.self, Substring.self,
    ]
    for type in types { keep(type is any Hashable.Type) }
    keep(" value ".trimmingCharacters(in: .whitespaces).isEmpty)
    keep("value".range(of: "^v", options: .regularExpression) != nil)
  }

  /// Or the optimizer leaves out what has no effect.
  private static func keep(_ answer: Bool) { if answer { answers += 1 } }
  private static var answers = 0

  /// Paints a small picture, and writes it to nowhere where the job is one; films are written by programs of their own.
  private static func draw(_ list: DisplayList, _ job: RenderJob) throws {
    let format = try job.outputFormat()
    let isPicture = [.png, .jpeg, .pdf].contains(format)
    var film = FilmFormat(
      format: isPicture ? format : .png, width: 64, height: 64,
      framesPerSecond: job.framesPerSecond, hasAlpha: false, frameCount: 1)
    if isPicture { film.encoding = job.encoding }
    film.jobs = 1
    let settings = FramePipeline.Settings(
      width: film.width, height: film.height, scale: job.scale, background: .white, jobs: 1,
      isSingleFrame: true, isStill: true)
    let encoder = try film.makeEncoder(path: "/dev/null")
    try StillPainter(encoder: encoder, settings: settings).write(list)
    try encoder.finish()
    waitForThreads()
  }

  /// Threads that have done their work are gone a moment later; copies are made while there is one. On a machine that is
  /// busy with other things the moment may be long.
  private static func waitForThreads() {
    for _ in 0..<50_000 {
      let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
      guard let threads, threads.count > 1 else { return }
      RealClock.sleep(0.0001)
    }
  }

  /// What a window of a few usual views draws.
  private static func list(_ job: RenderJob) -> DisplayList {
    var configuration = job.configuration
    configuration.isOffscreen = true
    // Texts are looked for among translations, and there are none.
    configuration.assetFolders = [URL(fileURLWithPath: "/nonexistent")]
    let host = ViewHost(UsualViews(), configuration: configuration)
    defer { host.close() }
    return host.frame(at: 0).displayList
  }
}

/// Of what most programs have something.
private struct UsualViews: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 1) {
        HStack {
          Circle().fill(.white.opacity(0.5)).frame(width: 4, height: 4).overlay(Text("1"))
          RoundedRectangle(cornerRadius: 2).stroke(.black, lineWidth: 1).padding(1)
          Spacer()
          Color.yellow.clipShape(Capsule())
        }
        Text("Aa").font(.system(size: 40, weight: .heavy)).bold()
        Text("Aa, \(7) of them").font(.title)
        HStack {
          Text("Aa").font(.system(size: 9, weight: .semibold))
          Text("Aa").font(.system(size: 9, weight: .medium)).italic()
          Text("Aa").font(.system(size: 9, weight: .bold, design: .rounded))
        }
        VStack {
          Spacer()
          Rectangle().fill(.red)
          RoundedRectangle(cornerRadius: 2).fill(.white)
          Ellipse().fill(.green)
        }
        ForEach(0..<2) { Text("\($0)").font(.caption).foregroundStyle(.secondary) }
      }
      .foregroundStyle(.white)
      .shadow(radius: 3, y: 1)
      .background(.blue)
    }
  }
}
