/// What a bundle holds, ordered for look-up by name: one listing, made once, and never changed.
final class BundleIndex: Sendable {
  let bundle: ResourceBundle
  /// Bundles inside, in the order in which they were met.
  let nested: [String]
  /// Folders and files that could not be listed, with the reason.
  let notes: [String]
  /// Asset catalogs in source form.
  let catalogs: [XCAssetsCatalog]
  /// Compiled catalogs, which are recognised and not read.
  let compiledCatalogs: [String]
  /// The languages that it has folders for, in byte order.
  let languages: [String]

  private let members: [BundleMember]
  private let byName: [String: [Int]]
  private let byImageName: [String: [Int]]

  init(_ bundle: ResourceBundle, in source: some FileSource, limits: ResourceLimits) {
    let listing = BundleListing(bundle, in: source, limits: limits)
    self.bundle = bundle
    nested = listing.nested
    notes = listing.notes
    members = listing.members
    catalogs = listing.catalogs.map { XCAssetsCatalog($0, in: source, limits: limits) }
    compiledCatalogs = members.filter { FilePath.fileExtension($0.name) == "car" }.map(\.path)
    languages = Set(members.compactMap(\.language)).sorted(by: FilePath.precedes)
    var byName: [String: [Int]] = [:]
    var byImageName: [String: [Int]] = [:]
    for (index, member) in members.enumerated() {
      byName[member.name, default: []].append(index)
      if let variant = ImageVariant(fileName: member.name) { byImageName[variant.name, default: []].append(index) }
    }
    self.byName = byName
    self.byImageName = byImageName
  }

  /// The members with exactly a name, in listing order.
  func members(named name: String) -> [BundleMember] { (byName[name] ?? []).map { members[$0] } }

  /// The images of a name, scale, idiom and extension aside, in listing order.
  func images(named name: String) -> [BundleMember] { (byImageName[name] ?? []).map { members[$0] } }
}
