// The guide's page of messages is made from these two.
extension DocumentIssue {
  /// What the message means, in one or two sentences.
  public var meaning: String {
    switch self {
    case .unknownElement:
      "The element is unknown in its place. It is left out or compiled as a plain class, as the message says."
    case .unknownAttribute: "The element has an unknown attribute; it is left out."
    case .noKnownForm: "How an archive stores the attribute or child is not known; it is left out."
    case .unknownValue: "The attribute has an unknown value; it is left out, or its default is used."
    case .unknownWord:
      "A boolean is neither YES nor NO, or a constraint's relation is not one of the three; its meaning is unknown."
    case .strayText: "Text stands between elements or in one that has none; it is left out."
    case .secondController: "A scene has two controllers; the first is the scene's, and the other gets no archive."
    case .unknownVariation: "The variation is for an unknown trait or property; the base value is used."
    case .missingAttribute: "A required attribute is missing: a connection's destination, a rectangle's width."
    case .danglingReference:
      "An outlet, an action or a reference leads to an id that is not in the document, or to an element that the archive has no object for."
    case .badNumber: "A number cannot be read or is out of range; the attribute is ignored."
    case .badBase64: "Text is marked as base64 and is not; it is used as it stands."
    case .repeatedChild: "The element has two children with the same key; the first is used."
    case .repeatedConnection: "Two connections are equal; an action would be sent twice."
    case .conflictingConnection:
      "One outlet is connected to two objects, or one control of macOS to two actions; the last one stays."
    case .duplicateID: "Two elements have the same id, so references to it are ambiguous."
    case .missingImage: "No bundle given with `--bundle` has the image. Checked only with `--bundle`."
    case .missingColor: "No bundle given with `--bundle` has the color. Checked only with `--bundle`."
    default: DocumentCheck.row(of: self)?.meaning ?? ""
    }
  }

  /// What a reader of the message can do, in one sentence.
  public var remedy: String {
    switch self {
    case .unknownElement, .unknownAttribute:
      "Check whether a newer Interface Builder saved the document, and report the unknown name."
    case .noKnownForm: "Set the property in code, or report an archive that has it."
    case .unknownValue: "Correct the value, or report it."
    case .unknownWord: "Write one of the words that the message lists."
    case .strayText: "Delete the text; a merge or an edit by hand leaves such."
    case .secondController: "Give it a scene of its own, or delete it."
    case .unknownVariation: "Set the property in code when the traits change, or report the document."
    case .missingAttribute: "Complete the element in Interface Builder."
    case .danglingReference: "Connect it again, or delete the connection."
    case .badNumber: "Correct the number."
    case .badBase64: "Correct the text, or remove the mark."
    case .repeatedChild: "Delete one of them; merging two branches leaves such pairs."
    case .repeatedConnection: "Delete one of them."
    case .conflictingConnection: "Delete the wrong one."
    case .duplicateID: "Give one of them a new id."
    case .missingImage: "Add the image, or name the bundle that has it."
    case .missingColor: "Add the color, or name the bundle that has it."
    default: DocumentCheck.row(of: self)?.remedy ?? ""
    }
  }
}
