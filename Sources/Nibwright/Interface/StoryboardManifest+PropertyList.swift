import NibGraph
import NibPropertyLists

// The `Info.plist` of a compiled storyboard, read and written here alone.

extension StoryboardManifest {
  /// Names of the property list, verbatim.
  ///
  /// - Seen: `Info.plist` of 162 compiled storyboards, in this order; one of them has a reference, with the names of the
  ///   storyboard and of the controller.
  /// - Inferred: the key of the bundle's identifier, by the document's attribute.
  enum Key {
    static let nibNames = "UIViewControllerIdentifiersToNibNames"
    static let initial = "UIStoryboardDesignatedEntryPointIdentifier"
    static let references = "UIViewControllerIdentifiersToExternalStoryboardReferences"
    static let version = "UIStoryboardVersion"
    static let referenceStoryboard = "UIReferencedStoryboardName"
    static let referenceController = "UIReferencedControllerIdentifier"
    static let referenceBundle = "UIReferencedBundleIdentifier"

    // AppKit's. Seen: 11 compiled storyboards.
    static let appKitNibNames = "NSViewControllerIdentifiersToNibNames"
    static let appKitUniqueNames = "NSViewControllerIdentifiersToUUIDs"
    static let appKitInitial = "NSStoryboardDesignatedEntryPointIdentifier"
    static let appKitMainMenu = "NSStoryboardMainMenu"
    static let appKitVersion = "NSStoryboardVersion"
    // Inferred: AppKit's references, from UIKit's.
    static let appKitReferences = "NSViewControllerIdentifiersToExternalStoryboardReferences"
    static let appKitReferenceStoryboard = "NSReferencedStoryboardName"
    static let appKitReferenceController = "NSReferencedControllerIdentifier"
    static let appKitReferenceBundle = "NSReferencedBundleIdentifier"
  }

  /// Reads the property list of a compiled storyboard; nil for another one. Identifiers come in byte order.
  init?(_ list: PropertyList) {
    if let names = list[Key.appKitNibNames]?.entries {
      self.init(appKit: list, names)
      return
    }
    guard let names = list[Key.nibNames]?.entries else { return nil }
    self.init(
      scenes: Self.sorted(names).compactMap { entry in
        entry.value.text.map { Scene(identifier: entry.key, nibName: $0) }
      },
      initialIdentifier: list[Key.initial]?.text,
      references: Self.references(list[Key.references], Self.referenceKeys))
  }

  /// The keys of what a reference says: storyboard, controller, bundle.
  private static let referenceKeys = [Key.referenceStoryboard, Key.referenceController, Key.referenceBundle]
  private static let appKitReferenceKeys = [
    Key.appKitReferenceStoryboard, Key.appKitReferenceController, Key.appKitReferenceBundle,
  ]

  private static func references(_ list: PropertyList?, _ keys: [String]) -> [Reference] {
    sorted(list?.entries ?? []).compactMap { entry in
      guard entry.value.entries != nil else { return nil }
      return Reference(
        identifier: entry.key, storyboardName: entry.value[keys[0]]?.text,
        controllerIdentifier: entry.value[keys[1]]?.text, bundleIdentifier: entry.value[keys[2]]?.text)
    }
  }

  private init(appKit list: PropertyList, _ names: [PropertyList.Entry]) {
    let unique = list[Key.appKitUniqueNames]
    self.init(
      scenes: Self.sorted(names).compactMap { entry in
        guard let name = entry.value.text else { return nil }
        var scene = Scene(identifier: entry.key, nibName: name)
        scene.uniqueIdentifier = unique?[entry.key]?.text
        return scene
      }, initialIdentifier: list[Key.appKitInitial]?.text,
      references: Self.references(list[Key.appKitReferences], Self.appKitReferenceKeys))
    platform = .appkit
    mainMenu = list[Key.appKitMainMenu]?.text
  }

  private var appKitPropertyList: [UInt8] {
    var entries: [PropertyList.Entry] = []
    // Also where no scene has a menu. Seen: 10 of 10 storyboards, 3 of them without.
    entries.append(.init(Key.appKitMainMenu, .string(mainMenu ?? "MainMenu")))
    let names = scenes.map { PropertyList.Entry($0.identifier, .string($0.nibName)) }
    entries.append(.init(Key.appKitNibNames, .dictionary(names)))
    if let initialIdentifier { entries.append(.init(Key.appKitInitial, .string(initialIdentifier))) }
    let unique = scenes.compactMap { scene in
      scene.uniqueIdentifier.map { PropertyList.Entry(scene.identifier, .string($0)) }
    }
    entries.append(.init(Key.appKitUniqueNames, .dictionary(unique)))
    appendReferences(to: &entries, Key.appKitReferences, Self.appKitReferenceKeys)
    entries.append(.init(Key.appKitVersion, .integer(1)))
    return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
  }

  private static func sorted(_ entries: [PropertyList.Entry]) -> [PropertyList.Entry] {
    entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The bytes of the property list, binary.
  var propertyList: [UInt8] {
    if platform == .appkit { return appKitPropertyList }
    let names = scenes.map { PropertyList.Entry($0.identifier, .string($0.nibName)) }
    var entries: [PropertyList.Entry] = [.init(Key.nibNames, .dictionary(names))]
    if let initialIdentifier { entries.append(.init(Key.initial, .string(initialIdentifier))) }
    appendReferences(to: &entries, Key.references, Self.referenceKeys)
    entries.append(.init(Key.version, .integer(1)))
    return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
  }

  private func appendReferences(to entries: inout [PropertyList.Entry], _ key: String, _ names: [String]) {
    guard !references.isEmpty else { return }
    let made = references.map { reference in
      let texts = [reference.storyboardName, reference.controllerIdentifier, reference.bundleIdentifier]
      let values = zip(names, texts).compactMap { name, text in
        text.map { PropertyList.Entry(name, .string($0)) }
      }
      return PropertyList.Entry(reference.identifier, .dictionary(values))
    }
    entries.append(.init(key, .dictionary(made)))
  }
}
