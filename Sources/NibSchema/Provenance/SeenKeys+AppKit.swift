/// Written by `Tools/corpus evidence --record`.
extension SeenKeys {
  /// Kinds with the keys of their own rows, and how many apps show them.
  static let appKit = """
    application IBMainMenu=5 NSClassName=5
    arrayController NSClearsFilterPredicateOnInsertion=4 NSFilterRestrictsInsertion=4
    avPlayerView AVControlsStyle=1 AVShowsFrameSteppingButtons=1 AVShowsFullScreenToggleButton=1
    avPlayerView AVShowsSharingServiceButton=1
    box IBNSBoxIsUsingDocumentContentView=9 NSBorderType=11 NSBorderWidth2=1 NSBoxType=11 NSContentView=10
    box NSCornerRadius2=1 NSFillColor2=1 NSFullyTransparent=1 NSHuggingPriority=5 NSOffsets=11 NSSubviews=11
    box NSTitleCell=10 NSTitlePosition=11 NSTransparent=11
    button IBNSShadowedSymbolConfiguration=5 NSControlSendActionMask=10 NSHuggingPriority=16 NSSubviews=9
    buttonCell NSAlternateContents=17 NSAlternateImage=14 NSAuxButtonType=10 NSBezelStyle=5 NSBezelTintColor=1
    buttonCell NSButtonFlags=16 NSButtonFlags2=17 NSCellFlags=17 NSContentTintColor=1 NSImageSymbolConfiguration=1
    buttonCell NSKeyEquivalent=17 NSNormalImage=9 NSPeriodicDelay=17 NSPeriodicInterval=17 NSSupport=16
    cell NSContents=16 NSSupport=17
    clickGestureRecognizer NSClickGestureRecognizer.allowableMovement=1 NSClickGestureRecognizer.behavior=1
    clickGestureRecognizer NSClickGestureRecognizer.hasCustomAllowableMovement=1
    clickGestureRecognizer NSClickGestureRecognizer.numberOfTouchesRequired=1
    clipView NSAutomaticallyAdjustsContentInsets=14 NSBGColor=12 NSBounds=3 NSCursor=7 NSDocView=14 NSNextKeyView=14
    clipView NScvFlags=13 NSvFlags=13
    colorWell NSColor=2 NSControlTextAlignment=2 NSControlWritingDirection=2 NSDragTypes=2 NSIsBordered=2
    colorWell NSSubviews=1
    comboBox NSDataSource=1
    comboBoxCell NSAutomaticTextCompletionStored=1 NSButtonBordered=1 NSCompletes=2 NSDataSource=1
    comboBoxCell NSHasVerticalScroller=2 NSPopUpListData=2 NSTableView=2 NSUsesDataSource=1 NSVisibleItemCount=2
    constraint NSConstant=9 NSConstantV2=9 NSFirstAttribute=9 NSFirstAttributeV2=9 NSFirstItem=9 NSMultiplier=6
    constraint NSPriority=5 NSRelation=9 NSSecondAttribute=9 NSSecondAttributeV2=9 NSSecondItem=9
    constraint NSShouldBeArchived=9 NSSymbolicConstant=4
    control NSAllowsLogicalLayoutDirection=16 NSCell=18 NSControlAllowsExpansionToolTips=2 NSControlContinuous=11
    control NSControlLineBreakMode=11 NSControlRefusesFirstResponder=11 NSControlSendActionMask=11 NSControlSize=11
    control NSControlSize2=6 NSControlSizeExtraLarge=2 NSControlTextAlignment=11 NSControlUsesSingleLineMode=11
    control NSControlWritingDirection=11 NSEnabled=18 NSTag=8 NSvFlags=18
    controller NSClassName=5 NSExternalObjectsTableForViewLoading=4 NSNibName=5 NSOriginalClassName=5
    controller NSStoryboardIdentifier=2 NSStoryboardSegueTemplates=2
    controller connectionsRequireClassSwapperForStoryboardCompilation=2 showSeguePresentationStyle=5
    controller uniqueIdentifierForStoryboardCompilation=3
    customObject IBClassReference=6 NSClassName=20 NSInitializeWithInit=8 NSOriginalClassName=8
    customView IBClassReference=2 IBNSClipsToBounds=6 IBNSLayoutMarginsGuide=8 IBNSSafeAreaLayoutGuide=8
    customView NSAntiCompressionPriority=1 NSClassName=16 NSDoNotTranslateAutoresizingMask=8 NSFrame=12
    customView NSFrameSize=13 NSHuggingPriority=1 NSNextKeyView=1 NSNextResponder=16 NSNibTouchBar=15
    customView NSOriginalClassName=6 NSReuseIdentifierKey=1 NSSubviews=14 NSSuperview=13
    customView NSViewClipsToBoundsKeyName=2 NSViewConstraints=9 NSViewWantsBestResolutionOpenGLSurface=11
    customView NSvFlags=16
    date NS.time=2
    dateFormatter NS.attributes=1 NS.format=1 NS.natural=1
    datePicker presentsCalendarOverlay=2
    datePickerCell NSBackgroundColor=2 NSCellFlags=2 NSContents=2 NSDatePickerElements=2
    datePickerCell NSDatePickerUseCurrentDateDuringDecoding=2 NSSupport=2 NSTextColor=2 NSTimeInterval=2
    imageCell NSAlign=13 NSAnimates=13 NSCellFlags=13 NSContentTintColor=1 NSContents=12 NSControlView=4
    imageCell NSImageAnimation=4 NSImageSymbolConfiguration=1 NSScale=13 NSStyle=13 NSSupport=1
    imageView IBNSShadowedSymbolConfiguration=5 NSDragTypes=13 NSEditable=13 NSHuggingPriority=6
    imageView NSImageViewPlaceholderPrecedence=5 NSPlaceholderImage=7 NSSubviews=11
    levelIndicator NSHuggingPriority=1
    levelIndicatorCell NSCellFlags=1 NSCriticalValue=1 NSIndicatorStyle=1 NSMaxValue=1 NSWarningValue=1
    matrix NSBackgroundColor=2 NSCell=2 NSCellBackgroundColor=2 NSCellClass=2 NSCellIsDiscardable=2 NSCellSize=2
    matrix NSCells=2 NSControlSendActionMask=2 NSControlTextAlignment=2 NSControlWritingDirection=2
    matrix NSIntercellSpacing=2 NSMatrixFlags=2 NSNumCols=2 NSNumRows=2 NSProtoCell=2 NSSelectedCol=2
    matrix NSSelectedRow=2
    menu NSClassName=1 NSMenuItems=13 NSName=12 NSNoAutoenable=3 NSOriginalClassName=1 NSTitle=13
    menuItem NSAction=13 NSActionImage=1 NSAllowedForLimitedAppMode=2 NSAllowsKeyEquivalentLocalization=4
    menuItem NSAllowsKeyEquivalentMirroring=4 NSAttributedTitle=2 NSHasActionImage=1 NSHiddenInRepresentation=4
    menuItem NSImage=3 NSIsAlternate=3 NSIsDisabled=13 NSIsHidden=3 NSIsSeparator=13 NSKEAllowedWhenHidden=1
    menuItem NSKeyEquiv=13 NSKeyEquivModMask=13 NSMenu=13 NSMenuItemIdentifier=1 NSMixedImage=12 NSMnemonicLoc=13
    menuItem NSOnImage=12 NSRepObject=1 NSState=8 NSSubmenu=12 NSTag=12 NSTarget=13 NSTitle=13
    numberFormatter NS.allowsfloats=4 NS.attributes=4 NS.decimal=4 NS.hasthousands=4 NS.localized=4 NS.max=4
    numberFormatter NS.min=4 NS.nan=4 NS.negativeattrs=4 NS.negativeformat=4 NS.nil=4 NS.positiveattrs=4
    numberFormatter NS.positiveformat=4 NS.rounding=4 NS.thousand=4 NS.zero=4
    objectController NSDeclaredKeys=4 _NSManagedProxy=4
    outlineView NSOutineViewStronglyReferencesItems=4 NSOutlineViewAutoresizesOutlineColumnKey=3
    outlineView NSOutlineViewAutosaveExpandedItemsKey=1 NSOutlineViewIndentationMarkerFollowsCellKey=1
    outlineView NSOutlineViewIndentationPerLevelKey=3
    pathCell NSAllowedTypes=1 NSBackgroundColor=1 NSCellFlags=2 NSContents=2 NSDelegate=2 NSPathComponentCells=1
    pathCell NSSupport=2
    pathControl NSDragTypes=2
    pdfView AcceptsDraggedFiles=1 AutoScale=1 DisplayDirection=1 DisplayMode=1 DisplaysAsBook=1 DisplaysRTL=1
    pdfView EnableDataDetectors=1 InterpolationQuality=1 MaxScaleFactor=1 MinScaleFactor=1 NSDragTypes=1
    pdfView NSSubviews=1 PageBreaks=1 ScaleFactor=1 Version=1
    plainCell NSCellFlags=11 NSCellFlags2=18 NSCellIdentifier=4 NSClassName=1 NSControlSize2=6
    plainCell NSControlSizeExtraLarge=2 NSControlView=18 NSFormatter=4 NSOriginalClassName=1 NSTag=6
    popUpButton IBNSShadowedSymbolConfiguration=4 NSHuggingPriority=3 NSSubviews=3
    popUpButtonCell NSAltersState=7 NSArrowPosition=7 NSAuxButtonType=6 NSCellFlags=6 NSContents=4 NSKeyEquivalent=7
    popUpButtonCell NSMenu=7 NSMenuItem=7 NSMenuItemRespectAlignment=7 NSPreferredEdge=7 NSPullDown=1
    popUpButtonCell NSSelectedIndex=5 NSTag=2 NSUsesItemFromMenu=7
    popover NSAnimates=1 NSBehavior=1 NSContentHeight=1 NSContentWidth=1 NSHasFullSizeContent=1 NSNextResponder=1
    popover NSNibTouchBar=1
    predicateEditor NSPredicateEditorPredicate=1 NSPredicateTemplates=1
    predicateEditorRowTemplate NSPredicateTemplateLeftAttributeType=1 NSPredicateTemplateLeftIsWildcard=1
    predicateEditorRowTemplate NSPredicateTemplateModifier=1 NSPredicateTemplateOptions=1
    predicateEditorRowTemplate NSPredicateTemplateRightAttributeType=1 NSPredicateTemplateRightIsWildcard=1
    predicateEditorRowTemplate NSPredicateTemplateType=1 NSPredicateTemplateViews=1
    progressIndicator NSHuggingPriority=6 NSMaxValue=12 NSMinValue=1 NSProgressIndicatorDoubleValue=2
    progressIndicator NSViewIsLayerTreeHost=6 NSpiFlags=12
    recognizer NSGestureRecognizer.delaysPrimaryMouseButtonEvents=1
    ruleEditor NSControlTextAlignment=1 NSControlWritingDirection=1 NSDragTypes=1 NSNextKeyView=1
    ruleEditor NSRuleEditorAlignmentGridWidth=1 NSRuleEditorAllowsEmptyCompoundRows=1
    ruleEditor NSRuleEditorBoundArrayKeyPath=1 NSRuleEditorBoundArrayOwner=1 NSRuleEditorDelegate=1
    ruleEditor NSRuleEditorDisallowEmpty=1 NSRuleEditorEditable=1 NSRuleEditorFormattingDictionary=1
    ruleEditor NSRuleEditorItemsKeyPath=1 NSRuleEditorNestingMode=1 NSRuleEditorRowClass=1
    ruleEditor NSRuleEditorRowTypeKeyPath=1 NSRuleEditorSliceHeight=1 NSRuleEditorSlices=1
    ruleEditor NSRuleEditorSlicesHolder=1 NSRuleEditorSubrowsArrayKeyPath=1 NSRuleEditorValuesKeyPath=1 NSSubviews=1
    scrollView NSContentView=14 NSCornerView=2 NSGestureRecognizers=12 NSHScroller=14 NSHeaderClipView=5
    scrollView NSMagnification=14 NSMaxMagnification=14 NSMinMagnification=14 NSNextKeyView=14 NSScrollAmts=10
    scrollView NSSubviews=14 NSVScroller=14 NSsFlags=12
    scroller NSAction=14 NSAllowsLogicalLayoutDirection=12 NSControlAction=14 NSControlContinuous=8
    scroller NSControlLineBreakMode=8 NSControlRefusesFirstResponder=8 NSControlSendActionMask=8 NSControlSize=8
    scroller NSControlSize2=2 NSControlTarget=14 NSControlTextAlignment=8 NSControlUsesSingleLineMode=8
    scroller NSControlWritingDirection=8 NSCurValue=7 NSEnabled=3 NSPercent=1 NSTarget=14 NSViewIsLayerTreeHost=10
    scroller NSsFlags=13 NSvFlags=14
    searchField NSAllowsWritingTools=1
    searchFieldCell NSAutomaticTextCompletionStored=2 NSCancelButtonCell=3 NSMaximumRecents=3 NSSearchButtonCell=3
    searchFieldCell NSSearchFieldFlags=3 NSTextBezelStyle=3
    secureTextField NSAllowsWritingTools=2
    segment NSSegmentItemImage=3 NSSegmentItemImageScaling=4 NSSegmentItemLabel=3 NSSegmentItemSelected=3
    segment NSSegmentItemTag=3 NSSegmentItemTooltip=1 NSSegmentItemWidth=3
    segmentedCell NSCellFlags=4 NSSegmentDistribution=4 NSSegmentImages=4 NSSegmentStyle=4 NSSegmentStyleSeparated=1
    segmentedCell NSSelectedSegment=3 NSSupport=4 NSTrackingMode=2
    segmentedControl NSHuggingPriority=2 NSSubviews=4
    segue NSContainerView=1 NSDestinationControllerIdentifier=2 NSIdentifier=2 NSTrigger=2
    segue NSUniqueControllerIdentifier=1
    slider NSControlSendActionMask=3 NSHuggingPriority=1 NSSubviews=4
    sliderCell NSAllowsTickMarkValuesOnly=4 NSAltIncValue=4 NSCellFlags=4 NSMaxValue=4 NSMinValue=4
    sliderCell NSNumberOfTickMarks=4 NSSupport=2 NSTickMarkPosition=4 NSValue=4 NSVertical=4
    sortDescriptor NSAscending=2 NSKey=2 NSReverseNullOrder=2 NSSelector=2
    splitView NSArrangedSubviews=3 NSAutosaveName=1 NSDividerStyle=5 NSDoesNotArrangeAllSubviews=3
    splitView NSHoldingPriorities=2 NSIsVertical=5
    stackView NSStackViewAlignment=3 NSStackViewBeginningContainer=2 NSStackViewDetachesHiddenViews=3
    stackView NSStackViewEdgeInsets.bottom=3 NSStackViewEdgeInsets.left=3 NSStackViewEdgeInsets.right=3
    stackView NSStackViewEdgeInsets.top=3 NSStackViewHasEqualSpacing=1 NSStackViewHasFlatViewHierarchy=3
    stackView NSStackViewHorizontalClippingResistance=3 NSStackViewHorizontalHugging=3 NSStackViewOrientation=3
    stackView NSStackViewSecondaryAlignment=3 NSStackViewSpacing=3 NSStackViewVerticalClippingResistance=3
    stackView NSStackViewVerticalHugging=3 NSStackViewdistribution=3 NSSubviews=3
    stepper NSControlContinuous=3 NSControlSendActionMask=3 NSStepperAutorepeat=3 NSStepperIncrement=3
    stepper NSStepperMaxValue=3 NSStepperMinValue=3 NSStepperWraps=3
    stepperCell NSAutorepeat=3 NSCellFlags=3 NSIncrement=3 NSMaxValue=3 NSMinValue=1 NSValue=1 NSValueWraps=1
    tabView NSAllowTruncatedLabels=3 NSDrawsBackground=3 NSFont=3 NSNextKeyView=3 NSSelectedTabViewItem=3
    tabView NSSubviews=3 NSTabViewItems=3 NSTvFlags=3
    tabViewItem NSColor=3 NSIdentifier=3 NSLabel=3 NSTabView=3 NSView=3
    table NSAllowsLogicalLayoutDirection=9 NSAllowsTypeSelect=11 NSAutosaveName=2 NSBackgroundColor=11
    table NSColumnAutoresizingStyle=11 NSControlAllowsExpansionToolTips=11 NSControlContinuous=8
    table NSControlLineBreakMode=8 NSControlRefusesFirstResponder=8 NSControlSendActionMask=8 NSControlSize=8
    table NSControlSize2=2 NSControlTextAlignment=8 NSControlUsesSingleLineMode=8 NSControlWritingDirection=8
    table NSCornerView=10 NSDataSource=11 NSDelegate=11 NSDraggingSourceMaskForLocal=11
    table NSDraggingSourceMaskForNonLocal=11 NSEnabled=11 NSGridColor=10 NSGridStyleMask=2 NSHeaderView=4
    table NSHuggingPriority=1 NSIntercellSpacingHeight=11 NSIntercellSpacingWidth=11 NSRowHeight=11 NSSubviews=4
    table NSTableColumns=11 NSTableViewArchivedReusableViewsKey=3 NSTableViewDraggingDestinationStyle=11
    table NSTableViewGroupRowStyle=11 NSTableViewSelectionHighlightStyle=3 NSTableViewShouldFloatGroupRows=1
    table NSTableViewStyle=1 NSTableViewUseARH=1 NSTvFlags=10 NSvFlags=11
    tableCellView NSNextResponder=4
    tableColumn NSDataCell=11 NSHeaderCell=11 NSIdentifier=6 NSIsEditable=6 NSIsResizeable=11 NSMaxWidth=11
    tableColumn NSMinWidth=11 NSResizingMask=11 NSSortDescriptorPrototype=2 NSTableView=11 NSWidth=11
    tableHeaderCell NSBackgroundColor=11 NSContents=10 NSSupport=11 NSTextColor=11
    tableHeaderView NSNextResponder=5 NSSuperview=5 NSTableView=5 NSvFlags=5
    textField NS.resolvesNaturalAlignmentWithBaseWritingDirection=3 NSAllowsWritingTools=4
    textField NSControlAutosetMaxLayoutWidth=1 NSHuggingPriority=12 NSLineBreakStrategy=2
    textField NSPreferredMaxLayoutWidth=7 NSTextFieldAlignmentRectInsetsVersion=17
    textField NSTextFieldAllowsWritingToolsAffordance=4 NSTextFieldLineBreakStrategyVersion=2
    textFieldCell NSAllowedInputLocales=3 NSAutomaticTextCompletionDisabled=1 NSBackgroundColor=15 NSCellFlags=17
    textFieldCell NSCharacterPickerEnabled=3 NSContents=17 NSDrawsBackground=8 NSPlaceholderString=4
    textFieldCell NSTextBezelStyle=2 NSTextColor=15
    textView NSDelegate=7 NSMaxSize=6 NSSharedData=6 NSTVFlags=6 NSTextContainer=3 NSTextViewTextColor=3 NSvFlags=7
    toolbar NSToolbarAllowsUserCustomization=6 NSToolbarAutosavesConfiguration=6 NSToolbarCenteredItemIdentifier=5
    toolbar NSToolbarDelegate=6 NSToolbarDisplayMode=6 NSToolbarIBAllowedItems=6 NSToolbarIBDefaultItems=6
    toolbar NSToolbarIBIdentifiedItems=3 NSToolbarIBSelectableItems=6 NSToolbarIdentifier=6
    toolbar NSToolbarPrefersToBeShown=6 NSToolbarShowsBaselineSeparator=4 NSToolbarSizeMode=6
    toolbarItem NSClassName=1 NSOriginalClassName=1 NSToolbarIsUserRemovable=6 NSToolbarItemAction=6
    toolbarItem NSToolbarItemAutovalidates=6 NSToolbarItemBordered=3 NSToolbarItemEnabled=6
    toolbarItem NSToolbarItemIdentifier=6 NSToolbarItemIgnoreMinMaxSizes=5 NSToolbarItemImage=6 NSToolbarItemLabel=6
    toolbarItem NSToolbarItemMaxSize=6 NSToolbarItemMenuFormRepresentation=5 NSToolbarItemMinSize=6
    toolbarItem NSToolbarItemNavigational=3 NSToolbarItemPaletteLabel=6 NSToolbarItemStyle=2 NSToolbarItemTag=6
    toolbarItem NSToolbarItemTarget=6 NSToolbarItemTitle=3 NSToolbarItemToolTip=6 NSToolbarItemView=6
    toolbarItem NSToolbarItemVisibilityPriority=6
    url NS.base=2 NS.relative=2
    userDefaultsController NSAppliesImmediately=5 NSDeclaredKeys=4 NSSharedInstance=10
    view IBNSClipsToBounds=6 IBNSLayoutMarginsGuide=8 IBNSSafeAreaLayoutGuide=8 NSAntiCompressionPriority=12
    view NSClassName=6 NSDoNotTranslateAutoresizingMask=9 NSFrame=19 NSFrameSize=19 NSHuggingPriority=1
    view NSNextKeyView=3 NSNextResponder=20 NSNibTouchBar=17 NSOriginalClassName=6 NSReuseIdentifierKey=5
    view NSSubviews=18 NSSuperview=19 NSViewClipsToBoundsKeyName=1 NSViewConstraints=9 NSViewIsLayerTreeHost=7
    view NSViewLayoutGuides=1 NSViewWantsBestResolutionOpenGLSurface=11 NSvFlags=19
    viewLayoutGuide NSLayoutGuideIdentifier=1 NSLayoutGuideLockedToOwningView=1 NSLayoutGuideNegativeSize=1
    viewLayoutGuide NSLayoutGuideSystemConstraints=1 NSShouldBeArchived=1
    visualEffectView IBVisualEffectViewAppearanceType=3 IBVisualEffectViewExternalMaterial=3
    visualEffectView NSVisualEffectViewBlendingMode=3 NSVisualEffectViewMaskImage=3 NSVisualEffectViewMaterial=3
    visualEffectView NSVisualEffectViewState=3
    webPreferences Identifier=5 Values=5
    webView AllowsUndo=5 FrameName=5 GroupName=5 NSDragTypes=5 NSNextKeyView=4 Preferences=5 UseBackForwardList=5
    window IBClassReference=3 NSAutorecalculatesContentBorderThicknessMinY=1 NSContentBorderThicknessMinY=1
    window NSFrameAutosaveName=10 NSMaxFullScreenContentSize=17 NSMaxSize=17 NSMinFullScreenContentSize=17
    window NSMinSize=8 NSScreenRect=16 NSTitlebarAppearsTransparent=2 NSUserInterfaceItemIdentifier=19
    window NSViewClass=19 NSWTFlags=19 NSWindowAllowNontitledResizable=2 NSWindowBacking=19 NSWindowClass=19
    window NSWindowCollectionBehavior=5 NSWindowContentMaxSize=8 NSWindowContentMinSize=11 NSWindowIsRestorable=19
    window NSWindowRect=19 NSWindowStyleMask=19 NSWindowSubtitle=6 NSWindowTabbingMode=1 NSWindowTitle=17
    window NSWindowTitleVisibility=3 NSWindowToolbarStyle=1 NSWindowView=19
    windowController IBWindowTemplate=4 IBWindowTemplateContentViewController=4 NSClassName=2 NSOriginalClassName=2
    windowController explicitStoryboardIdentifier=1 showSeguePresentationStyle=4
    windowController uniqueIdentifierForStoryboardCompilation=2
    """
}
