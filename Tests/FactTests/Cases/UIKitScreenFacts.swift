import SwiftUI

@MainActor private func makeRoot(_ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
}

@MainActor
private final class Screen {
  var modal: UIView?
  let table = UITableView(frame: .zero, style: .plain)
  let scroll = UIScrollView()
  let tableControl = UIRefreshControl()
  let scrollControl = UIRefreshControl()
  let photo = UIScrollView()
  let photoView = UIImageView(
    image: UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image { _ in })
  let panel = UIScrollView()
  let panelView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
  let helper = Helper()

  func refresh(_ isRefreshing: Bool) {
    for (view, control) in [(table as UIScrollView, tableControl), (scroll, scrollControl)] {
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
      view.setContentOffset(
        CGPoint(x: 0, y: isRefreshing ? -control.frame.height : 0), animated: false)
    }
  }
}

/// Tells scroll views what they zoom, and fills a table with rows.
@MainActor
private final class Helper: NSObject, UIScrollViewDelegate, UITableViewDataSource {
  var zoomed: [ObjectIdentifier: UIView] = [:]

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    zoomed[ObjectIdentifier(scrollView)]
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

/// A screen of labels and controls by frames, for the family of layers.
@MainActor func addListeningScreens(to family: inout FactFamily) {
  family.uiView(
    "a screen for those who listen", model: { Screen() },
    steps: [FactStep("modal") { $0.modal?.isHidden = false }]
  ) { screen in
    let root = makeRoot(300)
    @MainActor func put(
      _ view: UIView, _ name: String, _ frame: [CGFloat], in parent: UIView? = nil
    ) {
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      (parent ?? root).addSubview(view.called(name))
    }
    put(UILabel(), "title", [16, 12, 288, 28])
    put(UILabel(), "row", [16, 48, 200, 22])
    put(UIImageView(), "image", [240, 44, 30, 30])
    let order = UIView()
    put(order, "order", [16, 80, 288, 36])
    for (number, name) in ["A", "B", "C"].enumerated() {
      put(
        UIButton(type: .system), "button" + name, [CGFloat(number) * 60, 0, 50, 36], in: order)
    }
    put(UIButton(type: .system), "disabled", [16, 124, 90, 36])
    put(UIButton(type: .system), "selected", [116, 124, 90, 36])
    put(UILabel(), "link", [216, 124, 90, 36])
    put(UISwitch(), "switch", [16, 170, 68, 30])
    put(UISlider(), "slider", [100, 170, 120, 30])
    put(UILabel(), "hidden", [230, 174, 80, 22])
    put(UILabel(), "status", [16, 210, 288, 22])
    put(UIButton(type: .system), "announce", [16, 240, 100, 36])
    let modal = UIView()
    put(modal, "modal", [40, 100, 240, 120])
    put(UILabel(), "modalTitle", [16, 16, 208, 24], in: modal)
    put(UIButton(type: .system), "close", [16, 60, 80, 36], in: modal)
    modal.isHidden = true
    screen.modal = modal
    return root
  }
}

/// Zoomed and refreshed scroll views, for the family of layers.
@MainActor func addScrollers(to family: inout FactFamily) {
  family.uiView(
    "views zoomed", model: { Screen() },
    steps: [FactStep("zoomOut") { $0.photo.setZoomScale(0.5, animated: false) }]
  ) { screen in
    let root = makeRoot(420)
    @MainActor func add(_ view: UIScrollView, _ content: UIView, _ name: String, _ y: CGFloat) {
      view.frame = CGRect(x: 16, y: y, width: 200, height: 150)
      view.delegate = screen.helper
      screen.helper.zoomed[ObjectIdentifier(view)] = content
      view.addSubview(content.called(name + "View"))
      view.contentSize = content.bounds.size
      root.addSubview(view.called(name))
    }
    screen.photo.minimumZoomScale = 0.5
    screen.photo.maximumZoomScale = 4
    add(screen.photo, screen.photoView, "photo", 16)
    screen.photo.setZoomScale(2, animated: false)
    screen.panel.maximumZoomScale = 3
    let mark = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 75))
    screen.panelView.addSubview(mark.called("mark"))
    add(screen.panel, screen.panelView, "panel", 182)
    screen.panel.zoom(to: mark.frame, animated: false)
    let indicators = UIScrollView(frame: CGRect(x: 16, y: 348, width: 200, height: 56))
    indicators.contentSize = CGSize(width: 200, height: 600)
    indicators.contentOffset = CGPoint(x: 0, y: 100)
    root.addSubview(indicators.called("indicators"))
    return root
  }
  family.uiView(
    "refreshing", model: { Screen() },
    steps: [FactStep("refreshing") { $0.refresh(true) }, FactStep("ended") { $0.refresh(false) }]
  ) { screen in
    let root = makeRoot(480)
    screen.table.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    screen.table.dataSource = screen.helper
    screen.table.refreshControl = screen.tableControl
    root.addSubview(screen.table.called("table"))
    screen.tableControl.called("tableControl")
    screen.scroll.frame = CGRect(x: 0, y: 240, width: 320, height: 240)
    screen.scroll.contentSize = CGSize(width: 320, height: 800)
    screen.scrollControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
    screen.scroll.refreshControl = screen.scrollControl
    let label = UILabel()
    label.text = "Scroll view content"
    label.font = .systemFont(ofSize: 17)
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 16, y: 16)
    screen.scroll.addSubview(label.called("scrollLabel"))
    root.addSubview(screen.scroll.called("scroll"))
    screen.scrollControl.called("scrollControl")
    return root
  }
}

/// Constraints by their visual format, and stacks sized by what is in them, for the family of layers.
@MainActor func addFormats(to family: inout FactFamily) {
  family.uiController("a visual format", model: { () }) { _ in
    let controller = UIViewController()
    let root: UIView = controller.view
    let views = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c", "d"].map { name in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view.called(name))
        return (name, view)
      })
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-side-[a(80)]-8-[b(>=60)]-side-|", [.alignAllTop, .alignAllBottom]),
      ("V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", []), ("H:|-[c]-|", []), ("V:[c]-gap-[d(24)]", []),
      ("H:|-(>=20)-[d(120@750)]-20-|", []),
    ]
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "side": 16],
          views: views))
    }
    return controller
  }
  func label(_ text: String, _ name: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label.called(name)
  }
  func button(_ title: String, _ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button.called(name)
  }
  family.uiView("stacks of labels and buttons") {
    let root = makeRoot(300)
    let column = UIStackView(arrangedSubviews: [
      label("First", "first"), label("Second line", "second"), label("Third", "third"),
    ])
    column.axis = .vertical
    column.spacing = 8
    column.alignment = .leading
    column.frame = CGRect(
      origin: CGPoint(x: 16, y: 16),
      size: column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    root.addSubview(column.called("column"))
    let row = UIStackView(arrangedSubviews: [button("−", "minus"), button("+", "plus")])
    row.distribution = .fillEqually
    row.spacing = 8
    row.frame = CGRect(x: 16, y: 120, width: 288, height: 34)
    root.addSubview(row.called("row"))
    let centred = UIStackView(arrangedSubviews: [
      label("Count: 0", "count"), label("A longer caption", "caption"),
    ])
    centred.axis = .vertical
    centred.spacing = 12
    centred.alignment = .center
    let size = centred.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    centred.frame = CGRect(
      x: (320 - size.width) / 2, y: 180, width: size.width, height: size.height)
    root.addSubview(centred.called("centred"))
    return root
  }
}
