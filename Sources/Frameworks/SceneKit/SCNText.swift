import CoreText
import Foundation
import UIKit
import simd

/// Letters with a depth. Front, back and sides have materials of their own; the first line begins at the origin's left.
open class SCNText: SCNGeometry {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { reshape() } }
  open var extrusionDepth: CGFloat = 0 { didSet { reshape() } }
  /// Its points are those of the scene.
  open var font: UIFont! = UIFont.systemFont(ofSize: 36) { didSet { reshape() } }
  /// How far lines may lie beside the letters' curves, in points.
  open var flatness: CGFloat = 0.6 { didSet { reshape() } }
  open var chamferRadius: CGFloat = 0 {
    didSet { if chamferRadius > 0 { SceneReports.notDrawn("chamfers of texts") } }
  }
  open var chamferProfile: UIBezierPath?
  open var isWrapped = false { didSet { reshape() } }
  /// What lines are laid out in, where it has a size.
  open var containerFrame = CGRect.zero { didSet { reshape() } }
  /// `left`, `center`, `right` or `natural`, as layers of text have it.
  open var alignmentMode = "natural" { didSet { reshape() } }
  open var truncationMode = "none"

  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    self.string = string
    self.extrusionDepth = extrusionDepth
  }

  override func makeMesh() -> Mesh {
    let plain = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    let given = (string as? NSAttributedString).flatMap { attributed -> UIFont? in
      attributed.length > 0
        ? attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }
    let font = given ?? font ?? UIFont.systemFont(ofSize: 36)
    let lines = plain.components(separatedBy: "\n").flatMap { wrapped($0, font) }.map {
      CTLineCreateWithAttributedString(
        NSAttributedString(string: $0, attributes: [.font: font]) as CFAttributedString)
    }
    let widths = lines.map { CGFloat(CTLineGetBoundsWithOptions($0, []).width) }
    let whole = containerFrame.width > 0 ? containerFrame.width : widths.max() ?? 0
    let outline = CGMutablePath()
    for (index, line) in lines.enumerated() {
      let free = whole - widths[index]
      let x = alignmentMode == "center" ? free / 2 : alignmentMode == "right" ? free : 0
      // The last line stands on the bottom, or the first below the frame's top.
      let row =
        containerFrame.height > 0
        ? containerFrame.height - font.ascender - CGFloat(index) * font.lineHeight
        : CGFloat(lines.count - 1 - index) * font.lineHeight - font.descender
      outline.addPath(
        line.outline,
        transform: CGAffineTransform(
          translationX: containerFrame.minX + x, y: containerFrame.minY + row))
    }
    return Extrusion.mesh(outline, flatness: flatness * 0.25, depth: extrusionDepth)
  }

  /// Words in lines of the frame's width.
  private func wrapped(_ text: String, _ font: UIFont) -> [String] {
    guard isWrapped, containerFrame.width > 0 else { return [text] }
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? String(word) : last + " " + word
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: longer, attributes: [.font: font]) as CFAttributedString)
      if last.isEmpty || CTLineGetBoundsWithOptions(line, []).width <= containerFrame.width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

public enum SCNChamferMode: Int, Sendable { case both, front, back }

/// A path with a depth, half of it before z = 0. Front, back and sides have materials of their own.
open class SCNShape: SCNGeometry {
  /// Its y grows upwards.
  open var path: UIBezierPath? { didSet { reshape() } }
  open var extrusionDepth: CGFloat = 1 { didSet { reshape() } }
  open var chamferMode = SCNChamferMode.both
  open var chamferRadius: CGFloat = 0 {
    didSet { if chamferRadius > 0 { SceneReports.notDrawn("chamfers of shapes") } }
  }
  open var chamferProfile: UIBezierPath?

  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    self.path = path
    self.extrusionDepth = extrusionDepth
  }

  override func makeMesh() -> Mesh {
    guard let path else { return Mesh(positions: [], parts: []) }
    let size = max(path.bounds.width, path.bounds.height)
    // A path's own flatness is in pixels of a screen; shapes are often a point wide.
    return Extrusion.mesh(path.cgPath, flatness: min(0.1, size / 500), depth: extrusionDepth)
  }
}
