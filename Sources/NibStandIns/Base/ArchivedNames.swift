import NibSchema

/// Where archives keep what a class reads, by the names that its code has for it.
///
/// A name is looked up in the rows of the class's kinds, by the attribute or child that they read; then among what the
/// schema knows of the framework's class. So a stand-in spells no key.
package struct ArchivedNames: Sendable {
  private let rows: KindRows?
  private let classes: [FrameworkClass]
  private let superclasses: [FrameworkClass]
  private let fields: [String: [ArchivedPlace]]

  /// The names of a class.
  /// - Parameters:
  ///   - type: the class in Swift; the framework's has the same name.
  ///   - className: the framework's, where that has another name.
  ///   - kinds: the kinds whose rows the class reads.
  package init(of type: Any.Type, as className: String? = nil, kinds: [ElementSchema] = []) {
    self.init([className ?? "\(type)"] + kinds.map(\.className), kinds)
  }

  /// The names of a kind whose objects have no class of their own here.
  package init(of kind: ElementSchema) { self.init([kind.className], [kind]) }

  private init(_ classNames: [String], _ kinds: [ElementSchema]) {
    rows = kinds.isEmpty ? nil : KindRows(kinds)
    var classes: [FrameworkClass] = []
    var superclasses: [FrameworkClass] = []
    for name in classNames {
      guard let known = FrameworkClasses.known(name) else { continue }
      if !classes.contains(where: { $0.name == known.own.name }) { classes.append(known.own) }
      superclasses += known.superclasses
    }
    self.classes = classes
    self.superclasses = superclasses
    var fields: [String: [ArchivedPlace]] = [:]
    for known in classes + superclasses { fields.merge(known.placesByName) { own, _ in own } }
    self.fields = fields
  }

  /// The places of a name, each once: none for one that no archive holds, nil for one that the schema does not know.
  package func places(of name: String) -> [ArchivedPlace]? {
    if let places = rows?.places(of: name), !places.isEmpty { return places }
    return fields[name]
  }

  /// Whether a row reads the attribute or child of a name; what else is known by it is a field of the class.
  func isRow(_ name: String) -> Bool { rows.map { !$0.places(of: name).isEmpty } ?? false }

  /// The places of a name that code reads and no property, none for one that no archive holds.
  ///
  /// The schema must know it: a name is written in the code, and no archive decides whether it is there.
  func knownPlaces(of name: String) -> [ArchivedPlace] {
    guard let places = places(of: name) else {
      preconditionFailure("no row or field of \(classes.map(\.name).joined(separator: ", ")) is named '\(name)'")
    }
    return places
  }

  /// The key of a name, for a value that code reads and no property; archives must have one.
  package func key(_ name: String) -> String {
    guard let key = knownPlaces(of: name).first?.key else {
      preconditionFailure("no archive of \(classes.map(\.name).joined(separator: ", ")) holds '\(name)'")
    }
    return key
  }

  /// The keys of a name, one after another; none for one that no archive holds.
  package func keys(_ name: String) -> [String] { knownPlaces(of: name).map(\.key) }

  /// A property that the class has of another object; nil where there is none of the name.
  func borrowed(_ name: String) -> FrameworkClass.Borrowed? {
    (classes + superclasses).lazy.flatMap(\.borrowed).first { $0.property.name == name }
  }

  /// See `KindRows.omittedFlag(_:)`.
  func omittedFlag(_ name: String) -> Bool? { rows?.omittedFlag(name) }

  /// Keys of the class whose meaning is known and carried elsewhere, or which code reads.
  var handledKeys: [String] {
    classes.flatMap { known in known.implied + known.fields.map(\.value) }.filter { !$0.isEmpty }
  }
}

extension FrameworkClass {
  /// Where archives keep what code names so: the fields, else the properties.
  fileprivate var placesByName: [String: [ArchivedPlace]] {
    var properties: [String: [ArchivedPlace]] = [:]
    for property in self.properties {
      let place = ArchivedPlace(property)
      properties[property.name, default: []] += property.key.isEmpty ? [] : [place]
    }
    var places: [String: [ArchivedPlace]] = [:]
    for (name, key) in fields {
      places[name, default: []] += key.isEmpty ? [] : [ArchivedPlace(key: key, form: .whole)]
    }
    return places.merging(properties) { field, _ in field }
  }
}
