import NibUIKit

@MainActor final class ProfileModel {
  var name = "Ada"
  var changed: (() -> Void)?
  func rename(_ name: String) { self.name = name; changed?() }
}

final class ProfileController: UIViewController, UITextFieldDelegate {
  let model = ProfileModel()
  @Outlet var field: UITextField?
  @Outlet var label: UILabel?
  @Action("save:") var onSave = { (screen: ProfileController, sender: UIButton) in
    screen.model.rename(screen.field?.text ?? "")
    sender.isEnabled = false
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    model.changed = { [weak self] in self?.label?.text = self?.model.name }
    field?.delegate = self
    navigationItem.rightBarButtonItem = editButtonItem
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

final class NamesController: UITableViewController {
  var names = ["a", "b"]
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    max(44, super.tableView(tableView, heightForRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(UIAlertController(title: names[indexPath.row], message: nil, preferredStyle: .alert), animated: true)
  }
}

final class Gauge: UIView {
  override func layoutSubviews() { super.layoutSubviews(); layer.cornerRadius = Double(bounds.midX) }
  override func awakeFromNib() { super.awakeFromNib(); backgroundColor = .systemBackground }
}
