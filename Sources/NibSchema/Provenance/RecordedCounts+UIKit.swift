/// Written by `RECORD=1` and the tests of row counts.
extension RecordedCounts {
  /// Kinds with the keys of their own rows, and what archives show of each.
  static let uiKit = """
    activityIndicatorView UIActivityIndicatorViewStyle-Modern=3/3/4/0 UIActivityIndicatorViewStyle=3/3/8/0,3/3/4/0
    activityIndicatorView UIColor=3/3/4/0,0/0/0/0 UIDisableUpdateColorOnTraitCollectionChange=2/2/2/0
    activityIndicatorView UIHidesWhenStopped=2/2/6/0 UIAnimating=4/4/4/0 UITintColor=0/0/0/0,1/1/1/0,2/2/2/0,0/0/0/0
    backgroundConfiguration customView=1/1/1/0 cornerRadius=1/1/1/0,0/0/0/0,0/0/0/0,0/0/0/0 maskedCorners=1/1/1/0
    backgroundConfiguration backgroundColor=1/1/1/0 backgroundColorTransformerIdentifier=1/1/1/0 visualEffect=1/1/1/0
    backgroundConfiguration visualEffectGroupName=1/1/1/0 visualEffectblurClippingMode=1/1/1/0 image=1/1/1/0,0/0/0/0
    backgroundConfiguration imageContentMode=1/1/1/0 backgroundInsets=1/1/1/0
    backgroundConfiguration edgesAddingLayoutMarginsToBackgroundInsets=1/1/1/0 strokeColor=1/1/1/0
    backgroundConfiguration strokeColorTransformerIdentifier=1/1/1/0 strokeWidth=1/1/1/0,0/0/0/0
    backgroundConfiguration strokeOutset=1/1/1/0,0/0/0/0 strokeLocation=1/1/1/0 defaultStyle_v2=1/1/1/0
    backgroundConfiguration defaultStyle=1/1/1/0 hasCustomized-customView=1/1/1/0
    backgroundConfiguration hasCustomized-cornerRadius=0/0/0/0,1/1/1/0,0/0/0/0 hasCustomized-backgroundInsets=1/1/1/0
    backgroundConfiguration hasCustomized-edgesAddingLayoutMarginsToBackgroundInsets=1/1/1/0
    backgroundConfiguration hasCustomized-backgroundColor=0/0/0/0,1/1/1/0
    backgroundConfiguration hasCustomized-backgroundColorTransformerIdentifier=1/1/1/0
    backgroundConfiguration hasCustomized-visualEffect=1/1/1/0 hasCustomized-visualEffectGroupName=1/1/1/0
    backgroundConfiguration hasCustomized-image=0/0/0/0,1/1/1/0 hasCustomized-imageContentMode=1/1/1/0
    backgroundConfiguration hasCustomized-strokeColor=1/1/1/0 hasCustomized-strokeColorTransformerIdentifier=1/1/1/0
    backgroundConfiguration hasCustomized-strokeWidth=1/1/1/0 hasCustomized-strokeOutset=0/0/0/0,1/1/1/0
    backgroundConfiguration hasCustomized-maskedCorners=1/1/1/0
    barButtonItem UIEnabled=14/14/27/0 UIImage=2/2/6/0 UIIsSystemItem=10/10/17/0 UISystemItem=1/1/1/0,9/9/16/0
    barButtonItem UIStyle=13/13/26/0 UIWidth=2/2/3/0 UITitle=9/9/12/0 UITintColor=1/1/2/0 UICustomView=2/2/2/0
    button UIViewContentHuggingPriority=5/5/20/0,3/3/3/0 UIButtonStatefulContent=38/38/111/3
    button UIAdjustsImageWhenHighlighted=41/41/116/1 UIAdjustsImageWhenDisabled=41/41/116/1 UIButtonType=34/34/89/1
    button UIFont=26/25/52/2,5/5/19/1,0/0/0/0,6/6/9/0,0/0/0/0,3/3/28/1,0/0/0/0 UIContentEdgeInsets=9/9/23/0
    button UIImageEdgeInsets=5/5/21/0,0/0/0/0 UITitleShadowOffset=2/2/2/0 UIButtonConfiguration=5/5/16/0,5/5/42/0
    buttonConfiguration UIButtonConfigurationButtonStyle=5/5/16/0 UIButtonConfigurationBackground=4/4/15/0,1/1/1/0
    buttonConfiguration UIButtonConfigurationCornerStyle=5/5/16/0 UIButtonConfigurationButtonSize=5/5/16/0
    buttonConfiguration UIButtonConfigurationMacIdiomStyle=5/5/16/0
    buttonConfiguration UIButtonConfigurationBaseBackgroundColor=0/0/0/0,5/5/16/0
    buttonConfiguration UIButtonConfigurationBaseForegroundColor=1/1/1/0,4/4/15/0
    buttonConfiguration UIButtonConfigurationImage=2/2/3/0,5/5/13/0
    buttonConfiguration UIButtonConfigurationPreferredSymbolConfigurationForImage=0/0/0/0,5/5/16/0
    buttonConfiguration UIButtonConfigurationShowsActivityIndicator=5/5/16/0 UIButtonConfigurationTitle=5/5/16/0
    buttonConfiguration UIButtonConfigurationSubtitle=5/5/16/0 UIButtonConfigurationImagePlacement=5/5/16/0
    buttonConfiguration UIButtonConfigurationImagePadding=4/4/15/0,1/1/1/0 UIButtonConfigurationTitlePadding=5/5/16/0
    buttonConfiguration UIButtonConfigurationTitleAlignment=5/5/16/0
    collectionReusableView UIReuseIdentifier=10/10/14/0
    collectionView UISubviews=2/2/4/0 UIViewLayoutMargins=1/1/2/0,0/0/0/0,0/0/0/0,0/0/0/0,0/0/0/0
    collectionView UIViewLocalOverrideTraitCollection=1/1/4/0,1/1/4/0,0/0/0/0 UIContentSize=5/5/7/0 UIDelegate=5/5/11/0
    collectionView UICollectionLayout=8/8/16/0 UIAllowsUserInitiatedMultipleSelection=3/3/9/0
    collectionView UICollectionViewCellPrototypeNibExternalObjects=3/3/5/0
    collectionView UICollectionViewSupplementaryViewPrototypeNibExternalObjects=2/2/4/0
    collectionView UICollectionViewCellNibDict=3/3/5/0 UICollectionViewSupplementaryViewNibDict=2/2/4/0
    collectionView UICollectionViewPrefetchingEnabled=7/7/15/0
    collectionViewCell UISubviews=13/13/23/0 UISystemBackgroundView=5/5/12/0 UIContentConfigurationIdentifier=4/4/10/0
    collectionViewCell UIContentConfigurationView=5/5/12/0 UIContentView=13/13/23/0
    collectionViewController UIClearsSelectionOnViewWillAppear=1/1/1/0,0/0/0/0
    collectionViewFlowLayout UIInteritemSpacing=5/5/7/0 UILineSpacing=5/5/7/0 UIItemSize=6/6/8/0
    collectionViewFlowLayout UIEstimatedItemSize=0/0/0/0,1/0/0/1 UIHeaderReferenceSize=2/2/4/0
    collectionViewFlowLayout UIFooterReferenceSize=2/2/4/0 UISectionInset=3/3/5/0 UIScrollDirection=4/4/6/0
    constraint NSFirstItem=55/55/334/2 NSFirstAttributeV2=53/53/330/1 NSFirstAttribute=55/55/334/1 NSRelation=21/21/83/0
    constraint NSMultiplier=18/18/39/0 NSSecondItem=55/55/334/1 NSSecondAttributeV2=53/53/330/1
    constraint NSSecondAttribute=55/55/334/1 NSSymbolicConstant=12/12/60/0 NSConstantV2=47/47/259/1
    constraint NSShouldBeArchived=55/55/334/0 NSPriority=9/9/40/1 NSConstant=50/50/290/1
    control UIContentVerticalAlignment=7/7/25/0 UIContentVerticalAlignment2=3/3/13/0
    control UIContentHorizontalAlignment=19/19/78/1 UIDisabled=4/4/5/0
    control UIPointerInteractionEnabled=0/0/0/0,1/1/4/0,0/0/0/0
    date NS.time=1/1/9/0
    datePicker UIViewContentHuggingPriority=2/2/18/0,0/0/0/0 UIDatePickerMode=2/2/5/0 UIDate=3/1/9/2,0/0/0/0
    datePicker UILocale=1/1/1/0 UIMinuteInterval=1/1/4/0
    gestureRecognizer UIGestureRecognizer.allowedTouchTypes=5/5/7/0,3/3/3/0
    gestureRecognizer UIGestureRecognizer.requiresExclusiveTouchType=7/7/10/0
    imageView UIHighlightedImage=1/1/1/0 UIImage=30/29/83/3
    label UIBackgroundColor=12/11/23/1 UIViewTraitOverrides=1/1/1/0 UIViewLocalOverrideTraitCollection=1/1/1/0
    label UIText=0/0/0/0,2/2/4/0,9/9/20/1,52/52/235/2 UIAttributedText=0/0/0/0,2/2/3/1 UIFont=0/0/0/0,62/60/256/3
    label UITextColor=0/0/0/0,62/62/259/0 UITextAlignment=0/0/0/0,45/45/222/0,12/12/21/0
    label UIAdjustsFontForContentSizeCategory=3/3/7/0 UIHighlightedColor=2/2/6/0 UIShadowColor=1/1/1/0
    label UIShadowOffset=62/62/259/0 UINumberOfLines=20/20/74/0 UIBaselineAdjustment=12/12/25/0
    label UIAdjustsFontSizeToFit=27/27/53/0 UIMinimumFontSize=27/27/53/0 UILineBreakMode=16/16/19/0
    label UIMinimumScaleFactor=18/18/33/0 UIAdjustsLetterSpacingToFit=2/2/3/0 UIPreferredMaxLayoutWidth=3/3/3/0
    label UIDisableUpdateTextColorOnTraitCollectionChange=23/23/139/0,29/28/128/1 UILetterformAwareSizingRule=1/1/3/0
    locale NS.identifier=1/1/1/0
    mapView UIViewLayoutMargins=3/3/6/0,0/0/0/0 MKDelegate=4/4/9/0 MKMapType=4/4/9/0 MKZoomEnabled=4/4/9/0
    mapView MKScrollEnabled=4/4/9/0 MKShowsUserLocation=4/4/9/0 MKPitchButtonVisibility=1/1/1/0 MKPitchEnabled=3/3/7/0
    mapView MKRotateEnabled=3/3/7/0 MKShowsPointsOfInterest=2/2/5/0,1/1/2/0 MKShowsBuildings=3/3/7/0
    mapView MKShowsTraffic=3/3/5/0 MKShowsCompass=3/3/5/0 MKShowsScaleKey=3/3/5/0 MKShowsUserTrackingButton=1/1/1/0
    mapView MKPointOfInterestFilter=1/1/2/0 MKPreferredConfiguration=1/1/1/0
    navigationBar UIOpaque=1/1/1/0,0/0/0/0 UIAutoresizingMask=4/4/4/0,22/22/36/0
    navigationBar UIViewContentHuggingPriority=8/8/10/0,0/0/0/0,3/3/4/0,9/9/20/0
    navigationBar UIViewLayoutMargins=0/0/0/0,0/0/0/0,1/1/1/0 UIViewLayoutMarginsAreDirectional=1/1/1/0
    navigationBar UIBarStyle=2/2/2/0 UIBarTintColor=1/1/1/0 UIBarPrefersLargeTitles=1/1/1/0
    navigationBar UITitleTextAttributes=1/0/0/1 UIIsLocked=3/3/6/0 UIItems=24/24/39/1 UIDelegate=22/22/36/0
    navigationBar UIBarPosition=18/18/33/0 UIBarTranslucence=18/18/33/0,0/0/0/0
    navigationController UINavigationBar=22/22/36/0 UINavigationBarHidden=2/2/2/0 UIToolbar=1/1/1/0
    navigationController UIToolbarShown=1/1/1/0
    navigationItem UITitle=3/3/3/0,12/12/179/0 UIAttributedTitle=1/1/23/0,0/0/0/0,0/0/0/0 UIBackBarButtonItem=5/5/8/0
    navigationItem UILeftBarButtonItem=6/6/10/0 UIRightBarButtonItem=7/7/13/0 UICenterItemGroups=6/6/89/0
    navigationItem UILeftBarButtonItems=5/5/9/0 UIRightBarButtonItems=7/7/13/0 UILargeTitleDisplayMode=13/13/183/0
    navigationItem UINavigationBar=24/24/39/0
    pageControl UIViewContentHuggingPriority=2/2/10/0 UINumberOfPages=2/2/10/0 UICurrentPage=0/0/0/0,2/2/8/0
    pageControl UICurrentPageIndicatorTintColor=2/2/10/0 UIPageIndicatorTintColor=2/2/10/0
    pickerView UIViewContentHuggingPriority=5/5/5/0 UIShowsSelectionBar=4/4/7/0 UIAllowSelectingCells=6/6/9/0
    placeholder UIProxiedObjectIdentifier=52/52/241/0
    pongPressGestureRecognizer UILongPressGestureRecognizer._imp=2/2/4/0
    pongPressGestureRecognizer UILongPressGestureRecognizer.minimumPressDuration=1/1/3/0
    preferredSymbolConfiguration UISymbolScale=1/1/1/0 UITraitCollection=1/1/1/0
    progressView UIProgressViewStyle=1/1/9/0 UIProgress=2/2/11/0
    scrollView UIScrollViewIndicatorInsetAdjustmentBehavior=11/11/117/0 UIShowsHorizontalScrollIndicator=11/11/16/0
    scrollView UIShowsVerticalScrollIndicator=4/4/8/0 UIBounceEnabled=2/2/2/0 UIScrollDisabled=4/4/5/0
    scrollView UIPagingEnabled=1/1/1/0 UIDirectionalLockEnabled=1/1/1/0 UIBouncesZoom=33/33/156/1
    scrollView UIAlwaysBounceVertical=25/25/122/0 UIAlwaysBounceHorizontal=1/1/3/0 UIDelaysContentTouches=3/3/4/0
    scrollView UICanCancelContentTouches=3/3/4/0 UIMinimumZoomScale=3/3/3/0 UIMaximumZoomScale=3/3/3/0
    scrollView UIKeyboardDismissMode=2/2/6/0 UIScrollViewContentInsetAdjustmentBehavior=18/18/130/0
    searchBar UIOpaque=3/3/4/0,0/0/0/0 UIViewContentHuggingPriority=1/1/11/0 UISearchBarTranslucence=1/1/11/0,0/0/0/0
    searchBar UIScopeButtonTitles=1/1/11/0 UIText=1/1/11/0,0/0/0/0 UIEnablesReturnKeyAutomatically=0/0/0/0,1/1/11/0
    searchBar UISecureTextEntry=1/1/11/0
    segmentedControl UIViewContentHuggingPriority=7/7/25/0 UIPointerInteractionEnabled=2/2/9/0 UIMomentary=1/1/2/0
    segmentedControl UISubviews=7/7/25/0 UISegments=7/7/25/0 UISegmentedControlTintColor=0/0/0/0,3/3/4/1
    segmentedControl UISegmentedControlStyle=2/2/5/0 UISegmentedControlSelectedSegmentTintColor=1/1/1/0
    segmentedControl UISelectedSegmentIndex=7/7/25/0
    segue UIIdentifier=10/10/13/0,1/1/3/1 UIDestinationViewControllerIdentifier=14/14/21/0
    segue UIDestinationContainmentContext=1/1/1/0 UISplitViewControllerIndex=1/1/1/0 UIPerformOnViewLoad=1/1/1/0
    segue UIContainerView=1/1/1/0 UIAction=2/2/6/0 UIActionName=9/9/16/1 UIModalTransitionStyle=1/1/1/0
    slider UIHitTestDirectionalInsets=1/1/2/0 UIViewContentHuggingPriority=8/8/22/0 UIMinValue=3/3/5/0
    slider UIMaxValue=5/5/7/0 UIValue=6/6/18/0 UIMinimumTintColor=2/2/2/0 UIMaximumTintColor=1/1/1/0
    slider UIThumbTintColor=2/2/2/0 UIBehavioralStyle=3/3/9/0
    splitViewController UIViewControllers=2/2/2/0
    stackView UIOpaque=10/10/28/0,0/0/0/0 UIViewLayoutMargins=19/19/79/1,0/0/0/0 UIStackViewArrangedSubviews=18/18/78/2
    stackView UIStackViewAxis=19/19/79/1 UIStackViewDistribution=19/19/79/1 UIStackViewAlignment=19/19/79/1
    stackView UIStackViewSpacing=19/19/79/1,0/0/0/0 UIStackViewBaselineRelative=19/19/79/1
    stackView UIStackViewLayoutMarginsRelative=19/19/79/1,1/1/1/0
    stepper UIMaximumValue=1/1/10/0
    swipeGestureRecognizer UISwipeGestureRecognizer.direction=1/1/1/0
    switch UIViewContentHuggingPriority=2/1/1/1 UIAlpha=2/2/3/0,0/0/0/0,0/0/0/0 UISwitchEnabled=7/7/19/1
    switch UISwitchOn=6/6/19/1
    tabBar UIAutoresizingMask=0/0/0/0,7/7/7/0 UIViewContentHuggingPriority=4/4/4/0 UIBarTintColor=1/1/1/0
    tabBar UIItems=7/7/7/0 UIDelegate=7/7/7/0 UITintColor=0/0/0/0,2/2/2/0 UITabBarItemPositioning=1/1/1/0
    tabBar UIBarTranslucence=3/3/3/0,1/1/1/0
    tabBarController UIViewControllers=7/7/7/0 UITabBar=7/7/7/0 UICustomizableViewControllers=7/7/7/0
    tabBarItem UISystemItem=3/3/3/0 UIEnabled=10/10/12/0 UITitle=9/9/10/1,0/0/0/0 UIImage=8/8/8/1
    tabBarItem UISelectedTemplateImage=4/3/3/1 UIImageInsets=1/1/1/0 UIBadgeColor=1/1/1/0
    tableView UISubviews=4/4/12/1 UIBackgroundColor=30/29/141/2
    tableView UIViewLocalOverrideTraitCollection=4/3/17/1,4/4/16/0,1/1/5/0 UIViewTraitOverrides=1/1/5/0
    tableView UIContentSize=16/15/41/2 UITableViewStyle=8/8/94/0 UIStyle=9/9/15/0,8/8/94/0
    tableView UISeparatorStyle=28/28/134/0,2/2/2/0,2/2/4/0 UISeparatorStyleIOS5AndLater=24/24/118/0
    tableView UISeparatorStyleIOS9AndLater=4/4/6/0,1/1/1/0 UIPrefetchingEnabled=8/8/67/0 UIRowHeight=4/4/4/0,15/15/104/0
    tableView UISectionHeaderHeight=1/1/2/0,2/2/2/0,2/2/5/0,3/2/2/1,2/2/2/0,4/4/6/0,15/15/104/0
    tableView UISectionFooterHeight=1/1/2/0,2/2/2/0,2/2/5/0,3/2/2/1,2/2/2/0,4/4/6/0,15/15/104/0
    tableView UIEstimatedRowHeight=15/15/104/0 UIEstimatedSectionHeaderHeight=15/15/104/0
    tableView UIEstimatedSectionFooterHeight=15/15/104/0 UIFillerRowHeight=8/8/67/0 UISectionHeaderTopPadding=8/8/67/0
    tableView UIAllowsSelection=2/2/2/0 UIShowsSelectionImmediatelyOnTouchBegin=9/9/24/0,1/0/0/1
    tableView UIInsetsContentViewsToSafeArea=15/15/104/0 UISeparatorColor=5/3/3/2,1/1/7/0 UITableHeaderView=4/4/12/1
    tableView UITableFooterView=2/2/10/0 UITableViewCellPrototypeNibs=14/14/35/0
    tableView UITableViewCellPrototypeNibExternalObjects=14/14/35/0 UISectionIndexBackgroundColor=4/4/5/0
    tableView UISeparatorInsetReference=15/15/104/0 UISeparatorInset=1/1/1/0 UISectionIndexColor=1/0/0/1
    tableViewCell UISubviews=23/22/150/1 UIBackgroundColor=11/10/57/1 UIDidEncodeCompatibilityBackgroundColor=3/3/46/0
    tableViewCell UIReuseIdentifier=20/20/44/0 UITableViewCellStyle=3/3/22/0 UIIndentationLevel=4/4/70/0
    tableViewCell UISelectionStyle=9/9/69/0 UIAccessoryType=4/4/14/0 UIIndentationWidth=4/4/17/0,9/9/97/0
    tableViewCell UISeparatorInset=2/2/6/0 UITableCellBackgroundColorSet=0/0/0/0,2/1/1/1,6/6/9/0
    tableViewCell UISystemBackgroundView=9/9/97/0 UIContentConfigurationIdentifier=6/5/33/1
    tableViewCell UIContentConfigurationView=9/9/97/0 UIContentView=23/22/150/1 UITextLabel=23/22/150/1
    tableViewCell UIDetailTextLabel=23/23/151/0 UIImageView=23/22/150/1
    tableViewController UIClearsSelectionOnViewWillAppear=5/5/6/0,0/0/0/0
    tapGestureRecognizer UITapGestureRecognizer._imp=3/3/3/0
    textField UIAdjustsFontForContentSizeCategory=1/1/1/0 UIFont=16/15/54/1 UIPlaceholder=1/1/1/0,1/1/1/0,8/8/31/0
    textField UITextAlignment=0/0/0/0,14/14/51/1 UIText=3/3/4/0,0/0/0/0,3/3/3/1 UITextColor=14/13/48/1,3/3/5/0,1/0/0/1
    textField UIBorderStyle=15/15/28/1 UITextFieldBackground=1/1/1/0 UIClearsOnBeginEditing=1/1/1/0
    textField UIAdjustsFontSizeToFit=16/16/55/1 UIMinimumFontSize=16/16/55/1 UIClearButtonMode=1/1/1/0
    textField UIClearButtonOffset=16/16/55/1 UIAutocapitalizationType=3/3/6/0 UIAutocorrectionType=4/3/6/1
    textField UISpellCheckingType=1/1/1/0,0/0/0/0,0/0/0/0 UIKeyboardAppearance=1/1/1/0 UIKeyboardType=6/6/24/0
    textField UIReturnKeyType=7/7/15/0 UISecureTextEntry=1/1/1/0
    textField UIDisableTextColorUpdateOnTraitCollectionChange=9/8/42/1,2/2/2/0
    textField UIRoundedRectBackgroundCornerRadius=1/1/1/0
    textView UISubviews=1/1/1/0 UIContentSize=15/12/29/3 UIText=0/0/0/0,4/4/6/1,9/9/21/0
    textView UIAttributedText=0/0/0/0,9/7/19/2 UIFont=0/0/0/0,15/14/32/2 UITextColor=0/0/0/0,4/4/6/1,8/8/22/0
    textView UITextAlignment=0/0/0/0,3/3/4/1,11/11/27/0 UIDisableUpdateTextColorOnTraitCollectionChange=2/2/2/0
    textView UIEditable=9/9/10/0 UISelectable=4/4/5/0 UIDataDetectorTypes=1/1/1/0 UIAutocapitalizationType=3/3/3/0
    textView UITextAllowsNumberPadPopover=1/1/1/0 UITextHighlightAttributes=1/1/2/0 UILetterformAwareSizingRule=1/1/1/0
    toolbar UIAutoresizingMask=4/4/6/0,1/1/1/0,1/1/2/0 UIOpaque=4/3/4/1,0/0/0/0,0/0/0/0
    toolbar UIViewContentHuggingPriority=4/4/7/0 UIItems=6/6/9/0 UIBarPosition=3/3/4/0 UIBarTranslucence=3/3/4/0,0/0/0/0
    view UIBounds=103/103/497/10 UICenter=103/103/497/14 UISubviews=81/79/412/7 UIBackgroundColor=101/99/368/10
    view UIDeepDrawRect=74/73/383/1 UIOpaque=98/98/468/3 UIHidden=13/13/30/1 UITag=5/5/5/0
    view UIUserInteractionDisabled=72/72/265/0 UIMultipleTouchEnabled=46/46/234/2 UIAutoresizeSubviews=103/103/497/2
    view UIAutoresizingMask=3/3/4/0,19/19/86/2,84/84/407/3 UIClearsContextBeforeDrawing=30/30/146/1 UIAlpha=6/6/13/1
    view UIContentMode=75/75/318/1 UIClipsToBounds=65/65/325/3 UITintColor=15/15/48/0,0/0/0/0
    view UIViewDoesNotTranslateAutoresizingMaskIntoConstraints=57/56/335/2 UIViewAutolayoutConstraints=64/64/347/2
    view UIViewLayoutGuides=25/25/137/0 UIViewContentHuggingPriority=60/60/235/1
    view UIViewContentCompressionResistancePriority=11/11/37/0,0/0/0/0 UIViewLayoutMargins=3/3/7/0,0/0/0/0
    view UIViewPreservesSuperviewMargins=11/10/21/1 UIViewPreservesSpecificSuperviewMargins=9/9/19/0
    view UIViewLayoutMarginsFollowReadableWidth=3/3/9/0 UIViewInsetsLayoutMarginsFromSafeArea=15/15/27/0
    view UIViewSemanticContentAttribute=80/80/398/1 UIViewLargeContentStoredProperties=45/45/282/0
    view UIRestorationIdentifier=4/4/5/0
    viewController UITitle=8/8/9/0 UITabBarItem=10/10/11/0 UINavigationItem=24/24/200/0
    viewController UIExternalObjectsTableForViewLoading=65/64/259/1 UINibName=0/0/0/0,73/73/269/1
    viewController UIStoryboardIdentifier=17/17/54/0 UIRestorationIdentifier=1/1/1/0,5/5/17/0
    viewController UIParentViewController=25/25/39/0 UIChildViewControllers=25/25/40/0 UIToolbarItems=1/1/1/0
    viewController UIStoryboardSegueTemplates=14/13/20/1 UITopLevelObjectsToKeepAliveFromStoryboard=5/5/13/0
    viewController UIDefinesPresentationContext=4/4/4/0 UIWantsFullScreenLayout=1/1/1/0 UIModalPresentationStyle=3/3/3/0
    viewController UIModalTransitionStyle=2/2/2/0 UIKeyAutomaticallyAdjustsScrollViewInsets=11/11/12/0
    viewController UIHidesBottomBarWhenPushed=1/1/1/0 UIAutoresizesArchivedViewToFullSize=1/1/1/0
    viewController UIContentSizeForViewInPopover=1/1/1/0 UIPreferredContentSize=1/1/1/0 UIViewControllers=22/22/36/0
    viewControllerPlaceholder UIStoryboardIdentifier=2/2/4/0 UIParentViewController=1/1/1/0
    visualEffectView UIVisualEffectViewEffect=2/1/1/1 UIVisualEffectViewGroupName=2/2/2/0
    visualEffectView UIVisualEffectViewContentView=2/2/2/0
    webView UIDelegate=6/6/9/0 UIScalesPageToFit=2/2/5/0 UIDataDetectorTypes=6/6/9/0
    window UIHidden=0/0/0/0,10/9/12/1 UIResizesToFullScreen=8/6/7/2
    wkPreferences minimumFontSize=3/3/13/0 javaScriptCanOpenWindowsAutomatically=2/2/8/0,2/2/5/0
    wkPreferences javaScriptEnabled=3/3/13/0 shouldPrintBackgrounds=1/1/4/0 tabFocusesLinks=1/1/1/0
    wkPreferences textInteractionEnabled=2/2/9/0
    wkWebView configuration=3/3/13/0 allowsBackForwardNavigationGestures=3/3/13/0 customUserAgent=3/3/13/0,0/0/0/0
    wkWebView allowsLinkPreview=3/3/13/0 findInteractionEnabled=1/1/5/0
    wkWebViewConfiguration processPool=3/3/13/0 preferences=3/3/13/0 userContentController=3/3/13/0
    wkWebViewConfiguration websiteDataStore=3/3/13/0 suppressesIncrementalRendering=3/3/13/0
    wkWebViewConfiguration applicationNameForUserAgent=3/3/13/0,0/0/0/0,0/0/0/0 allowsAirPlayForMediaPlayback=3/3/13/0
    wkWebViewConfiguration drawsBackground=3/3/13/0 dataDetectorTypes=3/3/11/0,1/1/2/0
    wkWebViewConfiguration allowsInlineMediaPlayback=3/3/13/0 allowsInlineMediaPlaybackAfterFullscreen=1/1/2/0,3/3/11/0
    wkWebViewConfiguration mediaTypesRequiringUserActionForPlayback=3/3/13/0 selectionGranularity=3/3/13/0
    wkWebViewConfiguration allowsPictureInPictureMediaPlayback=3/3/13/0 ignoresViewportScaleLimits=3/3/13/0
    wkWebViewConfiguration dragLiftDelay=3/3/13/0 textInteractionGesturesEnabled=3/3/13/0
    wkWebViewConfiguration longPressActionsEnabled=3/3/13/0 systemPreviewEnabled=3/3/13/0
    wkWebViewConfiguration shouldDecidePolicyBeforeLoadingQuickLookPreview=3/3/13/0
    wkWebViewConfiguration scrollToTextFragmentIndicatorEnabled=1/1/2/0 scrollToTextFragmentMarkingEnabled=1/1/2/0
    wkWebViewConfiguration multiRepresentationHEICInsertionEnabled=1/1/2/0
    """
}
