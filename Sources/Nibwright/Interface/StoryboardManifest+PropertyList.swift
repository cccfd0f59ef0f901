import NibGraph
import NibPropertyLists

// The `Info.plist` of a compiled storyboard, read and written here alone, by the keys that its platform has.

extension StoryboardManifest {
  /// The version that all have. Seen: 173 compiled storyboards.
  private static let version: Int64 = 1

  /// Reads the property list of a compiled storyboard; nil for another one. Identifiers come in byte order.
  init?(_ list: PropertyList) {
    let found = NibPlatform.first { platform in
      platform.traits.storyboard.manifest.map { list[$0.nibNames]?.entries != nil } ?? false
    }
    guard let found, let keys = found.traits.storyboard.manifest, let names = list[keys.nibNames]?.entries else {
      return nil
    }
    let unique = keys.uniqueNames.flatMap { list[$0] }
    self.init(
      scenes: Self.sorted(names).compactMap { entry in
        guard let name = entry.value.text else { return nil }
        var scene = Scene(identifier: entry.key, nibName: name)
        scene.uniqueIdentifier = unique?[entry.key]?.text
        return scene
      }, initialIdentifier: list[keys.initial]?.text, references: Self.references(list[keys.references], keys))
    platform = found
    mainMenu = keys.mainMenu.flatMap { list[$0]?.text }
  }

  private static func references(_ list: PropertyList?, _ keys: ManifestKeys) -> [Reference] {
    sorted(list?.entries ?? []).compactMap { entry in
      guard entry.value.entries != nil else { return nil }
      return Reference(
        identifier: entry.key, storyboardName: entry.value[keys.referenceStoryboard]?.text,
        controllerIdentifier: entry.value[keys.referenceController]?.text,
        bundleIdentifier: entry.value[keys.referenceBundle]?.text)
    }
  }

  private static func sorted(_ entries: [PropertyList.Entry]) -> [PropertyList.Entry] {
    entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The bytes of the property list, binary; an empty list for a platform that has none, and nil for one whose
  /// storyboards are always of the same files.
  var propertyList: [UInt8]? {
    guard let keys = platform.traits.storyboard.manifest else {
      return platform.traits.storyboard.files.isEmpty ? BinaryPropertyListWriter.bytes(of: .dictionary([])) : nil
    }
    var entries: [PropertyList.Entry] = []
    // Also where no scene has a menu. Seen: 10 of 10 storyboards, 3 of them without.
    if let key = keys.mainMenu { entries.append(.init(key, .string(mainMenu ?? "MainMenu"))) }
    let names = scenes.map { PropertyList.Entry($0.identifier, .string($0.nibName)) }
    entries.append(.init(keys.nibNames, .dictionary(names)))
    if let initialIdentifier { entries.append(.init(keys.initial, .string(initialIdentifier))) }
    if let key = keys.uniqueNames {
      let unique = scenes.compactMap { scene in
        scene.uniqueIdentifier.map { PropertyList.Entry(scene.identifier, .string($0)) }
      }
      entries.append(.init(key, .dictionary(unique)))
    }
    appendReferences(to: &entries, keys)
    entries.append(.init(keys.version, .integer(Self.version)))
    return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
  }

  private func appendReferences(to entries: inout [PropertyList.Entry], _ keys: ManifestKeys) {
    guard !references.isEmpty else { return }
    let names = [keys.referenceStoryboard, keys.referenceController, keys.referenceBundle]
    let made = references.map { reference in
      let texts = [reference.storyboardName, reference.controllerIdentifier, reference.bundleIdentifier]
      let values = zip(names, texts).compactMap { name, text in
        text.map { PropertyList.Entry(name, .string($0)) }
      }
      return PropertyList.Entry(reference.identifier, .dictionary(values))
    }
    entries.append(.init(keys.references, .dictionary(made)))
  }
}
