import Foundation
import NibRuntime
import NibStandIns

/// The name of a property that is bound. Stands in for NSBindingName.
public struct NSBindingName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// The name of a binding.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a binding.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// How text is aligned.
  public static let alignment = NSBindingName("alignment")
  /// The image of the other state.
  public static let alternateImage = NSBindingName("alternateImage")
  /// The title of the other state.
  public static let alternateTitle = NSBindingName("alternateTitle")
  /// Whether it is animated.
  public static let animate = NSBindingName("animate")
  /// The delay of steps of an animation.
  public static let animationDelay = NSBindingName("animationDelay")
  /// The argument of an action.
  public static let argument = NSBindingName("argument")
  /// The text with attributes.
  public static let attributedString = NSBindingName("attributedString")
  /// The content of an array.
  public static let contentArray = NSBindingName("contentArray")
  /// The content of an array for several objects.
  public static let contentArrayForMultipleSelection = NSBindingName("contentArrayForMultipleSelection")
  /// The content of an object.
  public static let contentObject = NSBindingName("contentObject")
  /// The objects of a list.
  public static let contentObjects = NSBindingName("contentObjects")
  /// The tag where content is put.
  public static let contentPlacementTag = NSBindingName("contentPlacementTag")
  /// The content of a set.
  public static let contentSet = NSBindingName("contentSet")
  /// The texts of a list.
  public static let contentValues = NSBindingName("contentValues")
  /// Its content.
  public static let content = NSBindingName("content")
  /// The height of the content.
  public static let contentHeight = NSBindingName("contentHeight")
  /// The width of the content.
  public static let contentWidth = NSBindingName("contentWidth")
  /// The value from which it is critical.
  public static let criticalValue = NSBindingName("criticalValue")
  /// The data of an image or a text.
  public static let data = NSBindingName("data")
  /// A pattern of the title.
  public static let displayPatternTitle = NSBindingName("displayPatternTitle")
  /// A pattern of the text.
  public static let displayPatternValue = NSBindingName("displayPatternValue")
  /// Whether what a window shows has changes.
  public static let documentEdited = NSBindingName("documentEdited")
  /// The argument of a double click.
  public static let doubleClickArgument = NSBindingName("doubleClickArgument")
  /// The target of a double click.
  public static let doubleClickTarget = NSBindingName("doubleClickTarget")
  /// Whether it can be edited.
  public static let editable = NSBindingName("editable")
  /// Whether it reacts.
  public static let enabled = NSBindingName("enabled")
  /// Keys that are left out.
  public static let excludedKeys = NSBindingName("excludedKeys")
  /// Which objects are shown.
  public static let filterPredicate = NSBindingName("filterPredicate")
  /// The font.
  public static let font = NSBindingName("font")
  /// Whether the font is bold.
  public static let fontBold = NSBindingName("fontBold")
  /// The family of the font.
  public static let fontFamilyName = NSBindingName("fontFamilyName")
  /// Whether the font is slanted.
  public static let fontItalic = NSBindingName("fontItalic")
  /// The name of the font.
  public static let fontName = NSBindingName("fontName")
  /// The size of the font.
  public static let fontSize = NSBindingName("fontSize")
  /// The title of a column.
  public static let headerTitle = NSBindingName("headerTitle")
  /// Whether it is hidden.
  public static let hidden = NSBindingName("hidden")
  /// The image.
  public static let image = NSBindingName("image")
  /// Keys that are taken in.
  public static let includedKeys = NSBindingName("includedKeys")
  /// The key at first.
  public static let initialKey = NSBindingName("initialKey")
  /// The value at first.
  public static let initialValue = NSBindingName("initialValue")
  /// Whether nobody knows how long it takes.
  public static let isIndeterminate = NSBindingName("isIndeterminate")
  /// The text of an item.
  public static let label = NSBindingName("label")
  /// Words for keys.
  public static let localizedKeyDictionary = NSBindingName("localizedKeyDictionary")
  /// The context of stored objects.
  public static let managedObjectContext = NSBindingName("managedObjectContext")
  /// The greatest value.
  public static let maxValue = NSBindingName("maxValue")
  /// The greatest width.
  public static let maxWidth = NSBindingName("maxWidth")
  /// How many searches are kept.
  public static let maximumRecents = NSBindingName("maximumRecents")
  /// The least value.
  public static let minValue = NSBindingName("minValue")
  /// The least width.
  public static let minWidth = NSBindingName("minWidth")
  /// The image of the state between.
  public static let mixedStateImage = NSBindingName("mixedStateImage")
  /// The image of the state off.
  public static let offStateImage = NSBindingName("offStateImage")
  /// The image of the state on.
  public static let onStateImage = NSBindingName("onStateImage")
  /// The rectangle that a popover lies beside.
  public static let positioningRect = NSBindingName("positioningRect")
  /// A predicate.
  public static let predicate = NSBindingName("predicate")
  /// The searches that are kept.
  public static let recentSearches = NSBindingName("recentSearches")
  /// The file that a window stands for.
  public static let representedFilename = NSBindingName("representedFilename")
  /// The height of rows.
  public static let rowHeight = NSBindingName("rowHeight")
  /// The identifier of what is selected.
  public static let selectedIdentifier = NSBindingName("selectedIdentifier")
  /// The place of what is selected.
  public static let selectedIndex = NSBindingName("selectedIndex")
  /// The label of what is selected.
  public static let selectedLabel = NSBindingName("selectedLabel")
  /// What is selected.
  public static let selectedObject = NSBindingName("selectedObject")
  /// All that is selected.
  public static let selectedObjects = NSBindingName("selectedObjects")
  /// The tag of what is selected.
  public static let selectedTag = NSBindingName("selectedTag")
  /// The text of what is selected.
  public static let selectedValue = NSBindingName("selectedValue")
  /// The texts of what is selected.
  public static let selectedValues = NSBindingName("selectedValues")
  /// The selected paths.
  public static let selectionIndexPaths = NSBindingName("selectionIndexPaths")
  /// The selected places.
  public static let selectionIndexes = NSBindingName("selectionIndexes")
  /// The order.
  public static let sortDescriptors = NSBindingName("sortDescriptors")
  /// The target of an action.
  public static let target = NSBindingName("target")
  /// The color of the text.
  public static let textColor = NSBindingName("textColor")
  /// Its title.
  public static let title = NSBindingName("title")
  /// What a pointer that rests is told.
  public static let toolTip = NSBindingName("toolTip")
  /// Whether it is not drawn.
  public static let transparent = NSBindingName("transparent")
  /// What the object shows.
  public static let value = NSBindingName("value")
  /// The path of an image.
  public static let valuePath = NSBindingName("valuePath")
  /// The address of an image.
  public static let valueURL = NSBindingName("valueURL")
  /// Whether it is seen.
  public static let visible = NSBindingName("visible")
  /// The value from which it warns.
  public static let warningValue = NSBindingName("warningValue")
  /// The width.
  public static let width = NSBindingName("width")
}
