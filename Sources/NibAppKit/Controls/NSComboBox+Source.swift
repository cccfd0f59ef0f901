import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Who has the values of a combo box. Stands in for NSComboBoxDataSource.
@MainActor
public protocol NSComboBoxDataSource: AnyObject {
  /// How many values there are.
  func numberOfItems(in comboBox: NSComboBox) -> Int
  /// The value of a place; nil for none.
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  /// The place of a text; `NSNotFound` for none.
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  /// The text that completes what is typed; nil for none.
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}

extension NSComboBoxDataSource {
  /// None.
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  /// None.
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
  /// The place of the first value of that text.
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    (0..<max(0, numberOfItems(in: comboBox))).first {
      self.comboBox(comboBox, objectValueForItemAt: $0).map { "\($0)" } == string
    } ?? NSNotFound
  }
  /// The first value that begins so.
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? {
    (0..<max(0, numberOfItems(in: comboBox))).lazy
      .compactMap { self.comboBox(comboBox, objectValueForItemAt: $0).map { "\($0)" } }.first { $0.hasPrefix(string) }
  }
}

/// What is told of a combo box. Stands in for NSComboBoxDelegate.
@MainActor
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// The list is about to open.
  func comboBoxWillPopUp(_ notification: Notification)
  /// The list is about to close.
  func comboBoxWillDismiss(_ notification: Notification)
  /// Another value is chosen.
  func comboBoxSelectionDidChange(_ notification: Notification)
  /// Another value is being chosen.
  func comboBoxSelectionIsChanging(_ notification: Notification)
}

extension NSComboBoxDelegate {
  /// Does nothing.
  public func comboBoxWillPopUp(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxWillDismiss(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxSelectionIsChanging(_ notification: Notification) {}
}

/// What code tells a combo box.
private struct ComboSettings: RareState {
  var spacing = NSSize(width: 3, height: 2)
  var itemHeight: CGFloat = 16
  var top = 0
}

extension NSComboBox {
  /// The list is about to open.
  public static let willPopUpNotification = Notification.Name("NSComboBoxWillPopUpNotification")
  /// The list is about to close.
  public static let willDismissNotification = Notification.Name("NSComboBoxWillDismissNotification")
  /// Another value is chosen.
  public static let selectionDidChangeNotification = Notification.Name("NSComboBoxSelectionDidChangeNotification")
  /// Another value is being chosen.
  public static let selectionIsChangingNotification = Notification.Name("NSComboBoxSelectionIsChangingNotification")

  /// Who has the values, where `usesDataSource` says so; not kept alive.
  public final var dataSource: (any NSComboBoxDataSource)? {
    get { outlet("dataSource") as? any NSComboBoxDataSource }
    set { connect("dataSource", to: newValue) }
  }

  /// The values of the data source; nil where the box has its own.
  final var sourceValues: [Any]? {
    guard usesDataSource, let dataSource else { return nil }
    return (0..<max(0, dataSource.numberOfItems(in: self))).map {
      dataSource.comboBox(self, objectValueForItemAt: $0) ?? ""
    }
  }

  /// Whether the button has a border.
  public final var isButtonBordered: Bool {
    get { textCell?.isButtonBordered ?? true }
    set { textCell?.isButtonBordered = newValue }
  }
  /// Distance of values in the list, in points.
  public final var intercellSpacing: NSSize {
    get { self[rare: ComboSettings.self].spacing }
    set { self[rare: ComboSettings.self].spacing = newValue }
  }
  /// Height of a value in the list, in points.
  public final var itemHeight: CGFloat {
    get { self[rare: ComboSettings.self].itemHeight }
    set { self[rare: ComboSettings.self].itemHeight = newValue }
  }

  /// Scrolls the list so that a value is the first that is seen.
  public final func scrollItemAtIndexToTop(_ index: Int) { self[rare: ComboSettings.self].top = index }
  /// Scrolls the list as little as it takes to see a value.
  public final func scrollItemAtIndexToVisible(_ index: Int) {
    let top = self[rare: ComboSettings.self].top
    self[rare: ComboSettings.self].top = min(max(top, index - numberOfVisibleItems + 1), index)
  }
  /// The places of the values that the list shows when it is open.
  public final var visibleItemIndexes: Range<Int> {
    let (count, seen) = (numberOfItems, min(max(0, numberOfVisibleItems), numberOfItems))
    let first = min(max(0, self[rare: ComboSettings.self].top), count - seen)
    return first..<first + seen
  }
  /// Tells that there are more or fewer values; they are asked for whenever they are needed.
  public final func noteNumberOfItemsChanged() {}

  /// The text that completes what is typed; nil for none, and where it does not complete.
  public final func completedString(for text: String) -> String? {
    guard completes, !text.isEmpty else { return nil }
    if usesDataSource, let dataSource { return dataSource.comboBox(self, completedString: text) }
    return items.first { $0.hasPrefix(text) }
  }

  /// What completes a text that is typed at the end, in place of what is selected; nothing elsewhere.
  final func completion(behind text: String, in editor: NSTextView) -> String {
    let (old, range) = (editor.string as NSString, editor.selectedRange())
    guard !text.isEmpty, NSMaxRange(range) == old.length else { return "" }
    let typed = old.substring(to: range.location) + text
    guard let whole = completedString(for: typed), whole.hasPrefix(typed) else { return "" }
    return String(whole.dropFirst(typed.count))
  }

  /// Tells the delegate, and whoever listens to notifications.
  final func tell(_ name: Notification.Name) {
    let notification = Notification(name: name, object: self)
    if let delegate = delegate as? any NSComboBoxDelegate {
      switch name {
      case Self.willPopUpNotification: delegate.comboBoxWillPopUp(notification)
      case Self.willDismissNotification: delegate.comboBoxWillDismiss(notification)
      case Self.selectionIsChangingNotification: delegate.comboBoxSelectionIsChanging(notification)
      default: delegate.comboBoxSelectionDidChange(notification)
      }
    }
    NotificationCenter.default.post(notification)
  }
}
