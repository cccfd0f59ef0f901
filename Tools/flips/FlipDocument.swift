import NibArchives
import NibDiagnostics
import NibDocument
import Nibwright

/// A modern document whose elements are changed one at a time.
public struct FlipDocument: Sendable {
  /// What a document compiles to, as far as changes are looked for.
  struct Outcome: Equatable, Sendable {
    /// The paths and bytes of all files; none of a document that is refused.
    var files: [InterfaceFile] = []
    /// The messages without their places, in order.
    var messages: [String] = []
    /// Where elements are that are left out with a message, with all that is in them; of a controller, its scene.
    var leftOut: [Place] = []

    /// Whether a name stands in an archive.
    func contains(_ mark: String) -> Bool {
      let mark = Array(mark.utf8)
      return files.contains { file in
        guard file.bytes.count >= mark.count else { return false }
        return file.bytes.withUnsafeBufferPointer { bytes in
          (0...bytes.count - mark.count).contains { start in
            bytes[start] == mark[0] && bytes[start..<start + mark.count].elementsEqual(mark)
          }
        }
      }
    }

    static func == (left: Outcome, right: Outcome) -> Bool {
      left.messages == right.messages
        && left.files.elementsEqual(right.files) { $0.path == $1.path && $0.bytes == $1.bytes }
    }
  }

  /// Where it lies.
  public let path: String
  /// Whose document it is.
  public let platform: Flip.Platform
  /// The document.
  let document: Document
  /// The element that outlets are put into; nil in storyboards, whose scenes have owners of their own.
  private let owner: ElementIndex?

  /// Reads a document; nil for one of another dialect, of WatchKit, or one that is not read or refused.
  public init?(path: String, bytes: [UInt8]) {
    guard let document = try? XIBReader().read(bytes, file: path) else { return nil }
    let system = DocumentProperties(document).platform
    guard system != .watchOS else { return nil }
    self.path = path
    self.document = document
    platform = system == .macOS ? .appKit : .uiKit
    owner = Self.owner(of: document)
  }

  /// The element of the file's owner.
  private static func owner(of document: Document) -> ElementIndex? {
    guard document.kind == .xib else { return nil }
    return document.elements.indices.map { ElementIndex($0) }.first { element in
      document.attribute("placeholderIdentifier", of: element) == "IBFilesOwner"
        || document.attribute("id", of: element) == "-2"
    }
  }

  /// Whether outlets of the owner can be put in.
  var hasOwner: Bool { owner != nil }

  /// What the document compiles to; of a changed one with these bytes.
  func outcome(of bytes: [UInt8]) -> Outcome {
    var outcome = Outcome()
    var diagnostics = Diagnostics(limit: 100_000)
    do {
      outcome.files = try Interface.read(bytes, name: path).compile(into: &diagnostics).encoded()
    } catch {
      outcome.messages.append("\(error.code): \(error.detail)")
    }
    if diagnostics.hasErrors { outcome.files = [] }
    outcome.messages += diagnostics.messages.map { "\($0.id): \($0.message)" }
    outcome.leftOut = diagnostics.messages.filter {
      $0.id == "unreachableScene" || $0.message.contains("left out") || $0.message.contains("' has the child '")
    }.map(\.place)
    return outcome
  }

  /// The document with an element changed; nil where that is not possible.
  /// - Parameter value: another value of the attribute that is changed.
  func changed(_ change: Flip.Change, of element: ElementIndex, value: String = "YES") -> [UInt8]? {
    var editor = DocumentEditor(document)
    do {
      switch change {
      case .value(let name), .attribute(let name): try editor.set(name, of: element, to: value)
      case .nonsense(let name): try editor.set(name, of: element, to: Flip.mark)
      case .child(let name): try editor.insert(NewElement(name, ["key": name]), into: element)
      case .customClass: try editor.set("customClass", of: element, to: Flip.mark)
      case .runtimeAttribute:
        let attribute = NewElement(
          "userDefinedRuntimeAttribute", ["type": "string", "keyPath": "probe", "value": Flip.mark])
        try editor.add(attribute, to: "userDefinedRuntimeAttributes", of: element)
      case .outlet:
        guard let owner, let id = document.attribute("id", of: element) else { return nil }
        let outlet = NewElement("outlet", ["property": Flip.mark, "destination": id, "id": "nfp-rb-e01"])
        try editor.add(outlet, to: "connections", of: owner)
      }
      return try editor.bytes()
    } catch {
      return nil
    }
  }
}

extension DocumentEditor {
  /// Puts an element into the child of a tag, which is made where it is missing.
  fileprivate mutating func add(
    _ new: NewElement, to tag: String, of element: ElementIndex
  ) throws(DocumentError) {
    if let holder = document.child(tag, of: element) { return try insert(new, into: holder) }
    try insert(NewElement(tag, children: [new]), into: element)
  }
}
