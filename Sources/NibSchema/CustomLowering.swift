/// The cases that rows cannot say, each with its reason. The compiler serves every one of them.
///
/// Each declares which attributes and children of its element it reads and which keys of its object it writes; see
/// `reads` and `writes`.
public enum CustomLowering: String, Sendable, CaseIterable {
  /// `UIBounds` and `UICenter`: two keys from one rect, and a rect that may be absent or computed.
  case frame
  /// `UISubviews`: the children's list, of which variations by size class take away.
  case subviews
  /// `UISubviews` of a cell: its content view and a separator, which the compiler synthesizes.
  case cellSubviews
  /// `UISubviews` of a segmented control: the segments, which are no elements of their own in archives.
  case segmentSubviews
  /// `UISubviews` of a table view: its footer and header.
  case tableSubviews
  /// `UISubviews` of a collection view: placeholder views for the header and footer of its section.
  case collectionSubviews
  /// `UIViewAutolayoutConstraints`: the element's own and those synthesized for children with a fixed frame.
  case constraints
  /// `UIViewLayoutGuides`: a guide object with four system constraints.
  case layoutGuides
  /// `UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`: depends on the parent's layout of fixed frames.
  case translatesMask
  /// A text view's text with attributes: other keys say what its first run says, and plain text has such a form too.
  case styledText
  /// The same of a label; in a cell of one era plain text has such a form.
  case labelStyledText
  /// A label's shrinking: two keys derived from each other and from the font's size.
  case labelShrinking
  /// A label's minimum scale: after the alignment keys, derived as the shrinking keys are.
  case labelScale
  /// `UIContentSize` of a text view: as high as its text, or its own size.
  case textContentSize
  /// `UISubviews` of a text view of text with attributes: a view that no element is.
  case textSubviews
  /// `UITextHighlightAttributes` of a text view: a dictionary of two colors of the system.
  case textHighlight
  /// `UIContentSize` of a table view: its width, and the height of what it has without rows.
  case tableContentSize
  /// `UIContentSize` of a collection view: what its layout takes without items.
  case collectionContentSize
  /// A button's titles and images: a dictionary by state, with defaults in old eras.
  case buttonStates
  /// Texts of a button's configuration: plain text, text in a font, or text with attributes, always as one class.
  case configurationTitle, configurationSubtitle
  /// The color of a configuration's background: by its style and the tint of its button.
  case configurationColor
  /// `UITextStyle` of a symbol's configuration: the style of the font that it is made for, or the size of one.
  case symbolTextStyle
  /// The name of a menu or the mark of its item: made of the element's id.
  case menuName
  /// `UISegments`: segment views with computed frames.
  case segments
  /// The background of a table view: opaque white has a name of its own in plain tables.
  case tableBackground
  /// The background of a cell: one that says none may archive the system's.
  case cellBackground
  /// The background of a label: that of its cell where it is a cell's own.
  case labelBackground
  /// `UIViewTraitOverrides` of a table view: two sets of overrides that share objects.
  case tableTraitOverrides
  /// `UIViewTraitOverrides` of the second label of a cell.
  case labelTraitOverrides
  /// The background view that the system gives a table view cell, with its configuration.
  case systemBackground
  /// The content view of a table view cell, and its views by style.
  case tableCellContent
  /// The content view of a collection view cell, which older documents give no id.
  case collectionCellContent
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
  /// `UIStoryboardIdentifier` of a reference to another storyboard: the name under which `Info.plist` knows it.
  case referenceName
  /// A scene's segues and its objects beside the controller.
  case sceneObjects
  /// The margins of a navigation bar or a toolbar: those of Xcode 6 depend on the devices that a document is for.
  case barMargins
  /// Content sizes of controllers for iPad and tvOS: the size of the view.
  case contentSizes
  /// `UIViewControllers` of a container.
  case containedControllers
  /// The same of a tab bar controller, with its bar and the controllers that a user may rearrange.
  case tabControllers
  /// The same of a split view controller: another class of list.
  case splitControllers
  /// A segue's template: its class and keys by kind, its destination by name.
  case segue
  /// Prototypes of table views: archives inside the archive.
  case tablePrototypes
  /// Prototypes of collection views, and of their headers and footers.
  case collectionPrototypes
  /// Sections and rows of a table that never changes: an object of its own, which no element has.
  case staticTable
  /// Items and delegate of a navigation bar, which may be those of its controller's controllers.
  case navigationBarItems
  /// The same of a tab bar.
  case tabBarItems
  /// The same of a toolbar.
  case toolbarItems
  /// Buttons at the ends of a navigation item: each end says its first button apart.
  case itemButtons
  /// The bar that a navigation item is shown in.
  case itemBar

  // AppKit's.

