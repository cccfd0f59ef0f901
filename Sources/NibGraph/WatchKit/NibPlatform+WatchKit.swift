extension NibPlatform {
  /// WatchKit: property lists with `controllers`, or with `categories` of notifications.
  public static let watchkit = NibPlatform(
    PlatformTraits(
      name: "watchkit", framework: "WatchKit", systems: ["watchOS"], classPrefix: "WKInterface",
      // WatchKit has no class of segues.
      segueClass: .class(.object), responderClass: "UIResponder", relative: .uikit,
      // Scenes of watches have no members: their controller is the object of a class of controllers.
      storyboard: .init(
        type: "a storyboard of no class", identifier: "identifier", hasSceneMembers: false,
        referencedController: .class(.viewController), files: [watchKitInterface, watchKitNotifications]),
      rootKeys: [.watchKey(.controllers), .watchKey(.categories)], readRoot: NibRoot.init(watchKit:),
      archives: .init(
        lists: .init(
          text: "fallbackString", entry: "localizationKey", customClass: .watchKey(.controllerClass),
          ownClass: .watchClass(.interfaceController), type: .watchKey(.type),
          classes: ["label": .watchClass(.interfaceLabel)])),
      loading: .init(makesObjects: false)))

  /// The file of a storyboard's controllers. Seen: 4 folders and bundles.
  package static let watchKitInterface = "Interface.plist"
  /// The file of a storyboard's notifications, likewise.
  package static let watchKitNotifications = "Interface-notification.plist"
}

extension NibRoot {
  /// Reads the root of a property list of WatchKit: its controllers, or its categories.
  fileprivate init(watchKit graph: ObjectGraph) {
    self.init(platform: .watchkit)
    let controllers = graph.rootList(.watchKey(.controllers))
    let categories = graph.rootList(.watchKey(.categories))
    topLevel = controllers + categories
    // A dictionary may be that of an element, whose id the entries of its texts begin with.
    let content: [String] = [.class(.array), .class(.string), .class(.localizableString), .class(.data)]
    identified = graph.objectIDs.filter { $0 != .root && !content.contains(graph.className(of: $0)) }
    sceneControllers = controllers + categories.compactMap { graph.object(.watchKey(.dynamic), of: $0) }
    let holder = graph.object(.watchKey(.controllers), of: .root)
    let initial = graph.object(.watchKey(.root), of: .root).flatMap { graph.string($0) }
    if let holder, let initial { initialController = graph.object(initial, of: holder) }
  }
}
