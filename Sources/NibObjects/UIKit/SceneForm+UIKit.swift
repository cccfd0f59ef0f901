import NibGraph

extension SceneForm {
  /// Scenes of UIKit.
  ///
  /// - Seen: outlet `sceneViewController` of File's Owner in every archive of a controller; a tab bar controller whose
  ///   children are listed. Documented: UIKit, `UIViewController.nibName`.
  static let uiKit = SceneForm(
    platform: .uikit, classes: .uiKit, storyboardClass: "UIStoryboard", placeholder: "UIStoryboardPlaceholder",
    viewController: .class(.viewController), windowController: nil, viewClass: .class(.view), nibName: .key(.nibName),
    externals: .key(.externalObjectsTableForViewLoading), ownViews: [.key(.view)],
    children: [[.key(.childViewControllers)], [.key(.viewControllers)]], templates: .key(.storyboardSegueTemplates),
    destination: .key(.destinationViewControllerIdentifier), segueIdentifier: .key(.uiIdentifier),
    embedded: .flag("UIPerformOnViewLoad"), container: .key(.containerView))
}
