/// Names of the document that the compiler's code reads itself; names of single properties are in the schema's rows.
///
/// They come first in the symbol table, in this order, so a name's place is its symbol.
enum WellKnownName: String, WellKnown {
  case subviews, constraints, connections, key, id, x, y, width, height, minX, minY, maxX, maxY, top, left, bottom
  case right, customClass, customModule, customModuleProvider, rect, frame, frameInset, bounds, objects, placeholder
  case userDefinedRuntimeAttributes, keyPath, type, value, outlet, action, outletCollection, property, destination
  case selector, eventType, collectionClass, appends, firstItem, firstAttribute, secondItem, secondAttribute
  case relation
  case constant, multiplier, priority, identifier, symbolic, state, title, image, backgroundImage, titleColor
  case titleShadowColor, attributedTitle, catalog, segments, enabled, red, green, blue, white, alpha, colorSpace
  case customColorSpace, systemColor, cocoaTouchSystemColor, xcode11CocoaTouchSystemColor, name, pointSize, weight
  case style, family, color, fontDescription, string, mutableString, attributedString, fragment, content
  case attributes
  case paragraphStyle, font, size, point, integer, real, `nil`, number, range, location, length
  case accessibilityConfiguration, accessibilityTraits, label, hint, isElement, viewLayoutGuide, safeArea
  case fixedFrame
  case translatesAutoresizingMaskIntoConstraints, contentView, tableViewCellContentView
  case collectionViewCellContentView
  case textLabel, detailTextLabel, imageView, adjustsFontSizeToFit, minimumFontSize, minimumScaleFactor, blurEffect
  case vibrancyEffect, namedColor, selectionStyle, buttonType, visibleAtLaunch, tableHeaderView, tableFooterView
  case placeholderIdentifier, base64UTF8 = "base64-UTF8", view, backgroundColor, collectionViewCell, separatorInset
  case simulatedStatusBarMetrics, layoutMargins, collectionViewLayout, headerReferenceSize, footerReferenceSize
  case sectionInset, scrollDirection, borderStyle, sectionFooterHeight, sectionHeaderHeight, lineBreakMode
  case metaFont
  case scenes, scene, segue, kind, relationship, initialViewController, storyboardIdentifier, sceneMemberID
  case prototypes, cells, sections, headerTitle, footerTitle, reuseIdentifier, sectionHeaderView, sectionFooterView
  case layoutGuides, viewControllerLayoutGuide, unwindAction, trigger, splitViewControllerTargetIndex, rowHeight
  case exit
  case selectedSegmentIndex, device, orientation, adaptation, userLabel
  case tableView, pageControl, toolbar, collectionReusableView, freeformSimulatedSizeMetrics
  case collectionView, tableViewCell, navigationItem, navigationBar, items, animates
  case storyboardName, referencedIdentifier, bundleIdentifier, viewControllerPlaceholder
  case tabBar, tabBarItem, constraint, variation, mask, include, reference, stackView, opaque
  case leading, trailing, horizontal, vertical, textShadowColor
  case textShadowOffset, contentSizeForViewInPopover, refreshControl
  case viewControllers, popoverArrowDirection, localized, contentOffset
  case strokeColor, cornerRadius, strokeWidth, strokeOutset, tabStops, textColor
  case attributedText, text, textAlignment, alignment, collectionViewFlowLayout, ambiguous
  case contentRect, screenRect, initialPositionMask, leftStrut, rightStrut, topStrut, bottomStrut, minSize, maxSize
  case keyEquivalentModifierMask, shift, control, option, command, isSeparatorItem, onStateImage, mixedStateImage
  case submenu, representedObject, popUpButtonCell, selectedItem, menu, menuItem, selected, sendsWholeSearchString
  case box, clipsToBounds, titlePosition, roundingIncrement
  case sendsSearchStringImmediately, url, boxType, contentViewMargins, textCompletion, changeBackground, expression
  case constantValue, column, columns, row, explicitIdentifier, implicitIdentifier, explicitItemIdentifier
  case implicitItemIdentifier, paletteLabel, allowedToolbarItems, defaultToolbarItems, selectable, popUpMenus
  case matrix, pullsDown, bezelStyle, textStyle, symbolScale, renderingMode, variableValue
  case rightExpressionObject, toolbarItem, accessibility, accessibilityConnection, description, help
  case styleMask, titled, resizable, borderWidth, utility, fullSizeContentView, autoresizingMask, behavior,
    lightByContents, pushIn
  case allowsCharacterPickerTouchBarItem, toolTip, application, customObject, customView, window, buttonCell
  case target
  case usesAppearanceFont, configuration, backgroundConfiguration, buttonConfiguration
  case titleFontDescription, subtitle, subtitleFontDescription, attributedSubtitle, baseForegroundColor
  case baseBackgroundColor, tintColor, configurationType, preferredSymbolConfiguration, binding
  case segmentControlStyle, hidden
  case scrollView, clipView, scroller, outlineView, textView, tabViewItem, headerView
  case horizontalScroller, verticalScroller, controlSize, hasHorizontalScroller, hasVerticalScroller
  case autohidesScrollers, borderType, tableColumns, intercellSpacing, resizingMask, resizeWithTable
  case verticalHuggingPriority, scrollerKnobStyle
  case columnAutoresizingStyle, minWidth, maxWidth, rowSizeStyle, prototypeCellViews, flexibleMinX, widthSizable
  case flexibleMaxX
  case flexibleMinY, heightSizable, flexibleMaxY, autoresizesSubviews, horizontalScrollElasticity
  case verticalScrollElasticity, usesPredominantAxisScrolling, horizontalLineScroll, verticalLineScroll
  case horizontalPageScroll, verticalPageScroll, drawsBackground, copiesOnScroll, alternatingRowBackgroundColors
  case autosaveColumns, columnSelection, multipleSelection, emptySelection, gridStyleMask, columnReordering
  case columnResizing, viewBased, tableStyle, indentationPerLevel, progressIndicator, doubleValue, indeterminate,
    tableColumn, tableCellView, editable, richText,
    importsGraphics, fieldEditor
  case usesFontPanel, allowsUndo, smartInsertDelete, findStyle, horizontallyResizable, verticallyResizable
  case alternateImage, textFieldCell, insertionPointColor, textStorage, continuousSpellChecking, focusRingType,
    wantsLayer, beginningViews
  case bezelColor, contentTintColor, imageHugsTitle, middleViews, endViews, holdingPriorities, visibilityPriorities
  case customSpacing, tabView, tabViewItems, initialItem, options, nibName
  case previousBinding, bool, objectClassName, objectClass, className, dateStyle, timeStyle
  case doesRelativeDateFormatting, dateFormat, numberStyle, usesGroupingSeparator, positiveFormat, negativeFormat
  case decimalSeparator, groupingSeparator, localizesFormat, allowsFloats, alwaysShowsDecimalSeparator, lenient
  case paddingPosition, formatWidth, groupingSize, maximumFractionDigits, maximumIntegerDigits
  case minimumFractionDigits
  case minimumIntegerDigits, paddingCharacter, currencyDecimalSeparator, plusSign, minusSign, notANumberSymbol
  case perMillSymbol, percentSymbol, exponentSymbol, positivePrefix, positiveSuffix, negativePrefix, negativeSuffix
  case currencySymbol, internationalCurrencySymbol, negativeInfinitySymbol, positiveInfinitySymbol, splitView
  case dividerStyle, mainMenu, windowController, formatter, numberFormatter
  case autoresizesOutlineColumn, tag, cell, allowsLogicalLayoutDirection, gridCells, gridCell
  case mirrorLayoutDirectionWhenInternationalizing
  case imageCell, minimum, maximum, decimal
  case controllerPlaceholder, usesRuler, autorecalculatesKeyViewLoop, baseWritingDirection
  case appearanceType, spellingCorrection, dashSubstitution, quoteSubstitution, textReplacement, grammarChecking
  case linkDetection, dataDetection, incrementalSearchingEnabled, usesInspectorBar
  case allowsDocumentBackgroundColorChange, allowsImageEditing, allowsNonContiguousLayout, cyan, magenta, yellow, black
  case hasThousandSeparators, thousandSeparator, formatterBehavior
  case scrollEnabled, adjustsFontForContentSizeCategory, simulatedScreenMetrics
  case webView, wkWebView, visualEffectView, containerView, userDefinedRuntimeAttribute, activityIndicatorView
  case contentHorizontalAlignment, colorWell, imagePosition, distribution, detachesHiddenViews, segmentedCell
  case usesAttributedText, hasAttributedTitle, useAutomaticPreferredMaxLayoutWidth, showsSelectionIndicator
  case noneFlag = "none", continuous, affinity, simulatedAppContext, colorLabel
  case barButtonItem, navigationController, tabBarController, capability, minToolsVersion, date, translucent
  case useCurrentDate, attributedStringForZero, textAttributesForNegativeValues, fetchPredicateFormat
  case contentFilters, backgroundFilters, ciFilter, ciColor, popoverAnchorView, null
  case scale, symbolConfiguration, calendarDate, timeZone, data, calendarFormat
  case allowsDefaultTighteningForTruncation, tighteningFactorForTruncation, metadata, defaultTabInterval, dataMode

