/// Written by `Tools/corpus evidence --record`.
extension SeenKeys {
  /// Kinds with the keys of their own rows, and how many apps show them.
  static let uiKit = """
    activityIndicatorView UIActivityIndicatorViewStyle=6 UIActivityIndicatorViewStyle-Modern=3 UIAnimating=4
    activityIndicatorView UIColor=3 UIDisableUpdateColorOnTraitCollectionChange=2 UIHidesWhenStopped=2 UITintColor=3
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
    barButtonItem UICustomView=2 UIEnabled=14 UIImage=2 UIIsSystemItem=10 UIStyle=13 UISystemItem=10 UITintColor=1
    barButtonItem UITitle=9 UIWidth=2
    button UIAdjustsImageWhenDisabled=41 UIAdjustsImageWhenHighlighted=41 UIButtonConfiguration=9
    button UIButtonStatefulContent=38 UIButtonType=34 UIContentEdgeInsets=9 UIFont=34 UIImageEdgeInsets=5
    button UITitleShadowOffset=2 UIViewContentHuggingPriority=7
    buttonConfiguration UIButtonConfigurationBackground=5 UIButtonConfigurationBaseBackgroundColor=5
    buttonConfiguration UIButtonConfigurationBaseForegroundColor=5 UIButtonConfigurationButtonSize=5
    buttonConfiguration UIButtonConfigurationButtonStyle=5 UIButtonConfigurationCornerStyle=5
    buttonConfiguration UIButtonConfigurationImage=5 UIButtonConfigurationImagePadding=5
    buttonConfiguration UIButtonConfigurationImagePlacement=5 UIButtonConfigurationMacIdiomStyle=5
    buttonConfiguration UIButtonConfigurationPreferredSymbolConfigurationForImage=5
    buttonConfiguration UIButtonConfigurationShowsActivityIndicator=5 UIButtonConfigurationSubtitle=5
    buttonConfiguration UIButtonConfigurationTitle=5 UIButtonConfigurationTitleAlignment=5
    buttonConfiguration UIButtonConfigurationTitlePadding=5
    collectionReusableView UIReuseIdentifier=10
    collectionView UIAllowsUserInitiatedMultipleSelection=3 UICollectionLayout=8 UICollectionViewCellNibDict=3
    collectionView UICollectionViewCellPrototypeNibExternalObjects=3 UICollectionViewPrefetchingEnabled=7
    collectionView UICollectionViewSupplementaryViewNibDict=2
    collectionView UICollectionViewSupplementaryViewPrototypeNibExternalObjects=2 UIContentSize=5 UIDelegate=5
    collectionView UISubviews=2 UIViewLayoutMargins=1 UIViewLocalOverrideTraitCollection=2
    collectionViewCell UIContentConfigurationIdentifier=4 UIContentConfigurationView=5 UIContentView=13
    collectionViewCell UISubviews=13 UISystemBackgroundView=5
    collectionViewController UIClearsSelectionOnViewWillAppear=1
    collectionViewFlowLayout UIFooterReferenceSize=2 UIHeaderReferenceSize=2 UIInteritemSpacing=5 UIItemSize=6
    collectionViewFlowLayout UILineSpacing=5 UIScrollDirection=4 UISectionInset=3
    constraint NSConstant=50 NSConstantV2=47 NSFirstAttribute=55 NSFirstAttributeV2=53 NSFirstItem=55
    constraint NSMultiplier=18 NSPriority=9 NSRelation=21 NSSecondAttribute=55 NSSecondAttributeV2=53
    constraint NSSecondItem=55 NSShouldBeArchived=55 NSSymbolicConstant=12
    control UIContentHorizontalAlignment=19 UIContentVerticalAlignment=7 UIContentVerticalAlignment2=3 UIDisabled=4
    control UIPointerInteractionEnabled=1
    date NS.time=1
    datePicker UIDate=1 UIDatePickerMode=2 UILocale=1 UIMinuteInterval=1 UIViewContentHuggingPriority=2
    gestureRecognizer UIGestureRecognizer.allowedTouchTypes=7 UIGestureRecognizer.requiresExclusiveTouchType=7
    imageView UIHighlightedImage=1 UIImage=29
    label UIAdjustsFontForContentSizeCategory=3 UIAdjustsFontSizeToFit=27 UIAdjustsLetterSpacingToFit=2
    label UIAttributedText=2 UIBackgroundColor=11 UIBaselineAdjustment=12
    label UIDisableUpdateTextColorOnTraitCollectionChange=40 UIFont=60 UIHighlightedColor=2
    label UILetterformAwareSizingRule=1 UILineBreakMode=16 UIMinimumFontSize=27 UIMinimumScaleFactor=18
    label UINumberOfLines=20 UIPreferredMaxLayoutWidth=3 UIShadowColor=1 UIShadowOffset=62 UIText=62
    label UITextAlignment=57 UITextColor=62 UIViewLocalOverrideTraitCollection=1 UIViewTraitOverrides=1
    locale NS.identifier=1
    mapView MKDelegate=4 MKMapType=4 MKPitchButtonVisibility=1 MKPitchEnabled=3 MKPointOfInterestFilter=1
    mapView MKPreferredConfiguration=1 MKRotateEnabled=3 MKScrollEnabled=4 MKShowsBuildings=3 MKShowsCompass=3
    mapView MKShowsPointsOfInterest=3 MKShowsScaleKey=3 MKShowsTraffic=3 MKShowsUserLocation=4
    mapView MKShowsUserTrackingButton=1 MKZoomEnabled=4 UIViewLayoutMargins=3
    navigationBar UIAutoresizingMask=24 UIBarPosition=18 UIBarPrefersLargeTitles=1 UIBarStyle=2 UIBarTintColor=1
    navigationBar UIBarTranslucence=18 UIDelegate=22 UIIsLocked=3 UIItems=24 UIOpaque=1
    navigationBar UIViewContentHuggingPriority=19 UIViewLayoutMargins=1 UIViewLayoutMarginsAreDirectional=1
    navigationController UINavigationBar=22 UINavigationBarHidden=2 UIToolbar=1 UIToolbarShown=1
    navigationItem UIAttributedTitle=1 UIBackBarButtonItem=5 UICenterItemGroups=6 UILargeTitleDisplayMode=13
    navigationItem UILeftBarButtonItem=6 UILeftBarButtonItems=5 UINavigationBar=24 UIRightBarButtonItem=7
    navigationItem UIRightBarButtonItems=7 UITitle=15
    pageControl UICurrentPage=2 UICurrentPageIndicatorTintColor=2 UINumberOfPages=2 UIPageIndicatorTintColor=2
    pageControl UIViewContentHuggingPriority=2
    pickerView UIAllowSelectingCells=6 UIShowsSelectionBar=4 UIViewContentHuggingPriority=5
    placeholder UIProxiedObjectIdentifier=52
    pongPressGestureRecognizer UILongPressGestureRecognizer._imp=2
    pongPressGestureRecognizer UILongPressGestureRecognizer.minimumPressDuration=1
    preferredSymbolConfiguration UISymbolScale=1 UITraitCollection=1
    progressView UIProgress=2 UIProgressViewStyle=1
    scrollView UIAlwaysBounceHorizontal=1 UIAlwaysBounceVertical=25 UIBounceEnabled=2 UIBouncesZoom=33
    scrollView UICanCancelContentTouches=3 UIDelaysContentTouches=3 UIDirectionalLockEnabled=1
    scrollView UIKeyboardDismissMode=2 UIMaximumZoomScale=3 UIMinimumZoomScale=3 UIPagingEnabled=1
    scrollView UIScrollDisabled=4 UIScrollViewContentInsetAdjustmentBehavior=18
    scrollView UIScrollViewIndicatorInsetAdjustmentBehavior=11 UIShowsHorizontalScrollIndicator=11
    scrollView UIShowsVerticalScrollIndicator=4
    searchBar UIEnablesReturnKeyAutomatically=1 UIOpaque=3 UIScopeButtonTitles=1 UISearchBarTranslucence=1
    searchBar UISecureTextEntry=1 UIText=1 UIViewContentHuggingPriority=1
    segmentedControl UIMomentary=1 UIPointerInteractionEnabled=2 UISegmentedControlSelectedSegmentTintColor=1
    segmentedControl UISegmentedControlStyle=2 UISegmentedControlTintColor=3 UISegments=7 UISelectedSegmentIndex=7
    segmentedControl UISubviews=7 UIViewContentHuggingPriority=7
    segue UIAction=2 UIActionName=9 UIContainerView=1 UIDestinationContainmentContext=1
    segue UIDestinationViewControllerIdentifier=14 UIIdentifier=11 UIModalTransitionStyle=1 UIPerformOnViewLoad=1
    segue UISplitViewControllerIndex=1
    slider UIBehavioralStyle=3 UIHitTestDirectionalInsets=1 UIMaxValue=5 UIMaximumTintColor=1 UIMinValue=3
    slider UIMinimumTintColor=2 UIThumbTintColor=2 UIValue=6 UIViewContentHuggingPriority=8
    splitViewController UIViewControllers=2
    stackView UIOpaque=10 UIStackViewAlignment=19 UIStackViewArrangedSubviews=18 UIStackViewAxis=19
    stackView UIStackViewBaselineRelative=19 UIStackViewDistribution=19 UIStackViewLayoutMarginsRelative=19
    stackView UIStackViewSpacing=19 UIViewLayoutMargins=19
    stepper UIMaximumValue=1
    swipeGestureRecognizer UISwipeGestureRecognizer.direction=1
    switch UIAlpha=2 UISwitchEnabled=7 UISwitchOn=6 UIViewContentHuggingPriority=1
    tabBar UIAutoresizingMask=7 UIBarTintColor=1 UIBarTranslucence=4 UIDelegate=7 UIItems=7
    tabBar UITabBarItemPositioning=1 UITintColor=2 UIViewContentHuggingPriority=4
    tabBarController UICustomizableViewControllers=7 UITabBar=7 UIViewControllers=7
    tabBarItem UIBadgeColor=1 UIEnabled=10 UIImage=8 UIImageInsets=1 UISelectedTemplateImage=3 UISystemItem=3
    tabBarItem UITitle=9
    tableView UIAllowsSelection=2 UIBackgroundColor=29 UIContentSize=15 UIEstimatedRowHeight=15
    tableView UIEstimatedSectionFooterHeight=15 UIEstimatedSectionHeaderHeight=15 UIFillerRowHeight=8
    tableView UIInsetsContentViewsToSafeArea=15 UIPrefetchingEnabled=8 UIRowHeight=19 UISectionFooterHeight=24
    tableView UISectionHeaderHeight=24 UISectionHeaderTopPadding=8 UISectionIndexBackgroundColor=4
    tableView UISeparatorColor=4 UISeparatorInset=1 UISeparatorInsetReference=15 UISeparatorStyle=29
    tableView UISeparatorStyleIOS5AndLater=24 UISeparatorStyleIOS9AndLater=5
    tableView UIShowsSelectionImmediatelyOnTouchBegin=9 UIStyle=17 UISubviews=4 UITableFooterView=2
    tableView UITableHeaderView=4 UITableViewCellPrototypeNibExternalObjects=14 UITableViewCellPrototypeNibs=14
    tableView UITableViewStyle=8 UIViewLocalOverrideTraitCollection=6 UIViewTraitOverrides=1
    tableViewCell UIAccessoryType=4 UIBackgroundColor=10 UIContentConfigurationIdentifier=5
    tableViewCell UIContentConfigurationView=9 UIContentView=22 UIDetailTextLabel=23
    tableViewCell UIDidEncodeCompatibilityBackgroundColor=3 UIImageView=22 UIIndentationLevel=4
    tableViewCell UIIndentationWidth=12 UIReuseIdentifier=20 UISelectionStyle=9 UISeparatorInset=2 UISubviews=22
    tableViewCell UISystemBackgroundView=9 UITableCellBackgroundColorSet=7 UITableViewCellStyle=3 UITextLabel=22
    tableViewController UIClearsSelectionOnViewWillAppear=5
    tapGestureRecognizer UITapGestureRecognizer._imp=3
    textField UIAdjustsFontForContentSizeCategory=1 UIAdjustsFontSizeToFit=16 UIAutocapitalizationType=3
    textField UIAutocorrectionType=3 UIBorderStyle=15 UIClearButtonMode=1 UIClearButtonOffset=16
    textField UIClearsOnBeginEditing=1 UIDisableTextColorUpdateOnTraitCollectionChange=10 UIFont=15
    textField UIKeyboardAppearance=1 UIKeyboardType=6 UIMinimumFontSize=16 UIPlaceholder=10 UIReturnKeyType=7
    textField UIRoundedRectBackgroundCornerRadius=1 UISecureTextEntry=1 UISpellCheckingType=1 UIText=6
    textField UITextAlignment=14 UITextColor=15 UITextFieldBackground=1
    textView UIAttributedText=7 UIAutocapitalizationType=3 UIContentSize=12 UIDataDetectorTypes=1
    textView UIDisableUpdateTextColorOnTraitCollectionChange=2 UIEditable=9 UIFont=14 UILetterformAwareSizingRule=1
    textView UISelectable=4 UISubviews=1 UIText=13 UITextAlignment=14 UITextAllowsNumberPadPopover=1 UITextColor=12
    textView UITextHighlightAttributes=1
    toolbar UIAutoresizingMask=6 UIBarPosition=3 UIBarTranslucence=3 UIItems=6 UIOpaque=3
    toolbar UIViewContentHuggingPriority=4
    view UIAlpha=6 UIAutoresizeSubviews=103 UIAutoresizingMask=101 UIBackgroundColor=99 UIBounds=103 UICenter=103
    view UIClearsContextBeforeDrawing=30 UIClipsToBounds=65 UIContentMode=75 UIDeepDrawRect=73 UIHidden=13
    view UIMultipleTouchEnabled=46 UIOpaque=98 UIRestorationIdentifier=4 UISubviews=79 UITag=5 UITintColor=15
    view UIUserInteractionDisabled=72 UIViewAutolayoutConstraints=64 UIViewContentCompressionResistancePriority=11
    view UIViewContentHuggingPriority=60 UIViewDoesNotTranslateAutoresizingMaskIntoConstraints=56
    view UIViewInsetsLayoutMarginsFromSafeArea=15 UIViewLargeContentStoredProperties=45 UIViewLayoutGuides=25
    view UIViewLayoutMargins=3 UIViewLayoutMarginsFollowReadableWidth=3 UIViewPreservesSpecificSuperviewMargins=9
    view UIViewPreservesSuperviewMargins=10 UIViewSemanticContentAttribute=80
    viewController UIAutoresizesArchivedViewToFullSize=1 UIChildViewControllers=25 UIContentSizeForViewInPopover=1
    viewController UIDefinesPresentationContext=4 UIExternalObjectsTableForViewLoading=64
    viewController UIHidesBottomBarWhenPushed=1 UIKeyAutomaticallyAdjustsScrollViewInsets=11
    viewController UIModalPresentationStyle=3 UIModalTransitionStyle=2 UINavigationItem=24 UINibName=73
    viewController UIParentViewController=25 UIPreferredContentSize=1 UIRestorationIdentifier=6
    viewController UIStoryboardIdentifier=17 UIStoryboardSegueTemplates=13 UITabBarItem=10 UITitle=8
    viewController UIToolbarItems=1 UITopLevelObjectsToKeepAliveFromStoryboard=5 UIViewControllers=22
    viewController UIWantsFullScreenLayout=1
    viewControllerPlaceholder UIParentViewController=1 UIStoryboardIdentifier=2
    visualEffectView UIVisualEffectViewContentView=2 UIVisualEffectViewEffect=1 UIVisualEffectViewGroupName=2
    webView UIDataDetectorTypes=6 UIDelegate=6 UIScalesPageToFit=2
    window UIHidden=9 UIResizesToFullScreen=6
    wkPreferences javaScriptCanOpenWindowsAutomatically=3 javaScriptEnabled=3 minimumFontSize=3
    wkPreferences shouldPrintBackgrounds=1 tabFocusesLinks=1 textInteractionEnabled=2
    wkWebView allowsBackForwardNavigationGestures=3 allowsLinkPreview=3 configuration=3 customUserAgent=3
    wkWebView findInteractionEnabled=1
    wkWebViewConfiguration allowsAirPlayForMediaPlayback=3 allowsInlineMediaPlayback=3
    wkWebViewConfiguration allowsInlineMediaPlaybackAfterFullscreen=3 allowsPictureInPictureMediaPlayback=3
    wkWebViewConfiguration applicationNameForUserAgent=3 dataDetectorTypes=3 dragLiftDelay=3 drawsBackground=3
    wkWebViewConfiguration ignoresViewportScaleLimits=3 longPressActionsEnabled=3
    wkWebViewConfiguration mediaTypesRequiringUserActionForPlayback=3 multiRepresentationHEICInsertionEnabled=1
    wkWebViewConfiguration preferences=3 processPool=3 scrollToTextFragmentIndicatorEnabled=1
    wkWebViewConfiguration scrollToTextFragmentMarkingEnabled=1 selectionGranularity=3
    wkWebViewConfiguration shouldDecidePolicyBeforeLoadingQuickLookPreview=3 suppressesIncrementalRendering=3
    wkWebViewConfiguration systemPreviewEnabled=3 textInteractionGesturesEnabled=3 userContentController=3
    wkWebViewConfiguration websiteDataStore=3
    """
}
