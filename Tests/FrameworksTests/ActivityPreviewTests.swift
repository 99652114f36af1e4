import ActivityKit
import HalcyonTesting
import SwiftUI
import Testing
import WidgetKit

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: String
    static let baking = ContentState(status: "Baking")
    static let underway = ContentState(status: "Under way")
  }
  var order: String
  static let preview = Delivery(order: "Pizza")
}

private struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Delivery.self) { context in
      VStack {
        Text(context.attributes.order)
        Text(context.state.status)
      }
      .padding()
      .activityBackgroundTint(.red)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Left") }
        DynamicIslandExpandedRegion(.trailing) { Text("Right") }
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.status) }
      } compactLeading: {
        Text("Lead")
      } compactTrailing: {
        Text("Trail")
      } minimal: {
        Text("Small")
      }
      .keylineTint(.red)
    }
  }
}

@Suite("Previews of live activities")
@MainActor
struct ActivityPreviewTests {
  private func stage(_ kind: ActivityPreviewViewKind) -> Stage {
    let preview = _Preview(as: kind, using: Delivery.preview) {
      DeliveryActivity()
    } contentStates: {
      Delivery.ContentState.baking
      Delivery.ContentState.underway
    }
    return Stage(AnyView(preview.content()), size: CGSize(width: 393, height: 852))
  }

  @Test("What stands on the lock screen is shown in its states, one after another, on its colour")
  func content() throws {
    let stage = stage(.content)
    #expect(stage["Pizza"].exists && stage["Baking"].exists && !stage["Under way"].exists)
    let color = try #require(stage.picture.color(at: CGPoint(x: 30, y: 426)))
    #expect(color.red > 200 && color.green < 100)
    stage.advance(by: 3)
    #expect(stage["Under way"].exists && !stage["Baking"].exists)
  }

  @Test("An island shows the views of the state that the preview names")
  func islands() {
    let compact = stage(.dynamicIsland(.compact))
    #expect(compact["Lead"].exists && compact["Trail"].exists && !compact["Left"].exists)
    #expect(compact["Lead"].frame.maxX < 196 && compact["Trail"].frame.minX > 196)
    let expanded = stage(.dynamicIsland(.expanded))
    #expect(expanded["Left"].exists && expanded["Right"].exists && !expanded["Lead"].exists)
    #expect(expanded["Baking"].frame.minY >= expanded["Left"].frame.maxY)
    #expect(stage(.dynamicIsland(.minimal))["Small"].exists)
  }
}
