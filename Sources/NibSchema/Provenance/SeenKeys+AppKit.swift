/// Written by `Tools/corpus evidence --record`.
extension SeenKeys {
  /// Kinds with the keys of their own rows, and how many apps show them.
  static let appKit = """
    application IBMainMenu=6 NSClassName=6
    arrayController NSClearsFilterPredicateOnInsertion=4 NSFilterRestrictsInsertion=4
    avPlayerView AVControlsStyle=1 AVShowsFrameSteppingButtons=1 AVShowsFullScreenToggleButton=1
    avPlayerView AVShowsSharingServiceButton=1
    box IBNSBoxIsUsingDocumentContentView=44 NSBorderType=56 NSBorderWidth2=3 NSBoxType=56 NSContentView=52
    box NSCornerRadius2=1 NSFillColor2=4 NSHuggingPriority=8 NSOffsets=55 NSSubviews=56 NSTitleCell=47
    box NSTitlePosition=55 NSTransparent=56
    button IBNSShadowedSymbolConfiguration=26 NSControlSendActionMask=43 NSHuggingPriority=70 NSSubviews=8
    buttonCell NSAlternateContents=86 NSAlternateImage=66 NSAuxButtonType=42 NSBezelStyle=21 NSButtonFlags=82
    buttonCell NSButtonFlags2=85 NSCellFlags=86 NSKeyEquivalent=86 NSNormalImage=32 NSPeriodicDelay=84
    buttonCell NSPeriodicInterval=84 NSSupport=74
    cell NSContents=91 NSSupport=74
    clickGestureRecognizer NSClickGestureRecognizer.numberOfTouchesRequired=1
    clipView NSAutomaticallyAdjustsContentInsets=28 NSBGColor=23 NSBounds=2 NSCursor=11 NSDocView=28
    clipView NSNextKeyView=28 NScvFlags=22 NSvFlags=25
    colorWell NSColor=2 NSControlTextAlignment=2 NSControlWritingDirection=2 NSDragTypes=2 NSIsBordered=2
    colorWell NSSubviews=1
    comboBox NSDataSource=1
    comboBoxCell NSButtonBordered=1 NSDataSource=1 NSHasVerticalScroller=10 NSPopUpListData=5 NSUsesDataSource=1
    comboBoxCell NSVisibleItemCount=10
    constraint NSConstant=43 NSConstantV2=42 NSFirstAttribute=43 NSFirstAttributeV2=42 NSFirstItem=43
    constraint NSMultiplier=21 NSPriority=21 NSRelation=31 NSSecondAttribute=43 NSSecondAttributeV2=42
    constraint NSSecondItem=43 NSShouldBeArchived=43 NSSymbolicConstant=12
    control NSAllowsLogicalLayoutDirection=89 NSCell=91 NSControlAllowsExpansionToolTips=3 NSControlContinuous=48
    control NSControlLineBreakMode=48 NSControlRefusesFirstResponder=48 NSControlSendActionMask=47 NSControlSize=48
    control NSControlSize2=33 NSControlSizeExtraLarge=16 NSControlTextAlignment=48 NSControlUsesSingleLineMode=48
    control NSControlWritingDirection=48 NSEnabled=91 NSTag=43 NSvFlags=91
    controller NSClassName=7 NSExternalObjectsTableForViewLoading=5 NSOriginalClassName=7 NSStoryboardIdentifier=2
    controller NSStoryboardSegueTemplates=2 connectionsRequireClassSwapperForStoryboardCompilation=2
    controller showSeguePresentationStyle=10 uniqueIdentifierForStoryboardCompilation=3
    customObject IBClassReference=40 NSClassName=103 NSInitializeWithInit=5 NSOriginalClassName=5
    customView IBClassReference=2 IBNSClipsToBounds=27 IBNSLayoutMarginsGuide=29 IBNSSafeAreaLayoutGuide=29
    customView NSAntiCompressionPriority=1 NSClassName=49 NSDoNotTranslateAutoresizingMask=31 NSFrame=28
    customView NSFrameSize=29 NSHuggingPriority=1 NSNextKeyView=1 NSNextResponder=49 NSNibTouchBar=42
    customView NSOriginalClassName=21 NSReuseIdentifierKey=1 NSSubviews=45 NSSuperview=33
    customView NSViewClipsToBoundsKeyName=2 NSViewConstraints=38 NSViewWantsBestResolutionOpenGLSurface=35
    customView NSvFlags=49
    date NS.time=2
    dateFormatter NS.attributes=1 NS.format=1 NS.natural=1
    datePicker presentsCalendarOverlay=2
    datePickerCell NSBackgroundColor=2 NSCellFlags=2 NSContents=2 NSDatePickerElements=2
    datePickerCell NSDatePickerUseCurrentDateDuringDecoding=2 NSSupport=2 NSTextColor=2 NSTimeInterval=2
    imageCell NSAlign=40 NSAnimates=39 NSCellFlags=40 NSContents=37 NSControlView=14 NSImageAnimation=14 NSScale=40
    imageCell NSStyle=40 NSSupport=1
    imageView IBNSShadowedSymbolConfiguration=16 NSDragTypes=38 NSEditable=40 NSHuggingPriority=15
    imageView NSImageViewPlaceholderPrecedence=18 NSPlaceholderImage=11 NSSubviews=29
    levelIndicator NSHuggingPriority=1
    levelIndicatorCell NSCellFlags=1 NSCriticalValue=1 NSIndicatorStyle=1 NSMaxValue=1 NSWarningValue=1
    matrix NSBackgroundColor=21 NSCell=4 NSCellBackgroundColor=21 NSCellClass=23 NSCellIsDiscardable=6 NSCellSize=23
    matrix NSCells=23 NSControlSendActionMask=6 NSControlTextAlignment=6 NSControlWritingDirection=6
    matrix NSIntercellSpacing=23 NSMatrixFlags=23 NSNumCols=23 NSNumRows=23 NSProtoCell=23 NSSelectedCol=20
    matrix NSSelectedRow=20
    menu NSClassName=2 NSMenuItems=46 NSName=13 NSNoAutoenable=5 NSOriginalClassName=2 NSTitle=45
    menuItem NSAction=42 NSActionImage=1 NSAllowsKeyEquivalentLocalization=17 NSAllowsKeyEquivalentMirroring=17
    menuItem NSHasActionImage=1 NSHiddenInRepresentation=11 NSImage=3 NSIsAlternate=3 NSIsDisabled=22 NSIsHidden=3
    menuItem NSIsSeparator=22 NSKeyEquiv=45 NSKeyEquivModMask=43 NSMenu=45 NSMixedImage=38 NSMnemonicLoc=45
    menuItem NSOnImage=38 NSRepObject=1 NSState=33 NSSubmenu=15 NSTag=24 NSTarget=42 NSTitle=45
    numberFormatter NS.allowsfloats=15 NS.attributes=2 NS.decimal=15 NS.hasthousands=13 NS.localized=15 NS.max=15
    numberFormatter NS.min=14 NS.nan=15 NS.negativeattrs=14 NS.negativeformat=15 NS.nil=14 NS.positiveattrs=15
    numberFormatter NS.positiveformat=15 NS.rounding=13 NS.thousand=15 NS.zero=13
    objectController NSDeclaredKeys=4 _NSManagedProxy=4
    outlineView NSOutineViewStronglyReferencesItems=5 NSOutlineViewAutoresizesOutlineColumnKey=3
    outlineView NSOutlineViewAutosaveExpandedItemsKey=1 NSOutlineViewIndentationMarkerFollowsCellKey=1
    outlineView NSOutlineViewIndentationPerLevelKey=4
    pathCell NSAllowedTypes=1 NSBackgroundColor=1 NSCellFlags=2 NSContents=2 NSDelegate=2 NSPathComponentCells=1
    pathCell NSSupport=2
    pathControl NSDragTypes=2
    pdfView AcceptsDraggedFiles=1 AutoScale=1 DisplayDirection=1 DisplayMode=1 DisplaysAsBook=1 DisplaysRTL=1
    pdfView EnableDataDetectors=1 InterpolationQuality=1 MaxScaleFactor=1 MinScaleFactor=1 NSDragTypes=1
    pdfView NSSubviews=1 PageBreaks=1 ScaleFactor=1 Version=1
    plainCell NSCellFlags=86 NSCellFlags2=91 NSCellIdentifier=1 NSClassName=1 NSControlSize2=33
    plainCell NSControlSizeExtraLarge=16 NSControlView=91 NSFormatter=15 NSOriginalClassName=1 NSTag=36
    popUpButton IBNSShadowedSymbolConfiguration=12 NSHuggingPriority=3
    popUpButtonCell NSAltersState=33 NSArrowPosition=33 NSAuxButtonType=19 NSCellFlags=32 NSContents=14 NSMenu=33
    popUpButtonCell NSMenuItem=33 NSMenuItemRespectAlignment=33 NSPreferredEdge=33 NSPullDown=1 NSSelectedIndex=13
    popUpButtonCell NSUsesItemFromMenu=33
    popover NSAnimates=3 NSBehavior=3 NSContentHeight=3 NSContentWidth=3 NSNextResponder=3 NSNibTouchBar=3
    predicateEditor NSPredicateEditorPredicate=1 NSPredicateTemplates=1
    predicateEditorRowTemplate NSPredicateTemplateLeftAttributeType=1 NSPredicateTemplateLeftIsWildcard=1
    predicateEditorRowTemplate NSPredicateTemplateModifier=1 NSPredicateTemplateOptions=1
    predicateEditorRowTemplate NSPredicateTemplateRightAttributeType=1 NSPredicateTemplateRightIsWildcard=1
    predicateEditorRowTemplate NSPredicateTemplateType=1 NSPredicateTemplateViews=1
    progressIndicator NSHuggingPriority=10 NSMaxValue=30 NSMinValue=1 NSProgressIndicatorDoubleValue=2
    progressIndicator NSViewIsLayerTreeHost=8 NSpiFlags=30
    recognizer NSGestureRecognizer.delaysPrimaryMouseButtonEvents=1
    ruleEditor NSControlTextAlignment=1 NSControlWritingDirection=1 NSDragTypes=1 NSRuleEditorAlignmentGridWidth=1
    ruleEditor NSRuleEditorAllowsEmptyCompoundRows=1 NSRuleEditorBoundArrayKeyPath=1 NSRuleEditorBoundArrayOwner=1
    ruleEditor NSRuleEditorDelegate=1 NSRuleEditorDisallowEmpty=1 NSRuleEditorEditable=1
    ruleEditor NSRuleEditorFormattingDictionary=1 NSRuleEditorItemsKeyPath=1 NSRuleEditorNestingMode=1
    ruleEditor NSRuleEditorRowClass=1 NSRuleEditorRowTypeKeyPath=1 NSRuleEditorSliceHeight=1 NSRuleEditorSlices=1
    ruleEditor NSRuleEditorSlicesHolder=1 NSRuleEditorSubrowsArrayKeyPath=1 NSRuleEditorValuesKeyPath=1 NSSubviews=1
    scrollView NSContentView=29 NSCornerView=3 NSGestureRecognizers=25 NSHScroller=29 NSHeaderClipView=4
    scrollView NSMagnification=29 NSMaxMagnification=29 NSMinMagnification=29 NSNextKeyView=29 NSScrollAmts=17
    scrollView NSSubviews=26 NSVScroller=29 NSsFlags=25
    scroller NSAction=29 NSAllowsLogicalLayoutDirection=24 NSControlAction=29 NSControlContinuous=16
    scroller NSControlLineBreakMode=16 NSControlRefusesFirstResponder=16 NSControlSendActionMask=16 NSControlSize=16
    scroller NSControlTarget=29 NSControlTextAlignment=16 NSControlUsesSingleLineMode=16
    scroller NSControlWritingDirection=16 NSCurValue=16 NSEnabled=3 NSPercent=1 NSTarget=29 NSViewIsLayerTreeHost=14
    scroller NSsFlags=27 NSvFlags=29
    searchField NSAllowsWritingTools=1
    searchFieldCell NSAutomaticTextCompletionStored=2 NSCancelButtonCell=3 NSMaximumRecents=3 NSSearchButtonCell=3
    searchFieldCell NSSearchFieldFlags=3 NSTextBezelStyle=3
    secureTextField NSAllowsWritingTools=2
    segment NSSegmentItemImage=3 NSSegmentItemImageScaling=7 NSSegmentItemLabel=6 NSSegmentItemSelected=3
    segment NSSegmentItemTag=6 NSSegmentItemTooltip=1 NSSegmentItemWidth=3
    segmentedCell NSCellFlags=7 NSSegmentDistribution=7 NSSegmentImages=7 NSSegmentStyle=7 NSSegmentStyleSeparated=1
    segmentedCell NSSelectedSegment=6 NSSupport=7 NSTrackingMode=4
    segmentedControl NSHuggingPriority=2 NSSubviews=7
    segue NSDestinationControllerIdentifier=2 NSIdentifier=2 NSTrigger=1 NSUniqueControllerIdentifier=1
    slider NSControlSendActionMask=6 NSHuggingPriority=1 NSSubviews=7
    sliderCell NSAllowsTickMarkValuesOnly=6 NSAltIncValue=6 NSCellFlags=5 NSMaxValue=6 NSMinValue=6
    sliderCell NSNumberOfTickMarks=6 NSSupport=2 NSTickMarkPosition=6 NSValue=6 NSVertical=6
    sortDescriptor NSAscending=1 NSKey=3 NSReverseNullOrder=2 NSSelector=3
    splitView NSAutosaveName=1 NSDividerStyle=5 NSIsVertical=5
    stackView NSStackViewAlignment=5 NSStackViewBeginningContainer=4 NSStackViewDetachesHiddenViews=5
    stackView NSStackViewEdgeInsets.bottom=5 NSStackViewEdgeInsets.left=5 NSStackViewEdgeInsets.right=5
    stackView NSStackViewEdgeInsets.top=5 NSStackViewHasFlatViewHierarchy=5
    stackView NSStackViewHorizontalClippingResistance=5 NSStackViewHorizontalHugging=5 NSStackViewOrientation=5
    stackView NSStackViewSecondaryAlignment=4 NSStackViewSpacing=5 NSStackViewVerticalClippingResistance=5
    stackView NSStackViewVerticalHugging=5 NSStackViewdistribution=5 NSSubviews=4
    stepper NSControlContinuous=3 NSControlSendActionMask=3 NSStepperAutorepeat=2 NSStepperIncrement=2
    stepper NSStepperMaxValue=3 NSStepperMinValue=3 NSStepperWraps=2
    stepperCell NSAutorepeat=3 NSCellFlags=3 NSIncrement=3 NSMaxValue=3 NSMinValue=1 NSValue=1 NSValueWraps=1
    tabView NSAllowTruncatedLabels=9 NSDrawsBackground=9 NSFont=8 NSNextKeyView=9 NSSelectedTabViewItem=9
    tabView NSSubviews=9 NSTabViewItems=9 NSTvFlags=9
    tabViewItem NSColor=9 NSIdentifier=8 NSLabel=9 NSTabView=9 NSView=9
    table NSAllowsLogicalLayoutDirection=14 NSAllowsTypeSelect=18 NSAutosaveName=2 NSBackgroundColor=16
    table NSColumnAutoresizingStyle=18 NSControlAllowsExpansionToolTips=18 NSControlContinuous=10
    table NSControlLineBreakMode=10 NSControlRefusesFirstResponder=10 NSControlSendActionMask=10 NSControlSize=10
    table NSControlTextAlignment=10 NSControlUsesSingleLineMode=10 NSControlWritingDirection=10 NSCornerView=12
    table NSDataSource=17 NSDelegate=17 NSDraggingSourceMaskForLocal=18 NSDraggingSourceMaskForNonLocal=18
    table NSEnabled=18 NSGridColor=16 NSGridStyleMask=2 NSHeaderView=8 NSHuggingPriority=1
    table NSIntercellSpacingHeight=18 NSIntercellSpacingWidth=18 NSRowHeight=17 NSSubviews=6 NSTableColumns=18
    table NSTableViewArchivedReusableViewsKey=5 NSTableViewDraggingDestinationStyle=18 NSTableViewGroupRowStyle=18
    table NSTableViewSelectionHighlightStyle=3 NSTableViewShouldFloatGroupRows=1 NSTableViewStyle=1
    table NSTableViewUseARH=1 NSTvFlags=15 NSvFlags=16
    tableCellView NSNextResponder=7
    tableColumn NSDataCell=19 NSHeaderCell=19 NSIdentifier=11 NSIsEditable=14 NSIsResizeable=19 NSMaxWidth=19
    tableColumn NSMinWidth=19 NSResizingMask=19 NSSortDescriptorPrototype=3 NSTableView=19 NSWidth=19
    tableHeaderCell NSBackgroundColor=18 NSContents=18 NSSupport=18 NSTextColor=18
    tableHeaderView NSNextResponder=4 NSSuperview=4 NSTableView=9 NSvFlags=10
    textField NS.resolvesNaturalAlignmentWithBaseWritingDirection=21 NSAllowsWritingTools=22
    textField NSControlAutosetMaxLayoutWidth=5 NSHuggingPriority=48 NSPreferredMaxLayoutWidth=21
    textField NSTextFieldAlignmentRectInsetsVersion=80 NSTextFieldAllowsWritingToolsAffordance=22
    textFieldCell NSAllowedInputLocales=3 NSAutomaticTextCompletionDisabled=1 NSBackgroundColor=80
    textFieldCell NSCharacterPickerEnabled=3 NSDrawsBackground=36 NSPlaceholderString=8 NSTextBezelStyle=2
    textFieldCell NSTextColor=80
    textView NSDelegate=12 NSMaxSize=11 NSSharedData=5 NSTVFlags=8 NSTextContainer=4 NSTextViewTextColor=6
    textView NSvFlags=11
    toolbar NSToolbarAllowsUserCustomization=7 NSToolbarAutosavesConfiguration=7 NSToolbarCenteredItemIdentifier=6
    toolbar NSToolbarDelegate=7 NSToolbarDisplayMode=7 NSToolbarIBAllowedItems=6 NSToolbarIBDefaultItems=6
    toolbar NSToolbarIBIdentifiedItems=3 NSToolbarIBSelectableItems=7 NSToolbarIdentifier=7
    toolbar NSToolbarPrefersToBeShown=7 NSToolbarShowsBaselineSeparator=4 NSToolbarSizeMode=7
    toolbarItem NSClassName=1 NSOriginalClassName=1 NSToolbarIsUserRemovable=7 NSToolbarItemAction=7
    toolbarItem NSToolbarItemAutovalidates=7 NSToolbarItemBordered=4 NSToolbarItemEnabled=7
    toolbarItem NSToolbarItemIdentifier=7 NSToolbarItemIgnoreMinMaxSizes=6 NSToolbarItemImage=7 NSToolbarItemLabel=7
    toolbarItem NSToolbarItemMaxSize=6 NSToolbarItemMenuFormRepresentation=5 NSToolbarItemMinSize=6
    toolbarItem NSToolbarItemNavigational=4 NSToolbarItemPaletteLabel=7 NSToolbarItemStyle=2 NSToolbarItemTag=7
    toolbarItem NSToolbarItemTarget=7 NSToolbarItemTitle=4 NSToolbarItemToolTip=7 NSToolbarItemView=7
    toolbarItem NSToolbarItemVisibilityPriority=7
    url NS.base=2 NS.relative=2
    userDefaultsController NSAppliesImmediately=5 NSDeclaredKeys=4 NSSharedInstance=27
    view IBNSClipsToBounds=42 IBNSLayoutMarginsGuide=44 IBNSSafeAreaLayoutGuide=44 NSAntiCompressionPriority=46
    view NSClassName=12 NSDoNotTranslateAutoresizingMask=43 NSFrame=93 NSFrameSize=91 NSHuggingPriority=1
    view NSNextKeyView=9 NSNextResponder=98 NSNibTouchBar=78 NSOriginalClassName=12 NSReuseIdentifierKey=9
    view NSSubviews=87 NSSuperview=94 NSViewConstraints=42 NSViewIsLayerTreeHost=9
    view NSViewWantsBestResolutionOpenGLSurface=52 NSvFlags=90
    viewController NSNibName=6
    visualEffectView IBVisualEffectViewAppearanceType=3 IBVisualEffectViewExternalMaterial=3 NSViewIsLayerTreeHost=1
    visualEffectView NSVisualEffectViewBlendingMode=3 NSVisualEffectViewMaskImage=3 NSVisualEffectViewMaterial=3
    visualEffectView NSVisualEffectViewState=3
    webPreferences Identifier=15 Values=15
    webView AllowsUndo=15 FrameName=15 GroupName=15 NSDragTypes=15 NSNextKeyView=14 Preferences=15
    webView UseBackForwardList=15
    window IBClassReference=10 NSAutorecalculatesContentBorderThicknessMinY=1 NSContentBorderThicknessMinY=1
    window NSFrameAutosaveName=19 NSMaxFullScreenContentSize=65 NSMaxSize=80 NSMinFullScreenContentSize=65
    window NSMinSize=58 NSScreenRect=58 NSTitlebarAppearsTransparent=3 NSUserInterfaceItemIdentifier=82
    window NSViewClass=79 NSWTFlags=73 NSWindowBacking=82 NSWindowClass=82 NSWindowCollectionBehavior=12
    window NSWindowContentMaxSize=20 NSWindowContentMinSize=64 NSWindowIsRestorable=82 NSWindowRect=82
    window NSWindowStyleMask=82 NSWindowSubtitle=28 NSWindowTabbingMode=1 NSWindowTitle=80 NSWindowTitleVisibility=4
    window NSWindowToolbarStyle=1 NSWindowView=79
    windowController IBWindowTemplate=5 IBWindowTemplateContentViewController=5 NSClassName=2 NSOriginalClassName=2
    windowController explicitStoryboardIdentifier=1 showSeguePresentationStyle=5
    windowController uniqueIdentifierForStoryboardCompilation=2
    """
}
