// The names of the images that AppKit brings.
//
// - Documented: NSImage.Name, "System Image Names".

extension NSImage {
  /// As named.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// As named.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// As named.
  public static let advancedName: Name = "NSAdvanced"
  /// As named.
  public static let applicationIconName: Name = "NSApplicationIcon"
  /// As named.
  public static let bluetoothTemplateName: Name = "NSBluetoothTemplate"
  /// As named.
  public static let bonjourName: Name = "NSBonjour"
  /// As named.
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  /// As named.
  public static let cautionName: Name = "NSCaution"
  /// As named.
  public static let colorPanelName: Name = "NSColorPanel"
  /// As named.
  public static let columnViewTemplateName: Name = "NSColumnViewTemplate"
  /// As named.
  public static let computerName: Name = "NSComputer"
  /// As named.
  public static let enterFullScreenTemplateName: Name = "NSEnterFullScreenTemplate"
  /// As named.
  public static let everyoneName: Name = "NSEveryone"
  /// As named.
  public static let exitFullScreenTemplateName: Name = "NSExitFullScreenTemplate"
  /// As named.
  public static let flowViewTemplateName: Name = "NSFlowViewTemplate"
  /// As named.
  public static let folderName: Name = "NSFolder"
  /// As named.
  public static let folderBurnableName: Name = "NSFolderBurnable"
  /// As named.
  public static let folderSmartName: Name = "NSFolderSmart"
  /// As named.
  public static let followLinkFreestandingTemplateName: Name = "NSFollowLinkFreestandingTemplate"
  /// As named.
  public static let fontPanelName: Name = "NSFontPanel"
  /// As named.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// As named.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// As named.
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  /// As named.
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  /// As named.
  public static let homeTemplateName: Name = "NSHomeTemplate"
  /// As named.
  public static let iChatTheaterTemplateName: Name = "NSIChatTheaterTemplate"
  /// As named.
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  /// As named.
  public static let infoName: Name = "NSInfo"
  /// As named.
  public static let invalidDataFreestandingTemplateName: Name = "NSInvalidDataFreestandingTemplate"
  /// As named.
  public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
  /// As named.
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  /// As named.
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  /// As named.
  public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
  /// As named.
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  /// As named.
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  /// As named.
  public static let mobileMeName: Name = "NSMobileMe"
  /// As named.
  public static let multipleDocumentsName: Name = "NSMultipleDocuments"
  /// As named.
  public static let networkName: Name = "NSNetwork"
  /// As named.
  public static let pathTemplateName: Name = "NSPathTemplate"
  /// As named.
  public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
  /// As named.
  public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
  /// As named.
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  /// As named.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// As named.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// As named.
  public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
  /// As named.
  public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
  /// As named.
  public static let shareTemplateName: Name = "NSShareTemplate"
  /// As named.
  public static let slideshowTemplateName: Name = "NSSlideshowTemplate"
  /// As named.
  public static let smartBadgeTemplateName: Name = "NSSmartBadgeTemplate"
  /// As named.
  public static let statusAvailableName: Name = "NSStatusAvailable"
  /// As named.
  public static let statusNoneName: Name = "NSStatusNone"
  /// As named.
  public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
  /// As named.
  public static let statusUnavailableName: Name = "NSStatusUnavailable"
  /// As named.
  public static let stopProgressFreestandingTemplateName: Name = "NSStopProgressFreestandingTemplate"
  /// As named.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// As named.
  public static let trashEmptyName: Name = "NSTrashEmpty"
  /// As named.
  public static let trashFullName: Name = "NSTrashFull"
  /// As named.
  public static let userName: Name = "NSUser"
  /// As named.
  public static let userAccountsName: Name = "NSUserAccounts"
  /// As named.
  public static let userGroupName: Name = "NSUserGroup"
  /// As named.
  public static let userGuestName: Name = "NSUserGuest"

  static let systemNames: [Name] = [
    actionTemplateName, addTemplateName, advancedName, applicationIconName, bluetoothTemplateName, bonjourName,
    bookmarksTemplateName, cautionName, colorPanelName, columnViewTemplateName, computerName,
    enterFullScreenTemplateName, everyoneName, exitFullScreenTemplateName, flowViewTemplateName, folderName,
    folderBurnableName, folderSmartName, followLinkFreestandingTemplateName, fontPanelName, goBackTemplateName,
    goForwardTemplateName, goLeftTemplateName, goRightTemplateName, homeTemplateName, iChatTheaterTemplateName,
    iconViewTemplateName, infoName, invalidDataFreestandingTemplateName, leftFacingTriangleTemplateName,
    listViewTemplateName, lockLockedTemplateName, lockUnlockedTemplateName, menuMixedStateTemplateName,
    menuOnStateTemplateName, mobileMeName, multipleDocumentsName, networkName, pathTemplateName, preferencesGeneralName,
    quickLookTemplateName, refreshFreestandingTemplateName, refreshTemplateName, removeTemplateName,
    revealFreestandingTemplateName, rightFacingTriangleTemplateName, shareTemplateName, slideshowTemplateName,
    smartBadgeTemplateName, statusAvailableName, statusNoneName, statusPartiallyAvailableName, statusUnavailableName,
    stopProgressFreestandingTemplateName, stopProgressTemplateName, trashEmptyName, trashFullName, userName,
    userAccountsName, userGroupName, userGuestName,
  ]
}
