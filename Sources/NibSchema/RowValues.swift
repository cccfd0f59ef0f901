// What forms of rows are made of.

/// Shapes of inline geometry.
public enum Geometry: Sendable {
  /// x, y.
  case point
  /// width, height.
  case size
  /// top, left, bottom, right from minY, minX, maxY, maxX or from attributes of those names.
  case insets
  /// top, leading, bottom, trailing.
  case directionalInsets
  /// horizontal, vertical.
  case offset
  /// x, y, width, height.
  case rect
}

/// Classes of collections.
public enum ListClass: String, Sendable {
  /// Immutable.
  case array = "NSArray"
  /// Mutable.
  case mutableArray = "NSMutableArray"
}

/// Constant values.
public enum Constant: Sendable {
  /// True or false.
  case bool(Bool)
  /// An integer.
  case int(Int64)
  /// A 32-bit real.
  case float(Double)
  /// A 64-bit real.
  case double(Double)
  /// Nil.
  case null
  /// An NSString.
  case string(String)
  /// Inline numbers.
  case reals([Double])
  /// An NSArray without members.
  case emptyArray
  /// An empty immutable dictionary.
  case emptyDictionary
}

/// Colours that stand for an absent one.
public enum DefaultColor: Sendable {
  /// Text of a label: its name differs by era.
  case labelText
  /// Text of a text field: unnamed in old eras.
  case fieldText
  /// White: the title of a button that is no system button.
  case white
  /// The middle grey of a title's shadow.
  case gray
  /// AppKit's color of that name.
  case catalog(String)
  /// The line between the rows of a table.
  case separator
  /// No colour: by its name in UIKit.
  case clear
  /// The shadow below a bar.
  case chromeShadow
  /// A gray activity indicator: black that shows through.
  case spinnerGray
  /// A white activity indicator, by its name.
  case spinnerWhite
}

/// Fonts that stand for an absent one.
public enum DefaultFont: Sendable {
  /// The system font of that size in points.
  case system(Double)
  /// The font of a system button: bold for systems before 7.
  case systemButton
  /// AppKit's font for a use, by the use's name in documents.
  case meta(String)
}
