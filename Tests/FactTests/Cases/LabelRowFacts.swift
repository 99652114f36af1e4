import SwiftUI

@MainActor private func makeRoot(_ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
}

/// Buttons with a picture, a second line and sizes of their own, for the family of labels.
@MainActor func addPictureButtons(to family: inout FactFamily) {
  func place(_ button: UIButton, _ name: String, _ x: CGFloat, _ y: CGFloat, in root: UIView) {
    button.sizeToFit()
    button.frame.origin = CGPoint(x: x, y: y)
    root.addSubview(button.called(name))
  }
  func configured(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    return UIButton(configuration: configuration)
  }
  family.uiView("buttons with pictures") {
    let root = makeRoot(420)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    place(custom, "custom", 16, 16, in: root)
    for (name, placement, x)
      in [("leading", .leading, 16), ("trailing", .trailing, 120), ("top", .top, 224)]
      as [(String, NSDirectionalRectEdge, CGFloat)]
    {
      let button = configured(.gray()) {
        $0.title = "Star"
        $0.image = UIImage(systemName: "star")
        $0.imagePlacement = placement
        $0.imagePadding = 6
      }
      place(button, name, x, 60, in: root)
    }
    let subtitled = configured(.filled()) {
      $0.title = "Title"
      $0.subtitle = "Subtitle"
    }
    place(subtitled, "subtitled", 16, 130, in: root)
    for (name, size, x) in [("mini", .mini, 16), ("small", .small, 90), ("large", .large, 170)]
      as [(String, UIButton.Configuration.Size, CGFloat)]
    {
      let button = configured(.gray()) {
        $0.title = name.capitalized
        $0.buttonSize = size
      }
      place(button, name, x, 200, in: root)
    }
    let pressed = configured(.filled()) { $0.title = "Pressed" }
    pressed.isHighlighted = true
    place(pressed, "pressed", 16, 270, in: root)
    let disabled = configured(.filled()) { $0.title = "Disabled" }
    disabled.isEnabled = false
    place(disabled, "disabled", 120, 270, in: root)
    let off = configured(.gray()) { $0.title = "Off" }
    off.isEnabled = false
    place(off, "off", 230, 270, in: root)
    let heart = UIButton(type: .system)
    heart.setImage(UIImage(systemName: "heart"), for: .normal)
    heart.setTitle("Heart", for: .normal)
    place(heart, "systemImage", 16, 340, in: root)
    return root
  }
}

@MainActor
private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let titles = [["Small", "Medium", "Large", "Extra Large"], (1...10).map { "\($0)" }]
  let root = makeRoot(240)

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[component][row] }
}

/// Pickers and date pickers of UIKit, for the family of labels.
@MainActor func addHostedPickers(to family: inout FactFamily) {
  for (name, subject) in [("pickers", "picker"), ("pickers of views", "custom")] {
    family.uiView(name, model: { Choices() }, steps: []) { choices in
      let picker = UIPickerView()
      picker.dataSource = choices
      picker.delegate = choices
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 0, y: 12)
      choices.root.addSubview(picker.called(subject))
      return choices.root
    }
  }
  var day = DateComponents()
  (day.year, day.month, day.day, day.hour, day.minute) = (2026, 9, 11, 14, 30)
  let date = Calendar(identifier: .gregorian).date(from: day) ?? .distantPast
  func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.date = date
    return picker
  }
  let modes: [(UIDatePicker.Mode, String, CGFloat)] = [
    (.date, "date", 16), (.time, "time", 64), (.dateAndTime, "dateAndTime", 112),
    (.date, "disabled", 160),
  ]
  for width in [nil, 240] as [CGFloat?] {
    let name = width == nil ? "compact date pickers of UIKit" : "compact date pickers of a width"
    family.uiView(name) {
      let root = makeRoot(400)
      for (mode, name, y) in modes {
        let picker = picker(mode, .compact)
        picker.isEnabled = name != "disabled"
        picker.sizeToFit()
        picker.frame.origin = CGPoint(x: 16, y: y)
        if let width { picker.frame.size.width = width }
        root.addSubview(picker.called(name))
      }
      if width != nil {
        let narrow = picker(.dateAndTime, .compact)
        narrow.sizeToFit()
        narrow.frame = CGRect(x: 16, y: 208, width: 200, height: narrow.frame.height)
        root.addSubview(narrow.called("narrow"))
      }
      return root
    }
  }
  func alone(
    _ name: String, _ subject: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
    y: CGFloat, height: CGFloat
  ) {
    family.uiView(name) {
      let root = makeRoot(height)
      let picker = picker(mode, style)
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 0, y: y)
      root.addSubview(picker.called(subject))
      return root
    }
  }
  alone("wheels of dates", "wheels", .date, .wheels, y: 12, height: 240)
  alone("calendars of dates", "inline", .date, .inline, y: 8, height: 400)
  alone("calendars of dates and times", "inlineTime", .dateAndTime, .inline, y: 8, height: 440)
  alone("wheels that count down", "countdown", .countDownTimer, .wheels, y: 12, height: 240)
  family.uiView("date pickers of countries") {
    let root = makeRoot(400)
    let rows = [("en_GB", "gb"), ("de_DE", "de"), ("fr_FR", "fr"), ("ja_JP", "jp")]
    for (number, (locale, name)) in rows.enumerated() {
      let picker = picker(.dateAndTime, .compact)
      picker.locale = Locale(identifier: locale)
      picker.sizeToFit()
      picker.frame = CGRect(
        x: 10, y: 16 + CGFloat(number) * 56, width: 300, height: picker.frame.height)
      root.addSubview(picker.called(name))
    }
    let clamped = picker(.date, .compact)
    clamped.minimumDate = date.addingTimeInterval(259_200)
    clamped.sizeToFit()
    clamped.frame = CGRect(x: 10, y: 240, width: 300, height: clamped.frame.height)
    root.addSubview(clamped.called("clamped"))
    return root
  }
}

