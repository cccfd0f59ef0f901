import NibRuntime
import NibSchema
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
  /// The title of a row with attributes, in place of the one without; none if left out.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// How wide a wheel is, in points; an equal part of the picker if left out.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high the rows of a wheel are, in points; the system's if left out.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The view of a row; its title if left out. One that went out of sight may be used again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// A user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// An equal part of the picker.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.size.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// The system's.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    UIPickerView.standardRowHeight
  }
  /// None but the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoPickerRowView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Says that a delegate has no views of rows.
private final class NoPickerRowView: UIView {}

/// Wheels of rows. Stands in for UIPickerView.
open class UIPickerView: UIView {
  /// Whether the chosen row is marked.
  open var showsSelectionIndicator = true
  /// What the archive says of rows that can be chosen.
  open var allowsSelectingCells = true
  private var chosen: [Int: Int] = [:]
  /// The views of rows in sight, by wheel and row.
  private var rowViews: [Int: [Int: UIView]] = [:]
  /// Views that went out of sight, by wheel.
  private var idleViews: [Int: [UIView]] = [:]

  /// Rows in sight above and below the chosen one.
  private static let rowsAround = 2

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.pickerViewTable.read(self, from: coder)
  }

  /// A data source besides.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKit }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pickerViewTable] }

  private static let pickerViewTable = PropertyTable(
    UIPickerView.self, kind: UIKitElements.pickerView, fresh: { UIPickerView() },
    [
      Property("showsSelectionIndicator", \.showsSelectionIndicator),
      Property("allowsSelectingCells", \.allowsSelectingCells),
    ])

  /// What the picker shows: the outlet `dataSource`, if its object has the protocol. Not kept alive.
  open var dataSource: (any UIPickerViewDataSource)? {
    get { outlet("dataSource") as? any UIPickerViewDataSource }
    set { recordOutlet("dataSource", newValue) }
  }

  /// Who names rows and hears of choices: the outlet `delegate`, likewise.
  open var delegate: (any UIPickerViewDelegate)? {
    get { outlet("delegate") as? any UIPickerViewDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  /// Number of wheels.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// Number of rows of a wheel; 0 for one that is not there.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard let dataSource, component >= 0, component < numberOfComponents else { return 0 }
    return max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
  }

  /// The title of a row, as the delegate says: the one with attributes if there is one.
  open func title(forRow row: Int, forComponent component: Int = 0) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Points of a row that nobody gives a height.
  static let standardRowHeight: CGFloat = 32

  /// The size of a wheel's rows, in points, as the delegate says.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegate else {
      return CGSize(width: bounds.size.width / CGFloat(max(1, numberOfComponents)), height: Self.standardRowHeight)
    }
    return CGSize(
      width: delegate.pickerView(self, widthForComponent: component),
      height: delegate.pickerView(self, rowHeightForComponent: component))
  }

  /// The delegate's view of a row in sight; nil for another row, and where the delegate has only titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let middle = selectedRow(inComponent: component)
    let inSight = (middle - Self.rowsAround)...(middle + Self.rowsAround)
    for (other, view) in rowViews[component, default: [:]].sorted(by: { $0.key < $1.key })
    where !inSight.contains(other) {
      rowViews[component]?[other] = nil
      idleViews[component, default: []].append(view)
    }
    guard inSight.contains(row), row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    if let known = rowViews[component]?[row] { return known }
    guard let delegate else { return nil }
    let idle = idleViews[component, default: []].popLast()
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: idle)
    guard !(view is NoPickerRowView) else { return nil }
    rowViews[component, default: [:]][row] = view
    return view
  }

  /// The words of a row, whether the delegate names it or makes a label for it.
  private func words(ofRow row: Int, component: Int) -> String? {
    if let title = title(forRow: row, forComponent: component) { return title }
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return (view as? UILabel)?.text
  }

  /// The row chosen on a wheel, 0 to begin with; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Chooses a row, as code does: nobody hears. One that is not there is left.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool = false) {
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

  /// Chooses the row of a title, or of a label with these words, as a user does.
  /// - Returns: as by number; false if no row has the title.
  @discardableResult
  open func select(title: String, inComponent component: Int = 0) -> Bool {
    let rows = 0..<numberOfRows(inComponent: component)
    guard let row = rows.first(where: { words(ofRow: $0, component: component) == title }) else {
      return false
    }
    return select(row: row, inComponent: component)
  }

  /// As `reloadAllComponents`.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Asks for everything anew: choices beyond the rows go back to the last one.
  open func reloadAllComponents() {
    rowViews = [:]
    idleViews = [:]
    for component in chosen.keys { chosen[component] = max(0, selectedRow(inComponent: component)) }
  }
}
