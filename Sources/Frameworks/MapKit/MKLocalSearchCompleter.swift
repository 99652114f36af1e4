import Foundation
import Inert

/// A way in which what is typed may go on.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  /// Parts of the title that were typed, as `NSRange`s.
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Looks for ways in which what is typed may go on: nobody is asked over the network, so each look fails, as where there is no
/// network.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let query = Self(rawValue: 4)
    public static let physicalFeature = Self(rawValue: 8)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var filterType = FilterType.locationsAndQueries
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false
  /// The delegate hears of a look for it soon afterwards; of none where it is empty.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { look() } }
  }
  public override init() { super.init() }

  private func look() {
    isSearching = !queryFragment.isEmpty
    guard isSearching else { return }
    Inert.note("MapKit", "no place is found: nobody is asked over the network")
    let fragment = queryFragment
    DispatchQueue.main.async { [weak self] in
      guard let self, self.isSearching, self.queryFragment == fragment else { return }
      self.isSearching = false
      self.delegate?.completer(self, didFailWithError: MKError(code: .serverFailure))
    }
  }

  open func cancel() { isSearching = false }
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

extension MKLocalSearch.Request {
  /// What a completion stands for.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
  /// As Xcode completes it.
  public convenience init(__naturalLanguageQuery naturalLanguageQuery: String) {
    self.init(naturalLanguageQuery: naturalLanguageQuery)
  }
  public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion? = nil) {
    self.init()
    self.naturalLanguageQuery = naturalLanguageQuery
    if let region { self.region = region }
  }
}
