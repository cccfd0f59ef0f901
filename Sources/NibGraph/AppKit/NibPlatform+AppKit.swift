extension NibPlatform {
  /// AppKit: a root with `IB.objectdata`.
  public static let appkit = NibPlatform(
    PlatformTraits(
      name: "appkit", framework: "AppKit", systems: ["macOS"], classPrefix: "NS", segueClass: "NSStoryboardSegue",
      responderClass: "NSResponder",
      // Seen: every document for macOS has these three as custom objects.
      outsideObject: { id in
        switch id {
        case "-1": "IBFirstResponder"
        case "-2": "IBFilesOwner"
        case "-3": "IBApplication"
        default: nil
        }
      },
      storyboard: .init(type: "NSStoryboard of NibAppKit", manifest: .appkit),
      rootKeys: [.key(.ibObjectdata)], readRoot: { AppKitRootReader($0).root() }, connections: .appkit,
      archives: .init(listsEveryObject: true), loading: .init(wakesGivenObjects: true)))
}

extension PlatformConnections {
  /// - Seen: classes in NSConnections of compiled nibs; a control's connector names the sender as its source.
  /// - Documented: NSNibAuxiliaryActionConnector is a control's with a trigger, by another writer of archives.
  fileprivate static let appkit = PlatformConnections(
    forms: [
      .init(.class(.nsNibOutletConnector), .outlet, destination: .key(.nsDestination)),
      .init(.class(.nsNibControlConnector), .action, destination: .key(.nsDestination)),
      .init(.class(.nsNibAuxiliaryActionConnector), .action, destination: .key(.nsDestination)),
      .init(.class(.nsNibBindingConnector), .binding, destination: .key(.nsDestination)),
      .init(.class(.nsIBUserDefinedRuntimeAttributesConnector), .attributes, source: .class(.object)),
      .init(.class(.nsIBHelpConnector), .help, source: .key(.nsDestination), label: .key(.nsMarker)),
      .init(.class(.nsNibConnector), .early),
    ], classes: .init(prefix: "NS", suffix: "Connector"), owns: .init(prefix: "NS", suffix: ""),
    unknown: { .init($0, .unknown, destination: .key(.nsDestination)) })
}

extension ManifestKeys {
  /// - Seen: 11 compiled storyboards; the menu also where no scene has one: 10 of 10 storyboards, 3 of them without.
  /// - Inferred: references, from UIKit's.
  fileprivate static let appkit = ManifestKeys(
    nibNames: "NSViewControllerIdentifiersToNibNames", uniqueNames: "NSViewControllerIdentifiersToUUIDs",
    initial: "NSStoryboardDesignatedEntryPointIdentifier", mainMenu: "NSStoryboardMainMenu",
    references: "NSViewControllerIdentifiersToExternalStoryboardReferences", version: "NSStoryboardVersion",
    referenceStoryboard: "NSReferencedStoryboardName", referenceController: "NSReferencedControllerIdentifier",
    referenceBundle: "NSReferencedBundleIdentifier")
}
