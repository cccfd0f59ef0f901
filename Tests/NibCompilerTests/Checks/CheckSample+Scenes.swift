import NibSchema

@testable import NibCompiler

extension CheckSample {
  private static func navigation(_ connections: String, _ attributes: String = "") -> CheckInput {
    .storyboard(
      """
      <navigationController id="c" \(attributes) sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="n"/><connections>\(connections)</connections></navigationController>
      """, CheckInput.controller("", #"id="r" storyboardIdentifier="Root""#, view: ""))
  }

  private static func item(_ style: String) -> CheckInput {
    .storyboard(
      CheckInput.controller(
        """
        <navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" style="\(style)" title="Save" id="b"/></navigationItem>
        """))
  }

  private static func segue(_ attributes: String) -> CheckInput {
    .storyboard(
      CheckInput.controller(#"<connections><segue destination="d" \#(attributes) id="g"/></connections>"#),
      CheckInput.controller("", #"id="d""#, view: ""))
  }

  private static func pair(_ first: String, _ second: String, root: String = #"initialViewController="c""#)
    -> CheckInput
  {
    .storyboard(
      CheckInput.controller("", #"id="c" \#(first)"#), CheckInput.controller("", #"id="d" \#(second)"#, view: ""),
      root: root)
  }

  private static func tieBreaker(_ segue: String) -> CheckInput {
    .storyboard(
      CheckInput.controller(#"<connections><segue destination="d" kind="show" identifier="S" id="g"/></connections>"#),
      CheckInput.controller("", #"id="d""#, view: ""), root: #"initialViewController="c""#,
      #"<inferredMetricsTieBreakers><segue reference="\#(segue)"/></inferredMetricsTieBreakers>"#)
  }

  static let scenes = [
    CheckSample(
      .missingRootController, navigation(""),
      sound: navigation(
        #"<segue destination="r" kind="relationship" relationship="rootViewController" id="g"/>"#)),
    CheckSample(.missingEntryPoint, pair("", "", root: ""), sound: pair("", #"storyboardIdentifier="D""#, root: "")),
    CheckSample(.danglingTieBreaker, tieBreaker("gone"), sound: tieBreaker("g")),
    CheckSample(
      .plainBarItem, item("plain"), sound: item("done"), "Plain Style unsupported in a Navigation Item"),
    CheckSample(
      .deprecatedPushSegue, segue(#"kind="push" identifier="Next""#).for("13.0"),
      sound: segue(#"kind="push" identifier="Next""#).for("7.0"), "Push segues are deprecated since iOS 8.0"),
    CheckSample(
      .duplicateIdentifier, pair(#"storyboardIdentifier="A""#, #"storyboardIdentifier="A""#),
      sound: pair(#"storyboardIdentifier="A""#, #"storyboardIdentifier="B""#)),
    CheckSample(
      .unreachableScene, pair("", ""), sound: pair("", #"storyboardIdentifier="D""#),
      "\u{201C}View Controller\u{201C} is unreachable because it has no entry points, and no identifier for runtime "
        + "access via -[UIStoryboard instantiateViewControllerWithIdentifier:]."),
    CheckSample(
      .unidentifiedSegue, segue(#"kind="show""#), sound: segue(#"kind="show" identifier="Next""#),
      "Segues initiated directly from view controllers must have an identifier"),
  ]

  /// Documents whose message says what Interface Builder's compiler says, as it is without other words.
  static let furtherScenes: [(issue: DocumentIssue, input: CheckInput, words: String?)] = [
    (
      .unreachableScene, pair("", #"customClass="PeersListViewController""#),
      "\u{201C}Peers List View Controller\u{201C} is unreachable because it has no entry points, and no identifier for "
        + "runtime access via -[UIStoryboard instantiateViewControllerWithIdentifier:]."
    ),
    (
      .unreachableScene, pair("", "").for(nil, by: .xcode6),
      "Scene is unreachable due to lack of entry points and does not have an identifier for runtime access via "
        + "-instantiateViewControllerWithIdentifier:."
    ),
    (
      .unidentifiedSegue, segue(#"kind="show""#).for(nil, by: .xcode5),
      "Segues initiated directly from view controllers must have an identifier for use with "
        + "-[UIViewController performSegueWithIdentifier:sender:]"
    ),
    (
      .deprecatedPushSegue, segue(#"kind="push" identifier="Next""#).for("8.0", by: .xcode9),
      "Push segues are deprecated in iOS 8.0 and later"
    ),
  ]

  /// Near misses beside those of the rows.
  static let soundScenes: [(issue: DocumentIssue, input: CheckInput)] = [
    (.missingRootController, navigation("", #"customClass="FlowController""#)),
    (.plainBarItem, item("plain").for(nil, by: .xcode11)),
    (.deprecatedPushSegue, segue(#"kind="show" identifier="Next""#).for("13.0")),
    (.missingEntryPoint, pair("", "")),
  ]
}