/// A cell as large as its label, with distances around it.
@MainActor
private final class TagCell: UICollectionViewCell {
  func show(_ text: String) {
    for old in contentView.subviews { old.removeFromSuperview() }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 15)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    pin(label, in: contentView, sideways: 12, upright: 8)
  }
}

@MainActor private func pin(
  _ view: UIView, in parent: UIView, sideways: CGFloat, upright: CGFloat
) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: sideways),
    view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -sideways),
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: upright),
    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -upright),
  ])
}

@MainActor
private final class Rows: NSObject, UICollectionViewDataSource, UITableViewDataSource,
  UITableViewDelegate
{
  let tags = ["Swift", "SwiftUI", "UIKit", "Auto Layout", "Compositional", "Web"]
  let notes: [(String, CGFloat?)] = [
    ("Short", nil),
    (
      "A default cell whose text label wraps onto several lines when the text runs past the cell's width",
      nil
    ),
    ("A note cell sized by its constrained label, twelve points above and below the text", 15),
    (
      "A longer note that needs a third line at this size once it has said everything it has to say about itself",
      15
    ),
    ("A footnote-sized note wrapping onto a second line inside the very same cell", 13),
  ]
  let edited = ["Milk", "Eggs", "Add an item", "Fixed"]
  var isEdited = false
  var table: UITableView?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { tags.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.show(tags[indexPath.item])
    return cell.called("item\(indexPath.item)")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isEdited ? edited.count : notes.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let row = indexPath.row
    if isEdited {
      cell.textLabel?.text = edited[row]
      cell.accessoryType = row == 0 ? .disclosureIndicator : .none
      cell.showsReorderControl = row < 2
      cell.textLabel?.called("label\(row)")
    } else if let size = notes[row].1 {
      let label = UILabel()
      label.text = notes[row].0
      label.font = .systemFont(ofSize: size)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label.called("label\(row)"))
      pin(label, in: cell.contentView, sideways: 16, upright: 12)
    } else {
      cell.textLabel?.text = notes[row].0
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.called("label\(row)")
    }
    return cell.called("row\(row)")
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < 2
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }
}

/// Cells that are as large as what is in them, and rows that are edited, for the family of labels.
@MainActor func addWordyRows(to family: inout FactFamily) {
  family.uiView("cells as wide as their words", model: { Rows() }, steps: []) { rows in
    let root = makeRoot(200)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = rows
    root.addSubview(collection.called("collection"))
    return root
  }
  func table(_ rows: Rows, _ height: CGFloat) -> UIView {
    let root = makeRoot(height)
    let table = UITableView(frame: root.bounds, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    rows.table = table
    if rows.isEdited { table.rowHeight = 44 }
    root.addSubview(table.called("table"))
    return root
  }
  family.uiView("rows as high as their words", model: { Rows() }, steps: []) { table($0, 400) }
  func edit(_ name: String, _ isEditing: Bool) -> FactStep<Rows> {
    FactStep(name) { $0.table?.setEditing(isEditing, animated: false) }
  }
  family.uiView(
    "rows that are edited", model: { Rows() }, steps: [edit("edit", true), edit("done", false)]
  ) { rows in
    rows.isEdited = true
    return table(rows, 300)
  }
}
