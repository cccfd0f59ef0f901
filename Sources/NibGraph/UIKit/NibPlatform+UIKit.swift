extension NibPlatform {
  /// UIKit: a root with `UINibObjectsKey`.
  public static let uikit = NibPlatform(
    PlatformTraits(
      name: "uikit", framework: "UIKit", systems: ["iOS", "tvOS", "visionOS"], classPrefix: "UI",
      segueClass: "UIStoryboardSegue", responderClass: "UIResponder",
      storyboard: .init(
        type: "UIStoryboard of NibUIKit", referencedController: .class(.viewController), manifest: .uikit),
      rootKeys: [.key(.nibObjectsKey), .key(.nibTopLevelObjectsKey)], readRoot: NibRoot.init(uikit:),
      connections: .uikit,
      archives: .init(hasFlatGeometry: true), loading: .init(endsAtFaults: true)))
}

extension PlatformConnections {
  /// - Seen: classes in UINibConnectionsKey of compiled nibs.
  fileprivate static let uikit = PlatformConnections(
    forms: [
      .uikit(.class(.runtimeOutletConnection), .outlet),
      .uikit(.class(.runtimeOutletCollectionConnection), .outletCollection),
      .uikit(.class(.runtimeEventConnection), .event),
    ], classes: .init(prefix: "UIRuntime", suffix: "Connection"),
    segues: .init(prefix: "UIStoryboard", suffix: "SegueTemplate"), unknown: { .uikit($0, .unknown) })
}

extension ConnectionReader.Form {
  fileprivate static func uikit(_ className: String, _ kind: ArchivedConnection.Kind) -> Self {
    Self(
      className, kind, source: .key(.source), label: .key(.label), destination: .key(.destination))
  }
}

extension ManifestKeys {
  /// - Seen: `Info.plist` of 162 compiled storyboards, in this order; one of them has a reference, with the names of the
  ///   storyboard and of the controller.
  /// - Inferred: the key of the bundle's identifier, by the document's attribute.
  fileprivate static let uikit = ManifestKeys(
    nibNames: "UIViewControllerIdentifiersToNibNames", initial: "UIStoryboardDesignatedEntryPointIdentifier",
    references: "UIViewControllerIdentifiersToExternalStoryboardReferences", version: "UIStoryboardVersion",
    referenceStoryboard: "UIReferencedStoryboardName", referenceController: "UIReferencedControllerIdentifier",
    referenceBundle: "UIReferencedBundleIdentifier")
}

extension NibRoot {
  /// Reads the root of an archive of UIKit.
  fileprivate init(uikit graph: ObjectGraph) {
    let reader = ConnectionReader(graph)
    self.init(platform: .uikit)
    topLevel = graph.rootList(.key(.nibTopLevelObjectsKey))
    let links = graph.rootList(.key(.nibConnectionsKey))
    identified = Self.objects(graph.rootList(.key(.nibObjectsKey)), without: links)
    connections = links.map(reader.connection)
    attributes = graph.rootList(.key(.nibKeyValuePairsKey)).compactMap(reader.attribute)
    accessibility = graph.rootList(.key(.nibAccessibilityConfigurationsKey)).flatMap(reader.accessibility)
    visibleWindows = graph.rootList(.key(.nibVisibleWindowsKey))
  }
}

extension NibRoot {
  /// The objects of a list that are no connections: the oldest archives list those as well.
  ///
  /// - Seen: 18 archives of iPhone OS, which list all of them or none.
  private static func objects(_ list: [ObjectID], without links: [ObjectID]) -> [ObjectID] {
    guard let first = links.first, list.contains(first) else { return list }
    let links = Set(links)
    return list.filter { !links.contains($0) }
  }
}
