import NibGraph
import NibRuntime
import NibSchema

extension SceneForm {
  /// Scenes of AppKit.
  ///
  /// - Seen: outlet `sceneController` of File's Owner in 10 of 10 archives of controllers, and the lists of split and tab
  ///   view controllers. Inferred: the class of embed segues, by that of the others.
  static let appKit = SceneForm(
    platform: .appkit, classes: .appKit, storyboardClass: "NSStoryboard", placeholder: "NSStoryboardPlaceholder",
    viewController: .key(.nsViewController), windowController: AppKitElements.windowController.className,
    viewClass: .class(.nsView), nibName: .key(.nsNibName), externals: .key(.nsExternalObjectsTableForViewLoading),
    // Each is stored under the name of its class.
    ownViews: [.class(.nsView), AppKitElements.splitView.className, .key(.nsTabView)],
    children: [
      [.key(.ibWindowTemplateContentViewController)], ["NSSplitViewItems", .key(.nsSplitViewItemViewController)],
      [.key(.privateRelationshipSegueTrackingItems), "viewController"],
    ], templates: .key(.nsStoryboardSegueTemplates), destination: .key(.nsDestinationControllerIdentifier),
    segueIdentifier: .key(.nsIdentifier), embedded: .className(.class(.nsStoryboardEmbedSegueTemplate)),
    container: "containerView", fillScreen: nil,
    fill: { view, container in
      if let frame = container.frame { view.assign(.rect(NibRect(size: frame.size)), to: "frame") }
    })
}
