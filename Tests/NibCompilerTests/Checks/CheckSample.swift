import NibArchives
import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

@testable import NibCompiler

/// A row of the table of checks with a document that it tells of and one that is nearly the same and in order.
struct CheckSample: Sendable, CustomStringConvertible {
  let issue: DocumentIssue
  let faulty: CheckInput
  let sound: CheckInput
  /// The words of Interface Builder's compiler, where they are known.
  let words: String?
  var description: String { issue.rawValue }

  init(_ issue: DocumentIssue, _ faulty: CheckInput, sound: CheckInput, _ words: String? = nil) {
    self.issue = issue
    self.faulty = faulty
    self.sound = sound
    self.words = words
  }

  static let all = scenes + contents + launchScreens + classes + forms + attributes + layouts + ignoredValues + mistakes
}

/// A small document with the options of its compile.
struct CheckInput: Sendable {
  let text: String
  var target: String?
  var profile = OutputProfile.standard

  /// The same for another target.
  func `for`(_ target: String?, by profile: OutputProfile = .standard) -> CheckInput {
    CheckInput(text: text, target: target, profile: profile)
  }

  /// What a compile tells.
  func messages(_ policy: DiagnosticPolicy = DiagnosticPolicy()) throws -> [Diagnostic] {
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
    let options = CompileOptions(profile: profile, deploymentTarget: target.flatMap { DeploymentTarget($0) })
    var diagnostics = Diagnostics(policy: policy)
    _ = try InterfaceCompiler(options: options) { try ArchiveEncoder(order: .canonical).encode($0) }
      .compile(document, into: &diagnostics)
    return diagnostics.messages
  }

  /// A XIB for iOS.
  static func xib(_ objects: String, root: String = "", _ further: String = "", own: String = "") -> CheckInput {
    document("XIB", root: #"targetRuntime="iOS.CocoaTouch" \#(root)"#, dependencies(own, "iOS"), further, objects)
  }

  /// A XIB for macOS.
  static func desk(_ objects: String, root: String = "") -> CheckInput {
    document("XIB", root: #"targetRuntime="MacOSX.Cocoa" \#(root)"#, "", "", objects)
  }

  /// A storyboard for iOS of the controllers, each in a scene.
  static func storyboard(
    _ controllers: String..., root: String = #"initialViewController="c""#, _ further: String = ""
  ) -> CheckInput {
    board(controllers, root: #"targetRuntime="iOS.CocoaTouch" \#(root)"#, further)
  }

  /// A storyboard.
  static func board(_ controllers: [String], root: String, _ further: String = "") -> CheckInput {
    let scenes = controllers.enumerated().map { #"<scene sceneID="s\#($0)"><objects>\#($1)</objects></scene>"# }
    return CheckInput(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \(root)>
        <scenes>\(scenes.joined(separator: "\n"))</scenes>\(further)
        </document>
        """)
  }

  private static func dependencies(_ own: String, _ system: String) -> String {
    own.isEmpty ? "" : #"<dependencies><deployment version="\#(own)" identifier="\#(system)"/></dependencies>"#
  }

  private static func document(
    _ type: String, root: String, _ dependencies: String, _ further: String, _ objects: String
  ) -> CheckInput {
    CheckInput(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="23504" \(root)>
        \(dependencies)<objects>
        \(objects)
        </objects>\(further)
        </document>
        """)
  }

  /// A view with subviews, 100 by 100 points.
  static func view(_ subviews: String = "", _ attributes: String = #"id="v""#, _ further: String = "") -> String {
    """
    <view \(attributes)><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
    <subviews>\(subviews)</subviews>\(further)</view>
    """
  }

  /// A controller with a view.
  static func controller(_ content: String = "", _ attributes: String = #"id="c""#, view: String? = nil) -> String {
    """
    <viewController \(attributes) sceneMemberID="viewController">\(view ?? CheckInput.view("", #"key="view" id="v""#))
    \(content)</viewController>
    """
  }
}
