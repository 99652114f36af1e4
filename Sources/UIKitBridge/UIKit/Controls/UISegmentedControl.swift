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

  private enum Segment { case title(String), image(UIImage) }
  private var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment
  private var off: Set<Int> = []

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return .title(title) }
      return (item as? UIImage).map { .image($0) }
    }
    segmentsChanged()
    bounds = CGRect(origin: .zero, size: sizeThatFits(.zero))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }

  open var numberOfSegments: Int { segments.count }
  /// `noSegment` where none is.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      faceChanged()
    }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != nil { tell("selectedSegmentTintColor") } }
  }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  private func tell(_ property: String) {
    Reports.once("UISegmentedControl.\(property) is left out: it has SwiftUI's look here")
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    if attributes?.isEmpty == false { tell("setTitleTextAttributes") }
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
    segmentsChanged()
  }
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), let image else { return }
    segments[segment] = .image(image)
    segmentsChanged()
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    if let image { insert(.image(image), at: segment) }
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
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
    if enabled { off.remove(segment) } else { off.insert(segment) }
    faceChanged()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !off.contains(segment) }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
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
      switch segment {
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
          let isOff = self.off.contains(segment.offset)
          switch segment.element {
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
    guard index != selected, !off.contains(index) else { return }
    selected = isMomentary ? Self.noSegment : index
    faceChanged(.default)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
