extension NibPlatform {
  /// WatchKit: documents alone, for what they become is no archive.
  public static let watchkit = NibPlatform(
    PlatformTraits(
      name: "watchkit", framework: "WatchKit", systems: ["watchOS"], classPrefix: "WKInterface",
      // WatchKit has no class of segues.
      segueClass: .class(.object), responderClass: "UIResponder", relative: .uikit,
      // Scenes of watches have no members: their controller is the object of a class of controllers.
      storyboard: .init(
        type: "a storyboard of no class", identifier: "identifier", hasSceneMembers: false,
        referencedController: .class(.viewController))))
}
