/// The names of the images that AppKit brings.
///
/// - Documented: NSImage.Name, "System Image Names".
enum SystemImageNames {
  static let all =
    [
      "NSActionTemplate", "NSAddTemplate", "NSAdvanced", "NSApplicationIcon", "NSBluetoothTemplate", "NSBonjour",
      "NSBookmarksTemplate", "NSCaution", "NSColorPanel", "NSColumnViewTemplate", "NSComputer",
      "NSEnterFullScreenTemplate", "NSEveryone", "NSExitFullScreenTemplate", "NSFlowViewTemplate", "NSFolder",
      "NSFolderBurnable", "NSFolderSmart", "NSFollowLinkFreestandingTemplate", "NSFontPanel", "NSGoBackTemplate",
      "NSGoForwardTemplate", "NSGoLeftTemplate", "NSGoRightTemplate", "NSHomeTemplate", "NSIChatTheaterTemplate",
      "NSIconViewTemplate", "NSInfo", "NSInvalidDataFreestandingTemplate", "NSLeftFacingTriangleTemplate",
      "NSListViewTemplate", "NSLockLockedTemplate", "NSLockUnlockedTemplate", "NSMenuMixedStateTemplate",
      "NSMenuOnStateTemplate", "NSMobileMe", "NSMultipleDocuments", "NSNetwork", "NSPathTemplate",
      "NSPreferencesGeneral", "NSQuickLookTemplate", "NSRefreshFreestandingTemplate", "NSRefreshTemplate",
      "NSRemoveTemplate", "NSRevealFreestandingTemplate", "NSRightFacingTriangleTemplate", "NSShareTemplate",
      "NSSlideshowTemplate", "NSSmartBadgeTemplate", "NSStatusAvailable", "NSStatusNone",
      "NSStatusPartiallyAvailable", "NSStatusUnavailable", "NSStopProgressFreestandingTemplate",
      "NSStopProgressTemplate", "NSTrashEmpty", "NSTrashFull", "NSUser", "NSUserAccounts", "NSUserGroup",
      "NSUserGuest",
    ] + touchBar.map { "NSTouchBar\($0)Template" }

  private static let touchBar = [
    "AddDetail", "Add", "AlarmClock", "AudioInput", "AudioInputMute", "AudioOutputMute", "AudioOutputVolumeHigh",
    "AudioOutputVolumeLow", "AudioOutputVolumeMedium", "AudioOutputVolumeOff", "Bookmarks", "ColorPickerFill",
    "ColorPickerFont", "ColorPickerStroke", "CommunicationAudio", "CommunicationVideo", "Compose", "Delete",
    "Download", "EnterFullScreen", "ExitFullScreen", "FastForward", "Folder", "FolderCopyTo", "FolderMoveTo", "Get",
    "GoBack", "GoDown", "GoForward", "GoUp", "History", "IconView", "ListView", "Mail", "NewFolder", "NewMessage",
    "OpenInBrowser", "Pause", "Play", "PlayPause", "Playhead", "QuickLook", "RecordStart", "RecordStop", "Refresh",
    "Remove", "Rewind", "RotateLeft", "RotateRight", "Search", "Share", "Sidebar", "SkipAhead15Seconds",
    "SkipAhead30Seconds", "SkipAhead", "SkipBack15Seconds", "SkipBack30Seconds", "SkipBack", "SkipToEnd",
    "SkipToStart", "Slideshow", "TagIcon", "TextBold", "TextBox", "TextCenterAlign", "TextItalic",
    "TextJustifiedAlign", "TextLeftAlign", "TextList", "TextRightAlign", "TextStrikethrough", "TextUnderline",
    "User", "UserAdd", "UserGroup", "VolumeDown", "VolumeUp",
  ]
}
