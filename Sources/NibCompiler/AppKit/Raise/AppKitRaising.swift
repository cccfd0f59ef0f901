import NibBytes
import NibGraph
import NibSchema

/// How AppKit's archives are raised, beside the rows.
enum AppKitRaising: RaiseForms {
  static let kinds = KindIndex(
    .appkit,
    otherNames: [
      AppKitClass.nsCustomObject.rawValue: AppKitElements.customObject,
      // What a swapper of an object of a custom class stands for, where objects are made directly.
      NibClass.object.rawValue: AppKitElements.customObject,
      AppKitClass.nsView.rawValue: AppKitElements.plainView,
      AppKitClass.nsToolbarSpaceItem.rawValue: AppKitElements.toolbarItem,
      AppKitClass.nsToolbarFlexibleSpaceItem.rawValue: AppKitElements.toolbarItem,
      AppKitClass.nsToolbarSeparatorItem.rawValue: AppKitElements.toolbarItem,
      // The storyboard's stand-in for a window controller of a custom class.
      "IBNSWindowController": AppKitElements.windowController,
    ])

  static let customClassKeys: Set = [
    AppKitKey.nsClassName.rawValue, AppKitKey.nsOriginalClassName.rawValue, AppKitKey.ibClassReference.rawValue,
    AppKitKey.nsInitializeWithInit.rawValue,
  ]

  static func devices(of graph: ObjectGraph) -> Devices { .handheld }

  /// The version of Interface Builder of a document that is compiled as in an era.
  private static func builder(of era: OutputProfile, _ format: ArchiveFormat) -> String {
    switch era {
    case .xcode5: "5056"
    case .xcode6: "6254"
    default: ArchiveAge.builder(of: era, format) ?? "23504"
    }
  }

  /// What the root lists and which bits cells have tells archives of Xcode 3, 4 and 5 apart.
  static func era(of combined: CombinedGraph, members: [String], asked: OutputProfile) -> OutputProfile {
    let graph = combined.graph
    guard asked <= .xcode5, let root = combined.parts.first?.root,
      let data = graph.object(AppKitKey.ibObjectdata, of: root)
    else { return asked }
    if graph.value(AppKitKey.nsFramework, of: data) != nil { return min(asked, .xcode4) }
    if graph.value(AppKitKey.ibSystemFontUpdateVersion, of: root) != nil, asked < .xcode5 { return .xcode7 }
    let words = graph.objectIDs.lazy.compactMap { object in
      graph.value(AppKitKey.nsCellFlags, of: object).flatMap { RaisedNumber.integer($0.value) }
    }
    guard words.contains(where: { _ in true }) else { return max(asked, .xcode4point3) }
    // Some cells of classes of their own lack the bits.
    let old = AppKitKeyEras.setBits(of: String.key(.nsCellFlags), in: .xcode4point5)
    let isOld = words.contains { $0 & old == old }
    return isOld ? min(max(asked, .xcode4point3), .xcode4point5) : .xcode5
  }

  static func rootAttributes(_ raising: Raising) -> [(name: String, value: String)] {
    let graph = raising.graph
    // Only documents that say so have objects that are made directly. Seen: 12 of 12.
    let isDirect = makesDirectly(graph)
    let hasConstraints = graph.objectIDs.contains { graph.isOf(NibClass.nsLayoutConstraint, $0) }
    return [
      ("type", "com.apple.InterfaceBuilder3.Cocoa." + (raising.storyboard == nil ? "XIB" : "Storyboard.XIB")),
      // Interface Builder opens no document without one. Seen: Xcode 16.
      ("version", "3.0"),
      ("toolsVersion", toolsVersion(raising)),
      ("targetRuntime", "MacOSX.Cocoa"),
      ("propertyAccessControl", "none"),
    ] + (hasConstraints ? [("useAutolayout", "YES")] : [])
      + (isDirect ? [("customObjectInstantitationMethod", "direct")] : [])
  }

  /// Whether a storyboard is in the format of Xcode 8, which its document names: all are unless windows say that they have
  /// no limit in full screen or the tables of views are mutable.
  static func isInXcode8Format(_ raising: Raising) -> Bool {
    let graph = raising.graph
    guard raising.storyboard != nil, raising.profile >= .xcode8beta else { return false }
    return !graph.objectIDs.contains { object in
      if graph.value(AppKitKey.nsMinFullScreenContentSize, of: object) != nil { return true }
      let table = graph.object(AppKitKey.nsExternalObjectsTableForViewLoading, of: object)
      return table.map { graph.isOf(NibClass.mutableDictionary, $0) } ?? false
    }
  }

  private static func toolsVersion(_ raising: Raising) -> String {
    if raising.storyboard != nil, raising.profile < .xcode9, !isInXcode8Format(raising) { return "10117" }
    if let version = AppKitEditor.version(in: raising.profile), AppKitEditor.saved(raising.graph) {
      return String(version)
    }
    return builder(of: raising.profile, raising.graph.format)
  }

  /// A custom class is archived in a swapper beside the one it is of.
  static func className(of object: ObjectID, _ graph: ObjectGraph) -> String {
    let name = graph.className(of: object)
    guard name == AppKitClass.nsClassSwapper.rawValue else { return name }
    return graph.text(AppKitKey.nsOriginalClassName, of: object) ?? name
  }

