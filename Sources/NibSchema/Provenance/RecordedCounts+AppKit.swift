/// Written by `RECORD=1` and the tests of row counts.
extension RecordedCounts {
  /// Kinds with the keys of their own rows, and what archives show of each.
  static let appKit = """
    application IBMainMenu=5/5/11/0 NSClassName=5/5/11/0
    arrayController NSFilterRestrictsInsertion=4/4/9/0 NSClearsFilterPredicateOnInsertion=4/4/9/0
    avPlayerView AVControlsStyle=1/1/1/0 AVVideoGravity=1/0/0/1 AVShowsFullScreenToggleButton=1/1/1/0
    avPlayerView AVShowsSharingServiceButton=1/1/1/0 AVShowsFrameSteppingButtons=1/1/1/0
    box NSSubviews=11/11/69/1 NSHuggingPriority=5/5/11/0 NSOffsets=11/11/68/3 NSTitleCell=11/10/60/4
    box NSContentView=10/10/61/1 NSBorderType=11/11/69/1 NSBoxType=11/11/69/1 NSTitlePosition=5/4/9/2,0/0/0/0,10/10/61/1
    box NSTransparent=11/11/69/1 NSFullyTransparent=1/1/1/0 NSBorderWidth2=1/1/5/0 NSCornerRadius2=1/1/1/0
    box NSFillColor2=1/1/5/1 IBNSBoxIsUsingDocumentContentView=9/9/50/0
    button NSHuggingPriority=5/4/12/1,3/3/3/0,0/0/0/0,2/2/3/0,13/13/105/1
    button NSSubviews=2/1/1/1,0/0/0/0,8/8/25/1,1/0/0/1,2/0/0/2 IBNSShadowedSymbolConfiguration=5/5/50/2
    button NSControlSendActionMask=0/0/0/0,12/10/87/3
    buttonCell NSCellFlags=17/17/163/1 NSSupport=17/16/171/4
    buttonCell NSButtonFlags=11/10/99/4,7/6/69/1,3/3/6/0,0/0/0/0,2/2/13/1,1/1/6/0,5/5/35/0,1/1/4/0
    buttonCell NSButtonFlags2=17/17/172/2 NSBezelStyle=5/5/55/1 NSAlternateImage=0/0/0/0,16/14/115/3
    buttonCell NSNormalImage=0/0/0/0,9/9/45/2 NSAlternateContents=17/17/172/2,0/0/0/0
    buttonCell NSKeyEquivalent=17/17/163/1,0/0/0/0 NSPeriodicDelay=17/17/170/2 NSPeriodicInterval=17/17/170/2
    buttonCell NSAuxButtonType=12/10/84/4,4/4/16/1 NSBezelTintColor=1/1/1/0 NSContentTintColor=1/1/2/0
    buttonCell NSImageSymbolConfiguration=1/1/1/0
    cell NSContents=17/16/155/5,0/0/0/0 NSSupport=17/17/204/5
    clickGestureRecognizer NSClickGestureRecognizer.numberOfTouchesRequired=1/1/1/0
    clickGestureRecognizer NSClickGestureRecognizer.behavior=1/1/1/0 NSClickGestureRecognizer.allowableMovement=1/1/1/0
    clickGestureRecognizer NSClickGestureRecognizer.hasCustomAllowableMovement=1/1/1/0
    clipView NSvFlags=14/13/84/3 NSBounds=4/3/26/2 NSNextKeyView=14/14/85/2 NSDocView=14/14/85/2 NSBGColor=13/12/80/3
    clipView NSCursor=7/7/22/1 NScvFlags=13/13/75/3 NSAutomaticallyAdjustsContentInsets=14/14/85/2
    colorWell NSSubviews=2/1/3/1 NSDragTypes=2/2/4/0 NSControlTextAlignment=2/2/4/0 NSControlWritingDirection=2/2/4/0
    colorWell NSIsBordered=2/2/4/0 NSColor=2/2/4/0
    comboBox NSDataSource=1/1/3/0
    comboBoxCell NSVisibleItemCount=2/2/12/0 NSHasVerticalScroller=2/2/12/0 NSUsesDataSource=1/1/3/0
    comboBoxCell NSDataSource=1/1/3/0 NSCompletes=2/2/8/0 NSAutomaticTextCompletionStored=1/1/8/0
    comboBoxCell NSButtonBordered=1/1/1/0 NSPopUpListData=2/2/7/0 NSTableView=2/2/12/0
    constraint NSFirstItem=9/9/61/5 NSFirstAttributeV2=9/9/60/3 NSFirstAttribute=9/9/61/3 NSRelation=9/9/44/2
    constraint NSMultiplier=6/6/26/2 NSSecondItem=9/9/60/5 NSSecondAttributeV2=9/9/59/3 NSSecondAttribute=9/9/60/3
    constraint NSSymbolicConstant=4/4/16/0 NSConstantV2=9/9/58/3 NSShouldBeArchived=9/9/61/0 NSPriority=5/5/28/1
    constraint NSConstant=9/9/59/3
    control NSvFlags=18/18/234/3 NSTag=8/8/48/1 NSEnabled=18/18/234/3 NSCell=18/18/228/5
    control NSAllowsLogicalLayoutDirection=18/16/224/6 NSControlAllowsExpansionToolTips=2/2/5/0
    control NSControlSize=13/11/161/4 NSControlSize2=6/4/30/4,2/2/16/1 NSControlSizeExtraLarge=2/2/16/1
    control NSControlContinuous=13/11/157/4 NSControlRefusesFirstResponder=13/11/161/5
    control NSControlUsesSingleLineMode=13/11/161/4 NSControlTextAlignment=6/5/17/2,2/2/7/1,4/3/22/3,5/5/109/2
    control NSControlLineBreakMode=13/11/161/6 NSControlWritingDirection=13/11/155/4 NSControlSendActionMask=13/11/135/5
    controller NSClassName=5/5/13/1 NSOriginalClassName=5/5/13/1 NSNibName=5/5/12/1 NSStoryboardIdentifier=2/2/2/0
    controller NSTitle=1/0/0/1 NSStoryboardSegueTemplates=2/2/2/0 NSExternalObjectsTableForViewLoading=5/4/11/1
    controller showSeguePresentationStyle=5/5/16/1 uniqueIdentifierForStoryboardCompilation=5/3/9/3
    controller connectionsRequireClassSwapperForStoryboardCompilation=2/2/2/0
    customObject IBClassReference=7/6/203/2 NSClassName=20/20/320/0 NSOriginalClassName=10/8/13/2
    customObject NSInitializeWithInit=10/8/13/2
    customView NSClassName=16/16/107/1,0/0/0/0 NSOriginalClassName=6/6/25/1 NSNextResponder=16/16/107/1
    customView NSNibTouchBar=15/15/96/0 NSvFlags=16/16/107/0 NSSubviews=14/14/92/1 NSFrame=12/12/41/2
    customView NSFrameSize=13/13/76/3 NSSuperview=13/13/50/1 NSNextKeyView=1/1/3/0
    customView NSViewWantsBestResolutionOpenGLSurface=12/11/81/1 NSReuseIdentifierKey=1/1/1/0
    customView NSViewClipsToBoundsKeyName=2/2/5/0 NSDoNotTranslateAutoresizingMask=8/8/40/0 NSViewConstraints=9/9/44/2
    customView NSAntiCompressionPriority=1/1/1/0 IBNSSafeAreaLayoutGuide=8/8/71/0 IBNSLayoutMarginsGuide=8/8/71/0
    customView IBNSClipsToBounds=6/6/66/0 NSHuggingPriority=2/1/1/1 IBClassReference=2/2/5/0
    date NS.time=2/2/2/0
    dateFormatter NS.attributes=1/1/3/1 NS.format=1/1/1/1 NS.natural=1/1/4/0
    datePicker presentsCalendarOverlay=2/2/2/0
    datePickerCell NSCellFlags=2/2/2/0 NSContents=2/2/2/0 NSSupport=2/2/2/0 NSTimeInterval=2/2/2/0
    datePickerCell NSDatePickerElements=2/2/2/0 NSBackgroundColor=2/2/2/0 NSTextColor=2/2/2/0
    datePickerCell NSDatePickerUseCurrentDateDuringDecoding=2/2/2/0
    imageCell NSCellFlags=13/13/98/2,1/1/2/0 NSContents=12/12/92/3 NSSupport=3/1/2/2 NSControlView=4/4/28/0
    imageCell NSAlign=13/13/98/2 NSScale=13/13/98/2 NSStyle=13/13/98/2 NSAnimates=13/13/98/2 NSImageAnimation=4/4/28/0
    imageCell NSContentTintColor=1/1/6/0 NSImageSymbolConfiguration=1/1/1/0
    imageView NSSubviews=11/11/75/3,0/0/0/0 NSDragTypes=4/4/26/1,8/8/54/3,3/3/16/0 NSHuggingPriority=6/6/21/1
    imageView NSEditable=13/13/96/3 NSPlaceholderImage=7/7/42/1 NSImageViewPlaceholderPrecedence=5/5/33/2
    imageView IBNSShadowedSymbolConfiguration=5/5/31/2
    levelIndicator NSHuggingPriority=1/1/1/0
    levelIndicatorCell NSCellFlags=1/1/1/0 NSMaxValue=1/1/1/0 NSWarningValue=1/1/1/0 NSCriticalValue=1/1/1/0
    levelIndicatorCell NSIndicatorStyle=1/1/1/0
    matrix NSCell=2/2/4/1 NSCellIsDiscardable=2/2/6/0 NSControlTextAlignment=2/2/6/0 NSControlWritingDirection=2/2/6/0
    matrix NSControlSendActionMask=2/2/6/0 NSNumRows=2/2/23/0 NSNumCols=2/2/23/0 NSCells=2/2/23/0 NSCellSize=2/2/23/0
    matrix NSIntercellSpacing=2/2/23/0 NSMatrixFlags=2/2/23/0 NSCellClass=2/2/23/0 NSProtoCell=2/2/23/0
    matrix NSSelectedRow=2/2/20/1 NSSelectedCol=2/2/20/1 NSBackgroundColor=2/2/22/1
    matrix NSCellBackgroundColor=2/2/22/1,0/0/0/0
    menu NSClassName=1/1/2/0 NSOriginalClassName=1/1/2/0 NSTitle=0/0/0/0,0/0/0/0,0/0/0/0,13/13/74/4,0/0/0/0
    menu NSMenuItems=13/13/76/3 NSName=12/12/24/0,12/12/19/0,11/11/13/0,11/11/13/0,10/10/11/0,10/10/11/0,11/11/12/0
    menu NSNoAutoenable=3/3/5/1
    menuItem NSMenu=13/13/74/1 NSIsAlternate=3/3/4/0 NSIsDisabled=13/13/29/0,8/8/9/0 NSIsHidden=3/3/6/1
    menuItem NSIsSeparator=13/13/29/0 NSAllowedForLimitedAppMode=3/2/2/1 NSAllowsKeyEquivalentLocalization=4/4/37/0
    menuItem NSAllowsKeyEquivalentMirroring=4/4/37/0 NSHasActionImage=1/1/2/0 NSTitle=13/13/74/4,0/0/0/0
    menuItem NSKeyEquiv=13/13/74/2,0/0/0/0 NSKEAllowedWhenHidden=1/1/1/1 NSKeyEquivModMask=13/13/72/1
    menuItem NSMnemonicLoc=13/13/74/1 NSActionImage=1/1/2/1 NSState=8/8/44/0 NSImage=3/3/5/0 NSOnImage=13/12/67/2
    menuItem NSMixedImage=13/12/67/2 NSAction=13/13/67/1 NSRepObject=1/1/2/0 NSTag=12/12/34/1 NSTarget=13/13/67/1
    menuItem NSSubmenu=12/12/22/1 NSAttributedTitle=2/2/4/0 NSHiddenInRepresentation=4/4/31/1
    menuItem NSMenuItemIdentifier=1/1/1/0
    numberFormatter NS.attributes=4/4/9/1 NS.positiveformat=4/4/17/1 NS.negativeformat=4/4/17/1
    numberFormatter NS.positiveattrs=4/4/18/0 NS.negativeattrs=4/4/18/0 NS.zero=4/4/18/0 NS.nil=4/4/17/1 NS.nan=4/4/18/0
    numberFormatter NS.min=4/4/17/1 NS.max=4/4/18/1 NS.rounding=4/4/18/0 NS.decimal=4/4/18/0 NS.thousand=4/4/18/0
    numberFormatter NS.hasthousands=4/4/18/0 NS.localized=4/4/18/0 NS.allowsfloats=4/4/18/0
    objectController NSDeclaredKeys=4/4/9/0 _NSManagedProxy=4/4/9/0
    outlineView NSOutlineViewAutosaveExpandedItemsKey=1/1/1/0 NSOutlineViewAutoresizesOutlineColumnKey=3/3/5/0
    outlineView NSOutlineViewIndentationPerLevelKey=2/2/11/0,1/1/1/0
    outlineView NSOutlineViewIndentationMarkerFollowsCellKey=1/1/1/0 NSOutineViewStronglyReferencesItems=4/4/13/0
    pathCell NSCellFlags=2/2/2/0 NSContents=2/2/2/0 NSSupport=2/2/2/0 NSBackgroundColor=1/1/1/0
    pathCell NSPathComponentCells=2/1/1/1 NSDelegate=2/2/2/0 NSAllowedTypes=1/1/1/0
    pathControl NSDragTypes=2/2/2/0
    pdfView NSSubviews=1/1/1/0 NSDragTypes=1/1/1/0 Version=1/1/1/0 DisplayMode=1/1/1/0 PageBreaks=1/1/1/0
    pdfView ScaleFactor=1/1/1/0 AutoScale=1/1/1/0 DisplayDirection=1/1/1/0 DisplaysRTL=1/1/1/0 MinScaleFactor=1/1/1/0
    pdfView MaxScaleFactor=1/1/1/0 DisplaysAsBook=1/1/1/0 EnableDataDetectors=1/1/1/0 InterpolationQuality=1/1/1/0
    pdfView AcceptsDraggedFiles=1/1/1/0
    plainCell NSClassName=1/1/5/0 NSOriginalClassName=1/1/5/0 NSCellFlags=11/11/59/0 NSCellFlags2=18/18/253/6
    plainCell NSControlSize2=2/2/16/1,6/4/30/3 NSControlSizeExtraLarge=2/2/16/1 NSFormatter=4/4/22/0
    plainCell NSCellIdentifier=4/4/5/0,0/0/0/0 NSControlView=18/18/246/5 NSTag=6/6/43/1
    popUpButton NSHuggingPriority=4/3/3/2 NSSubviews=1/0/0/1,3/3/7/0,1/0/0/1 IBNSShadowedSymbolConfiguration=4/4/20/1
    popUpButtonCell NSCellFlags=7/6/47/3 NSContents=4/4/22/1,0/0/0/0 NSKeyEquivalent=7/7/47/2,0/0/0/0,0/0/0/0,0/0/0/0
    popUpButtonCell NSAuxButtonType=6/6/27/1 NSTag=2/2/5/0 NSMenuItem=7/7/48/1,0/0/0/0
    popUpButtonCell NSMenuItemRespectAlignment=7/7/48/1 NSMenu=7/7/48/1 NSPullDown=1/1/4/0 NSSelectedIndex=5/5/17/0
    popUpButtonCell NSPreferredEdge=7/7/48/1 NSUsesItemFromMenu=7/7/48/1 NSAltersState=7/7/48/1 NSArrowPosition=7/7/45/1
    popover NSNextResponder=1/1/3/0 NSNibTouchBar=1/1/3/0 NSBehavior=1/1/3/0 NSAnimates=1/1/3/0 NSContentWidth=1/1/3/0
    popover NSContentHeight=1/1/3/0 NSHasFullSizeContent=1/1/3/0
    predicateEditor NSPredicateTemplates=1/1/2/0 NSPredicateEditorPredicate=1/1/2/0
    predicateEditorRowTemplate NSPredicateTemplateType=1/1/2/0 NSPredicateTemplateOptions=1/1/2/0
    predicateEditorRowTemplate NSPredicateTemplateModifier=1/1/2/0 NSPredicateTemplateLeftAttributeType=1/1/2/0
    predicateEditorRowTemplate NSPredicateTemplateRightAttributeType=1/1/2/0 NSPredicateTemplateViews=1/1/2/0
    predicateEditorRowTemplate NSPredicateTemplateLeftIsWildcard=1/1/2/0 NSPredicateTemplateRightIsWildcard=1/1/2/0
    progressIndicator NSHuggingPriority=6/6/10/1 NSViewIsLayerTreeHost=1/1/2/0,2/2/2/0,3/3/5/1
    progressIndicator NSpiFlags=9/9/17/1,5/5/14/0 NSMinValue=1/1/1/0 NSMaxValue=12/12/31/1
    progressIndicator NSProgressIndicatorDoubleValue=2/2/2/0
    recognizer NSGestureRecognizer.delaysPrimaryMouseButtonEvents=1/1/1/0
    ruleEditor NSSubviews=1/1/2/0 NSNextKeyView=1/1/2/0 NSDragTypes=1/1/2/0 NSControlTextAlignment=1/1/2/0
    ruleEditor NSControlWritingDirection=1/1/2/0 NSRuleEditorAlignmentGridWidth=1/1/2/0 NSRuleEditorSliceHeight=1/1/2/0
    ruleEditor NSRuleEditorFormattingDictionary=1/1/2/0 NSRuleEditorEditable=1/1/2/0
    ruleEditor NSRuleEditorAllowsEmptyCompoundRows=1/1/2/0 NSRuleEditorDisallowEmpty=1/1/2/0
    ruleEditor NSRuleEditorNestingMode=1/1/2/0 NSRuleEditorRowTypeKeyPath=1/1/2/0
    ruleEditor NSRuleEditorSubrowsArrayKeyPath=1/1/2/0 NSRuleEditorItemsKeyPath=1/1/2/0
    ruleEditor NSRuleEditorValuesKeyPath=1/1/2/0 NSRuleEditorBoundArrayKeyPath=1/1/2/0 NSRuleEditorRowClass=1/1/2/0
    ruleEditor NSRuleEditorSlicesHolder=1/1/2/0 NSRuleEditorDelegate=1/1/2/0 NSRuleEditorBoundArrayOwner=1/1/2/0
    ruleEditor NSRuleEditorSlices=1/1/2/0
    scrollView NSSubviews=14/14/79/3 NSNextKeyView=14/14/82/2 NSGestureRecognizers=12/12/76/2 NSsFlags=14/12/78/5
    scrollView NSVScroller=14/14/82/2 NSHScroller=14/14/82/2 NSContentView=14/14/82/2 NSHeaderClipView=5/5/29/1
    scrollView NSCornerView=3/2/15/2 NSScrollAmts=12/10/58/3 NSMinMagnification=14/14/82/2 NSMaxMagnification=14/14/82/2
    scrollView NSMagnification=14/14/82/2
    scroller NSvFlags=14/14/81/4 NSViewIsLayerTreeHost=10/10/57/3 NSEnabled=6/3/12/4
    scroller NSAllowsLogicalLayoutDirection=14/12/80/4 NSControlAction=14/14/82/2 NSControlTarget=14/14/82/2
    scroller NSControlSize=9/8/63/2 NSControlSize2=3/2/7/1 NSControlContinuous=9/8/63/2
    scroller NSControlRefusesFirstResponder=9/8/63/2 NSControlUsesSingleLineMode=9/8/63/2
    scroller NSControlTextAlignment=9/8/63/2 NSControlLineBreakMode=9/8/63/2 NSControlWritingDirection=9/8/63/2
    scroller NSControlSendActionMask=9/8/63/2 NSsFlags=14/13/80/2 NSTarget=14/14/82/2 NSAction=14/14/82/2
    scroller NSCurValue=8/7/29/2 NSPercent=3/1/4/2
    searchField NSAllowsWritingTools=1/1/3/0
    searchFieldCell NSTextBezelStyle=3/3/5/0 NSSearchButtonCell=3/3/5/0 NSCancelButtonCell=3/3/5/0
    searchFieldCell NSMaximumRecents=3/3/5/0 NSSearchFieldFlags=3/3/5/0 NSAutomaticTextCompletionStored=2/2/4/0
    secureTextField NSAllowsWritingTools=2/2/2/0
    segment NSSegmentItemWidth=3/3/3/0 NSSegmentItemImage=3/3/3/0 NSSegmentItemLabel=4/3/7/1,0/0/0/0
    segment NSSegmentItemTag=3/3/7/0 NSSegmentItemSelected=3/3/3/0 NSSegmentItemImageScaling=4/4/8/0
    segment NSSegmentItemTooltip=1/1/1/0
    segmentedCell NSCellFlags=4/4/8/0 NSSupport=4/4/8/0 NSSegmentImages=4/4/8/0 NSSelectedSegment=3/3/7/0
    segmentedCell NSSegmentStyleSeparated=1/1/1/0 NSTrackingMode=2/2/5/0 NSSegmentStyle=4/4/8/0
    segmentedCell NSSegmentDistribution=4/4/8/0
    segmentedControl NSSubviews=4/4/8/0 NSHuggingPriority=2/2/2/0
    segue NSIdentifier=2/2/2/0 NSTrigger=2/2/2/0 NSDestinationControllerIdentifier=2/2/2/0
    segue NSUniqueControllerIdentifier=1/1/1/0 NSContainerView=1/1/1/0
    slider NSSubviews=4/4/9/0 NSHuggingPriority=1/1/2/0 NSControlSendActionMask=4/3/5/1,2/2/3/0
    sliderCell NSCellFlags=4/4/7/0,2/2/2/0 NSSupport=2/2/2/0 NSMaxValue=4/4/9/0 NSMinValue=4/4/9/0 NSValue=4/4/9/0
    sliderCell NSAltIncValue=4/4/9/0 NSNumberOfTickMarks=4/4/9/0 NSTickMarkPosition=4/4/9/0
    sliderCell NSAllowsTickMarkValuesOnly=4/4/9/0 NSVertical=0/0/0/0,4/4/9/0
    sortDescriptor NSKey=2/2/3/0 NSAscending=2/2/3/0 NSSelector=2/2/3/0 NSReverseNullOrder=2/2/2/0
    splitView NSIsVertical=5/5/6/1 NSDividerStyle=5/5/5/1 NSAutosaveName=1/1/1/0 NSHoldingPriorities=2/2/2/0
    splitView NSArrangedSubviews=3/3/3/1 NSDoesNotArrangeAllSubviews=3/3/3/1
    stackView NSSubviews=3/3/9/1 NSHuggingPriority=1/0/0/1 NSStackViewOrientation=3/3/11/1
    stackView NSStackViewSecondaryAlignment=3/3/7/0,1/1/1/0,2/2/2/0,1/1/1/0,2/2/5/1 NSStackViewAlignment=3/3/11/1
    stackView NSStackViewVerticalClippingResistance=3/3/11/1 NSStackViewHorizontalClippingResistance=3/3/11/1
    stackView NSStackViewVerticalHugging=3/3/11/1 NSStackViewHorizontalHugging=3/3/11/1 NSStackViewSpacing=3/3/11/1
    stackView NSStackViewdistribution=3/3/11/1 NSStackViewEdgeInsets.top=3/3/11/1 NSStackViewEdgeInsets.left=3/3/11/1
    stackView NSStackViewEdgeInsets.right=3/3/11/1 NSStackViewEdgeInsets.bottom=3/3/11/1
    stackView NSStackViewBeginningContainer=3/2/8/1 NSStackViewDetachesHiddenViews=3/3/11/1
    stackView NSStackViewHasFlatViewHierarchy=3/3/11/1 NSStackViewHasEqualSpacing=1/1/1/0
    stepper NSControlContinuous=3/3/6/0 NSControlSendActionMask=1/1/1/0,3/3/5/0 NSStepperMinValue=3/3/6/0
    stepper NSStepperMaxValue=3/3/6/0 NSStepperIncrement=1/1/1/0,2/2/5/0 NSStepperWraps=1/1/1/0,2/2/5/0
    stepper NSStepperAutorepeat=1/1/1/0,2/2/5/0
    stepperCell NSCellFlags=3/3/6/0 NSValue=1/1/2/0 NSMinValue=1/1/2/0 NSMaxValue=3/3/6/0 NSIncrement=3/3/6/0
    stepperCell NSValueWraps=1/1/2/0 NSAutorepeat=3/3/5/0
    tabView NSSubviews=3/3/15/1 NSNextKeyView=3/3/14/1 NSTabViewItems=3/3/15/1 NSSelectedTabViewItem=3/3/14/1
    tabView NSFont=3/3/13/2 NSTvFlags=3/3/15/1 NSAllowTruncatedLabels=3/3/15/1 NSDrawsBackground=3/3/11/1
    tabViewItem NSIdentifier=3/3/13/1 NSView=3/3/14/0 NSLabel=3/3/13/0 NSColor=3/3/14/0 NSTabView=3/3/14/0
    table NSvFlags=8/8/44/0,4/4/13/1 NSSubviews=4/4/12/0 NSHuggingPriority=1/1/1/0 NSEnabled=11/11/58/0
    table NSAllowsLogicalLayoutDirection=11/9/56/2 NSControlAllowsExpansionToolTips=11/11/51/0 NSControlSize=8/8/44/0
    table NSControlSize2=3/2/3/1 NSControlContinuous=8/8/44/0 NSControlRefusesFirstResponder=8/8/44/0
    table NSControlUsesSingleLineMode=8/8/44/0 NSControlTextAlignment=8/8/44/0 NSControlLineBreakMode=8/8/44/0
    table NSControlWritingDirection=8/8/44/0 NSControlSendActionMask=8/8/44/0 NSHeaderView=4/4/28/0
    table NSCornerView=11/10/53/3 NSTableColumns=11/11/58/0 NSIntercellSpacingWidth=11/11/58/0
    table NSIntercellSpacingHeight=11/11/58/1 NSBackgroundColor=11/11/55/1 NSGridColor=11/10/55/1 NSRowHeight=11/11/58/0
    table NSTvFlags=11/10/55/3 NSDelegate=11/11/58/0 NSDataSource=11/11/58/0 NSAutosaveName=2/2/5/0
    table NSGridStyleMask=2/2/2/0 NSColumnAutoresizingStyle=11/11/58/0 NSDraggingSourceMaskForLocal=0/0/0/0,11/11/58/0
    table NSDraggingSourceMaskForNonLocal=11/11/58/0 NSAllowsTypeSelect=11/11/58/0
    table NSTableViewSelectionHighlightStyle=3/3/3/0 NSTableViewStyle=1/1/3/0
    table NSTableViewDraggingDestinationStyle=11/11/58/0 NSTableViewArchivedReusableViewsKey=4/3/11/1
    table NSTableViewShouldFloatGroupRows=1/1/1/0 NSTableViewGroupRowStyle=11/11/58/0 NSTableViewUseARH=1/1/1/0
    tableCellView NSNextResponder=4/4/13/0
    tableColumn NSIdentifier=6/6/47/1 NSWidth=11/11/59/1 NSMinWidth=11/11/59/1 NSMaxWidth=11/11/59/0
    tableColumn NSHeaderCell=11/11/59/0 NSDataCell=11/11/59/0 NSResizingMask=11/11/53/0 NSIsResizeable=11/11/53/0
    tableColumn NSIsEditable=6/6/36/0 NSTableView=11/11/59/0 NSSortDescriptorPrototype=2/2/3/0
    tableHeaderCell NSSupport=11/11/57/1 NSContents=11/10/58/1,0/0/0/0 NSBackgroundColor=11/11/59/0
    tableHeaderCell NSTextColor=11/11/59/0
    tableHeaderView NSNextResponder=5/5/29/2 NSvFlags=5/5/30/1 NSSuperview=5/5/29/2 NSTableView=5/5/30/2
    textField NSHuggingPriority=12/12/64/3 NSControlAutosetMaxLayoutWidth=2/1/5/1
    textField NSPreferredMaxLayoutWidth=8/7/31/2,0/0/0/0 NSTextFieldAlignmentRectInsetsVersion=3/3/21/0,17/17/155/3
    textField NSTextFieldLineBreakStrategyVersion=3/2/6/1 NSLineBreakStrategy=4/2/6/2 NSAllowsWritingTools=5/4/60/1
    textField NSTextFieldAllowsWritingToolsAffordance=5/4/64/1
    textField NS.resolvesNaturalAlignmentWithBaseWritingDirection=3/3/62/0
    textFieldCell NSCellFlags=0/0/0/0,0/0/0/0,17/17/204/4 NSContents=17/17/198/8,0/0/0/0,0/0/0/0
    textFieldCell NSPlaceholderString=6/4/8/3 NSTextBezelStyle=2/2/2/0 NSDrawsBackground=8/8/54/1
    textFieldCell NSBackgroundColor=17/15/198/5 NSTextColor=17/15/198/5 NSAllowedInputLocales=3/3/4/0
    textFieldCell NSAutomaticTextCompletionDisabled=2/1/2/1 NSCharacterPickerEnabled=3/3/16/0
    textView NSvFlags=4/4/5/0,4/4/18/0 NSTextContainer=7/3/14/6 NSSharedData=7/6/21/2 NSTVFlags=0/0/0/0,7/6/19/2
    textView NSMaxSize=7/6/20/1,0/0/0/0 NSDelegate=7/7/23/0 NSTextViewTextColor=3/3/11/0
    toolbar NSToolbarIdentifier=6/6/10/0 NSToolbarDelegate=6/6/10/0 NSToolbarPrefersToBeShown=6/6/10/0
    toolbar NSToolbarShowsBaselineSeparator=4/4/5/0 NSToolbarAllowsUserCustomization=6/6/10/0
    toolbar NSToolbarAutosavesConfiguration=6/6/10/0 NSToolbarDisplayMode=6/6/10/0 NSToolbarSizeMode=6/6/10/0
    toolbar NSToolbarCenteredItemIdentifier=5/5/9/0 NSToolbarIBIdentifiedItems=6/3/6/3 NSToolbarIBAllowedItems=6/6/10/0
    toolbar NSToolbarIBDefaultItems=6/6/9/0 NSToolbarIBSelectableItems=6/6/10/0
    toolbarItem NSClassName=1/1/1/1 NSOriginalClassName=1/1/1/1 NSToolbarItemIdentifier=6/6/9/1
    toolbarItem NSToolbarItemLabel=6/6/9/1,0/0/0/0,0/0/0/0,0/0/0/0,0/0/0/0,0/0/0/0,0/0/0/0
    toolbarItem NSToolbarItemPaletteLabel=6/6/9/1 NSToolbarItemToolTip=6/6/9/1 NSToolbarItemView=6/6/10/1,0/0/0/0
    toolbarItem NSToolbarItemBordered=2/1/1/1,3/3/6/1,0/0/0/0 NSToolbarItemImage=6/6/9/1,0/0/0/0,0/0/0/0
    toolbarItem NSToolbarItemTitle=3/3/7/0,0/0/0/0 NSToolbarItemTarget=6/6/10/0 NSToolbarItemAction=6/6/10/1
    toolbarItem NSToolbarItemMinSize=6/6/9/1 NSToolbarItemMaxSize=6/6/9/1 NSToolbarItemIgnoreMinMaxSizes=2/2/3/1,5/5/8/1
    toolbarItem NSToolbarItemEnabled=6/6/10/0 NSToolbarItemAutovalidates=6/6/10/0 NSToolbarItemTag=6/5/6/1,6/6/7/1
    toolbarItem NSToolbarIsUserRemovable=6/6/10/0 NSToolbarItemVisibilityPriority=6/6/10/0
    toolbarItem NSToolbarItemNavigational=3/3/7/0 NSToolbarItemMenuFormRepresentation=6/5/5/1 NSToolbarItemStyle=2/2/5/0
    url NS.base=2/2/2/0 NS.relative=2/2/2/0
    userDefaultsController NSDeclaredKeys=4/4/9/0 NSSharedInstance=10/10/50/0 NSAppliesImmediately=5/5/10/0
    view NSvFlags=19/19/270/2,17/17/173/3 NSClassName=8/6/25/3 NSOriginalClassName=7/6/25/2 NSNextResponder=20/20/309/3
    view NSNibTouchBar=17/17/276/2 NSSubviews=18/18/263/5 NSFrame=19/19/280/13 NSFrameSize=19/19/278/10
    view NSSuperview=19/19/284/3 NSNextKeyView=4/3/14/2 NSViewIsLayerTreeHost=7/7/42/1
    view NSViewWantsBestResolutionOpenGLSurface=13/11/233/3 NSReuseIdentifierKey=5/5/16/2
    view NSViewClipsToBoundsKeyName=2/1/1/1 NSDoNotTranslateAutoresizingMask=9/9/62/2 NSViewConstraints=9/9/59/3
    view NSHuggingPriority=3/1/1/2 NSAntiCompressionPriority=13/12/74/3 NSViewLayoutGuides=1/1/2/0
    view NSGestureRecognizers=1/0/0/1 IBNSSafeAreaLayoutGuide=9/8/216/2 IBNSLayoutMarginsGuide=9/8/216/2
    view IBNSClipsToBounds=7/6/209/2 NSAppearance=1/0/0/1
    viewLayoutGuide NSLayoutGuideIdentifier=1/1/2/0,0/0/0/0 NSShouldBeArchived=1/1/2/0 NSLayoutGuideNegativeSize=1/1/2/0
    viewLayoutGuide NSLayoutGuideLockedToOwningView=1/1/2/0 NSLayoutGuideSystemConstraints=1/1/2/0
    visualEffectView NSVisualEffectViewBlendingMode=3/3/3/0 NSVisualEffectViewState=3/3/3/0
    visualEffectView NSVisualEffectViewMaskImage=3/3/3/0,0/0/0/0 NSVisualEffectViewMaterial=3/3/3/0
    visualEffectView IBVisualEffectViewExternalMaterial=3/3/3/0 IBVisualEffectViewAppearanceType=3/3/3/0
    webPreferences Identifier=5/5/20/0,0/0/0/0 Values=5/5/19/1
    webView NSNextKeyView=4/4/19/1 NSDragTypes=0/0/0/0,1/1/4/1,5/5/16/0 FrameName=5/5/20/1 GroupName=5/5/20/1
    webView Preferences=5/5/20/1 UseBackForwardList=5/5/20/1 AllowsUndo=5/5/20/1
    window NSWindowStyleMask=19/19/259/0 NSWindowAllowNontitledResizable=2/2/2/0 NSWindowBacking=19/19/266/0
    window NSWindowRect=19/19/263/1 NSWTFlags=1/1/10/0,7/7/38/1,14/14/216/1 NSWindowTitle=19/17/258/3,0/0/0/0
    window NSWindowSubtitle=8/6/175/3,0/0/0/0 NSWindowClass=19/19/266/0 NSViewClass=19/19/263/1,0/0/0/0,0/0/0/0
    window NSUserInterfaceItemIdentifier=19/19/262/4,0/0/0/0 NSWindowContentMaxSize=8/8/26/1
    window NSWindowContentMinSize=11/11/117/0 NSWindowView=19/19/266/0,0/0/0/0 NSScreenRect=19/16/238/5,0/0/0/0
    window NSMinSize=9/8/110/2 NSMaxSize=17/17/256/2 NSAutorecalculatesContentBorderThicknessMinY=1/1/1/0
    window NSContentBorderThicknessMinY=1/1/1/0 NSFrameAutosaveName=10/10/48/0 NSWindowCollectionBehavior=5/5/19/0
    window NSWindowIsRestorable=19/19/266/0 NSMinFullScreenContentSize=17/17/245/0,0/0/0/0
    window NSMaxFullScreenContentSize=17/17/245/0,0/0/0/0 NSWindowTitleVisibility=3/3/4/0
    window NSTitlebarAppearsTransparent=2/2/3/0 NSWindowTabbingMode=1/1/15/0 NSWindowToolbarStyle=1/1/1/0
    window IBClassReference=3/3/21/0
    windowController NSClassName=2/2/3/1 NSOriginalClassName=2/2/3/1 IBWindowTemplate=4/4/11/1
    windowController IBWindowTemplateContentViewController=4/4/11/1 explicitStoryboardIdentifier=1/1/2/0
    windowController showSeguePresentationStyle=4/4/11/1 NSStoryboardSegueDestinationOptions=1/0/0/1
    windowController uniqueIdentifierForStoryboardCompilation=4/2/8/2
    """
}
