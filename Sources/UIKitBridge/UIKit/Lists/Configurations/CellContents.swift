import CoreAnimation
import Foundation
import Geometry
import ViewGraphics

/// What a cell shows by configurations: the views of its content and of its background, kept up to its state.
@MainActor
final class CellContents {
  private unowned let cell: UIView
  private let contentView: UIView
  private(set) var view: (any UIView & UIContentView)?
  private(set) var background: ConfiguredBackground?
  var adaptsContent = true
  var adaptsBackground = true
  var needsUpdate = false

  init(_ cell: UIView, _ contentView: UIView) {
    (self.cell, self.contentView) = (cell, contentView)
  }

  /// What the program has asked for; nil for what the cell has without.
  var content: (any UIContentConfiguration)?
  var backing: UIBackgroundConfiguration?
  /// The corners of a card that the cell is a row of.
  var card: (radius: CGFloat, corners: CACornerMask)? {
    didSet { background?.card = card }
  }

  /// Shows the configurations as they are in `state`.
  func show(in state: UICellConfigurationState, fallback: UIBackgroundConfiguration?) {
    show(content.map { adaptsContent ? $0.updated(for: state) : $0 })
    show((backing ?? fallback).map { adaptsBackground ? $0.updated(for: state) : $0 })
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      view.setNeedsLayout()
    } else {
      view?.removeFromSuperview()
      let made = configuration.makeContentView()
      view = made
      contentView.insertSubview(made, at: 0)
    }
    layOut()
  }

  private func show(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? ConfiguredBackground()
    if background == nil {
      background = view
      view.card = card
    }
    view.configuration = configuration
    if view.parentView == nil { cell.insertSubview(view, at: 0) }
    view.frame = cell.bounds
  }

  func layOut() {
    background?.frame = cell.bounds
    guard let view else { return }
    view.frame = contentView.bounds
  }

  /// The height that the content asks for in `width` points; nil where no configuration says.
  func height(in width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    let fit = view.sizeThatFits(CGSize(width: width, height: 0)).height
    if view is UIListContentView || view is any FitsRows { return fit }
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    if let height = ConstraintLayout.fittingHeight(of: view) { return height }
    let own = view.intrinsicContentSize.height
    return own >= 0 ? own : fit
  }
}

/// Content that says itself how tall it is in a row.
@MainActor
protocol FitsRows: AnyObject {}
