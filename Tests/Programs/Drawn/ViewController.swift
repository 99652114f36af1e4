import UIKit

class ViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var boxWidth: NSLayoutConstraint!
  @IBOutlet var buttons: [UIButton]!
  @IBOutlet weak var slider: UISlider!
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Storyboard"
    titleLabel.text = "Buttons: \(buttons.count)"
    box.layer.cornerRadius = 20
  }

  @IBAction func grow(_ sender: UIButton) {
    count += 1
    boxWidth.constant = 200
    UIView.animate(withDuration: 0.5) { self.view.layoutIfNeeded() }
  }
  @IBAction private func reset() { boxWidth.constant = 80 }
  @IBAction func slid(_ sender: UISlider) { box.alpha = CGFloat(sender.value) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "detail", let detail = segue.destination as? DetailViewController {
      detail.text = "From \(count)"
    }
  }
  @IBAction func backHere(_ segue: UIStoryboardSegue) { titleLabel.text = "Back" }
}

class DetailViewController: UIViewController {
  var text = ""
  @IBOutlet weak var label: UILabel!
  override func viewDidLoad() { super.viewDidLoad(); label.text = text }
}

class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath) as! FruitCell
    cell.name.text = ["Apple", "Pear", "Plum", "Fig", "Lime"][indexPath.row]
    return cell
  }
}
class FruitCell: UITableViewCell { @IBOutlet weak var name: UILabel! }
