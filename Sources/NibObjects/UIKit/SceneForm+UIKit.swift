import NibGraph
import NibRuntime

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
    embedded: .flag("UIPerformOnViewLoad"), container: .key(.containerView),
    fillScreen: { $0.place(NibRect(size: $1)) },
    // Documented: UIKit fills the container. Seen: autoresizing mask 18 (measured in UIKit on iOS 26.1).
    fill: { view, container in
      if case .rect(let bounds)? = container.value("bounds") { view.place(NibRect(size: bounds.size)) }
      view.assign(.int(18), to: "autoresizingMask")
    })
}

extension ArchivedObject {
  /// Gives a view of UIKit a frame; its bounds keep their origin.
  fileprivate func place(_ frame: NibRect) {
    var bounds = NibRect(size: frame.size)
    if case .rect(let own)? = value("bounds") { bounds.origin = own.origin }
    assign(.rect(bounds), to: "bounds")
    assign(
      .point(
        NibPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)), to: "center")
  }
}
