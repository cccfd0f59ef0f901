import NibDocument
import NibSchema

/// What launch screens may not have: the system draws them before the app's code is there.
///
/// Of the shared documents, 63 launch screens, 45 of them with what Apple's compiler made of them, have none of these.
extension DocumentCheck {
  static let launchScreens = [
    // Seen: Xcode 7 and later.
    DocumentCheck(
      .launchScreenCustomClass, .error, kind: 12, at: .attribute(.customClass), in: .uiKitLaunchScreens,
      meaning: "An object of a launch screen has a custom class; the system would show a blank or black screen.",
      remedy: "Remove the custom class.", LaunchScreens.customClass),
    // Whether compilers refuse the class of File's Owner, nobody tells.
    DocumentCheck(
      .launchScreenOwnerClass, .warning, at: .attribute(.customClass), in: .uiKitLaunchScreens,
      meaning: "File's Owner of a launch screen has a custom class, which is never made.",
      remedy: "Remove the custom class of File's Owner.", LaunchScreens.ownerClass),
    // Seen: told second-hand, so the words are ours.
    DocumentCheck(
      .launchScreenRuntimeAttributes, .error, at: .element(.userDefinedRuntimeAttributes),
      in: .uiKitLaunchScreens,
      meaning: "An object of a launch screen has user-defined runtime attributes, which the system does not set.",
      remedy: "Remove the runtime attributes.", LaunchScreens.runtimeAttributes),
    DocumentCheck(
      .launchScreenWebView, .error, at: .element(.webView), or: .element(.wkWebView), in: .uiKitLaunchScreens,
      meaning: "A launch screen has a web view, which needs a running app; the system would show a black screen.",
      remedy: "Show an image instead.", LaunchScreens.webView),
    // Whether compilers refuse them, nobody tells.
    DocumentCheck(
      .launchScreenConnection, .warning, at: .element(.outlet), or: .element(.outletCollection), or: .element(.action),
      in: .uiKitLaunchScreens,
      meaning: "A launch screen has a connection, which the system has no object for.",
      remedy: "Delete the connection.", LaunchScreens.connection),
    DocumentCheck(
      .launchScreenWithoutInitial, .warning, at: .document, in: .uiKitLaunchScreens,
      meaning: "A launch screen's storyboard has no initial view controller; the system shows a black screen.",
      remedy: "Make one controller the initial view controller.", LaunchScreens.initialController),
    // Seen: Xcode 6 to 6.4, which took no storyboards for launch screens. Xcode 7 does.
    DocumentCheck(
      .launchScreenObjects, .error, at: .document, in: .uiKitLaunchScreens, through: .xcode6,
      meaning: "For the compilers of Xcode 6, a launch screen has one top-level object, a view or a view controller.",
      remedy: "Keep one top-level object, or compile as Xcode 7 or later.", LaunchScreens.topLevelObjects),
    // Seen: Xcode 6, of these two classes.
    DocumentCheck(
      .launchScreenClass, .error, at: .document, or: .element(.exit), in: .uiKitLaunchScreens,
      through: .xcode6,
      meaning: "For the compilers of Xcode 6, a launch screen has no exit and no entry point of a storyboard.",
      remedy: "Remove it, or compile as Xcode 7 or later.", LaunchScreens.placeholderClass),
  ]
}

private enum LaunchScreens {
  static func customClass(_ element: Int, _ document: CheckedDocument) -> Finding? {
    // The placeholders of every document name a class.
    guard document.tag(element) != .placeholder, let name = document.text(.customClass, of: element) else { return nil }
    return .said(
      "the launch screen has an object of the class '\(name)', which the system cannot make",
      interfaceBuilder: "Launch screens may not set custom classnames")
  }

  static func ownerClass(_ element: Int, _ document: CheckedDocument) -> Finding? {
    guard document.tag(element) == .placeholder, document.has(.placeholderIdentifier, "IBFilesOwner", element),
      let name = document.text(.customClass, of: element)
    else { return nil }
    return .said("File's Owner of the launch screen has the class '\(name)', which the system cannot make")
  }

  static func runtimeAttributes(_ element: Int, _ document: CheckedDocument) -> Finding? {
    .said("the launch screen has user-defined runtime attributes, which the system does not set")
  }

  static func webView(_ element: Int, _ document: CheckedDocument) -> Finding? {
    .said("the launch screen has a \(document.className(element)), which shows nothing without a running app")
  }

  static func connection(_ connection: Int, _ document: CheckedDocument) -> Finding? {
    .said("the launch screen has a connection, which leads from or to an object that the system does not make")
  }

  static func initialController(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard document.document.kind == .storyboard, document.value(.initialViewController, of: root) == nil else {
      return nil
    }
    return .said("the launch screen has no initial view controller; the system would show a black screen")
  }

  static func topLevelObjects(_ root: Int, _ document: CheckedDocument) -> Finding? {
    if document.document.kind == .xib {
      let objects = document.child(.objects, of: root).map { Array(document.children($0)) } ?? []
      guard objects.count(where: { document.tag($0) != .placeholder }) != 1 else { return nil }
    }
    return .said(
      "the launch screen has not one top-level object alone",
      interfaceBuilder:
        "Launch screens may only have one top level object, which must be a UIView or a kind of UIViewController.")
  }

  static func placeholderClass(_ element: Int, _ document: CheckedDocument) -> Finding? {
    guard document.document.kind == .storyboard else { return nil }
    let isExit = document.tag(element) == .exit
    guard isExit || document.value(.initialViewController, of: element) != nil else { return nil }
    let name = isExit ? "IBUISceneExitPlaceholder" : "IBUIStoryboardEntryPointIndicator"
    return .said(
      "the launch screen has \(isExit ? "an exit" : "an entry point")",
      interfaceBuilder: "Launch screens may not use instances of \(name).")
  }
}
