/// A name that means more than one thing: the first place wins.
public struct ResourceAmbiguity: Sendable, Hashable {
  /// What is asked for by the name.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case image, color, data, nib, storyboard
  }

  /// What is asked for.
  public let kind: Kind
  /// The name, with its folder or namespace.
  public let name: String
  /// Where it is, in search order; forms of one image for scales, devices and languages are one place.
  public let places: [String]
}

extension BundleChain {
  /// The names that mean more than one thing, by kind and then by the bytes of the name.
  ///
  /// Two bundles may have one name, or one bundle has it twice: in two catalogs, as a set and as a file, in two formats.
  public func ambiguities() -> [ResourceAmbiguity] {
    var places = AmbiguityPlaces()
    for index in searched { places.add(index) }
    return places.ambiguities
  }
}

/// Where each name is.
private struct AmbiguityPlaces {
  private var places: [ResourceAmbiguity.Kind: [String: [(key: String, path: String)]]] = [:]

  /// Those with more than one place.
  var ambiguities: [ResourceAmbiguity] {
    ResourceAmbiguity.Kind.allCases.flatMap { kind in
      (places[kind] ?? [:]).filter { $0.value.count > 1 }.sorted { FilePath.precedes($0.key, $1.key) }
        .map { ResourceAmbiguity(kind: kind, name: $0.key, places: $0.value.map(\.path)) }
    }
  }

  mutating func add(_ index: BundleIndex) {
    for catalog in index.catalogs {
      for (name, sets) in catalog.all {
        // A symbol and an image of one name are two sets; their order is that of the look-up.
        for kind in CatalogSet.Kind.allCases {
          for set in sets where set.kind == kind { add(kind.ambiguity, name, key: set.path, path: set.path) }
        }
      }
    }
    for member in index.members { add(member, of: index.bundle) }
  }

  private mutating func add(_ member: BundleMember, of bundle: ResourceBundle) {
    let folder = bundle.layout == .sources ? "" : member.place
    let ending = FilePath.fileExtension(member.name)
    if let variant = ImageVariant(fileName: member.name) {
      let name = FilePath.join(folder, variant.name)
      add(.image, name, key: "\(bundle.path)\n\(member.place)\n\(ending)", path: member.path)
    } else if let kind = Self.interfaces[String(ending)] {
      let stem = FilePath.stem(member.name)
      let idiom = ImageIdiom.allCases.first { stem.hasSuffix("~" + $0.rawValue) }
      let name = FilePath.join(folder, String(stem.dropLast(idiom.map { $0.rawValue.count + 1 } ?? 0)))
      add(kind, name, key: "\(bundle.path)\n\(member.place)\n\(ending)", path: member.path)
    }
  }

  private mutating func add(_ kind: ResourceAmbiguity.Kind, _ name: String, key: String, path: String) {
    let isKnown = places[kind]?[name]?.contains { $0.key == key } ?? false
    if !isKnown { places[kind, default: [:]][name, default: []].append((key, path)) }
  }

  private static let interfaces: [String: ResourceAmbiguity.Kind] = [
    "nib": .nib, "xib": .nib, "storyboardc": .storyboard, "storyboard": .storyboard,
  ]
}

extension CatalogSet.Kind {
  /// What is asked for by the names of such sets.
  fileprivate var ambiguity: ResourceAmbiguity.Kind {
    switch self {
    case .symbols, .images: .image
    case .colors: .color
    case .data: .data
    }
  }
}
