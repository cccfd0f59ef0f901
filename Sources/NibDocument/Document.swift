import NibBytes
import NibDiagnostics

/// An element of a document: its index in the element table.
public struct ElementIndex: Sendable, Hashable {
  /// Index into `Document.elements`, in document order; the root element is 0.
  public var index: Int32

  /// Makes an index.
  @inlinable public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The root element.
  @inlinable public static var root: ElementIndex { ElementIndex(0) }
}

/// A tag or attribute name: its index in `Document.names`. Equal names have equal indices.
public typealias NameIndex = UInt16

/// One row of the element table.
public struct ElementRecord: Sendable, BitwiseCopyable {
  /// The tag.
  public var name: NameIndex
  /// Number of attributes.
  public var attributeCount: UInt16
  /// Index of the first attribute in `Document.attributes`.
  public var firstAttribute: UInt32
  /// The enclosing element; -1 for the root.
  public var parent: Int32
  /// The first child element; -1 for none.
  public var firstChild: Int32
  /// The next element of the same parent; -1 for none.
  public var nextSibling: Int32
  /// Offset of the start tag's `<` in the source.
  public var offset: UInt32
  /// The element's own text, entities resolved and pieces joined; empty for none or for white space between elements.
  public var text: ByteSpan

  /// Makes a row without attributes, children or text.
  public init(name: NameIndex, parent: Int32, offset: UInt32, firstAttribute: UInt32) {
    self.name = name
    attributeCount = 0
    self.firstAttribute = firstAttribute
    self.parent = parent
    firstChild = -1
    nextSibling = -1
    self.offset = offset
    text = .empty
  }
}

/// One attribute: a name and a value with entities resolved.
public struct AttributeRecord: Sendable, BitwiseCopyable {
  /// The name.
  public var name: NameIndex
  /// The value as a span of `Document.bytes`.
  public var value: ByteSpan

  /// Makes an attribute.
  @inlinable
  public init(name: NameIndex, value: ByteSpan) {
    self.name = name
    self.value = value
  }
}

/// A modern `<document>`, XIB or storyboard, or other XML, as flat tables.
///
/// Nothing is interpreted and nothing is lost: order, unknown elements and unknown attributes are kept. Elements are in
/// document order, so an element's descendants follow it directly. Names are interned: compare indices, not text.
public struct Document: Sendable {
  /// What kind of interface file the root element says it is.
  public enum Kind: Sendable, Hashable {
    /// A XIB.
    case xib
    /// A storyboard.
    case storyboard
    /// Any other XML, which only `XMLDocumentReader` reads.
    case other
  }

  /// The file as the user named it.
  public let file: String
  /// XIB, storyboard or neither.
  public let kind: Kind
  /// The elements in document order.
  public let elements: [ElementRecord]
  /// The attributes, each element's in one run, in document order.
  public let attributes: [AttributeRecord]
  /// Tags and attribute names, each once.
  public let names: NameTable
  /// The bytes that values and text are spans of: the source, and behind it what does not stand there as it is.
  public let bytes: [UInt8]
  /// The file's text in UTF-8 without a byte order mark, to find lines in.
  public let source: [UInt8]
  /// How the text stood in the file.
  public let encoding: DocumentEncoding
  /// For a document that was raised from another form, where its elements come from; nil for one that was read.
  public let origins: DocumentOrigins?

  /// Makes a document from tables; the reader's business.
  public init(
    file: String, kind: Kind, elements: [ElementRecord], attributes: [AttributeRecord], names: NameTable,
    bytes: [UInt8], source: [UInt8], encoding: DocumentEncoding = .utf8, origins: DocumentOrigins? = nil
  ) {
    self.file = file
    self.kind = kind
    self.elements = elements
    self.attributes = attributes
    self.names = names
    self.bytes = bytes
    self.source = source
    self.encoding = encoding
    self.origins = origins
  }
}

/// Where the elements of a raised document stood in the file that it was raised from: what messages name.
public struct DocumentOrigins: Sendable {
  /// The file's text in UTF-8.
  public let source: [UInt8]
  /// Offset of each element's origin in it.
  public let offsets: [UInt32]

  /// Makes a table of one offset an element.
  public init(source: [UInt8], offsets: [UInt32]) {
    self.source = source
    self.offsets = offsets
  }
}

extension Document {
  /// The text that places are in: the file's own.
  public var originText: [UInt8] { origins?.source ?? source }

  /// Offset of an element in `originText`.
  @inlinable
  public func originOffset(of element: Int) -> UInt32 {
    if let origins, element < origins.offsets.count { return origins.offsets[element] }
    return elements[element].offset
  }

  /// The same document, whose elements come from the file that it was raised from.
  public func from(_ origins: DocumentOrigins) -> Document {
    Document(
      file: file, kind: kind, elements: elements, attributes: attributes, names: names, bytes: bytes, source: source,
      encoding: encoding, origins: origins)
  }
}

extension Document {
  /// Tag of an element.
  public func tag(_ element: ElementIndex) -> String { names[Int(elements[Int(element.index)].name)] }

  /// Attributes of an element, in document order.
  @inlinable
  public func attributes(of element: ElementIndex) -> ArraySlice<AttributeRecord> {
    let record = elements[Int(element.index)]
    return attributes[Int(record.firstAttribute)..<Int(record.firstAttribute) + Int(record.attributeCount)]
  }

  /// Value of an attribute, by name. Compares names: fine for a question, slow for a loop.
  public func attribute(_ name: String, of element: ElementIndex) -> String? {
    attributes(of: element).first { names.holds(name, at: Int($0.name)) }.map { bytes.text($0.value) }
  }

  /// The child elements, in document order.
  @inlinable
  public func children(of element: ElementIndex) -> ElementChildren {
    ElementChildren(elements: elements, first: elements[Int(element.index)].firstChild)
  }

  /// The first child with a tag.
  public func child(_ tag: String, of element: ElementIndex) -> ElementIndex? {
    children(of: element).first { names.holds(tag, at: Int(elements[Int($0.index)].name)) }
  }

  /// The first element with an id; nil for want of one. Looks at all elements before it.
  public func element(id: String) -> ElementIndex? {
    elements.indices.lazy.map { ElementIndex($0) }.first { attribute("id", of: $0) == id }
  }

  /// The element's own text.
  public func text(of element: ElementIndex) -> String { bytes.text(elements[Int(element.index)].text) }

  /// Line and column where the element's start tag begins, with its id.
  ///
  /// Counts the lines before it: meant for messages. For the places of all elements use a `LineTable` of `source`.
  public func place(of element: ElementIndex) -> Place {
    let (line, column) = LineTable.position(of: Int(originOffset(of: Int(element.index))), in: originText)
    return .text(file, line: line, column: column, object: attribute("id", of: element))
  }

  /// The same, counting on from the place that was asked for before: for the messages of one pass.
  ///
  /// - Parameter cursor: Where the last count ended.
  public func place(of element: ElementIndex, from cursor: inout LineCursor) -> Place {
    let offset = Int(originOffset(of: Int(element.index)))
    let (line, column) = LineTable.position(of: offset, in: originText, from: &cursor)
    return .text(file, line: line, column: column, object: attribute("id", of: element))
  }
}
