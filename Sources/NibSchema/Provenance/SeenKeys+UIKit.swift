/// Written by `Tools/corpus evidence --record`.
extension SeenKeys {
  /// Kinds with the keys of their own rows, and how many apps show them.
  static let uiKit = """
    activityIndicatorView UIActivityIndicatorViewStyle=10 UIActivityIndicatorViewStyle-Modern=4 UIAnimating=4
    activityIndicatorView UIColor=3 UIDisableUpdateColorOnTraitCollectionChange=2 UIHidesWhenStopped=6
    backgroundConfiguration backgroundColor=1 backgroundColorTransformerIdentifier=1 backgroundInsets=1
    backgroundConfiguration cornerRadius=1 customView=1 defaultStyle=1 defaultStyle_v2=1
    backgroundConfiguration edgesAddingLayoutMarginsToBackgroundInsets=1 hasCustomized-backgroundColor=1
    backgroundConfiguration hasCustomized-backgroundColorTransformerIdentifier=1 hasCustomized-backgroundInsets=1
    backgroundConfiguration hasCustomized-cornerRadius=1 hasCustomized-customView=1
    backgroundConfiguration hasCustomized-edgesAddingLayoutMarginsToBackgroundInsets=1 hasCustomized-image=1
    backgroundConfiguration hasCustomized-imageContentMode=1 hasCustomized-maskedCorners=1
    backgroundConfiguration hasCustomized-strokeColor=1 hasCustomized-strokeColorTransformerIdentifier=1
    backgroundConfiguration hasCustomized-strokeOutset=1 hasCustomized-strokeWidth=1 hasCustomized-visualEffect=1
    backgroundConfiguration hasCustomized-visualEffectGroupName=1 image=1 imageContentMode=1 maskedCorners=1
    backgroundConfiguration strokeColor=1 strokeColorTransformerIdentifier=1 strokeLocation=1 strokeOutset=1
    backgroundConfiguration strokeWidth=1 visualEffect=1 visualEffectGroupName=1 visualEffectblurClippingMode=1
    barButtonItem UICustomView=2 UIEnabled=21 UIImage=6 UIIsSystemItem=11 UIStyle=20 UISystemItem=10 UITintColor=2
    barButtonItem UITitle=12 UIWidth=3
    button UIAdjustsImageWhenDisabled=88 UIAdjustsImageWhenHighlighted=88 UIButtonConfiguration=49
    button UIButtonStatefulContent=81 UIButtonType=64 UIContentEdgeInsets=18 UIFont=71 UIImageEdgeInsets=18
    button UITitleShadowOffset=2 UIViewContentHuggingPriority=14
    buttonConfiguration UIButtonConfigurationBackground=14 UIButtonConfigurationBaseBackgroundColor=14
    buttonConfiguration UIButtonConfigurationBaseForegroundColor=13 UIButtonConfigurationButtonSize=14
    buttonConfiguration UIButtonConfigurationButtonStyle=14 UIButtonConfigurationCornerStyle=14
    buttonConfiguration UIButtonConfigurationImage=14 UIButtonConfigurationImagePadding=14
    buttonConfiguration UIButtonConfigurationImagePlacement=14 UIButtonConfigurationMacIdiomStyle=14
    buttonConfiguration UIButtonConfigurationPreferredSymbolConfigurationForImage=14
    buttonConfiguration UIButtonConfigurationShowsActivityIndicator=14 UIButtonConfigurationSubtitle=14
    buttonConfiguration UIButtonConfigurationTitle=14 UIButtonConfigurationTitleAlignment=14
    buttonConfiguration UIButtonConfigurationTitlePadding=14
    collectionReusableView UIReuseIdentifier=12
    collectionView UIAllowsUserInitiatedMultipleSelection=9 UICollectionLayout=14 UICollectionViewCellNibDict=3
    collectionView UICollectionViewCellPrototypeNibExternalObjects=3 UICollectionViewPrefetchingEnabled=13
    collectionView UICollectionViewSupplementaryViewNibDict=2
    collectionView UICollectionViewSupplementaryViewPrototypeNibExternalObjects=2 UIContentSize=5 UIDelegate=9
    collectionView UISubviews=2 UIViewLayoutMargins=1
    collectionViewCell UIContentConfigurationIdentifier=10 UIContentConfigurationView=12 UIContentView=20
    collectionViewCell UISubviews=20 UISystemBackgroundView=12
    collectionViewController UIClearsSelectionOnViewWillAppear=1
    collectionViewFlowLayout UIFooterReferenceSize=2 UIHeaderReferenceSize=2 UIInteritemSpacing=5 UIItemSize=8
    collectionViewFlowLayout UILineSpacing=5 UIScrollDirection=4 UISectionInset=3
    constraint NSConstant=141 NSConstantV2=126 NSFirstAttribute=156 NSFirstAttributeV2=154 NSFirstItem=156
    constraint NSMultiplier=39 NSPriority=12 NSRelation=55 NSSecondAttribute=156 NSSecondAttributeV2=154
    constraint NSSecondItem=156 NSShouldBeArchived=156 NSSymbolicConstant=31
    control UIContentHorizontalAlignment=38 UIContentVerticalAlignment=16 UIContentVerticalAlignment2=12
    control UIDisabled=4 UIPointerInteractionEnabled=1
    date NS.time=1
    datePicker UIDate=1 UIDatePickerMode=2 UILocale=1 UIMinuteInterval=1 UIViewContentHuggingPriority=10
    gestureRecognizer UIGestureRecognizer.allowedTouchTypes=6 UIGestureRecognizer.requiresExclusiveTouchType=6
    imageView UIHighlightedImage=1 UIImage=70
    label UIAdjustsFontForContentSizeCategory=6 UIAdjustsFontSizeToFit=42 UIAdjustsLetterSpacingToFit=3
    label UIAttributedText=2 UIBackgroundColor=17 UIBaselineAdjustment=21
    label UIDisableUpdateTextColorOnTraitCollectionChange=122 UIFont=122 UIHighlightedColor=6
    label UILetterformAwareSizingRule=1 UILineBreakMode=16 UIMinimumFontSize=42 UIMinimumScaleFactor=24
    label UINumberOfLines=50 UIPreferredMaxLayoutWidth=3 UIShadowColor=1 UIShadowOffset=156 UIText=153
    label UITextAlignment=146 UITextColor=151 UIViewLocalOverrideTraitCollection=1 UIViewTraitOverrides=1
    locale NS.identifier=1
    mapView MKDelegate=6 MKMapType=6 MKPitchButtonVisibility=1 MKPitchEnabled=4 MKPointOfInterestFilter=2
    mapView MKPreferredConfiguration=1 MKRotateEnabled=4 MKScrollEnabled=6 MKShowsBuildings=4 MKShowsCompass=4
    mapView MKShowsPointsOfInterest=4 MKShowsScaleKey=4 MKShowsTraffic=4 MKShowsUserLocation=6
    mapView MKShowsUserTrackingButton=1 MKZoomEnabled=6 UIViewLayoutMargins=4
    navigationBar UIAutoresizingMask=33 UIBarPosition=27 UIBarPrefersLargeTitles=1 UIBarStyle=2 UIBarTintColor=1
    navigationBar UIBarTranslucence=27 UIDelegate=31 UIIsLocked=5 UIItems=32 UIOpaque=1
    navigationBar UIViewContentHuggingPriority=28 UIViewLayoutMargins=1 UIViewLayoutMarginsAreDirectional=1
    navigationController UINavigationBar=31 UINavigationBarHidden=2 UIToolbar=1 UIToolbarShown=1
    navigationItem UIAttributedTitle=3 UIBackBarButtonItem=8 UICenterItemGroups=25 UILargeTitleDisplayMode=49
    navigationItem UILeftBarButtonItem=6 UILeftBarButtonItems=5 UINavigationBar=33 UIRightBarButtonItem=9
    navigationItem UIRightBarButtonItems=9 UITitle=43
    pageControl UICurrentPage=8 UICurrentPageIndicatorTintColor=8 UINumberOfPages=9 UIPageIndicatorTintColor=9
    pageControl UIViewContentHuggingPriority=9
    pickerView UIAllowSelectingCells=6 UIShowsSelectionBar=4 UIViewContentHuggingPriority=5
    placeholder UIProxiedObjectIdentifier=138
    pongPressGestureRecognizer UILongPressGestureRecognizer._imp=1
    pongPressGestureRecognizer UILongPressGestureRecognizer.minimumPressDuration=1
    preferredSymbolConfiguration UISymbolScale=1 UITraitCollection=1
    progressView UIProgress=11 UIProgressViewStyle=9
    scrollView UIAlwaysBounceHorizontal=1 UIAlwaysBounceVertical=48 UIBounceEnabled=2 UIBouncesZoom=70
    scrollView UICanCancelContentTouches=4 UIDelaysContentTouches=4 UIDirectionalLockEnabled=1
    scrollView UIKeyboardDismissMode=2 UIMaximumZoomScale=3 UIMinimumZoomScale=3 UIPagingEnabled=1
    scrollView UIScrollDisabled=5 UIScrollViewContentInsetAdjustmentBehavior=50
    scrollView UIScrollViewIndicatorInsetAdjustmentBehavior=40 UIShowsHorizontalScrollIndicator=14
    scrollView UIShowsVerticalScrollIndicator=6
    searchBar UIEnablesReturnKeyAutomatically=10 UIOpaque=2 UIScopeButtonTitles=10 UISearchBarTranslucence=10
    searchBar UISecureTextEntry=10 UIText=10 UIViewContentHuggingPriority=10
    segmentedControl UIMomentary=1 UIPointerInteractionEnabled=9 UISegmentedControlSelectedSegmentTintColor=1
    segmentedControl UISegmentedControlStyle=2 UISegmentedControlTintColor=3 UISegments=16 UISelectedSegmentIndex=16
    segmentedControl UISubviews=16 UIViewContentHuggingPriority=16
    segue UIAction=2 UIActionName=11 UIContainerView=1 UIDestinationContainmentContext=1
    segue UIDestinationViewControllerIdentifier=16 UIIdentifier=13 UIModalTransitionStyle=1 UIPerformOnViewLoad=1
    segue UISplitViewControllerIndex=1
    slider UIBehavioralStyle=9 UIHitTestDirectionalInsets=2 UIMaxValue=5 UIMaximumTintColor=1 UIMinValue=3
    slider UIMinimumTintColor=1 UIThumbTintColor=2 UIValue=15 UIViewContentHuggingPriority=17
    splitViewController UIViewControllers=2
    stackView UIOpaque=10 UIStackViewAlignment=60 UIStackViewArrangedSubviews=59 UIStackViewAxis=60
    stackView UIStackViewBaselineRelative=60 UIStackViewDistribution=60 UIStackViewLayoutMarginsRelative=60
    stackView UIStackViewSpacing=60 UIViewLayoutMargins=60
    stepper UIMaximumValue=10
    swipeGestureRecognizer UISwipeGestureRecognizer.direction=1
    switch UIAlpha=2 UISwitchEnabled=16 UISwitchOn=15 UIViewContentHuggingPriority=1
    tabBar UIAutoresizingMask=7 UIBarTintColor=1 UIBarTranslucence=4 UIDelegate=7 UIItems=7
    tabBar UITabBarItemPositioning=1 UITintColor=2 UIViewContentHuggingPriority=4
    tabBarController UICustomizableViewControllers=7 UITabBar=7 UIViewControllers=7
    tabBarItem UIBadgeColor=1 UIEnabled=11 UIImage=8 UISelectedTemplateImage=3 UISystemItem=3 UITitle=9
    tableView UIAllowsSelection=2 UIBackgroundColor=53 UIContentSize=22 UIEstimatedRowHeight=36
    tableView UIEstimatedSectionFooterHeight=36 UIEstimatedSectionHeaderHeight=36 UIFillerRowHeight=25
    tableView UIInsetsContentViewsToSafeArea=36 UIPrefetchingEnabled=25 UIRowHeight=40 UISectionFooterHeight=45
    tableView UISectionHeaderHeight=45 UISectionHeaderTopPadding=25 UISectionIndexBackgroundColor=5
    tableView UISeparatorColor=3 UISeparatorInset=1 UISeparatorInsetReference=36 UISeparatorStyle=59
    tableView UISeparatorStyleIOS5AndLater=44 UISeparatorStyleIOS9AndLater=7
    tableView UIShowsSelectionImmediatelyOnTouchBegin=18 UIStyle=37 UISubviews=4 UITableFooterView=2
    tableView UITableHeaderView=4 UITableViewCellPrototypeNibExternalObjects=23 UITableViewCellPrototypeNibs=23
    tableView UITableViewStyle=28 UIViewLocalOverrideTraitCollection=18 UIViewTraitOverrides=1
    tableViewCell UIAccessoryType=13 UIBackgroundColor=21 UIContentConfigurationIdentifier=13
    tableViewCell UIContentConfigurationView=43 UIContentView=60 UIDetailTextLabel=61
    tableViewCell UIDidEncodeCompatibilityBackgroundColor=11 UIImageView=60 UIIndentationLevel=14
    tableViewCell UIIndentationWidth=47 UIReuseIdentifier=30 UISelectionStyle=20 UISeparatorInset=2 UISubviews=60
    tableViewCell UISystemBackgroundView=42 UITableCellBackgroundColorSet=5 UITableViewCellStyle=12 UITextLabel=60
    tableViewController UIClearsSelectionOnViewWillAppear=5
    tapGestureRecognizer UITapGestureRecognizer._imp=2
    textField UIAdjustsFontForContentSizeCategory=1 UIAdjustsFontSizeToFit=32 UIAutocapitalizationType=3
    textField UIAutocorrectionType=3 UIBorderStyle=23 UIClearButtonMode=1 UIClearButtonOffset=32
    textField UIClearsOnBeginEditing=1 UIDisableTextColorUpdateOnTraitCollectionChange=24 UIFont=30
    textField UIKeyboardAppearance=1 UIKeyboardType=7 UIMinimumFontSize=32 UIPlaceholder=18 UIReturnKeyType=7
    textField UIRoundedRectBackgroundCornerRadius=1 UISecureTextEntry=1 UISpellCheckingType=1 UIText=6
    textField UITextAlignment=30 UITextColor=31 UITextFieldBackground=1
    textView UIAttributedText=15 UIAutocapitalizationType=3 UIContentSize=25 UIDataDetectorTypes=1
    textView UIDisableUpdateTextColorOnTraitCollectionChange=2 UIEditable=10 UIFont=26 UILetterformAwareSizingRule=1
    textView UISelectable=5 UISubviews=1 UIText=21 UITextAlignment=30 UITextAllowsNumberPadPopover=1 UITextColor=25
    textView UITextHighlightAttributes=2
    toolbar UIAutoresizingMask=7 UIBarPosition=4 UIBarTranslucence=4 UIItems=7 UIOpaque=3
    toolbar UIViewContentHuggingPriority=5
    view UIAlpha=13 UIAutoresizeSubviews=246 UIAutoresizingMask=244 UIBackgroundColor=204 UIBounds=246 UICenter=246
    view UIClearsContextBeforeDrawing=57 UIClipsToBounds=171 UIContentMode=176 UIDeepDrawRect=179 UIHidden=17
    view UIMultipleTouchEnabled=118 UIOpaque=232 UIRestorationIdentifier=5 UISubviews=202 UITag=5 UITintColor=37
    view UIUserInteractionDisabled=176 UIViewAutolayoutConstraints=169 UIViewContentCompressionResistancePriority=20
    view UIViewContentHuggingPriority=153 UIViewDoesNotTranslateAutoresizingMaskIntoConstraints=157
    view UIViewInsetsLayoutMarginsFromSafeArea=23 UIViewLargeContentStoredProperties=140 UIViewLayoutGuides=81
    view UIViewLayoutMargins=3 UIViewLayoutMarginsFollowReadableWidth=3 UIViewPreservesSpecificSuperviewMargins=14
    view UIViewPreservesSuperviewMargins=15 UIViewSemanticContentAttribute=189
    viewController UIAutoresizesArchivedViewToFullSize=1 UIChildViewControllers=34 UIContentSizeForViewInPopover=1
    viewController UIDefinesPresentationContext=4 UIExternalObjectsTableForViewLoading=113
    viewController UIHidesBottomBarWhenPushed=1 UIKeyAutomaticallyAdjustsScrollViewInsets=12
    viewController UIModalPresentationStyle=2 UIModalTransitionStyle=1 UINavigationItem=60 UINibName=122
    viewController UIParentViewController=34 UIPreferredContentSize=1 UIRestorationIdentifier=15
    viewController UIStoryboardIdentifier=45 UIStoryboardSegueTemplates=15 UITabBarItem=11 UITitle=9
    viewController UIToolbarItems=1 UITopLevelObjectsToKeepAliveFromStoryboard=3 UIViewControllers=31
    viewController UIWantsFullScreenLayout=1
    viewControllerPlaceholder UIParentViewController=1 UIStoryboardIdentifier=1
    visualEffectView UIVisualEffectViewContentView=2 UIVisualEffectViewEffect=1 UIVisualEffectViewGroupName=2
    webView UIDataDetectorTypes=9 UIDelegate=9 UIScalesPageToFit=5
    window UIHidden=8 UIResizesToFullScreen=6
    wkPreferences javaScriptCanOpenWindowsAutomatically=12 javaScriptEnabled=12 minimumFontSize=12
    wkPreferences shouldPrintBackgrounds=4 tabFocusesLinks=1 textInteractionEnabled=9
    wkWebView allowsBackForwardNavigationGestures=12 allowsLinkPreview=12 configuration=12 customUserAgent=12
    wkWebView findInteractionEnabled=5
    wkWebViewConfiguration allowsAirPlayForMediaPlayback=12 allowsInlineMediaPlayback=12
    wkWebViewConfiguration allowsInlineMediaPlaybackAfterFullscreen=12 allowsPictureInPictureMediaPlayback=12
    wkWebViewConfiguration applicationNameForUserAgent=12 dataDetectorTypes=12 dragLiftDelay=12 drawsBackground=12
    wkWebViewConfiguration ignoresViewportScaleLimits=12 longPressActionsEnabled=12
    wkWebViewConfiguration mediaTypesRequiringUserActionForPlayback=12 multiRepresentationHEICInsertionEnabled=2
    wkWebViewConfiguration preferences=12 processPool=12 scrollToTextFragmentIndicatorEnabled=2
    wkWebViewConfiguration scrollToTextFragmentMarkingEnabled=2 selectionGranularity=12
    wkWebViewConfiguration shouldDecidePolicyBeforeLoadingQuickLookPreview=12 suppressesIncrementalRendering=12
    wkWebViewConfiguration systemPreviewEnabled=12 textInteractionGesturesEnabled=12 userContentController=12
    wkWebViewConfiguration websiteDataStore=12
    """
}
