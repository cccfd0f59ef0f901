import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of settings that stay: what preference windows are bound to. Stands in for NSUserDefaultsController.
///
/// Those of `shared` are the settings of every controller that a document calls the shared one, and are those of
/// `UserDefaults.standard`: read from there, and written there where a change is kept, as code reads them. As long as there is
/// none at all, what is bound stays as the document has it; from then on a setting that has neither a value nor an initial one
/// is nil, as in AppKit.
open class NSUserDefaultsController: NSController {
  /// Whether it is the one of the whole program.
  open var isSharedInstance = false
  /// Whether a change is kept at once, without `save:`.
  open var appliesImmediately: Bool {
    get { settings.appliesImmediately }
    set { settings.appliesImmediately = newValue }
  }
  /// Keys of settings that the editor offers.
  open var declaredKeys: [String] = []
  /// Settings that nobody has changed yet, by name.
  open var initialValues: [String: Any]? {
    get { settings.initialValues.compactMapValues { ModelBox.unboxed($0) } }
    set {
      settings.initialValues = (newValue ?? [:]).mapValues { $0 as? NibValue ?? ModelBox.boxed($0) }
      settings.announceAll()
    }
  }

  /// The settings that the controller was made for: read by it, and written where a change is kept. Those of the program
  /// for one that was made without, whose settings lie in memory alone unless it is the shared one.
  open var defaults: UserDefaults { settings.defaults ?? .standard }

  /// Makes a controller of settings.
  public convenience init(defaults: UserDefaults?, initialValues: [String: Any]?) {
    self.init()
    settings.defaults = defaults
    self.initialValues = initialValues
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    // Archives leave the flag out where it is NO; the shared controller has none.
    appliesImmediately = false
    try Self.userDefaultsTable.read(self, from: coder)
    if isSharedInstance {
      settings = Self.shared.settings
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [userDefaultsTable] }

  private static let userDefaultsTable = PropertyTable(
    NSUserDefaultsController.self, kind: AppKitElements.userDefaultsController, fresh: { NSUserDefaultsController() },
    [
      Property("sharedInstance", row: "representsSharedInstance", \.isSharedInstance),
      Property("appliesImmediately", \.appliesImmediately),
      Property("declaredKeys", \.declaredKeys),
    ])

  private var settings = Settings()

  /// The controller of the program's settings.
  public static let shared: NSUserDefaultsController = {
    let controller = NSUserDefaultsController()
    controller.isSharedInstance = true
    controller.settings.defaults = .standard
    controller.settings.isOfProgram = true
    return controller
  }()

  /// The shared controller for what a document has made of it, which goes with its nib; any other object is itself.
  static func lasting(_ object: AnyObject?) -> AnyObject? {
    (object as? NSUserDefaultsController)?.isSharedInstance == true ? shared : object
  }

  /// The settings that are kept, by name.
  open private(set) var savedValues: [String: NibValue] {
    get { settings.savedValues }
    set { settings.savedValues = newValue }
  }
  /// The settings as they are seen, by name.
  open var values: [String: NibValue] {
    get { settings.values }
    set {
      settings.unapplied.formUnion(settings.values.keys)
      settings.unapplied.formUnion(newValue.keys)
      settings.values = newValue
      if appliesImmediately { keep() }
      settings.announceAll()
    }
  }

  /// Whether there are settings that are not kept yet.
  open var hasUnappliedChanges: Bool { settings.isChanged }

  /// Keeps the settings.
  open func save() {
    keep()
    settings.isChanged = false
  }

  private func keep() {
    savedValues = settings.values
    settings.store()
  }

  /// Goes back to the settings that are kept.
  open func revert() {
    values = savedValues
    settings.unapplied = []
    settings.isChanged = false
  }

  /// Goes back to the initial settings.
  open func revertToInitialValues() { values = [:] }

  /// Keeps the settings.
  open func save(_ sender: Any?) { save() }

  /// Goes back to the settings that are kept.
  open func revert(_ sender: Any?) { revert() }

  /// Goes back to the initial settings.
  open func revertToInitialValues(_ sender: Any?) { revertToInitialValues() }

  /// A setting as it is seen, by the path `values` and its name; nil for none, and for another path.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let name = Self.setting(of: keyPath) else { return nil }
    return settings.boundProperty(name).flatMap { ModelBox.unboxed($0) }
  }

  /// Changes a setting, by the path `values` and its name, as a bound control does; another path is left alone.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let name = Self.setting(of: keyPath) { _ = settings.setBoundProperty(ModelBox.boxed(value), name) }
  }

  private static func setting(of keyPath: String) -> String? {
    keyPath.hasPrefix("values.") ? String(keyPath.dropFirst(7)) : nil
  }

  /// Leads to the settings.
  open override func boundProperty(_ key: String) -> NibValue? {
    key == "values" ? .object(settings) : super.boundProperty(key)
  }

  /// Keeps settings and goes back.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "save:": save(sender)
    case "revert:": revert(sender)
    case "revertToInitialValues:": revertToInitialValues(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["save:", "revert:", "revertToInitialValues:"].contains(selector) || super.responds(to: selector)
  }

  /// The settings as key paths see them.
  final class Settings: NSResponder {
    var values: [String: NibValue] = [:]
    var initialValues: [String: NibValue] = [:]
    var savedValues: [String: NibValue] = [:]
    var defaults: UserDefaults?
    /// Whether they are those of the whole program, and hold more than anybody bound to them has set.
    var isOfProgram = false
    /// Names of settings that are not kept yet as they are seen.
    var unapplied: Set<String> = []
    private var stored: Set<String> = []
    var isChanged = false
    var appliesImmediately = true
    private var asked: Set<String> = []
    private var isUnknown: Bool { values.isEmpty && initialValues.isEmpty && (defaults == nil || isOfProgram) }

    override func boundProperty(_ key: String) -> NibValue? {
      KeyValueCenter.shared.didRead(self, key)
      asked.insert(key)
      if unapplied.contains(key) || !stored.contains(key), let value = values[key] { return value }
      if !unapplied.contains(key), let kept = defaults?.object(forKey: key) { return ModelBox.boxed(kept) }
      return initialValues[key] ?? (isUnknown ? nil : .null)
    }

    override func setBoundProperty(_ value: NibValue, _ key: String) -> Bool {
      let wasUnknown = isUnknown
      values[key] = value
      if appliesImmediately {
        savedValues[key] = value
        store()
      } else {
        unapplied.insert(key)
        isChanged = true
      }
      if wasUnknown { announceAll() } else { KeyValueCenter.shared.didChange(self, key) }
      return true
    }

    /// Writes what is kept, and takes away what was written and is kept no more. A value that no property list holds stays
    /// in memory.
    func store() {
      unapplied = []
      guard let defaults else { return }
      let plain = savedValues.compactMapValues { value in
        ModelBox.unboxed(value).flatMap { PropertyListSerialization.propertyList($0, isValidFor: .binary) ? $0 : nil }
      }
      for key in stored where plain[key] == nil { defaults.removeObject(forKey: key) }
      for (key, value) in plain { defaults.set(value, forKey: key) }
      stored = Set(plain.keys)
    }

    func announceAll() { for key in asked { KeyValueCenter.shared.didChange(self, key) } }
  }
}
