import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: the order of the cases of UIKit's enumerations.

/// How content fills its view.
public enum ContentMode: Int, NibChoice {
  /// Stretched.
  case scaleToFill
  /// Scaled to be seen whole.
  case scaleAspectFit
  /// Scaled to cover.
  case scaleAspectFill
  /// Drawn anew at each size.
  case redraw
  /// Not scaled, placed as named.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// The frame around a text field.
public enum BorderStyle: Int, NibChoice {
  /// As named.
  case none, line, bezel, roundedRect
}

/// The kind of a button.
public enum ButtonType: Int, NibChoice {
  /// As named.
  case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
}

/// How a stack view sizes its members along its axis.
public enum StackDistribution: Int, NibChoice {
  /// As named.
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// How a stack view places its members across its axis.
public enum StackAlignment: Int, NibChoice {
  /// As named; leading and top, trailing and bottom are the same.
  case fill, leading, firstBaseline, center, trailing, lastBaseline
}

/// Where a control puts its content horizontally.
public enum HorizontalAlignment: Int, NibChoice {
  /// As named.
  case center, left, right, fill, leading, trailing
}

/// Where a control puts its content vertically.
public enum VerticalAlignment: Int, NibChoice {
  /// As named.
  case center, top, bottom, fill
}

/// Whether a view is turned over for languages that are read from the right.
public enum UISemanticContentAttribute: Int, NibChoice {
  /// As named.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What a drag does to the keyboard.
public enum KeyboardDismissMode: Int, NibChoice {
  /// As named.
  case none, onDrag, interactive
}

/// Whether bars and notches add to the inset of a scroll view.
public enum InsetAdjustment: Int, NibChoice {
  /// As named.
  case automatic, scrollableAxes, never, always
}
