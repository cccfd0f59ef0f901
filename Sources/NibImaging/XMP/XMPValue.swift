/// A value of an XMP packet.
///
/// - Documented: ISO 16684-1, the forms of RDF that XMP uses.
indirect enum XMPValue: Hashable, Sendable {
  case text(String)
  case structure([XMPName: XMPValue])
  /// `rdf:Seq`, `rdf:Bag` or `rdf:Alt`.
  case array([XMPValue])

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var fields: [XMPName: XMPValue]? {
    if case .structure(let fields) = self { fields } else { nil }
  }

  /// A finite number, with nothing but space around it.
  var number: Double? {
    let words = text?.split(whereSeparator: \.isWhitespace) ?? []
    guard words.count == 1, let value = Double(words[0]), value.isFinite else { return nil }
    return value
  }
}

/// A name with its namespace; prefixes are resolved.
struct XMPName: Hashable, Sendable {
  let space: String
  let local: String

  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

  static func rdf(_ local: String) -> XMPName { XMPName(space: rdf, local: local) }
}
