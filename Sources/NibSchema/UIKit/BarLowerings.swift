/// What rows of bars cannot say.
extension CustomLowering {
  package enum UIKitBars: Sendable {
    case barMargins, navigationBarItems, tabBarItems, toolbarItems, itemButtons, itemBar
  }

  /// The margins of a navigation bar or a toolbar: those of Xcode 6 depend on the devices that a document is for.
  public static var barMargins: Self {
    Self(.uiKit(.bars(.barMargins)), reads: ["layoutMargins"], writes: ["UIViewLayoutMargins"])
  }

  /// Items and delegate of a navigation bar, which may be those of its controller's controllers.
  public static var navigationBarItems: Self {
    Self(.uiKit(.bars(.navigationBarItems)), reads: ["items"], writes: ["UIItems", "UIDelegate"])
  }

  /// The same of a tab bar.
  public static var tabBarItems: Self {
    Self(.uiKit(.bars(.tabBarItems)), reads: ["items"], writes: ["UIItems", "UIDelegate"])
  }

  /// The same of a toolbar.
  public static var toolbarItems: Self {
    Self(.uiKit(.bars(.toolbarItems)), reads: ["items"], writes: ["UIItems", "UIDelegate"])
  }

  /// Buttons at the ends of a navigation item: each end says its first button apart.
  public static var itemButtons: Self {
    Self(
      .uiKit(.bars(.itemButtons)),
      reads: ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems"],
      writes: [
        "UILeftBarButtonItem", "UIRightBarButtonItem", "UICenterItemGroups", "UILeftBarButtonItems",
        "UIRightBarButtonItems",
      ])
  }

  /// The bar that a navigation item is shown in.
  public static var itemBar: Self { Self(.uiKit(.bars(.itemBar)), writes: ["UINavigationBar"]) }
}
