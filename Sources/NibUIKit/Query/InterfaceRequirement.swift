import NibDiagnostics
import NibRuntime
import NibStandIns

/// Finds that throw, for tests: what is not there is an error that lists what is.
extension InterfaceSearching {
  /// The first view of a class.
  /// - Throws: `StandInError` with code `notFound`, listing the classes that are there.
  public func require<Wanted>(_ type: Wanted.Type) throws(StandInError) -> Wanted {
    if let found = find(type) { return found }
    throw missing("no \(type)", NearMisses.counted(allViews.map { "\(Swift.type(of: $0))" }))
  }

  /// The first view that shows exactly this text.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest texts.
  @discardableResult
  public func require(text: String) throws(StandInError) -> UIView {
    if let found = find(text: text) { return found }
    throw missing("nothing that shows '\(text)'", NearMisses.nearest(to: text, among: texts))
  }

  /// The first view of a class that shows exactly this text.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest texts.
  public func require<Wanted>(_ type: Wanted.Type, text: String) throws(StandInError) -> Wanted {
    if let found = find(type, text: text) { return found }
    throw missing("no \(type) that shows '\(text)'", NearMisses.nearest(to: text, among: texts))
  }

  /// The first view with an accessibility identifier.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest identifiers.
  public func require(accessibilityIdentifier: String) throws(StandInError) -> UIView {
    if let found = find(accessibilityIdentifier: accessibilityIdentifier) { return found }
    let known = allViews.compactMap { view in
      view.accessibilityIdentifier.map { ($0, "\(Swift.type(of: view))") }
    }
    throw missing(
      "nothing with the accessibility identifier '\(accessibilityIdentifier)'",
      NearMisses.nearest(to: accessibilityIdentifier, among: known))
  }

  private var texts: [(String, String)] {
    allViews.flatMap { view in view.shownTexts.map { ($0, "\(Swift.type(of: view))") } }
  }

  private func missing(_ words: String, _ others: String) -> StandInError {
    StandInError(
      code: .notFound, place: Place(file: searchName), detail: "there is \(words) in \(searchName); \(others)")
  }
}

extension UIView {
  /// The first view whose element has an id in the document.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest ids.
  public func require(id: String) throws(StandInError) -> UIView {
    if let found = find(id: id) { return found }
    let known = allViews.compactMap { view in view.archivedIdentifier.map { ($0, "\(Swift.type(of: view))") } }
    throw StandInError(
      .notFound, self, "there is no element '\(id)' in \(searchName); \(NearMisses.nearest(to: id, among: known))")
  }
}

@MainActor
extension Instantiation {
  /// The first object of a class, views or not.
  /// - Throws: `StandInError` with code `notFound`, listing the classes that are there.
  public func require<Wanted>(_ type: Wanted.Type) throws(StandInError) -> Wanted {
    if let found = find(type) { return found }
    let known = NearMisses.counted(objects.map { "\(Swift.type(of: $0.object))" })
    throw StandInError(
      code: .notFound, place: Place(file: searchName), detail: "there is no \(type) in \(searchName); \(known)")
  }

  /// The object whose element has an id in the document.
  /// - Throws: `StandInError` with code `notFound`, listing the nearest ids; archives without document have none.
  public func require(id: String) throws(StandInError) -> AnyObject {
    if let found = find(id: id) { return found }
    let known = objects.compactMap { object in
      object.identifier.map { ($0, "\(Swift.type(of: object.object))") }
    }
    throw StandInError(
      code: .notFound, place: Place(file: searchName),
      detail: "there is no element '\(id)' in \(searchName); \(NearMisses.nearest(to: id, among: known))")
  }
}
