/// The cases that rows cannot say, each with its reason. The compiler serves every one of them in `NibCompiler/Specials`.
public enum Special: String, Sendable, CaseIterable {
  /// `UIBounds` and `UICenter`: two keys from one rect, and a rect that may be absent or computed.
  case frame
  /// `UISubviews`: the children's list and, in segmented controls and cells, views the compiler makes up.
  case subviews
  /// `UIViewAutolayoutConstraints`: the element's own and those made up for children with a fixed frame.
  case constraints
  /// `UIViewLayoutGuides`: a guide object with four system constraints.
  case layoutGuides
  /// `UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`: depends on the parent's layout of fixed frames.
  case translatesMask
  /// Text with attributes: other keys say what its first run says, and plain text may have such a form too.
  case styledText
  /// A label's shrinking: two keys derived from each other and from the font's size.
  case labelShrinking
  /// A label's minimum scale: after the alignment keys, derived as the shrinking keys are.
  case labelScale
  /// `UIContentSize`: the view's own size when nothing says another, and only for some classes.
  case contentSize
  /// A button's titles and images: a dictionary by state, with defaults in old eras.
  case buttonStates
  /// `UISegments`: segment views with computed frames.
  case segments
  /// The background of a table view and of its cells: opaque white has a name of its own in plain tables, and cells that
  /// say none may archive the system's.
  case tableBackground
  /// `UIViewTraitOverrides` of a table view, and of the second label of a cell: two sets of overrides that share parts.
  case traitOverrides
  /// The background view that the system gives a table view cell, with its configuration.
  case systemBackground
  /// The content view of a cell, which older documents give no id, and the parts of a table view cell by style.
  case cellContent
  /// A switch's frame as a runtime attribute: the switch sets its own size when it wakes.
  case switchFrame
  /// A constraint: attributes in two generations of keys, constants folded by margins.
  case constraint
  /// A visual effect view: effect and content view.
  case visualEffect
  /// `UIRefreshControl`: in the table's archive, though its element is the controller's.
  case refreshControl
  /// Where a controller's view is archived, and which objects that archive refers to by name.
  case controllerView
  /// The controllers around and in a controller that are archived with it.
  case containment
  /// A scene's segues and its objects beside the controller.
  case sceneObjects
  /// The margins of a navigation bar or a toolbar: those of Xcode 6 depend on the devices that a document is for.
  case barMargins
  /// Content sizes of controllers for tablets and televisions: the size of the view.
  case contentSizes
  /// `UIViewControllers` of a container: the class of the list and further keys depend on the container.
  case containedControllers
  /// A segue's template: its class and keys by kind, its destination by name.
  case segue
  /// Prototypes of table and collection views: archives inside the archive.
  case prototypes
  /// Sections and rows of a table that never changes: an object of its own, which no element has.
  case staticTable
  /// Items and delegate of a bar, which may be those of a container's controllers.
  case barItems
  /// Buttons at the ends of a navigation item: each end says its first button apart.
  case itemButtons
  /// The bar that a navigation item is shown in.
  case itemBar
}
