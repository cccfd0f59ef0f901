import NibDocument
import NibSchema

/// Asks an element of a document what the conditions of rows ask, as the compiler does.
package struct RowQuestions: Sendable {
  private let document: Document
  private let profile: OutputProfile
  private let devices: Devices

  /// Questions to the elements of a document that is compiled for a profile.
  package init(_ document: Document, profile: OutputProfile, devices: Devices) {
    self.document = document
    self.profile = profile
    self.devices = devices
  }

  /// Whether a row applies to an element.
  package func applies(_ row: Row, to element: ElementIndex) -> Bool {
    guard row.condition.includes(profile), !row.isPlace, row.condition.devices.contains(devices) else { return false }
    return row.condition.tests.allSatisfy { holds($0, element) }
  }

  private func holds(_ test: Condition.Test, _ element: ElementIndex) -> Bool {
    switch test {
    case .always: true
    case .presence(let name, let wanted): (attribute(name, element) != nil || child(name, of: element) != nil) == wanted
    case .value(let name, let values, let wanted):
      (attribute(name, element).map(values.contains) ?? false) == wanted
    case .nilChild(let name, let wanted):
      (child(name, of: element).map { document.tag($0) == "nil" } ?? false) == wanted
    }
  }

  /// The value of an attribute of an element, or of a child of it.
  private func attribute(_ name: String, _ element: ElementIndex) -> String? {
    guard let path = Row.path(of: name) else { return document.attribute(name, of: element) }
    return child(path.child, of: element).flatMap { document.attribute(path.attribute, of: $0) }
  }

  /// The first child that is found by its key, or by its tag where it has none.
  private func child(_ name: String, of element: ElementIndex) -> ElementIndex? {
    document.children(of: element).first { (document.attribute("key", of: $0) ?? document.tag($0)) == name }
  }
}
