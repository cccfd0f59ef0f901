import NibBytes
import NibGraph
import NibSchema

/// How UIKit's archives are raised, beside the rows.
enum UIKitRaising: RaiseForms {
  static let kinds = KindIndex(
    .uikit,
    otherNames: [
      UIKitClass.tableViewLabel.rawValue: UIKitElements.label,
      UIKitClass.roundedRectButton.rawValue: UIKitElements.button,
      UIKitClass.visualEffectContentView.rawValue: UIKitElements.view,
    ])

  static let customClassKeys: Set = [UIKitKey.className.rawValue, UIKitKey.originalClassName.rawValue]

  /// Of version 10, an archive for Apple TV says nothing of views that are shown large.
  static func devices(of graph: ObjectGraph) -> Devices {
    guard case .nibArchive(let minor, _) = graph.format.container, minor >= 10,
      let view = graph.objectIDs.first(where: { graph.value(UIKitKey.bounds, of: $0) != nil })
    else { return .handheld }
    return graph.value(UIKitKey.viewLargeContentStoredProperties, of: view) == nil ? .television : .handheld
  }

  static func era(of combined: CombinedGraph, members: [String], asked: OutputProfile) -> OutputProfile {
    // Compilers before Xcode 5 make no folders.
    guard asked <= .xcode5, members.isEmpty, let root = combined.parts.first?.root else { return asked }
    return ArchiveAge(combined.graph, root).era ?? asked
  }

  static func rootAttributes(_ raising: Raising) -> [(name: String, value: String)] {
    let attributes = [
      ("type", "com.apple.InterfaceBuilder3.CocoaTouch." + (raising.storyboard == nil ? "XIB" : "Storyboard.XIB")),
      ("version", "3.0"),
      // Interface Builder opens no document without one. Seen: Xcode 16.
      ("toolsVersion", ArchiveAge.builder(of: raising.profile, raising.graph.format) ?? "23504"),
      ("targetRuntime", raising.devices == .television ? "AppleTV" : "iOS.CocoaTouch"),
      ("propertyAccessControl", "none"), ("useAutolayout", "YES"), ("colorMatched", "YES"),
    ]
    // From Xcode 26 on every storyboard for the newest systems has the mark, and from Xcode 27 on every archive.
    let isMarked = raising.combined.parts.contains {
      raising.graph.value(UIKitKey.ibuiNibLNEVersionKey, of: $0.root) != nil
    }
    let isLaunchScreen =
      isMarked && raising.profile < .xcode27 && (raising.storyboard == nil || raising.profile < .xcode26)
      && !hasCustomClasses(raising.graph)
    // Members of these names are made for size classes alone. Seen: 11 folders.
    let hasSizeClasses = raising.members.contains { $0.hasPrefix("objects-8.0") }
    return attributes + (isLaunchScreen ? [("launchScreen", "YES")] : [])
      + (hasSizeClasses ? [("useTraitCollections", "YES")] : [])
  }

  /// Whether there are objects of custom classes, which no launch screen has.
  private static func hasCustomClasses(_ graph: ObjectGraph) -> Bool {
    graph.objectIDs.contains { object in
      graph.isOf(UIKitClass.classSwapper, object)
        && graph.text(UIKitKey.className, of: object) != graph.text(UIKitKey.originalClassName, of: object)
    }
  }

  /// A custom class is archived in a swapper beside the one it is of.
  static func className(of object: ObjectID, _ graph: ObjectGraph) -> String {
    let name = graph.className(of: object)
    guard name == UIKitClass.classSwapper.rawValue else { return name }
    return graph.text(UIKitKey.originalClassName, of: object) ?? name
  }

  static func customClass(of current: RaisedObject, _ graph: ObjectGraph) -> String? {
    let name = current.string(UIKitKey.className, graph)
    // A controller that a storyboard gives by name is made in the place of its own class.
    return name == current.string(UIKitKey.originalClassName, graph) ? nil : name
  }

  /// A view where it has a view's keys, else a plain object.
  static func fallbackKind(of object: ObjectID, _ raising: Raising) -> ElementSchema? {
    if raising.graph.value(UIKitKey.bounds, of: object) != nil { return UIKitElements.view }
    return raising.listed.contains(object) ? UIKitElements.customObject : nil
  }

  /// Of the content view of a collection view's cell that is held to it by the system, a document says less than of
  /// other views.
  static func kind(
    _ kind: ElementSchema, of object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> ElementSchema {
    guard isContent(key: key, in: parent, raising), let cell = raising.objectOf[parent], raising.hasPlainContent(cell)
    else { return kind }
    return UIKitElements.plainCellContentView
  }

  /// The content view of a collection view's cell has a tag of its own but where the cell is held to it by the system.
  static func tag(
    of kind: ElementSchema, _ object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> String {
    if kind === UIKitElements.plainCellContentView { return UIKitElements.view.tag }
    guard isContent(key: key, in: parent, raising) else { return kind.tag }
    return "collectionViewCellContentView"
  }

  private static func isContent(key: String?, in parent: Int, _ raising: Raising) -> Bool {
    key == "contentView" && raising.document.elements[parent].tag == UIKitElements.collectionViewCell.tag
      && raising.objectOf[parent] != nil
  }

  /// The owner and the first responder have ids of their own in every document.
  static func standardID(of object: ObjectID, _ kind: ElementSchema?, _ graph: ObjectGraph) -> String? {
    guard kind === UIKitElements.placeholder else { return nil }
    return switch graph.text(UIKitKey.proxiedObjectIdentifier, of: object) {
    case "IBFilesOwner": "-1"
    case "IBFirstResponder": "-2"
    default: nil
    }
  }

  static func innerArchives(of graph: ObjectGraph) -> [(holder: ObjectID, data: ByteSpan)] {
    UIKitJoints.innerArchives(of: graph)
  }

  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID] { UIKitJoints.meant(in: combined) }

  static func topLevel(_ raising: Raising) -> [ObjectID] { raising.root.topLevel }

  static func raiseScenes(_ raising: inout Raising) { raising.raiseScenes() }

  static func raiseUnheld(_ raising: inout Raising) { raising.raiseIdleGuides() }

  static func raiseNamed(_ object: ObjectID, _ raising: inout Raising) { raising.raiseScrollGuide(object) }

  static func raiseLinks(_ raising: inout Raising) {
    if raising.storyboard != nil {
      raising.raiseSegues()
      raising.sayInitial()
      for controller in raising.storyboard?.controllers ?? [] where raising.contents[controller] != nil {
        if let element = raising.elementOf[controller] { raising.document.remove("nibName", of: element) }
      }
    }
    raising.raiseLinks()
    raising.sayOldestSystem()
  }

  static func isDefault(_ object: ObjectID, _ color: DefaultColor, _ raising: Raising) -> Bool {
    raising.standing(color).fields == raising.fields(of: object)
  }

  static func addColor(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addColor(object, key: key, to: parent)
  }

  static func isDefault(_ object: ObjectID, _ font: DefaultFont, _ raising: Raising) -> Bool {
    raising.archived(raising.standing(font)).fields == raising.fields(of: object)
  }

  static func addFont(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addFont(object, key: key, to: parent)
  }

  static func sayImage(_ object: ObjectID, _ name: String, of element: Int, _ raising: inout Raising) {
    raising.sayImage(object, name, of: element)
  }

  static func addAttributedString(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addAttributedString(object, key: key, to: parent)
  }

  static func addTextAttributes(_ dictionary: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addTextAttributes(dictionary, key: key, to: parent)
  }
}
