import NibRuntime
import NibSchema
import NibStandIns

/// Values that no form of a row describes: objects, lists, and what code of the compiler reads.
enum ObjectSamples {
  /// Values of an attribute of a kind; nil where the row's form says which there are.
  static func samples(_ attribute: String, of kind: ElementSchema, in framework: ProofFramework) -> [RowSample]? {
    let known = framework == .uiKit ? UIKitSamples.known : AppKitSamples.known
    if let samples = known["\(kind.tag).\(attribute)"] ?? known[attribute] { return samples }
    if framework == .appKit,
      let tag = AppKitSamples.lists["\(kind.tag).\(attribute)"] ?? AppKitSamples.lists[attribute],
      let member = framework.catalog.find(tag)
    {
      return [list(attribute, tag, className: member.className)]
    }
    let tags = framework == .uiKit ? UIKitSamples.children : AppKitSamples.children
    // The cell of a control has the control's name.
    let cell = attribute == "cell" ? framework.catalog.find(kind.tag + "Cell")?.tag : nil
    guard let tag = tags["\(kind.tag).\(attribute)"] ?? tags[attribute] ?? cell,
      let member = framework.catalog.find(tag)
    else { return nil }
    return [object(tag, key: attribute, className: member.className)]
  }

  /// What an element must say besides, so that a value of an attribute means something.
  static func companions(_ subject: ProofSubject) -> [(name: String, value: String)] {
    let known = subject.framework == .uiKit ? UIKitSamples.companions : AppKitSamples.companions
    return known["\(subject.kind.tag).\(subject.attribute)"] ?? known[subject.attribute] ?? []
  }

  /// Whether archives have one value whatever the document says, so that no other can be tried.
  static func isUnchanging(_ subject: ProofSubject) -> Bool {
    let names = subject.framework == .uiKit ? UIKitSamples.unchanging : AppKitSamples.unchanging
    return names.contains("\(subject.kind.tag).\(subject.attribute)") || names.contains(subject.attribute)
  }

  /// Children that conditions ask for.
  static let presentChildren = [
    "layoutMargins": "<inset key=\"layoutMargins\" minY=\"1\" minX=\"2\" maxY=\"3\" maxX=\"4\"/>",
    "textInputTraits": "<textInputTraits key=\"textInputTraits\"/>",
    "textColor": "<color key=\"textColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
  ]

  /// The name of the property that is looked for where no property names the row or its key.
  static func propertyName(of subject: ProofSubject) -> String {
    let known = subject.framework == .uiKit ? UIKitSamples.propertyNames : AppKitSamples.propertyNames
    return known[subject.attribute] ?? Row.path(of: subject.attribute)?.attribute ?? subject.attribute
  }

  /// The tag of a child whose attributes a row reads.
  static func tag(ofPart name: String, of subject: ProofSubject) -> String {
    if name == "cell" {
      let tag = "\(subject.kind.tag)Cell"
      return subject.framework.catalog.find(tag) == nil ? AppKitSamples.cells[subject.kind.tag] ?? "actionCell" : tag
    }
    return AppKitSamples.parts[name] ?? name
  }

  /// An object of a kind, as the child of a key.
  static func object(_ tag: String, key: String, className: String) -> RowSample {
    .child("<\(tag) key=\"\(key)\" id=\"prf-00-101\"/>") { isObject($0, className) }
  }

  /// A list of two objects of a kind.
  static func list(_ container: String, _ tag: String, className: String) -> RowSample {
    .child("<\(container)><\(tag) id=\"prf-00-101\"/><\(tag) id=\"prf-00-102\"/></\(container)>") { value in
      guard case .array(let members) = value else { return false }
      return members.count == 2 && members.allSatisfy { isObject($0, className) }
    }
  }

  /// The guide of a view, which a constraint names.
  static func guide(_ className: String) -> RowSample {
    .child(
      """
      <viewLayoutGuide key="safeArea" id="prf-00-101"/><constraints><constraint firstItem="prf-00-101" firstAttribute="top" \
      secondItem="\(ProofDocument.identifier)" secondAttribute="top" id="prf-00-102"/></constraints>
      """
    ) { value in
      guard case .array(let members) = value else { return false }
      return members.count == 1 && isObject(members[0], className)
    }
  }

  /// Whether a value is an object of a class of an archive.
  @MainActor static func isObject(_ value: NibValue, _ className: String) -> Bool {
    switch value.object {
    case let object as StandIn: object.archivedClassName == className
    case let object as PlaceholderObject: object.className == className
    default: false
    }
  }
}
