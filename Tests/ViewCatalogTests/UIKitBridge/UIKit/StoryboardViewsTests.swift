import Testing

@testable import UIKitBridge

@MainActor @Suite("Classes of views in storyboards")
struct StoryboardViewsTests {
  @Test("A controller's own view is found, not those in it, and not those of others")
  func classes() {
    let text = """
      <scenes><scene><objects>
        <viewController id="a" customClass="GameViewController" customModule="Game" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="b" customClass="SKView">
            <subviews><view id="c" customClass="Inner"/></subviews>
          </view>
        </viewController>
        <viewController id="d" customClass="Plain"><view key="view" id="e"/></viewController>
        <viewController id="f"><view key="view" id="g" customClass="Unowned"/></viewController>
        <viewController customClass="Torn"
      """
    #expect(StoryboardViews.classes(in: text) == ["GameViewController": "SKView"])
  }
}
