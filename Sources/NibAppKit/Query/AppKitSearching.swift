import NibDiagnostics
import NibStandIns

// The words by which UIKit's half is searched, on windows, views, menus and controllers.
extension UserOperable {
  /// The first object of a class among this one and all below it.
  public func find<Wanted>(_ type: Wanted.Type) -> Wanted? { AppKitQuery([self]).find(type) }

  /// All objects of a class among this one and all below it.
  public func all<Wanted>(_ type: Wanted.Type) -> [Wanted] { AppKitQuery([self]).all(type) }

  /// The first view that shows exactly this text.
  public func find(text: String) -> NSView? { AppKitQuery([self]).find(text: text) }

  /// The first view of a class that shows exactly this text.
  public func find<Wanted>(_ type: Wanted.Type, text: String) -> Wanted? { AppKitQuery([self]).find(type, text: text) }

  /// The first object whose element has an id in the document; nil in archives that have no document.
  public func find(id: String) -> NSResponder? { AppKitQuery([self]).find(id: id) }

  /// The first object with an identifier.
  public func find(identifier: String) -> NSResponder? { AppKitQuery([self]).find(identifier: identifier) }

  /// The first object with an accessibility identifier.
  public func find(accessibilityIdentifier: String) -> NSResponder? {
    AppKitQuery([self]).find(accessibilityIdentifier: accessibilityIdentifier)
  }

  /// The first object with an accessibility label.
  public func find(accessibilityLabel: String) -> NSResponder? {
    AppKitQuery([self]).find(accessibilityLabel: accessibilityLabel)
  }
}

// What is not there is an error that lists what is.
extension UserOperable {
  /// The first object of a class.
  /// - Throws: `StandInError` with code `notFound`, listing the classes that are there.
  public func require<Wanted>(_ type: Wanted.Type) throws(StandInError) -> Wanted {
    if let found = find(type) { return found }
    throw missing("no \(type)", NearMisses.counted(all(NSResponder.self).map { "\(Swift.type(of: $0))" }))
  }

  /// The first view that shows exactly this text.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest texts.
  @discardableResult
  public func require(text: String) throws(StandInError) -> NSView {
    if let found = find(text: text) { return found }
    throw missing("nothing that shows '\(text)'", NearMisses.nearest(to: text, among: textsBelow))
  }

  /// The first view of a class that shows exactly this text.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest texts.
  public func require<Wanted>(_ type: Wanted.Type, text: String) throws(StandInError) -> Wanted {
    if let found = find(type, text: text) { return found }
    throw missing("no \(type) that shows '\(text)'", NearMisses.nearest(to: text, among: textsBelow))
  }

  /// The first object with an identifier.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest identifiers.
  public func require(identifier: String) throws(StandInError) -> NSResponder {
    if let found = find(identifier: identifier) { return found }
    let known = all(NSResponder.self).compactMap { object in
      object.identifier.map { ($0.rawValue, "\(Swift.type(of: object))") }
    }
    throw missing("nothing with the identifier '\(identifier)'", NearMisses.nearest(to: identifier, among: known))
  }

  /// The first object whose element has an id in the document.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest ids; archives without document have none.
  public func require(id: String) throws(StandInError) -> NSResponder {
    if let found = find(id: id) { return found }
    let known = all(NSResponder.self).compactMap { object in
      object.archivedIdentifier.map { ($0, "\(Swift.type(of: object))") }
    }
    throw missing("no element '\(id)'", NearMisses.nearest(to: id, among: known))
  }

  private var textsBelow: [(String, String)] {
    all(NSView.self).flatMap { view in view.shownTexts.map { ($0, "\(Swift.type(of: view))") } }
  }

  private func missing(_ words: String, _ others: String) -> StandInError {
    let name = "\(Swift.type(of: self))"
    return StandInError(
      code: .notFound, place: Place(file: name), detail: "there is \(words) in \(name); \(others)")
  }
}
