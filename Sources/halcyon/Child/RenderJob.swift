import Foundation

/// What a compiled program is asked to do, handed over as JSON in its environment.
struct RenderJob: Codable {
  static let variable = "HALCYON_JOB"

  enum Task: String, Codable { case render, inspect }

  var task: Task
  var output = ""
  var frames = 0...0
  var framesPerSecond: Double
  var width: Double
  var height: Double
  var scale: Double
  var seed: UInt64
  var startDate: Date
  var appearance: String
  var background: [Double]
  var touchFile: String?
  var jobs: Int?
  var assetFolders: [String] = []
  var showsProgress: Bool
}