  /// The two class names of a view or cell whose custom class takes the place of a known one.
  case classSwapperNames
  /// The same of a custom view, in documents that make custom objects directly.
  case directClassNames
  /// A custom view's class: by name and module, unless it stands first as a swapper's.
  case customViewClass
  /// The class of the owner, the application or another object: three forms, by which of these it is.
  case customObjectClass
  /// `IBClassReference`: a custom class by name, module and provider.
  case classReference
  /// `NSWindowClass`: the custom class's name, or the kind's own.
  case windowClass
  /// `NSWindowRect`: the content's, centred on the screen along axes without a strut.
  case windowRect
  /// `NSMinSize` and `NSMaxSize`: the content's limits and the height of what the style adds around it.
  case windowLimits
  /// `NSFrame` or `NSFrameSize`: one of two keys, by where the frame's origin is.
  case frameText
  /// `NSDoNotTranslateAutoresizingMask`: depends on whether anything lays the view out by constraints.
  case autoresizingTranslation
  /// `NSKeyEquivModMask`: command where the item does not say otherwise, but for separators.
  case menuKeyModifiers
  /// `NSOnImage` and `NSMixedImage`: the system's where the item does not name others.
  case menuStateImages
  /// `NSAction` of a menu item that opens a menu or lies in that of a pop-up button.
  case menuItemAction
  /// `NSTarget` of such an item.
  case menuItemTarget
  /// `NSRepObject`: a number, or an expression of a predicate.
  case representedObject
  /// `NSAuxButtonType` of a pop-up button: how it behaves decides it.
  case popUpType
  /// `NSSupport` of a button's cell: the system's font is another in a button that shows a menu, or stands in a line.
  case buttonFont
  /// `NSAlternateImage` of check boxes and radio buttons: an image of the system that all of them share.
  case switchImage
  /// `NSSelectedIndex`: the selected item's place among the items.
  case selectedItemPlace
  /// `NSSelectedSegment`: the last selected segment's place.
  case selectedSegment
  /// `NSSearchFieldFlags`: a word of bits as data.
  case searchFieldFlags
  /// The accessible label of the button that clears a search field.
  case cancelButtonLabel
  /// `NSTarget` of a part of a cell: the cell.
  case cellAsTarget
  /// `NSDelegate`, `NSTarget` and `NSDataSource` of the table in a combo box: its cell.
  case cellAsDelegate
  /// `NSPathComponentCells`: a cell for each folder of a path.
  case pathComponents
  /// `NSSubviews` of a custom view: last first, unless the view is made in place of another.
  case customSubviews
  /// `NSTitleCell`'s text: a separator has a standard one, whatever the document says.
  case boxTitle
  /// `NSIsHidden`: the document says it, and the item that a pull-down button shows is.
  case menuItemHiding
  /// `NSSubviews` of a box: its content view.
  case boxContent
  /// `NSOffsets` of a box: its margins, which separators have without saying so.
  case boxMargins
  /// `NSAutomaticTextCompletionDisabled`: the field says it, its cell keeps it.
  case textCompletion
  /// `NSToolbarIdentifier`: the document's own, or the one that Interface Builder gave.
  case toolbarIdentifier
  /// A toolbar's items: a dictionary by identifier and three lists, two of which name their members.
  case barItems
  /// `NSToolbarItemIdentifier`: as a toolbar's.
  case toolbarItemIdentifier
  /// `NSToolbarItemPaletteLabel`: the system's items have labels of their own.
  case toolbarItemLabel
  /// `NSToolbarItemToolTip`: the item's, or nil for one without.
  case toolbarItemTip
  /// `NSToolbarItemAction`: the system's items have one.
  case toolbarItemAction
  /// `NSToolbarItemMinSize` and `NSToolbarItemMaxSize`: those of the item's view or of the system's item.
  case toolbarItemSizes
  /// `NSToolbarItemMenuFormRepresentation`: a separator for spaces.
  case toolbarItemMenu
  /// The identifier of an item of a touch bar, which the document may leave to its id.
  case touchBarItemIdentifier
  /// `NSControlView`: the view around a cell, but for the cells of a matrix.
  case cellControl
  /// `NSCells`, `NSNumRows` and `NSNumCols` of a matrix: row by row, though the document has columns.
  case matrixCells
  /// `NSSubviews` of a rule editor: the view that holds its rows.
  case ruleEditorViews
  /// `NSRuleEditorSlicesHolder`: the same view.
  case ruleEditorHolder
  /// `NSPredicateTemplateRightAttributeType`: a number, or none for a list of expressions.
  case predicateRightType
  /// `NSPredicateTemplateViews`: a pop-up button for each menu, and a field for a value.
  case predicateViews
  /// `Values` of a web view's preferences: a dictionary of what the document says.
  case webPreferenceValues
  /// `NSAuxButtonType` of square buttons: how they behave decides it.
  case squareButtonType
  /// `NSCharacterPickerEnabled`: the control says it, and older documents by their version.
  case characterPicker
  /// `NSSubviews` of a scroll view: its parts, and the header's clip view and corner, which no elements are.
  case scrollSubviews
  /// `NSNextKeyView` of a scroll view and a clip view: what they show.
  case nextKeyView
  /// `NSGestureRecognizers` of a scroll view: one that every scroll view has.
  case scrollGestures
  /// `NSsFlags` of a scroll view: a bit says whether a table is wider than what shows it.
  case scrollFlags
  /// `NSHeaderClipView` and `NSCornerView` of a scroll view: views that no elements are.
  case scrollHeader
  /// `NSScrollAmts`: four numbers in one datum, in a table those of its rows.
  case scrollAmounts
  /// `NSvFlags` of a view that a window or a scroll view lays out: its mask counts by what is around it.
  case viewMask
  /// `NSBounds` of a clip view: moved by the header of a table.
  case clipBounds
  /// `NSDocView`, `NSBGColor`, `NSCursor` and `NScvFlags`: they depend on the document and on a scroll view around.
  case clipDocument
  /// `NSViewIsLayerTreeHost` of a scroller: newer documents do not say it.
  case scrollerLayer
  /// `NSEnabled` of a scroller: whether there is more than is shown.
  case scrollerIsNeeded
  /// `NSsFlags` of a scroller: left out when none is set.
  case scrollerFlags
  /// `NSPercent` of a scroller: the share that is shown.
  case scrollerShare
  /// `NSCornerView` of a table: a view that no element is.
  case tableCorner
  /// `NSRowHeight`: that of the first prototype where a table sizes its rows by them.
  case tableRowHeight
  /// `NSTvFlags` of a table: two bits say whether its columns fill what shows it.
  case tableFlags
  /// `NSTableViewArchivedReusableViewsKey`: prototypes, archives inside the archive.
  case tablePrototypeViews
  /// `NSIdentifier` of a column: one without gets a name by its place.
  case columnIdentifier
  /// `NSWidth` of a column: made to fit.
  case columnWidth
  /// `NSNextResponder` of a table's header: a clip view that no element is.
  case headerResponder
  /// `NSSuperview` of a table's header: the same.
  case headerSuperview
  /// `NSTableView` of a header: the table names it.
  case headerTable
  /// `NSSupport` of a header cell: a font by its style, whatever the document says.
  case headerCellFont
  /// `NSTextContainer`: with layout manager and storage, objects that no elements are and that name each other.
  case textContainer
  /// `NSSharedData` of a text view: flags, colours and attributes in an object of their own.
  case textSharedData
  /// `NSTextViewTextColor`: only where the text has no attributes.
  case textViewColor
  /// `NSSubviews` of a stack view, the views of its three parts, and the parts, which no elements are.
  case stackSubviews, stackContainers
  /// `NSSubviews` and `NSNextKeyView` of a tab view: the view of the selected item.
  case tabSubviews, tabKeyView
  /// `NSAllowsLogicalLayoutDirection` of a control: where texts name their entries in strings files.
  case logicalLayout
  /// `NSSubviews` of a grid view: what its cells show.
  case gridSubviews
  /// `NSSelectedTabViewItem`: the first, where the document names none.
  case selectedTab
  /// `NSColor` of a tab view item: one of the system, whatever the document says.
  case tabColor
  /// `NSObjectClassName`: an attribute in newer documents, a child in older ones.
  case objectClassName
  /// A number or date formatter: most of it in a dictionary, and once more in keys of an older form.
  case numberFormat, dateFormat
  /// `NSNibName`: the archive of a controller's view.
  case sceneView
  /// `NSStoryboardSegueTemplates`: the segues of a scene, wherever in it they begin.
  case sceneSegueTemplates
  /// `NSExternalObjectsTableForViewLoading`: what the archive of the view refers to by name.
  case sceneExternals
  /// `uniqueIdentifierForStoryboardCompilation`: made of the element's id, where Apple's compiler makes one up.
  case sceneUniqueIdentifier
  /// The two class names of a window controller: in archives its own class has another name.
  case windowControllerClass
  /// `IBWindowTemplateContentViewController`: a controller of another scene, archived with the window.
  case windowContent
  /// A segue's template: identifier, trigger and destination, by name.
  case segueTemplate
  /// `NSViewClipsToBoundsKeyName`: panes of a split view clip what is in them.
  case paneClips
  /// `NSWindowView` of a window without a content view: in storyboards one is made.
  case windowStandIn
  /// `NSMaxSize` of a text view that says none: the size that it has in the document.
  case textMaxSize
}
