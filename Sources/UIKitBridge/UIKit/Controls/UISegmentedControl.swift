import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// One of several segments side by side.
@preconcurrency @MainActor
open class UISegmentedControl: _UIHostedControl {
  private static let proxy = SegmentedControlProxy("UISegmentedControl")
  open override class func appearance() -> UIAppearanceProxy { proxy }
  /// No segment is selected.
  public static let noSegment = -1

  private struct Segment {
    enum Content { case title(String), image(UIImage) }
    var content: Content
    var isEnabled = true
  }
  private var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(content: .title(title)) }
      return (item as? UIImage).map { Segment(content: .image($0)) }
    }
    segmentsChanged()
    bounds = CGRect(origin: .zero, size: sizeThatFits(.zero))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }
  /// `noSegment` where none is. A momentary control has one only while it tells of a touch.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard !isMomentary else { return }
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      faceChanged()
    }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != nil { tell("selectedSegmentTintColor") } }
  }
  /// Whether a segment is selected no longer than it is touched.
  open var isMomentary = false {
    didSet {
      guard isMomentary, selected != Self.noSegment else { return }
      selected = Self.noSegment
      faceChanged()
    }
  }
  open var apportionsSegmentWidthsByContent = false

  private func tell(_ property: String) {
    Reports.once("UISegmentedControl.\(property) is left out: it has SwiftUI's look here")
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    if attributes?.isEmpty == false { tell("setTitleTextAttributes") }
  }
  /// The segment that is meant: numbers beyond the last one mean the last. Nil where there is none.
  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty || segment < 0 ? nil : min(segment, segments.count - 1)
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let segment = pinned(segment) else { return }
    segments[segment].content = .title(title ?? "")
    segmentsChanged()
  }
  open func titleForSegment(at segment: Int) -> String? {
    guard let segment = pinned(segment), case .title(let title) = segments[segment].content
    else { return nil }
    return title
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let segment = pinned(segment), let image else { return }
    segments[segment].content = .image(image)
    segmentsChanged()
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    if let image { insert(.image(image), at: segment) }
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = pinned(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment }
    if selected > segment { selected -= 1 }
    segmentsChanged()
  }
  open func removeAllSegments() {
    (segments, selected) = ([], Self.noSegment)
    segmentsChanged()
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let segment = pinned(segment) else { return }
    segments[segment].isEnabled = enabled
    faceChanged()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? true
  }

  private func insert(_ content: Segment.Content, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(Segment(content: content), at: place)
    if selected >= place { selected += 1 }
    segmentsChanged()
  }

  private func segmentsChanged() {
    faceChanged()
    invalidateIntrinsicContentSize()
  }

  // Recorded on iOS 26: all segments are as wide as the widest title and 20 points, 32 at least; the
  // control is 32 points high, of which layout sees 31.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    let widest = segments.map { segment in
      switch segment.content {
      case .title(let title):
        label.text = title
        return label.intrinsicContentSize.width
      case .image(let image): return image.size.width
      }
    }.max()
    let width = max(((widest ?? 0) + 20).rounded(.down), 32) * CGFloat(segments.count)
    return CGSize(width: width, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width, height: own.height + alignmentRectInsets.bottom)
  }

  override func makeFace() -> AnyView {
    let selection = Binding<Int>(
      get: { [weak self] in self?.selected ?? Self.noSegment },
      set: { [weak self] in self?.touched($0) })
    let segments = Array(segments.enumerated())
    return AnyView(
      Picker(selection: selection) {
        ForEach(segments, id: \.offset) { segment in
          let isOff = !segment.element.isEnabled
          switch segment.element.content {
          case .title(let title):
            Text(verbatim: title).foregroundStyle(isOff ? .tertiary : .primary)
          case .image(let image): Image(uiImage: image).opacity(isOff ? 0.3 : 1)
          }
        }
      } label: {
        EmptyView()
      }
      .pickerStyle(SegmentedPickerStyle()))
  }

  private func touched(_ index: Int) {
    guard index != selected, segments.indices.contains(index), segments[index].isEnabled
    else { return }
    selected = index
    // Who is told asks which one it was.
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = Self.noSegment }
    faceChanged(.default)
  }
}
