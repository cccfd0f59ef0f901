import NibDiagnostics
import NibDocument
import NibSchema

@testable import NibCompiler

/// A small document that is read and written by hand, without being compiled.
struct ReadSample {
  let document: Document
  let schema: CompiledSchema
  let index: SymbolizedDocument

  /// A document of the elements inside `<objects>`.
  init(_ objects: String, profile: OutputProfile = .standard) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
      <objects>
      \(objects)
      </objects></document>
      """
    document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
    schema = CompiledSchema(.uiKit, profile: profile, .of(document))
    var diagnostics = Diagnostics()
    index = SymbolizedDocument(document, schema, into: &diagnostics)
  }

  /// A reader whose slots hold nothing yet.
  func reader() -> ElementReader { ElementReader(document, schema, index, Diagnostics()) }

  /// A writer whose graph begins with the document's bytes.
  func writer() -> ObjectWriter { ObjectWriter(schema, bytes: document.bytes, expecting: document.elements.count) }

  /// The element with an id.
  func element(_ id: String) -> Int {
    document.elements.indices.first { document.attribute("id", of: ElementIndex($0)) == id } ?? -1
  }

  /// What is known of the kind of an element.
  func plan(of element: Int) -> KindPlan { schema.plans[Int(index.planOf[element])] }
}
