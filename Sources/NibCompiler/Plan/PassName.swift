/// Names of the document that the passes read themselves; names of single properties are in the schema's rows.
///
/// They come first in the symbol table, in this order, so a name's place is its symbol.
enum PassName: String, CaseIterable {
  case subviews, constraints, connections, key, id, x, y, width, height, minX, minY, maxX, maxY, top, left, bottom
  case right, customClass, customModule, customModuleProvider, rect, frame, bounds, objects, placeholder
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, keyPath, type, value, gestureRecognizers, outlet
  case action, outletCollection, segue, property, destination, selector, eventType, collectionClass, appends
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier, priority, identifier
  case symbolic, state, title, image, backgroundImage, titleColor, titleShadowColor, attributedTitle, normal
  case highlighted, disabled, selected, focused, catalog, segments, segment, contentOffset, enabled, red, green
  case blue, white, alpha, colorSpace, customColorSpace, systemColor, cocoaTouchSystemColor
  case xcode11CocoaTouchSystemColor, name, pointSize, weight, style, family, metaFont, color, fontDescription
  case string, mutableString, attributedString, fragments, fragment, content, attributes, paragraphStyle, font
  case size, point, integer, real, boolean, `nil`, number, range, location, length, accessibility
  case accessibilityConfiguration, accessibilityTraits, label, hint, isElement, bool, viewLayoutGuide, safeArea
  case fixedFrame, translatesAutoresizingMaskIntoConstraints, contentView, tableViewCellContentView
  case collectionViewCellContentView, textLabel, detailTextLabel, imageView, reuseIdentifier, adjustsFontSizeToFit
  case minimumFontSize, minimumScaleFactor, textColor, text, date, timeIntervalSinceReferenceDate, useCurrentDate
  case blurEffect, vibrancyEffect, resources, namedColor, separatorStyle, numberOfTapsRequired
  case numberOfTouchesRequired, buttonType, visibleAtLaunch, tableHeaderView, tableFooterView
  case placeholderIdentifier, misplaced, ambiguous, localized, base64UTF8 = "base64-UTF8", locale, minimumDate
  case maximumDate, view, device, dependencies, scenes, variation, backgroundColor, collectionViewCell
  case separatorInset, simulatedStatusBarMetrics, layoutMargins, collectionViewLayout, headerReferenceSize
  case footerReferenceSize, sectionInset, scrollDirection, borderStyle, sectionFooterHeight, button, link
  case playsSound, keyboardKey, staticText, summaryElement, notEnabled, updatesFrequently, searchField
  case startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn, header, localeIdentifier, lineBreakMode

  /// The symbol: the case's place among the cases, which is how an enum without payloads is stored.
  @inline(__always)
  var symbol: Symbol { Symbol(unsafeBitCast(self, to: UInt8.self)) }
}

/// Whether a symbol is that of a name.
@inline(__always)
func == (symbol: Symbol, name: PassName) -> Bool { symbol == name.symbol }

/// Lets a `switch` over a symbol name its cases.
@inline(__always)
func ~= (name: PassName, symbol: Symbol) -> Bool { symbol == name.symbol }
