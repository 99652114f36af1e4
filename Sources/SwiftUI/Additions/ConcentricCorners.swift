import Geometry
import ViewCatalog
import ViewRuntime

// Concentric rectangles of which the corners of one side are alike.

extension ConcentricRectangle {
  public init(
    uniformLeadingCorners leading: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: leading, bottomTrailingCorner: bottomTrailingCorner)
  }

  public init(
    uniformTrailingCorners trailing: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: trailing,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: trailing)
  }

  public init(
    uniformLeadingCorners leading: Edge.Corner.Style = .concentric,
    uniformTrailingCorners trailing: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: trailing, bottomLeadingCorner: leading,
      bottomTrailingCorner: trailing)
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    uniformTopCorners top: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformBottomCorners bottom: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: bottom, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  public static func rect(
    uniformLeadingCorners leading: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: leading, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTrailingCorners trailing: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: trailing, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  public static func rect(
    uniformLeadingCorners leading: Edge.Corner.Style,
    uniformTrailingCorners trailing: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(uniformLeadingCorners: leading, uniformTrailingCorners: trailing)
  }
}
