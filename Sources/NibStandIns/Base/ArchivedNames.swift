import NibSchema

/// One place in an archive that holds a property's value: a key, and what of its value is meant.
@usableFromInline package struct ArchivedPlace: Sendable, Equatable {
  /// What of a value is meant.
  @usableFromInline package typealias Form = ArchivedProperty.Part

  /// The archive key.
  package let key: String
  /// What of the value is meant.
  package let form: Form
}

/// Where archives keep what a class reads, by the names that its code has for it.
///
/// A name is looked up in the rows of the class's kinds, by the attribute or child that they read; then among what the
/// schema knows of the framework's class. So a stand-in spells no key.
package struct ArchivedNames: Sendable {
  private let rows: KindRows?
  private let classes: [FrameworkClass]
  private let superclasses: [FrameworkClass]

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
  }

  /// The places of a name, each once: none for one that no archive holds, nil for one that the schema does not know.
  package func places(of name: String) -> [ArchivedPlace]? {
    if let places = rows?.places(of: name), !places.isEmpty { return places }
    for known in classes + superclasses { if let places = known.places(of: name) { return places } }
    return nil
  }

  /// Whether a row reads the attribute or child of a name; what else is known by it is a field of the class.
  func isRow(_ name: String) -> Bool { rows.map { !$0.places(of: name).isEmpty } ?? false }

  /// The key of a name, for a value that code reads and no property.
  ///
  /// The schema must know it: a name is written in the code, and no archive decides whether it is there.
  package func key(_ name: String) -> String {
    guard let key = places(of: name)?.first?.key else {
      preconditionFailure("no row or field of \(classes.map(\.name).joined(separator: ", ")) is named '\(name)'")
    }
    return key
  }

  /// The keys of a name, one after another; none for one that no archive holds.
  package func keys(_ name: String) -> [String] { places(of: name)?.map(\.key) ?? [] }

  /// See `KindRows.omittedFlag(_:)`.
  func omittedFlag(_ name: String) -> Bool? { rows?.omittedFlag(name) }

  /// Keys of the class whose meaning is known and carried elsewhere, or which code reads.
  var handledKeys: [String] {
    classes.flatMap { known in known.implied + known.fields.map(\.value) }.filter { !$0.isEmpty }
  }
}

extension FrameworkClass {
  /// Where archives keep what code names so: a field, else a property; nil where there is neither.
  fileprivate func places(of name: String) -> [ArchivedPlace]? {
    let keys = fields.filter { $0.key == name }.map(\.value)
    if !keys.isEmpty { return keys.filter { !$0.isEmpty }.map { ArchivedPlace(key: $0, form: .whole) } }
    let known = properties.filter { $0.name == name }
    return known.isEmpty ? nil : known.filter { !$0.key.isEmpty }.map { ArchivedPlace(key: $0.key, form: $0.part) }
  }
}