  /// The symbol: the case's place among the cases.
  @inline(__always)
  var symbol: Symbol { Symbol(truncatingIfNeeded: ordinal) }

  /// The name of a symbol, if it is one of these.
  @inline(__always)
  init?(_ symbol: Symbol) {
    guard symbol >= 0, symbol <= Self.dataMode.symbol else { return nil }
    self = Self.case(at: Int(symbol))
  }
}

extension WellKnownName {
  /// Names that only children have: an attribute of such a name is read by nobody.
  ///
  /// Of other names the forms of rows tell. Seen: in 1 190 documents none of these is an attribute of any element.
  static let ofChildren: [WellKnownName] = [
    .accessibility, .accessibilityConfiguration, .allowedToolbarItems, .attributedSubtitle, .attributedText,
    .attributedTitle, .autoresizingMask, .backgroundColor, .beginningViews, .blurEffect, .bounds, .cells,
    .collectionViewCellContentView, .collectionViewLayout, .configuration, .connections, .constraints, .contentRect,
    .contentSizeForViewInPopover, .contentView, .contentViewMargins, .customSpacing, .defaultToolbarItems, .endViews,
    .font, .fontDescription, .frame, .frameInset, .gridCells, .gridStyleMask, .horizontalScroller, .initialPositionMask,
    .insertionPointColor, .items, .keyEquivalentModifierMask, .layoutGuides, .layoutMargins, .maxSize, .maximum, .menu,
    .middleViews,
    .minSize, .minimum, .negativeInfinitySymbol, .objectClass, .popUpMenus, .positiveInfinitySymbol, .prototypes, .rect,
    .refreshControl, .representedObject, .rightExpressionObject, .safeArea, .screenRect, .sectionFooterView,
    .sectionHeaderView, .sections, .segments, .separatorInset, .styleMask, .submenu,
    .subtitleFontDescription, .subviews, .tabBar, .tabViewItems, .tableColumns, .tableFooterView, .tableHeaderView,
    .tableViewCellContentView, .textColor, .textStorage, .titleFontDescription, .toolbar, .url,
    .userDefinedRuntimeAttributes, .variation, .verticalScroller, .vibrancyEffect, .view, .viewLayoutGuide,
    .visibilityPriorities, .holdingPriorities, .navigationItem, .nil, .prototypeCellViews, .tabBarItem,
    .viewControllers, .contentOffset, .preferredSymbolConfiguration, .textShadowColor, .textShadowOffset,
    .titleColor, .titleShadowColor, .contentFilters, .backgroundFilters, .data, .symbolConfiguration,
    .attributedStringForZero, .textAttributesForNegativeValues,
  ]
}

/// Whether a symbol is that of a name.
@inline(__always)
func == (symbol: Symbol, name: WellKnownName) -> Bool { symbol == name.symbol }

/// Whether a symbol is another than that of a name.
@inline(__always)
func != (symbol: Symbol, name: WellKnownName) -> Bool { symbol != name.symbol }
