import NibRuntime
import NibSchema
import NibStandIns
import NibUIKit

/// An element that holds one whose class is no object of UIKit, but a value of the holder's: a configuration, a look.
@MainActor
struct ProofHost {
  /// The id of the element that holds it.
  nonisolated var identifier = "prf-00-003"
  /// The attribute `key` of the element.
  nonisolated var key = ""
  nonisolated let around: @Sendable (String) -> String
  /// The value; nil for an object that is found itself.
  nonisolated var value: (@MainActor @Sendable (StandIn) -> Any?)?

  /// The host of a kind; nil for one that has none.
  nonisolated static func of(_ kind: ElementSchema) -> ProofHost? { hosts[kind.tag] }

  private nonisolated static let hosts = [
    "buttonConfiguration": ProofHost(
      key: " key=\"configuration\"", around: { "<button id=\"prf-00-003\">\($0)</button>" },
      value: { ($0 as? UIButton)?.configuration }),
    "backgroundConfiguration": ProofHost(
      key: " key=\"background\"",
      around: {
        "<button id=\"prf-00-003\"><buttonConfiguration key=\"configuration\" style=\"plain\">\($0)</buttonConfiguration></button>"
      }, value: { ($0 as? UIButton)?.configuration?.background }),
    "constraint": ProofHost(
      identifier: ProofDocument.identifier,
      around: {
        "<view id=\"prf-00-003\"><subviews><view id=\"prf-00-101\"/></subviews><constraints>\($0)</constraints></view>"
      }),
    // A row has its cells: one that is in none is not archived, and one that names no column stands in the first.
    "gridCell": ProofHost(
      identifier: ProofDocument.identifier, key: " row=\"prf-00-111\"",
      around: {
        let cell =
          $0.contains(" column=")
          ? $0 : $0.replacing("<gridCell ", with: "<gridCell column=\"prf-00-114\" ", maxReplacements: 1)
        return
          "<gridView id=\"prf-00-003\"><rows><gridRow id=\"prf-00-111\"/></rows><columns><gridColumn id=\"prf-00-114\"/><gridColumn width=\"7\" id=\"prf-00-112\"/><gridColumn id=\"prf-00-115\"/></columns><gridCells>\(cell)<gridCell row=\"prf-00-111\" column=\"prf-00-115\" id=\"prf-00-113\"/></gridCells></gridView>"
      }),
    // Beside an item that it may point at.
    "segue": ProofHost(
      identifier: ProofDocument.identifier, around: { "\($0)<barButtonItem id=\"prf-00-101\"/>" }),
    "navigationBarAppearance": ProofHost(
      key: " key=\"standardAppearance\"", around: { "<navigationBar id=\"prf-00-003\">\($0)</navigationBar>" },
      value: { ($0 as? UINavigationBar)?.standardAppearance }),
  ]

  /// The property of a holder's value that has the attribute's name; nil for a kind without a host.
  static func values(_ subject: ProofSubject, of live: StandIn) -> [(name: String, value: NibValue)]? {
    guard let read = of(subject.kind)?.value else { return nil }
    let name = ObjectSamples.propertyName(of: subject)
    guard let value = read(live) else { return [] }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) {
        return [(name, nibValue(child.value))]
      }
      mirror = current.superclassMirror
    }
    return []
  }

  private static func nibValue(_ value: Any) -> NibValue {
    switch value {
    case let value as any NibConvertible: value.nibValue
    case let object as UIImage.SymbolConfiguration: .object(object)
    case let background as UIButton.Configuration.Background: .real(background.cornerRadius)
    default: .null
    }
  }
}
