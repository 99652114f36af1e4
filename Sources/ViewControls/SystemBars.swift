/// What a program wishes for all bars of one kind: said through UIKit, granted where the bars are drawn.
@MainActor
package enum SystemBars {
  /// Whether tab views show no bar.
  package static var hideTabBars = false
}
