import NibRuntime

/// The properties of a model by name, for bindings: what `@Dynamic` does not mark.
///
/// ```swift
/// static let modelTable = ModelTable(
///   Invoice.self, ModelProperty("total", \.total), ModelProperty("note", \.note))
/// ```
@MainActor
public struct ModelTable {
  struct Row {
    let get: @MainActor (AnyObject) -> NibValue
    let set: (@MainActor (AnyObject, NibValue) -> Bool)?
  }

  let rows: [String: Row]

  /// A table without properties.
  public static let empty = ModelTable(rows: [:])

  private init(rows: [String: Row]) { self.rows = rows }

  /// The table of a class.
  public init<Model: AnyObject>(_ type: Model.Type, _ properties: ModelProperty<Model>...) {
    var rows: [String: Row] = [:]
    for property in properties {
      let (get, set) = (property.get, property.set)
      var setter: (@MainActor (AnyObject, NibValue) -> Bool)?
      if let set { setter = { object, value in if let model = object as? Model { set(model, value) } else { false } } }
      rows[property.key] = Row(get: { if let model = $0 as? Model { get(model) } else { .null } }, set: setter)
    }
    self.init(rows: rows)
  }
}

/// One property of a model: its name, and how it is read and written.
@MainActor
public struct ModelProperty<Model: AnyObject> {
  let key: String
  let get: @MainActor (Model) -> NibValue
  let set: (@MainActor (Model, NibValue) -> Bool)?

  /// A property that is only read, as a computed one.
  public init<Value>(_ key: String, _ path: KeyPath<Model, Value>) {
    self.key = key
    get = { ModelBox.box($0[keyPath: path]) }
    set = nil
  }

  /// A property that is read and written.
  public init<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Model, Value>) {
    self.key = key
    get = { ModelBox.box($0[keyPath: path]) }
    set = { model, boxed in
      guard let value = ModelBox.unbox(boxed, as: Value.self) else { return false }
      model[keyPath: path] = value
      return true
    }
  }
}