  static func customClass(of current: RaisedObject, _ graph: ObjectGraph) -> String? {
    if current.reference(AppKitKey.ibClassReference) != nil { return nil }
    let name: String?
    let plain: String
    if graph.isOf(AppKitClass.nsWindowTemplate, current.object) {
      (name, plain) = (current.string(AppKitKey.nsWindowClass, graph), "NSWindow")
    } else if graph.isOf(AppKitClass.nsCustomView, current.object) {
      (name, plain) = (current.string(AppKitKey.nsClassName, graph), AppKitClass.nsView.rawValue)
    } else if graph.isOf(AppKitClass.nsCustomObject, current.object) {
      (name, plain) = (current.string(AppKitKey.nsClassName, graph), NibClass.object.rawValue)
    } else if graph.isOf(AppKitClass.nsClassSwapper, current.object) {
      // A view that is made directly has this class in its own place where it names none.
      let original = current.string(AppKitKey.nsOriginalClassName, graph)
      (name, plain) = (
        current.string(AppKitKey.nsClassName, graph), original == AppKitClass.nsView.rawValue ? original ?? "" : ""
      )
    } else {
      return nil
    }
    return name == plain ? nil : name
  }

  /// Whether an object has a view's keys. A view whose flags are all off has no word of them.
  static func isView(_ object: ObjectID, _ graph: ObjectGraph) -> Bool {
    [AppKitKey.nsvFlags, .nsFrameSize, .nsFrame].contains { graph.value($0, of: object) != nil }
  }

  /// A view where it has a view's keys, else a plain object.
  static func fallbackKind(of object: ObjectID, _ raising: Raising) -> ElementSchema? {
    if isView(object, raising.graph) { return AppKitElements.plainView }
    if raising.graph.value(AppKitKey.nsCellFlags, of: object) != nil { return AppKitElements.customCell }
    return raising.listed.contains(object) ? AppKitElements.customObject : nil
  }

  /// A view that is made directly has a swapper for whatever class it is of, its own among them.
  static func tag(
    of kind: ElementSchema, _ object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> String {
    let isDirect = kind === AppKitElements.plainView && raising.graph.isOf(AppKitClass.nsClassSwapper, object)
    return isDirect && makesDirectly(raising.graph) ? AppKitElements.customView.tag : kind.tag
  }

  /// Whether objects of custom classes are made directly: some are, or a swapper has a class in its own place.
  private static func makesDirectly(_ graph: ObjectGraph) -> Bool {
    graph.objectIDs.contains { object in
      guard graph.isOf(AppKitClass.nsClassSwapper, object) else { return false }
      return graph.value(AppKitKey.nsInitializeWithInit, of: object) != nil
        || graph.text(AppKitKey.nsClassName, of: object) == graph.text(AppKitKey.nsOriginalClassName, of: object)
    }
  }

  /// The owner and the application have ids of their own in every document.
  static func standardID(of object: ObjectID, _ kind: ElementSchema?, _ graph: ObjectGraph) -> String? {
    guard kind === AppKitElements.customObject else { return nil }
    let data = graph.object(AppKitKey.ibObjectdata, of: .root)
    if let data, graph.object(AppKitKey.nsRoot, of: data) == object { return "-2" }
    let isApplication =
      graph.isOf(AppKitClass.nsCustomObject, object)
      && graph.text(AppKitKey.nsClassName, of: object) == "NSApplication"
    return isApplication ? "-3" : nil
  }

  static func innerArchives(of graph: ObjectGraph) -> [(holder: ObjectID, data: ByteSpan)] {
    // The archive around a prototype's has its objects once more.
    []
  }

  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID] { AppKitJoints.meant(in: combined) }

  /// The owner and the application stand before all others.
  static func topLevel(_ raising: Raising) -> [ObjectID] {
    (raising.root.owner.map { [$0] } ?? []) + raising.root.applications + raising.root.topLevel
  }

  static func raiseScenes(_ raising: inout Raising) { raising.raiseDesktopScenes() }

  static func raiseUnheld(_ raising: inout Raising) {}

  static func raiseNamed(_ object: ObjectID, _ raising: inout Raising) {}

  static func raiseLinks(_ raising: inout Raising) { raising.raiseDesktopLinks() }

  static func isDefault(_ object: ObjectID, _ color: DefaultColor, _ raising: Raising) -> Bool {
    guard case .catalog(let name) = color else { return false }
    return raising.graph.text(AppKitKey.nsColorName, of: object) == name
  }

  static func addColor(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addDesktopColor(object, key: key, to: parent)
  }

  static func isDefault(_ object: ObjectID, _ font: DefaultFont, _ raising: Raising) -> Bool {
    guard case .meta(let name) = font else { return false }
    return raising.desktopFont(object)?.meta == name && raising.desktopFont(object)?.size == nil
  }

  static func addFont(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addDesktopFont(object, key: key, to: parent)
  }

  static func sayImage(_ object: ObjectID, _ name: String, of element: Int, _ raising: inout Raising) {
    raising.sayDesktopImage(object, name, of: element)
  }

  static func addAttributedString(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.addDesktopText(object, key: key, to: parent)
  }

  static func addTextAttributes(_ dictionary: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    raising.warn("'\(key)' is not raised; it is left out", dictionary)
  }
}
