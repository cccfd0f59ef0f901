/// In how many objects rows have their key, in 1052 archives of Apple's compiler. Written by `Tools/seen`.
enum SeenKeys {
  /// Kinds with the keys of their own rows; objects of kinds that inherit them are counted too.
  static let table = """
    activityIndicatorView UIActivityIndicatorViewStyle=2 UIActivityIndicatorViewStyle-Modern=2 UIColor=2
    barButtonItem UICustomView=2 UIEnabled=56 UIIsSystemItem=48 UIStyle=53 UISystemItem=48 UITitle=11 UIWidth=2
    button UIAdjustsImageWhenDisabled=331 UIAdjustsImageWhenHighlighted=331 UIButtonConfiguration=38
    button UIButtonType=269 UIContentEdgeInsets=75 UIFont=283 UIImageEdgeInsets=8 UITitleShadowOffset=3
    collectionReusableView UIReuseIdentifier=50
    collectionView UICollectionLayout=14 UICollectionViewPrefetchingEnabled=12 UIContentSize=12 UISubviews=7
    collectionViewCell UIContentConfigurationIdentifier=3 UIContentConfigurationView=3 UISubviews=31
    collectionViewCell UISystemBackgroundView=3
    collectionViewController UIClearsSelectionOnViewWillAppear=1
    collectionViewFlowLayout UIFooterReferenceSize=7 UIHeaderReferenceSize=5 UIInteritemSpacing=12 UIItemSize=9
    collectionViewFlowLayout UILineSpacing=12 UIScrollDirection=8 UISectionInset=9
    control UIContentHorizontalAlignment=244 UIContentVerticalAlignment=63 UIContentVerticalAlignment2=46
    control UIDisabled=15 UIPointerInteractionEnabled=42
    date NS.time=36
    datePicker UIDate=35 UIDatePickerMode=5 UILocale=1 UIMinuteInterval=4 UIViewContentHuggingPriority=23
    gestureRecognizer UIGestureRecognizer.allowedTouchTypes=15 UIGestureRecognizer.requiresExclusiveTouchType=15
    imageView UIAdjustsImageSizeForAccessibilityContentSizeCategory=1 UIImage=41
    label UIAdjustsFontForContentSizeCategory=4 UIAdjustsLetterSpacingToFit=4 UIAttributedText=14
    label UIBackgroundColor=92 UIBaselineAdjustment=17 UIDisableUpdateTextColorOnTraitCollectionChange=625
    label UIFont=725 UIHighlightedColor=9 UILetterformAwareSizingRule=2 UILineBreakMode=32 UINumberOfLines=81
    label UIPreferredMaxLayoutWidth=12 UIShadowColor=1 UIShadowOffset=725 UIText=723 UITextAlignment=656
    label UITextColor=725
    locale NS.identifier=1
    mapView MKDelegate=13 MKMapType=13 MKPitchEnabled=13 MKRotateEnabled=13 MKScrollEnabled=13 MKShowsBuildings=13
    mapView MKShowsCompass=8 MKShowsPointsOfInterest=13 MKShowsScaleKey=8 MKShowsTraffic=8 MKShowsUserLocation=13
    mapView MKZoomEnabled=13 UIViewLayoutMargins=11
    navigationBar UIAutoresizingMask=38 UIBarPosition=30 UIBarStyle=3 UIBarTintColor=1 UIBarTranslucence=30
    navigationBar UIIsLocked=5 UIOpaque=4 UIViewContentHuggingPriority=36 UIViewLayoutMargins=1
    navigationController UINavigationBar=36 UINavigationBarHidden=1 UIToolbar=1 UIToolbarShown=1
    navigationItem UIBackBarButtonItem=3 UICenterItemGroups=106 UILargeTitleDisplayMode=220 UITitle=227
    pageControl UICurrentPage=7 UICurrentPageIndicatorTintColor=9 UINumberOfPages=9 UIPageIndicatorTintColor=9
    pageControl UIViewContentHuggingPriority=9
    pickerView UIAllowSelectingCells=9 UIShowsSelectionBar=6 UIViewContentHuggingPriority=5
    placeholder UIProxiedObjectIdentifier=2425
    pongPressGestureRecognizer UILongPressGestureRecognizer._imp=4
    pongPressGestureRecognizer UILongPressGestureRecognizer.minimumPressDuration=4
    progressView UIProgress=27 UIProgressViewStyle=9
    scrollView UIAlwaysBounceHorizontal=4 UIAlwaysBounceVertical=140 UIBouncesZoom=186 UICanCancelContentTouches=1
    scrollView UIContentSize=74 UIDelaysContentTouches=1 UIKeyboardDismissMode=8 UIMaximumZoomScale=3
    scrollView UIMinimumZoomScale=3 UIScrollDisabled=8 UIScrollViewContentInsetAdjustmentBehavior=133
    scrollView UIScrollViewIndicatorInsetAdjustmentBehavior=120 UIShowsHorizontalScrollIndicator=11
    scrollView UIShowsVerticalScrollIndicator=4 UIViewTraitOverrides=7
    searchBar UIEnablesReturnKeyAutomatically=22 UIOpaque=1 UIScopeButtonTitles=11 UISearchBarTranslucence=22
    searchBar UISecureTextEntry=22 UIText=22 UIViewContentHuggingPriority=22
    segmentedControl UIMomentary=4 UIPointerInteractionEnabled=33 UISegmentedControlStyle=7
    segmentedControl UISelectedSegmentIndex=63 UISubviews=63 UIViewContentHuggingPriority=63
    slider UIBehavioralStyle=28 UIHitTestDirectionalInsets=8 UIMaxValue=15 UIMinValue=6 UIValue=62
    slider UIViewContentHuggingPriority=67
    splitViewController UIViewControllers=2
    stackView UIOpaque=115 UIStackViewAlignment=162 UIStackViewArrangedSubviews=153 UIStackViewAxis=162
    stackView UIStackViewBaselineRelative=162 UIStackViewDistribution=162 UIStackViewLayoutMarginsRelative=162
    stackView UIStackViewSpacing=162 UIViewLayoutMargins=162
    stepper UIMaximumValue=30
    swipeGestureRecognizer UISwipeGestureRecognizer.direction=1
    switch UIAlpha=8 UISwitchEnabled=43 UISwitchOn=49 UIViewContentHuggingPriority=2
    tabBar UIAutoresizingMask=5 UIBarTranslucence=3 UIViewContentHuggingPriority=4
    tabBarController UIViewControllers=5
    tabBarItem UIEnabled=18 UIImage=10 UISelectedTemplateImage=1 UITitle=18
    tableView UIBackgroundColor=144 UIContentSize=37 UIEstimatedRowHeight=112 UIEstimatedSectionFooterHeight=112
    tableView UIEstimatedSectionHeaderHeight=112 UIFillerRowHeight=68 UIInsetsContentViewsToSafeArea=112
    tableView UIPrefetchingEnabled=68 UIRowHeight=115 UISectionFooterHeight=125 UISectionHeaderHeight=125
    tableView UISectionHeaderTopPadding=68 UISectionIndexBackgroundColor=1 UISeparatorColor=11 UISeparatorInset=2
    tableView UISeparatorInsetReference=112 UISeparatorStyle=145 UISeparatorStyleIOS5AndLater=140
    tableView UISeparatorStyleIOS9AndLater=1 UIShowsSelectionImmediatelyOnTouchBegin=10 UIStyle=115 UISubviews=18
    tableView UITableFooterView=11 UITableHeaderView=18 UITableViewStyle=103 UIViewTraitOverrides=7
    tableViewCell UIAccessoryType=37 UIBackgroundColor=165 UIContentConfigurationIdentifier=97
    tableViewCell UIContentConfigurationView=247 UIIndentationLevel=249 UIIndentationWidth=292 UIReuseIdentifier=104
    tableViewCell UISelectionStyle=201 UISeparatorInset=12 UISubviews=391 UISystemBackgroundView=247
    tableViewCell UITableCellBackgroundColorSet=24 UITableViewCellStyle=34
    tableViewController UIClearsSelectionOnViewWillAppear=5
    tapGestureRecognizer UITapGestureRecognizer._imp=5
    textField UIAdjustsFontForContentSizeCategory=1 UIAdjustsFontSizeToFit=151 UIAutocapitalizationType=5
    textField UIAutocorrectionType=6 UIBorderStyle=117 UIClearButtonMode=1 UIClearButtonOffset=151
    textField UIDisableTextColorUpdateOnTraitCollectionChange=123 UIFont=151 UIKeyboardAppearance=1
    textField UIKeyboardType=30 UIMinimumFontSize=151 UIPlaceholder=33 UIReturnKeyType=22 UIText=57
    textField UITextAlignment=142 UITextColor=151
    textView UIAttributedText=21 UIAutocapitalizationType=2 UIContentSize=25 UIDataDetectorTypes=5 UIEditable=9
    textView UIFont=25 UIKeyboardType=1 UILetterformAwareSizingRule=1 UISelectable=3 UIText=22 UITextAlignment=25
    textView UITextColor=17
    toolbar UIBarPosition=2 UIBarTranslucence=2 UIViewContentHuggingPriority=4
    view UIAlpha=14 UIAutoresizeSubviews=3535 UIAutoresizingMask=2715 UIBackgroundColor=1157
    view UIClearsContextBeforeDrawing=119 UIClipsToBounds=1055 UIContentMode=1254 UIContentStretch=1
    view UIDeepDrawRect=3117 UIHidden=40 UIMultipleTouchEnabled=517 UIOpaque=1444 UIRestorationIdentifier=1
    view UISubviews=1554 UITag=95 UITintColor=24 UIUserInteractionDisabled=848
    view UIViewContentCompressionResistancePriority=91 UIViewContentHuggingPriority=1089
    view UIViewInsetsLayoutMarginsFromSafeArea=18 UIViewLargeContentStoredProperties=1573 UIViewLayoutMargins=184
    view UIViewLayoutMarginsAreDirectional=1 UIViewLayoutMarginsFollowReadableWidth=12
    view UIViewPreservesSpecificSuperviewMargins=21 UIViewPreservesSuperviewMargins=24
    view UIViewSemanticContentAttribute=3208
    viewController UIAutoresizesArchivedViewToFullSize=1 UIDefinesPresentationContext=3 UIHidesBottomBarWhenPushed=1
    viewController UIKeyAutomaticallyAdjustsScrollViewInsets=4 UIModalPresentationStyle=3 UINavigationItem=250
    viewController UINibName=310 UIRestorationIdentifier=53 UIStoryboardIdentifier=109 UITabBarItem=17 UITitle=12
    viewController UIToolbarItems=3 UIViewControllers=43
    webView UIDataDetectorTypes=4 UIDelegate=4 UIScalesPageToFit=1
    window UIResizesToFullScreen=2
    wkPreferences javaScriptCanOpenWindowsAutomatically=11 javaScriptEnabled=11 minimumFontSize=11
    wkPreferences shouldPrintBackgrounds=4 textInteractionEnabled=7
    wkWebView allowsBackForwardNavigationGestures=11 allowsLinkPreview=11 configuration=11 customUserAgent=11
    wkWebView findInteractionEnabled=5
    wkWebViewConfiguration allowsAirPlayForMediaPlayback=11 allowsInlineMediaPlayback=11
    wkWebViewConfiguration allowsInlineMediaPlaybackAfterFullscreen=11 allowsPictureInPictureMediaPlayback=11
    wkWebViewConfiguration applicationNameForUserAgent=11 dataDetectorTypes=11 dragLiftDelay=11 drawsBackground=11
    wkWebViewConfiguration ignoresViewportScaleLimits=11 longPressActionsEnabled=11
    wkWebViewConfiguration mediaTypesRequiringUserActionForPlayback=11 preferences=11 processPool=11
    wkWebViewConfiguration selectionGranularity=11 shouldDecidePolicyBeforeLoadingQuickLookPreview=11
    wkWebViewConfiguration suppressesIncrementalRendering=11 systemPreviewEnabled=11
    wkWebViewConfiguration textInteractionGesturesEnabled=11 userContentController=11 websiteDataStore=11
    """
}
