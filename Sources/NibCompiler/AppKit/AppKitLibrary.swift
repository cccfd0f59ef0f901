import NibBytes
import NibGraph
import NibSchema

/// What plug-ins of Interface Builder 3 put into its library: views of the editor's own, each around what is dragged from
/// it. They stand in archives as what they are, and no class takes their place.
///
/// A document has no element for what they say, so it stands in runtime attributes, of which those compilers knew nothing;
/// a text whose runs differ has an `<attributedString>` there besides.
/// - Seen: 22 templates in 5 archives of 1 app; the nil keys and the number are the same in all, and the font and the
///   style of 21 texts.
enum AppKitLibrary {
  /// Whether an element is such a template.
  static func isTemplate(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.profile < .xcode5, let name = lowering.reader.attribute(.customClass, of: element) else {
      return false
    }
    return lowering.reader.document.bytes.equals(name, AppKitClass.ibLibraryObjectTemplate.rawValue)
  }

  static func lower(_ element: Int, _ lowering: inout Lowering) {
    guard isTemplate(element, &lowering) else { return }
    for key in LibraryTemplateKeys.empty { lowering.writer.add(.null(lowering.writer.key(named: key))) }
    lowering.writer.add(.int(lowering.writer.key(named: LibraryTemplateKeys.scaling), 0))
    guard let container = lowering.reader.child(.userDefinedRuntimeAttributes) else { return }
    for attribute in Array(lowering.reader.children(of: container)) {
      guard let path = lowering.reader.attribute(.keyPath, of: attribute),
        let value = lowering.reader.attribute(.value, of: attribute)
      else { continue }
      let name = lowering.reader.text(path)
      guard LibraryTemplateKeys.texts.contains(name) else { continue }
      let text = lowering.writer.string(value)
      let object = name == LibraryTemplateKeys.styled ? description(text, of: attribute, &lowering) : text
      lowering.writer.add(.reference(lowering.writer.key(named: name), object))
    }
  }

  /// A text in its runs, or in the font and the style that texts have by themselves.
  private static func description(_ text: ObjectID, of attribute: Int, _ lowering: inout Lowering) -> ObjectID {
    if let runs = lowering.reader.firstChild(.attributedString, of: attribute) {
      return AppKitTextRuns.object(of: runs, &lowering)
    }
    let style = lowering.writer.object(
      NibClass.paragraphStyle.id, .null(NibKey.tabStops.id), .int(NibKey.alignment.id, 4))
    let attributes = lowering.writer.dictionary(
      [
        (lowering.writer.string(.class(.paragraphStyle)), style),
        (lowering.writer.string(.class(.nsFont)), AppKitFonts.plainText(&lowering)),
      ], .dictionary)
    return lowering.writer.object(
      NibClass.attributedString.id, .reference(NibKey.nsString.id, text), .reference(NibKey.attributes.id, attributes))
  }

  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitLibrary) -> CustomLoweringCode {
    switch lowering {
    case .libraryTemplate: .init(lower: { lower($0, &$2) }, raise: { $0.raiseLibraryTemplate($1) })
    }
  }
}

extension Raising {
  /// What a template of the library says, as runtime attributes.
  fileprivate mutating func raiseLibraryTemplate(_ current: RaisedObject) {
    guard graph.isOf(AppKitClass.ibLibraryObjectTemplate, current.object) else { return }
    let container = document.add("userDefinedRuntimeAttributes", to: current.element)
    for name in LibraryTemplateKeys.texts {
      let styled = current.reference(name)
      let full = styled.flatMap { graph.text(NibKey.nsString, of: $0) }
      guard let text = current.string(name, graph) ?? full else { continue }
      let attribute = document.add("userDefinedRuntimeAttribute", to: container)
      document.set("type", "string", of: attribute)
      document.set("keyPath", name, of: attribute)
      document.set("value", text, of: attribute)
      if let styled, full != nil, graph.object(NibKey.attributeInfo, of: styled) != nil {
        addDesktopText(styled, key: "attributedString", to: attribute)
      }
    }
  }
}
