import NibRuntime
import NibStandIns

/// What a picker shows. Stands for UIPickerViewDataSource and UIPickerViewDelegate, under the same names; titles and what
/// follows are optional.
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Titles of a picker's rows, and who hears of a choice. All is optional.
@MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row; none if left out.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The view of a row; none if left out.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int) -> UIView?
  /// A user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// None.
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int) -> UIView? {
    nil
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of rows. Stands in for UIPickerView.
open class UIPickerView: UIView {
  /// Whether the chosen row is marked.
  public final var showsSelectionIndicator = true
  /// What the archive says of rows that can be chosen.
  public final var allowsSelectingCells = true
  private var chosen: [Int: Int] = [:]

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.pickerViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pickerViewTable] }

  private static let pickerViewTable = PropertyTable(
    UIPickerView.self,
    [
      Property(
        "showsSelectionIndicator", "UIShowsSelectionBar", get: { $0.showsSelectionIndicator },
        set: { $0.showsSelectionIndicator = $1 }),
      Property(
        "allowsSelectingCells", "UIAllowSelectingCells", get: { $0.allowsSelectingCells },
        set: { $0.allowsSelectingCells = $1 }),
    ])

  /// What the picker shows: the outlet `dataSource`, if its object has the protocol. Not kept alive.
  public var dataSource: (any UIPickerViewDataSource)? {
    get { outlet("dataSource") as? any UIPickerViewDataSource }
    set { recordOutlet("dataSource", newValue) }
  }

  /// Who names rows and hears of choices: the outlet `delegate`, likewise.
  public var delegate: (any UIPickerViewDelegate)? {
    get { outlet("delegate") as? any UIPickerViewDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  /// Number of wheels.
  public var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// Number of rows of a wheel; 0 for one that is not there.
  public func numberOfRows(inComponent component: Int) -> Int {
    guard let dataSource, component >= 0, component < numberOfComponents else { return 0 }
    return max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
  }

  /// The title of a row, as the delegate says.
  public func title(forRow row: Int, forComponent component: Int = 0) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// The row chosen on a wheel, 0 to begin with; -1 if the wheel has no rows.
  public func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Chooses a row, as code does: nobody hears. One that is not there is left.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool = false) {
    if row >= 0, row < numberOfRows(inComponent: component) { chosen[component] = row }
  }

  /// Chooses a row as a user does; the delegate hears.
  /// - Returns: false if nothing happens: there is no such row, it is chosen already, or no touch reaches the picker.
  @discardableResult
  open func select(row: Int, inComponent component: Int = 0) -> Bool {
    guard receivesTouches, row >= 0, row < numberOfRows(inComponent: component),
      row != selectedRow(inComponent: component)
    else { return false }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  /// Chooses the row of a title as a user does.
  /// - Returns: as by number; false if no row has the title.
  @discardableResult
  public func select(title: String, inComponent component: Int = 0) -> Bool {
    let rows = 0..<numberOfRows(inComponent: component)
    guard let row = rows.first(where: { self.title(forRow: $0, forComponent: component) == title }) else {
      return false
    }
    return select(row: row, inComponent: component)
  }

  /// Asks for everything anew: choices beyond the rows go back to the last one.
  public func reloadAllComponents() {
    for component in chosen.keys { chosen[component] = max(0, selectedRow(inComponent: component)) }
  }
}
