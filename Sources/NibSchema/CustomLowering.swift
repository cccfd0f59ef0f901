/// What rows cannot say: code of the compiler, with the names that it reads and the keys that it writes.
///
/// A family of elements declares its own beside its rows; the compiler has the code of each in the family's switch, so
/// that one without code does not compile.
public struct CustomLowering: Sendable, Hashable {
  /// The name.
  public let name: String
  /// By which the compiler finds the code.
  package let code: Code
  private let declaredReads: @Sendable () -> [String]
  private let declaredChildren: (@Sendable () -> [String])?
  private let declaredWrites: @Sendable () -> [String]
  private let declaredParts: @Sendable () -> [ArchivedPart]

  /// Declares a custom lowering, whose name is that of the property that declares it.
  /// - Parameters:
  ///   - reads: attributes, keys of children and tags of children without a key.
  ///   - children: those of which attributes of other kinds have the name, and this one's alone are children.
  ///   - writes: keys, in the order in which they are archived.
  ///   - parts: where of these the attributes are that are archived as they are.
  init(
    _ code: Code, reads: @autoclosure @escaping @Sendable () -> [String] = [],
    children: (@Sendable () -> [String])? = nil,
    writes: @autoclosure @escaping @Sendable () -> [String] = [],
    parts: @autoclosure @escaping @Sendable () -> [ArchivedPart] = [], name: String = #function
  ) {
    self.name = name
    self.code = code
    declaredReads = reads
    declaredChildren = children
    declaredWrites = writes
    declaredParts = parts
  }

  /// Attributes and children of the element that are read. What is read of elements above and below is not among them.
  public var reads: [String] { declaredReads() }

  /// Those of them that are children alone, where their names do not tell.
  public var children: [String] { declaredChildren?() ?? [] }

  /// Keys of the element's object that are written, in the order in which they are archived.
  public var writes: [String] { declaredWrites() }

  /// Where attributes are archived as they are; what code makes of others a reader has to know.
  public var parts: [ArchivedPart] { declaredParts() }

  /// Custom lowerings are equal by their code.
  public static func == (a: Self, b: Self) -> Bool { a.code == b.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// All custom lowerings, by the types of the compiler that have their code; each family lists its own beside its rows.
  package enum Code: Sendable, Hashable {
    case uiKit(UIKitFamily), appKit(AppKitFamily), watchKit(WatchKitFamily)
  }

  /// Those of UIKit.
  package enum UIKitFamily: Sendable, Hashable {
    case bars(UIKitBars), buttons(UIKitButtons), cellBackgrounds(UIKitCellBackgrounds), cells(UIKitCells)
    case collections(UIKitCollections), configurations(UIKitConfigurations), constraints(UIKitConstraints)
    case controllers(UIKitControllers), controls(UIKitControls), frames(UIKitFrames), labels(UIKitLabels)
    case layoutGuides(UIKitLayoutGuides)
    case prototypes(UIKitPrototypes), segments(UIKitSegments), segues(UIKitSegues), styledTexts(UIKitStyledTexts)
    case tables(UIKitTables), textSizes(UIKitTextSizes), traits(UIKitTraits), views(UIKitViews)
  }

  /// Those of AppKit.
  package enum AppKitFamily: Sendable, Hashable {
    case cells(AppKitCells), classNames(AppKitClassNames), clipViews(AppKitClipViews), colors(AppKitColors)
    case comboBoxes(AppKitComboBoxes), controls(AppKitControls), fonts(AppKitFonts), formatters(AppKitFormatters),
      keyLoop(AppKitKeyLoop)
    case editor(AppKitEditor), library(AppKitLibrary)
    case matrices(AppKitMatrices), menus(AppKitMenus), prototypes(AppKitPrototypes), ruleEditors(AppKitRuleEditors)
    case scenes(AppKitScenes), scrollViews(AppKitScrollViews), scrollers(AppKitScrollers), stacks(AppKitStacks)
    case tableLayout(AppKitTableLayout), tables(AppKitTables), texts(AppKitTexts), toolbars(AppKitToolbars)
    case touchBars(AppKitTouchBars)
    case views(AppKitViews), webViews(AppKitWebViews), windows(AppKitWindows)
  }
}

extension Catalog {
  /// The custom lowerings that rows of the catalog's kinds name, each once, in the order of the kinds.
  public var customLowerings: [CustomLowering] {
    var seen: Set<CustomLowering> = []
    return all.flatMap { $0.rows.flatMap(\.customLowerings) }.filter { seen.insert($0).inserted }
  }
}

extension Row {
  /// The custom lowering that the row is, or those of the object that it synthesizes.
  fileprivate var customLowerings: [CustomLowering] {
    switch form {
    case .custom(let lowering): [lowering]
    case .synthesized(_, let rows): rows.flatMap(\.customLowerings)
    default: []
    }
  }
}
