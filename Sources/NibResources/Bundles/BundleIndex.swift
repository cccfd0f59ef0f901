import Synchronization

/// What a bundle holds, ordered for look-up by name: one listing, made once, and never changed.
final class BundleIndex: Sendable {
  let bundle: ResourceBundle
  /// Where its files come from.
  let source: any FileSource
  let limits: ResourceLimits
  /// Bundles inside, in the order in which they were met.
  let nested: [BundleListing.NestedBundle]
  /// Folders and files that could not be listed, with the reason.
  let notes: [String]
  /// Asset catalogs in source form.
  let catalogs: [XCAssetsCatalog]
  /// Compiled catalogs, which are recognised and not read.
  let compiledCatalogs: [String]
  /// The languages that it has folders for, in byte order.
  let languages: [String]
  /// All folders that were listed, those of catalogs too.
  let folders: [String]

  /// All files, in listing order.
  let members: [BundleMember]
  private let byName: MemberTable
  private let byImageName: MemberTable
  private let readInformation = Mutex<BundleInformation?>(nil)

  /// - Parameter canonical: the bundle's path with all links resolved.
  init(_ bundle: ResourceBundle, canonical: String, in source: any FileSource, limits: ResourceLimits) {
    let listing = BundleListing(bundle, canonical: canonical, in: source, limits: limits)
    self.bundle = bundle
    self.source = source
    self.limits = limits
    nested = listing.nested
    notes = listing.notes
    members = listing.members
    catalogs = listing.catalogs.map { XCAssetsCatalog($0, in: source, limits: limits) }
    folders = listing.folders + catalogs.flatMap(\.folders)
    compiledCatalogs = members.filter { $0.name.hasSuffix(".car") }.map(\.path)
    languages = listing.languages.sorted(by: FilePath.precedes)
    byName = MemberTable(members) { $0.name }
    byImageName = MemberTable(members) { ImageVariant.name(ofFile: $0.name) }
  }

  /// The members with exactly a name, in listing order.
  func members(named name: String) -> [BundleMember] { byName.places(of: name).map { members[$0] } }

  /// The images of a name, scale, idiom and extension aside, in listing order.
  func images(named name: String) -> [BundleMember] { byImageName.places(of: name).map { members[$0] } }

  /// What the `Info.plist` says; read once.
  var information: BundleInformation {
    readInformation.withLock { known in
      if let known { return known }
      let read = bundle.information(in: source, limits: limits)
      known = read
      return read
    }
  }

  /// In which order language folders are looked into.
  func order(of wanted: [String], neutral: LanguageOrder.Neutral) -> LanguageOrder {
    LanguageOrder(
      preferred: wanted, available: languages, own: languages.isEmpty ? nil : information.developmentRegion,
      neutral: neutral)
  }
}
