import NibDiagnostics

/// What can be wrong with a document as far as its compile goes on in spite of it; the raw value is the message's id.
///
/// Faults are warnings but for those of `isError`. What is not listed here ends the compile: see `CompileError` and the
/// errors of reading. An article of the guides says what each means and what to do about it.
public enum DocumentIssue: String, Sendable, Hashable, CaseIterable {
  /// An element is not known in its place.
  case unknownElement
  /// An element has an attribute that is not known.
  case unknownAttribute
  /// An attribute or a child is known, and no evidence shows what an archive holds of it.
  case noKnownForm
  /// The value of an attribute is none of those that are known.
  case unknownValue
  /// A boolean or a relation is none of the words that the format has for it.
  case unknownWord
  /// Text stands where the format has none.
  case strayText
  /// A scene has more than one controller.
  case secondController
  /// A variation by size class changes what is not known to vary in archives, or for traits that are not known.
  case unknownVariation
  /// The value of an attribute contradicts what is archived, or nothing but the editor reads it.
  case ignoredValue
  /// An element lacks an attribute that it cannot do without.
  case missingAttribute
  /// A reference, an outlet or an action leads to an id that no element has.
  case danglingReference
  /// A number is none, or does not fit.
  case badNumber
  /// Text that is marked as base64 is not.
  case badBase64
  /// An element has two children with one key.
  case repeatedChild
  /// Two connections say the same.
  case repeatedConnection
  /// One outlet leads to two objects.
  case conflictingConnection
  /// Two elements have one id.
  case duplicateID
  /// Two controllers of a storyboard have one identifier.
  case duplicateIdentifier
  /// Nothing leads to a scene of a storyboard, and it has no identifier.
  case unreachableScene
  /// A segue starts from a controller itself and has no identifier.
  case unidentifiedSegue
  /// A text is to follow the text size of the system, and its font is not of a text style.
  case fixedFont
  /// None of the given bundles has an image of the name.
  case missingImage
  /// None of the given bundles has a color of the name.
  case missingColor

  // What Interface Builder's compiler refuses or warns of: each has a row in the table of checks.

  /// An outlet leads from outside into a prototype.
  case outletIntoRepeatingContent
  /// An action leads from outside into a prototype.
  case actionIntoRepeatingContent
  /// A table of static content is not the view of a table view controller.
  case staticTableOutsideTableController
  /// A container view lies in a prototype.
  case containerViewInRepeatingContent
  /// A prototype has no reuse identifier.
  case missingReuseIdentifier
  /// An object of a launch screen has a class of the app.
  case launchScreenCustomClass
  /// File's Owner of a launch screen has a class.
  case launchScreenOwnerClass
  /// An object of a launch screen has user-defined runtime attributes.
  case launchScreenRuntimeAttributes
  /// A launch screen has a web view.
  case launchScreenWebView
  /// A launch screen has an outlet or an action.
  case launchScreenConnection
  /// A launch screen's storyboard has no initial view controller.
  case launchScreenWithoutInitial
  /// A launch screen for Xcode 6 has more than one top-level object.
  case launchScreenObjects
  /// A launch screen for Xcode 6 has an object of a class that is not allowed.
  case launchScreenClass
  /// A container controller holds no controller.
  case missingRootController
  /// Nothing can be made of a storyboard.
  case missingEntryPoint
  /// A metric of a scene refers to a segue that is gone.
  case danglingTieBreaker
  /// An item of a navigation bar asks for the plain style.
  case plainBarItem
  /// A segue is of a kind that iOS 8 replaced.
  case deprecatedPushSegue
  /// The oldest system cannot read web views of WebKit from archives.
  case unavailableWebView
  /// The oldest system has no stack views.
  case unavailableStackView
  /// The oldest system has no safe areas.
  case unavailableSafeArea
  /// The oldest system has no layout guides of scroll views.
  case unavailableScrollGuides
  /// The oldest system has no visual effect views.
  case unavailableEffectView
  /// The oldest system has no collection views.
  case unavailableCollectionView
  /// The oldest system has no references to other storyboards.
  case unavailableReference
  /// The oldest system has no constraints.
  case unavailableAutoLayout
  /// The oldest system has no storyboards.
  case unavailableStoryboard
  /// The document is for no system that is known.
  case unknownTargetRuntime
  /// The document does not say which Interface Builder saved it.
  case missingToolsVersion
  /// The value of a user-defined runtime attribute is of another type than the attribute.
  case mismatchedRuntimeAttribute
  /// The deployment target is one that compilers since Xcode 9 refuse.
  case unsupportedTarget
  /// The document is for an older system than the deployment target.
  case olderThanTarget
  /// The document needs a newer Xcode.
  case newerCapability
  /// A color of an asset catalog is not among the document's resources.
  case colorWithoutResource
  /// The oldest system does not compute the width at which a label wraps.
  case unavailableAutomaticWidth
  /// The oldest system does not align content to the leading or trailing side.
  case unavailableHorizontalAlignment
  /// The oldest system has no symbols.
  case unavailableSymbol
  /// The oldest system has no style for large titles.
  case unavailableTextStyle
  /// The oldest system has no configurations of buttons.
  case unavailableButtonStyle
  /// The oldest system has no large style of activity indicators.
  case unavailableIndicatorStyle
  /// The oldest system does not align texts naturally or justified.
  case unavailableTextAlignment
  /// The oldest system has no layout margins.
  case unavailableMarginAttribute
  /// The oldest system has no constraints of the first baseline.
  case unavailableBaseline
  /// The oldest system does not adjust fonts while they are shown.
  case unavailableFontAdjustment
  /// The oldest system has no minimal style of color wells.
  case unavailableColorWellStyle
  /// The oldest system has no leading or trailing images.
  case unavailableImagePosition
  /// The oldest system has no distributions of stack views.
  case unavailableDistribution
  /// The oldest system does not detach hidden views of stack views.
  case unavailableDetaching
  /// The oldest system does not mirror views.
  case unavailableMirroring
  /// A constraint is installed where one of its views is not.
  case constraintOfExcludedView
  /// A segmented control has a style that OS X 10.7 replaced.
  case deprecatedSegmentStyle
  /// A constraint cannot be installed.
  case impossibleConstraint
  /// A connection starts from or leads to something that it cannot serve.
  case unusableConnection
  /// Something that is no view stands among subviews.
  case misplacedObject
  /// A custom class has a name that no class can have.
  case impossibleClassName
  /// Two prototypes of one view have the same reuse identifier.
  case repeatedReuseIdentifier

  /// Whether the output must not be used because of it.
  public var isError: Bool { self == .duplicateID || self == .unknownWord || DocumentCheck.errors[ordinal] }

  /// The number that Interface Builder's compiler puts behind its words; nil where it is not known.
  package var interfaceBuilderKind: Int? { DocumentCheck.row(of: self)?.kind }

  /// Whether it is about a document as a whole and not about one of its objects.
  package var isGlobal: Bool { DocumentCheck.row(of: self)?.isGlobal ?? false }
}

extension DocumentIssue: WellKnown {}

extension Diagnostics {
  /// Adds what is wrong with a document.
  /// - Parameter words: what Interface Builder's compiler says in its place, where that is known.
  public mutating func add(
    _ fault: DocumentIssue, _ message: String, interfaceBuilder words: String? = nil, at place: Place
  ) {
    var diagnostic = Diagnostic(fault.isError ? .error : .warning, id: fault.rawValue, message, at: place)
    diagnostic.interfaceBuilderWords = words
    add(diagnostic)
  }
}
