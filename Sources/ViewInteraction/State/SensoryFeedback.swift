/// What is felt or heard of a change: nothing, on a computer.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  nonisolated public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }
  nonisolated public struct Flexibility: Equatable, Sendable {
    public static let solid = Flexibility()
    public static let soft = Flexibility()
    public static let rigid = Flexibility()
  }
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// Of what a control says that it is pressed.
  nonisolated public struct PressFeedback: Equatable, Sendable {
    let name: String
    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    public static let toggle = PressFeedback(name: "toggle")
  }
  nonisolated public struct ReleaseFeedback: Equatable, Sendable {
    let name: String
    public static let slider = ReleaseFeedback(name: "slider")
  }
  nonisolated public struct SelectionFeedback: Equatable, Sendable {
    let name: String
    public static let maximum = SelectionFeedback(name: "maximum")
    public static let minimum = SelectionFeedback(name: "minimum")
    public static let off = SelectionFeedback(name: "off")
    public static let on = SelectionFeedback(name: "on")
  }
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press.\(feedback.name)")
  }
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release.\(feedback.name)")
  }
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection.\(feedback.name)")
  }
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    impact
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    impact
  }
}
