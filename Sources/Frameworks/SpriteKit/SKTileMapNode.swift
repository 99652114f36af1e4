import UIKit

/// Tiles side by side in columns and rows, the first row at the bottom.
open class SKTileMapNode: SKNode {
  open var numberOfColumns: Int { didSet { resize(from: oldValue, numberOfRows) } }
  open var numberOfRows: Int { didSet { resize(from: numberOfColumns, oldValue) } }
  /// Points.
  open var tileSize: CGSize
  open var tileSet: SKTileSet
  /// What of it lies at its position, 0…1; the middle at first.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var colorBlendFactor: CGFloat = 0
  open var color = UIColor.white
  open var blendMode = SKBlendMode.alpha
  /// Whether a tile's definition is chosen by what its neighbours are.
  open var enableAutomapping = true
  open var lightingBitMask: UInt32 = 0
  open var shader: SKShader? { didSet { if shader != nil { SpriteReports.noShaders() } } }
  private var cells: [Cell]
  private var seconds = 0.0

  private struct Cell {
    var group: SKTileGroup?
    var definition: SKTileDefinition?
  }

  public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
    (self.tileSet, self.tileSize) = (tileSet, tileSize)
    (numberOfColumns, numberOfRows) = (max(0, columns), max(0, rows))
    cells = Array(repeating: Cell(), count: max(0, columns) * max(0, rows))
    super.init()
  }
  public convenience init(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
  ) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    fill(with: tileGroup)
  }
  /// - Parameter tileGroupLayout: the groups from the first column of the first row on.
  public convenience init(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize,
    tileGroupLayout: [SKTileGroup]
  ) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    for (index, group) in tileGroupLayout.prefix(cells.count).enumerated() {
      cells[index].group = group
    }
    for index in cells.indices { choose(index % numberOfColumns, index / numberOfColumns) }
  }
  public convenience override init() {
    self.init(tileSet: SKTileSet(tileGroups: []), columns: 0, rows: 0, tileSize: .zero)
  }
  public required init?(coder aDecoder: NSCoder) {
    (tileSet, tileSize) = (SKTileSet(tileGroups: []), .zero)
    (numberOfColumns, numberOfRows, cells) = (0, 0, [])
    super.init(coder: aDecoder)
  }

  // MARK: Tiles

  open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
    index(column, row).flatMap { cells[$0].group }
  }
  open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
    index(column, row).flatMap { cells[$0].definition }
  }

  open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
    guard let index = index(column, row) else { return }
    cells[index].group = tileGroup
    choose(column, row)
    guard enableAutomapping else { return }
    for (_, x, y) in Self.neighbours { choose(column + x, row + y) }
  }

  open func setTileGroup(
    _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition,
    forColumn column: Int, row: Int
  ) {
    guard let index = index(column, row) else { return }
    cells[index] = Cell(group: tileGroup, definition: tileDefinition)
  }

  open func fill(with tileGroup: SKTileGroup?) {
    for index in cells.indices { cells[index].group = tileGroup }
    for index in cells.indices { choose(index % numberOfColumns, index / numberOfColumns) }
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard (0..<numberOfColumns).contains(column), (0..<numberOfRows).contains(row) else {
      return nil
    }
    return row * numberOfColumns + column
  }

  private static let neighbours: [(SKTileAdjacencyMask, x: Int, y: Int)] = [
    (.adjacencyUp, 0, 1), (.adjacencyUpperRight, 1, 1), (.adjacencyRight, 1, 0),
    (.adjacencyLowerRight, 1, -1), (.adjacencyDown, 0, -1), (.adjacencyLowerLeft, -1, -1),
    (.adjacencyLeft, -1, 0), (.adjacencyUpperLeft, -1, 1),
  ]

  /// Takes the definition of the rule that the neighbours keep best; beyond the map its groups go on.
  private func choose(_ column: Int, _ row: Int) {
    guard let index = index(column, row) else { return }
    guard let group = cells[index].group, !group.rules.isEmpty else {
      return cells[index].definition = nil
    }
    var mask = SKTileAdjacencyMask.adjacencyAll
    if enableAutomapping {
      for (side, x, y) in Self.neighbours {
        let place = self.index(column + x, row + y)
        if let place, cells[place].group !== group { mask.remove(side) }
      }
    }
    func difference(_ rule: SKTileGroupRule) -> Int {
      rule.adjacency.symmetricDifference(mask).rawValue.nonzeroBitCount
    }
    let rule = group.rules.min { difference($0) < difference($1) }
    cells[index].definition = rule.flatMap { pick($0.tileDefinitions, column, row) }
  }

  /// One of several by their weights: always the same one at a place.
  private func pick(_ definitions: [SKTileDefinition], _ column: Int, _ row: Int)
    -> SKTileDefinition?
  {
    let whole = definitions.reduce(0) { $0 + max(0, $1.placementWeight) }
    guard definitions.count > 1, whole > 0 else { return definitions.first }
    var place = UInt64(truncatingIfNeeded: column &* 73_856_093 ^ row &* 19_349_663)
    place = (place ^ (place >> 31)) &* 0x9E37_79B9_7F4A_7C15
    var left = Int((place >> 33) % UInt64(whole))
    return definitions.first {
      left -= max(0, $0.placementWeight)
      return left < 0
    }
  }

  private func resize(from columns: Int, _ rows: Int) {
    let old = cells
    cells = Array(repeating: Cell(), count: numberOfColumns * numberOfRows)
    for row in 0..<min(rows, numberOfRows) {
      for column in 0..<min(columns, numberOfColumns) {
        cells[row * numberOfColumns + column] = old[row * columns + column]
      }
    }
  }

  // MARK: Places

  /// Points.
  open var mapSize: CGSize {
    let (columns, rows) = (CGFloat(numberOfColumns), CGFloat(numberOfRows))
    switch tileSet.type {
    case .grid: return CGSize(width: columns * tileSize.width, height: rows * tileSize.height)
    case .isometric:
      let half = (columns + rows) / 2
      return CGSize(width: half * tileSize.width, height: half * tileSize.height)
    case .hexagonalFlat:
      return CGSize(
        width: columns > 0 ? (columns * 0.75 + 0.25) * tileSize.width : 0,
        height: (columns > 1 ? rows + 0.5 : rows) * tileSize.height)
    case .hexagonalPointy:
      return CGSize(
        width: (rows > 1 ? columns + 0.5 : columns) * tileSize.width,
        height: rows > 0 ? (rows * 0.75 + 0.25) * tileSize.height : 0)
    }
  }

  /// In the node's own points.
  open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
    let size = mapSize
    let center = center(CGFloat(column), CGFloat(row), isOdd: (column % 2 != 0, row % 2 != 0))
    return CGPoint(
      x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y)
  }

  /// From the lower left corner of the map.
  private func center(_ column: CGFloat, _ row: CGFloat, isOdd: (column: Bool, row: Bool))
    -> CGPoint
  {
    let (width, height) = (tileSize.width, tileSize.height)
    switch tileSet.type {
    case .grid: return CGPoint(x: (column + 0.5) * width, y: (row + 0.5) * height)
    case .isometric:
      // Columns run down to the right, rows up to the right, from the corner at the left.
      return CGPoint(
        x: (column + row + 1) * width / 2,
        y: (CGFloat(numberOfColumns) + row - column) * height / 2)
    case .hexagonalFlat:
      return CGPoint(
        x: (column * 0.75 + 0.5) * width, y: (row + (isOdd.column ? 1 : 0.5)) * height)
    case .hexagonalPointy:
      return CGPoint(
        x: (column + (isOdd.row ? 1 : 0.5)) * width, y: (row * 0.75 + 0.5) * height)
    }
  }

  open func tileColumnIndex(fromPosition position: CGPoint) -> Int { tile(at: position).column }
  open func tileRowIndex(fromPosition position: CGPoint) -> Int { tile(at: position).row }

  /// The tile at a place; one beyond the map where the place is.
  private func tile(at position: CGPoint) -> (column: Int, row: Int) {
    guard tileSize.width > 0, tileSize.height > 0 else { return (0, 0) }
    let (map, width, height) = (mapSize, tileSize.width, tileSize.height)
    let x = position.x + map.width * anchorPoint.x
    let y = position.y + map.height * anchorPoint.y
    switch tileSet.type {
    case .grid: return (Int((x / width).rounded(.down)), Int((y / height).rounded(.down)))
    case .isometric:
      let along = x / width * 2
      let across = y / height * 2 - CGFloat(numberOfColumns)
      return (
        Int(((along - across) / 2).rounded(.down)), Int(((along + across) / 2).rounded(.down))
      )
    case .hexagonalFlat, .hexagonalPointy:
      // A hexagon's tile is the one whose middle is nearest.
      let isFlat = tileSet.type == .hexagonalFlat
      let column = Int((isFlat ? x / (width * 0.75) : x / width).rounded(.down))
      let row = Int((isFlat ? y / height : y / (height * 0.75)).rounded(.down))
      let near = (column - 1...column + 1).flatMap { column in
        (row - 1...row + 1).map { (column: column, row: $0) }
      }
      func distance(_ tile: (column: Int, row: Int)) -> CGFloat {
        let center = centerOfTile(atColumn: tile.column, row: tile.row)
        return pow((center.x - position.x) / width, 2) + pow((center.y - position.y) / height, 2)
      }
      return near.min { distance($0) < distance($1) } ?? (column, row)
    }
  }

  // MARK: Drawing

  override var content: CGRect {
    let size = mapSize
    return CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  override func advance(by seconds: Double) { self.seconds += seconds }

  override func draw(in context: CGContext, alpha: CGFloat) {
    // Farther rows and, of an isometric map, columns lie behind the nearer ones.
    for row in (0..<numberOfRows).reversed() {
      for column in 0..<numberOfColumns {
        guard let definition = cells[row * numberOfColumns + column].definition,
          let texture = definition.texture(at: seconds)
        else { continue }
        let sprite = SKSpriteNode(
          texture: texture, size: definition.size == .zero ? tileSize : definition.size)
        (sprite.color, sprite.colorBlendFactor, sprite.blendMode) = (
          color, colorBlendFactor, blendMode
        )
        context.saveGState()
        let center = centerOfTile(atColumn: column, row: row)
        context.translateBy(x: center.x, y: center.y)
        definition.turn(context)
        sprite.draw(in: context, alpha: alpha)
        context.restoreGState()
      }
    }
  }
}

extension SKTileDefinition {
  /// The picture that is due after so many seconds.
  fileprivate func texture(at seconds: Double) -> SKTexture? {
    guard textures.count > 1, timePerFrame > 0 else { return textures.first }
    return textures[Int(seconds / Double(timePerFrame)) % textures.count]
  }

  fileprivate func turn(_ context: CGContext) {
    if rotation != .rotation0 { context.rotate(by: CGFloat(rotation.rawValue) * .pi / 2) }
    if flipHorizontally || flipVertically {
      context.scaleBy(x: flipHorizontally ? -1 : 1, y: flipVertically ? -1 : 1)
    }
  }
}
