import UIKit

class ViewController: UIViewController {
  private let box = UIView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Boxes"
    box.backgroundColor = .systemIndigo
    box.layer.cornerRadius = 24
    box.frame = CGRect(x: 60, y: 200, width: 120, height: 120)
    view.addSubview(box)
    label.text = "Tap the box"
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    box.addGestureRecognizer(tap)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(
      withDuration: 1, delay: 0.2, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: []
    ) {
      self.box.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 1.4, y: 1.4)
      self.box.center = self.view.center
    }
  }

  @objc private func tapped() {
    let alert = UIAlertController(
      title: "Tapped", message: "The box was tapped.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
