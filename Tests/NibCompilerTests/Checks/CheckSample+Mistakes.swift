import NibSchema

@testable import NibCompiler

extension CheckSample {
  /// A view with two labels and a constraint.
  private static func constraint(_ attributes: String, _ further: String = "") -> CheckInput {
    .xib(
      CheckInput.view(
        #"<label text="Fern" id="l"/><label text="Moss" id="m"/>"#, #"id="v""#,
        #"<constraints><constraint \#(attributes) id="k"/></constraints>\#(further)"#))
  }

  private static func inner(_ item: String) -> CheckInput {
    .xib(
      CheckInput.view(
        """
        <view id="w"><subviews><label text="Fern" id="l"/></subviews><constraints>
        <constraint firstItem="\(item)" firstAttribute="top" secondItem="w" secondAttribute="top" id="k"/>
        </constraints></view><label text="Moss" id="m"/>
        """))
  }

  /// A view with something in it that has a connection.
  private static func connected(_ element: String, _ connection: String, _ further: String = "") -> CheckInput {
    .xib(
      CheckInput.view("<\(element) id=\"b\"><connections>\(connection)</connections></\(element.prefix { $0 != " " })>")
        + #"<customObject customClass="Gardener" id="o"/>"# + further)
  }

  private static func segue(_ attributes: String, of tag: String = "button") -> CheckInput {
    let view = CheckInput.view(
      "<\(tag) id=\"b\"><connections><segue \(attributes) id=\"g\"/></connections></\(tag)>", #"key="view" id="v""#)
    let exit = #"<exit id="x" sceneMemberID="exit"/>"#
    return .storyboard(
      CheckInput.controller("", view: view) + exit,
      CheckInput.controller("", #"id="d" storyboardIdentifier="D""#, view: "")
        + #"<exit id="y" sceneMemberID="exit"/>"#)
  }

  private static func roots(_ segues: String) -> CheckInput {
    .storyboard(
      """
      <navigationController id="c" sceneMemberID="viewController"><navigationBar key="navigationBar" id="n"/>
      <connections>\(segues)</connections></navigationController>
      """, CheckInput.controller("", #"id="d" storyboardIdentifier="D""#, view: ""))
  }

  private static func root(_ destination: String, _ id: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"\(id)\"/>"
  }

  private static func cells(_ second: String) -> CheckInput {
    .xib(
      """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Fern" id="a">
      <tableViewCellContentView key="contentView" tableViewCell="a" id="d"/></tableViewCell>
      <tableViewCell reuseIdentifier="\(second)" id="b">
      <tableViewCellContentView key="contentView" tableViewCell="b" id="e"/></tableViewCell></prototypes></tableView>
      """)
  }

  private static func collection(_ second: String) -> CheckInput {
    .xib(
      """
      <collectionView id="t"><collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
      <collectionViewCell reuseIdentifier="Fern" id="a"/><collectionViewCell reuseIdentifier="\(second)" id="b"/></cells>
      </collectionView>
      """)
  }

  private static let toTop = #"secondItem="v" secondAttribute="top""#
  private static let toItem = #"<action selector="water:" destination="o" id="a"/>"#
  private static let onTouch = #"<action selector="water:" destination="o" eventType="touchUpInside" id="a"/>"#

  /// What people who edit documents by hand and merge them get wrong.
  static let mistakes = [
    CheckSample(.impossibleConstraint, inner("m"), sound: inner("l")),
    CheckSample(.unusableConnection, connected("label", onTouch), sound: connected("button", onTouch)),
    CheckSample(
      .misplacedObject, .xib(CheckInput.view(#"<barButtonItem title="Fern" id="b"/>"#)),
      sound: .xib(CheckInput.view(#"<tableViewCell id="b"/>"#))),
    CheckSample(
      .impossibleClassName, .xib(#"<view customClass="Fern View" id="v"/>"#),
      sound: .xib(#"<view customClass="_TtC4Leaf8Éclair$2" id="v"/>"#)),
    CheckSample(.repeatedReuseIdentifier, cells("Fern"), sound: cells("Moss")),
  ]

  /// More documents of the same, by what is wrong or right.
  static let furtherMistakes: [(issue: DocumentIssue, input: CheckInput, isTold: Bool)] =
    constraintMistakes.map { (.impossibleConstraint, $0.input, $0.isTold) }
    + connectionMistakes.map { (.unusableConnection, $0.input, $0.isTold) } + [
      (.repeatedReuseIdentifier, collection("Fern"), true), (.repeatedReuseIdentifier, collection("Moss"), false),
      (.impossibleClassName, .xib(#"<view customClass="" id="v"/>"#), true),
      (.misplacedObject, .desk(#"<customView id="v"><subviews><menu id="m"/></subviews></customView>"#), true),
      (.misplacedObject, .desk(#"<customView id="v"><subviews><customView id="m"/></subviews></customView>"#), false),
    ]

  private static let guide = #"<viewLayoutGuide key="safeArea" id="g"/>"#

  private static let constraintMistakes: [(input: CheckInput, isTold: Bool)] = [
    (constraint("firstItem=\"l\" firstAttribute=\"width\" \(toTop)"), true),
    (constraint("firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"left\""), true),
    (constraint("firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"top\""), true),
    (constraint("firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"centerX\""), false),
    (constraint("firstItem=\"l\" firstAttribute=\"width\" secondItem=\"l\" secondAttribute=\"height\""), false),
    (constraint("firstItem=\"l\" firstAttribute=\"firstBaseline\" secondItem=\"m\" secondAttribute=\"top\""), false),
    (constraint("firstItem=\"l\" firstAttribute=\"top\" constant=\"8\""), true),
    (constraint("firstItem=\"l\" firstAttribute=\"width\" constant=\"8\""), false),
    (constraint("firstItem=\"l\" firstAttribute=\"top\" \(toTop) priority=\"1001\""), true),
    (constraint("firstItem=\"l\" firstAttribute=\"top\" \(toTop) priority=\"0\""), true),
    (constraint("firstItem=\"l\" firstAttribute=\"top\" \(toTop) priority=\"1000\""), false),
    (constraint("firstItem=\"l\" firstAttribute=\"top\" \(toTop) priority=\"1001\" placeholder=\"YES\""), false),
    (constraint("firstItem=\"g\" firstAttribute=\"top\" \(toTop)", guide), false),
    (
      .xib(
        CheckInput.view(
          "", #"id="v""#,
          "<constraints><constraint firstItem=\"p\" firstAttribute=\"top\" \(toTop) id=\"k\"/></constraints>")
          + #"<tapGestureRecognizer id="p"/>"#), true
    ),
    // A constraint that another scene has an item of is told of as a reference.
    (
      .storyboard(
        CheckInput.controller(
          "",
          view: CheckInput.view(
            "", #"key="view" id="v""#,
            "<constraints><constraint firstItem=\"w\" firstAttribute=\"top\" \(toTop) id=\"k\"/></constraints>")),
        CheckInput.controller(
          "", #"id="d" storyboardIdentifier="D""#, view: CheckInput.view("", #"key="view" id="w""#))), false
    ),
  ]

  private static func recognizer(_ destination: String) -> String {
    "<outletCollection property=\"gestureRecognizers\" destination=\"\(destination)\" appends=\"YES\" id=\"a\"/>"
  }

  private static let connectionMistakes: [(input: CheckInput, isTold: Bool)] = [
    (connected("button", toItem), true),
    (connected(#"view customClass="Fern""#, onTouch), false),
    (connected("label", recognizer("v")), true),
    (connected("label", recognizer("t"), #"<tapGestureRecognizer id="t"/>"#), false),
    (segue(#"destination="d""#), true), (segue(#"destination="d" kind="show""#), false),
    (segue(#"destination="d" kind="embed""#), true),
    (segue(#"destination="d" kind="embed""#, of: "containerView"), false),
    (segue(#"destination="x" kind="unwind""#), true),
    (segue(#"destination="x" kind="unwind" unwindAction="back:""#), false),
    (segue(#"destination="y" kind="unwind" unwindAction="back:""#), true),
    (segue(#"destination="d" kind="unwind" unwindAction="back:""#), true),
    (roots(root("d", "g")), false), (roots(root("d", "g") + root("d", "h")), true), (roots(root("c", "g")), true),
  ]
}
