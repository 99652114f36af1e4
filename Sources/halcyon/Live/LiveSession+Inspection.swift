import Foundation
import LiveLink

extension LiveSession {
  /// Looks a view up in the sources, beside the running program: the compiler parses them, in about 0.05 s.
  func find(_ inspection: LiveInspection) {
    // One after the other: what was asked for meanwhile comes when this one is done.
    guard !requests.isSearching else { return requests.inspection.ask() }
    requests.isSearching = true
    inBackground { [self, request = settings.request] in
      let sources = try? request.sources()
      let outline = sources.flatMap { try? request.compiler().outline(of: $0) }
      post(.found(outline.flatMap { SourceSearch(outline: $0).place(of: inspection) }))
    }
  }

  func found(_ place: LiveSourcePlace?) {
    requests.isSearching = false
    guard let place else {
      return frontEnd.show(LiveNotice("No view of the program's own stands there."))
    }
    frontEnd.show(place)
  }
}
