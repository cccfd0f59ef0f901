/// What an element of a document is to a report.
package enum DocumentRole: Hashable {
  /// A view, controller, cell, menu: what has an id and is nothing of the below.
  case object
  /// File's owner, first responder.
  case placeholder
  /// Outlet, action, segue, binding.
  case connection
  /// A layout constraint.
  case constraint
  /// A user defined runtime attribute.
  case runtimeAttribute
  /// A colour of an object.
  case color
  /// A rectangle, size, point or inset.
  case geometry
  /// A text or number in an element of its own.
  case scalar
  /// A font: its attributes make one value.
  case font
  /// An element that only groups others: its name is no part of a key.
  case group
  /// An element whose content is told elsewhere, or that the editor alone uses.
  case skipped
  /// A part of an object: a state, a tab stop.
  case part

  /// The role of a tag; `hasID` tells objects from parts.
  package init(tag: String, hasID: Bool) {
    switch tag {
    case "placeholder": self = .placeholder
    case "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection": self = .connection
    case "constraint": self = .constraint
    case "userDefinedRuntimeAttribute": self = .runtimeAttribute
    case "color": self = .color
    case "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets": self = .geometry
    case "string", "mutableString", "integer", "real", "bool", "nil", "date", "url", "data": self = .scalar
    case "fontDescription", "font": self = .font
    case "document", "dependencies", "deployment", "plugIn", "capability", "development", "device", "adaptation",
      "resources",
      "userDefinedRuntimeAttributes", "connections", "constraints", "designables", "simulatedMetricsContainer",
      "classes", "inferredMetricsTieBreakers", "refinements", "customFonts":
      self = .skipped
    case "scene", "scenes", "objects", "subviews", "items", "sections", "cells", "rows": self = .group
    default: self = hasID ? .object : .part
    }
  }
}
