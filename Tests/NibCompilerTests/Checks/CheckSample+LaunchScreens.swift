import NibSchema

@testable import NibCompiler

extension CheckSample {
  private static let launch = #"launchScreen="YES" initialViewController="c""#

  /// A launch screen of one scene.
  private static func screen(_ view: String, root: String = launch, further: String = "") -> CheckInput {
    .storyboard(CheckInput.controller(view: view) + further, root: root)
  }

  private static func plain(_ subview: String) -> String { CheckInput.view(subview, #"key="view" id="v""#) }

  private static let responder =
    #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>"#

  private static func owner(_ attributes: String) -> CheckInput {
    .xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" \#(attributes)/>\#(responder)"# + CheckInput.view(),
      root: #"launchScreen="YES""#)
  }

  static let launchScreens = [
    CheckSample(
      .launchScreenCustomClass, screen(plain(#"<view customClass="GradientView" id="g"/>"#)),
      sound: screen(plain(#"<view id="g"/>"#), further: responder), "Launch screens may not set custom classnames"),
    CheckSample(.launchScreenOwnerClass, owner(#"customClass="AppDelegate""#), sound: owner("")),
    CheckSample(
      .launchScreenRuntimeAttributes,
      screen(
        plain(
          """
          <view id="g"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          </userDefinedRuntimeAttributes></view>
          """)), sound: screen(plain(#"<view clipsSubviews="YES" id="g"/>"#))),
    CheckSample(
      .launchScreenWebView, screen(plain(#"<wkWebView id="w"/>"#)),
      sound: screen(plain(#"<wkWebView id="w"/>"#), root: #"initialViewController="c""#)),
    CheckSample(
      .launchScreenConnection,
      screen(
        plain(
          """
          <button id="b"><connections><action selector="go:" destination="c" eventType="touchUpInside" id="a"/>
          </connections></button>
          """)),
      sound: .storyboard(
        """
        <navigationController id="c" sceneMemberID="viewController"><navigationBar key="navigationBar" id="n"/>
        <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g"/></connections>
        </navigationController>
        """, CheckInput.controller("", #"id="r""#), root: launch)),
    CheckSample(
      .launchScreenWithoutInitial, screen(plain(""), root: #"launchScreen="YES""#), sound: screen(plain(""))),
    CheckSample(
      .launchScreenObjects, screen(plain("")).for(nil, by: .xcode6), sound: screen(plain("")).for(nil, by: .xcode7),
      "Launch screens may only have one top level object, which must be a UIView or a kind of UIViewController."),
    CheckSample(
      .launchScreenClass, screen(plain("")).for(nil, by: .xcode6),
      sound: screen(plain(""), further: #"<exit id="x" sceneMemberID="exit"/>"#),
      "Launch screens may not use instances of IBUIStoryboardEntryPointIndicator."),
  ]

  /// More documents that the same rows tell of, or do not.
  static let furtherLaunchScreens: [(issue: DocumentIssue, input: CheckInput, isTold: Bool)] = [
    (.launchScreenCustomClass, owner(#"customClass="AppDelegate""#), false),
    (.launchScreenObjects, owner("").for(nil, by: .xcode6), false),
    (
      .launchScreenObjects,
      .xib(CheckInput.view() + CheckInput.view("", #"id="w""#), root: launch).for(nil, by: .xcode6), true
    ),
    (.launchScreenClass, owner("").for(nil, by: .xcode6), false),
    (.launchScreenWebView, screen(plain(#"<webView id="w"/>"#)), true),
  ]
}
