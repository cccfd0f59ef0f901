import NibRuntime
import NibStandIns

/// The archived properties of view controllers.
@MainActor
enum ViewControllerProperties {
  static let rows: [Property<UIViewController>] = [
    Property("title", "UITitle", get: { $0.title }, set: { $0.title = $1 }),
    Property("nibName", "UINibName", get: { $0.nibName }, set: { $0.nibName = $1 }),
    Property(
      "storyboardIdentifier", "UIStoryboardIdentifier", get: { $0.storyboardIdentifier },
      set: { $0.storyboardIdentifier = $1 }),
    Property(
      "restorationIdentifier", "UIRestorationIdentifier", get: { $0.restorationIdentifier },
      set: { $0.restorationIdentifier = $1 }),
    Property(
      "modalPresentationStyle", "UIModalPresentationStyle", get: { $0.modalPresentationStyle },
      set: { $0.modalPresentationStyle = $1 }),
    Property(
      "modalTransitionStyle", "UIModalTransitionStyle", get: { $0.modalTransitionStyle },
      set: { $0.modalTransitionStyle = $1 }),
    Property(
      "hidesBottomBarWhenPushed", "UIHidesBottomBarWhenPushed", get: { $0.hidesBottomBarWhenPushed },
      set: { $0.hidesBottomBarWhenPushed = $1 }),
    Property(
      "definesPresentationContext", "UIDefinesPresentationContext", get: { $0.definesPresentationContext },
      set: { $0.definesPresentationContext = $1 }),
    Property(
      "preferredContentSize", "UIPreferredContentSize", get: { $0.preferredContentSize },
      set: { $0.preferredContentSize = $1 }),
  ]
}
