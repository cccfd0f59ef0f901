// The names of the images that AppKit brings for Touch Bars.
//
// - Documented: NSImage.Name, "System Image Names".

extension NSImage {
  /// As named.
  public static let touchBarAddDetailTemplateName: Name = "NSTouchBarAddDetailTemplate"
  /// As named.
  public static let touchBarAddTemplateName: Name = "NSTouchBarAddTemplate"
  /// As named.
  public static let touchBarAlarmClockTemplateName: Name = "NSTouchBarAlarmClockTemplate"
  /// As named.
  public static let touchBarAudioInputTemplateName: Name = "NSTouchBarAudioInputTemplate"
  /// As named.
  public static let touchBarAudioInputMuteTemplateName: Name = "NSTouchBarAudioInputMuteTemplate"
  /// As named.
  public static let touchBarAudioOutputMuteTemplateName: Name = "NSTouchBarAudioOutputMuteTemplate"
  /// As named.
  public static let touchBarAudioOutputVolumeHighTemplateName: Name = "NSTouchBarAudioOutputVolumeHighTemplate"
  /// As named.
  public static let touchBarAudioOutputVolumeLowTemplateName: Name = "NSTouchBarAudioOutputVolumeLowTemplate"
  /// As named.
  public static let touchBarAudioOutputVolumeMediumTemplateName: Name = "NSTouchBarAudioOutputVolumeMediumTemplate"
  /// As named.
  public static let touchBarAudioOutputVolumeOffTemplateName: Name = "NSTouchBarAudioOutputVolumeOffTemplate"
  /// As named.
  public static let touchBarBookmarksTemplateName: Name = "NSTouchBarBookmarksTemplate"
  /// As named.
  public static let touchBarColorPickerFillTemplateName: Name = "NSTouchBarColorPickerFillTemplate"
  /// As named.
  public static let touchBarColorPickerFontTemplateName: Name = "NSTouchBarColorPickerFontTemplate"
  /// As named.
  public static let touchBarColorPickerStrokeTemplateName: Name = "NSTouchBarColorPickerStrokeTemplate"
  /// As named.
  public static let touchBarCommunicationAudioTemplateName: Name = "NSTouchBarCommunicationAudioTemplate"
  /// As named.
  public static let touchBarCommunicationVideoTemplateName: Name = "NSTouchBarCommunicationVideoTemplate"
  /// As named.
  public static let touchBarComposeTemplateName: Name = "NSTouchBarComposeTemplate"
  /// As named.
  public static let touchBarDeleteTemplateName: Name = "NSTouchBarDeleteTemplate"
  /// As named.
  public static let touchBarDownloadTemplateName: Name = "NSTouchBarDownloadTemplate"
  /// As named.
  public static let touchBarEnterFullScreenTemplateName: Name = "NSTouchBarEnterFullScreenTemplate"
  /// As named.
  public static let touchBarExitFullScreenTemplateName: Name = "NSTouchBarExitFullScreenTemplate"
  /// As named.
  public static let touchBarFastForwardTemplateName: Name = "NSTouchBarFastForwardTemplate"
  /// As named.
  public static let touchBarFolderTemplateName: Name = "NSTouchBarFolderTemplate"
  /// As named.
  public static let touchBarFolderCopyToTemplateName: Name = "NSTouchBarFolderCopyToTemplate"
  /// As named.
  public static let touchBarFolderMoveToTemplateName: Name = "NSTouchBarFolderMoveToTemplate"
  /// As named.
  public static let touchBarGetTemplateName: Name = "NSTouchBarGetTemplate"
  /// As named.
  public static let touchBarGoBackTemplateName: Name = "NSTouchBarGoBackTemplate"
  /// As named.
  public static let touchBarGoDownTemplateName: Name = "NSTouchBarGoDownTemplate"
  /// As named.
  public static let touchBarGoForwardTemplateName: Name = "NSTouchBarGoForwardTemplate"
  /// As named.
  public static let touchBarGoUpTemplateName: Name = "NSTouchBarGoUpTemplate"
  /// As named.
  public static let touchBarHistoryTemplateName: Name = "NSTouchBarHistoryTemplate"
  /// As named.
  public static let touchBarIconViewTemplateName: Name = "NSTouchBarIconViewTemplate"
  /// As named.
  public static let touchBarListViewTemplateName: Name = "NSTouchBarListViewTemplate"
  /// As named.
  public static let touchBarMailTemplateName: Name = "NSTouchBarMailTemplate"
  /// As named.
  public static let touchBarNewFolderTemplateName: Name = "NSTouchBarNewFolderTemplate"
  /// As named.
  public static let touchBarNewMessageTemplateName: Name = "NSTouchBarNewMessageTemplate"
  /// As named.
  public static let touchBarOpenInBrowserTemplateName: Name = "NSTouchBarOpenInBrowserTemplate"
  /// As named.
  public static let touchBarPauseTemplateName: Name = "NSTouchBarPauseTemplate"
  /// As named.
  public static let touchBarPlayTemplateName: Name = "NSTouchBarPlayTemplate"
  /// As named.
  public static let touchBarPlayPauseTemplateName: Name = "NSTouchBarPlayPauseTemplate"
  /// As named.
  public static let touchBarPlayheadTemplateName: Name = "NSTouchBarPlayheadTemplate"
  /// As named.
  public static let touchBarQuickLookTemplateName: Name = "NSTouchBarQuickLookTemplate"
  /// As named.
  public static let touchBarRecordStartTemplateName: Name = "NSTouchBarRecordStartTemplate"
  /// As named.
  public static let touchBarRecordStopTemplateName: Name = "NSTouchBarRecordStopTemplate"
  /// As named.
  public static let touchBarRefreshTemplateName: Name = "NSTouchBarRefreshTemplate"
  /// As named.
  public static let touchBarRemoveTemplateName: Name = "NSTouchBarRemoveTemplate"
  /// As named.
  public static let touchBarRewindTemplateName: Name = "NSTouchBarRewindTemplate"
  /// As named.
  public static let touchBarRotateLeftTemplateName: Name = "NSTouchBarRotateLeftTemplate"
  /// As named.
  public static let touchBarRotateRightTemplateName: Name = "NSTouchBarRotateRightTemplate"
  /// As named.
  public static let touchBarSearchTemplateName: Name = "NSTouchBarSearchTemplate"
  /// As named.
  public static let touchBarShareTemplateName: Name = "NSTouchBarShareTemplate"
  /// As named.
  public static let touchBarSidebarTemplateName: Name = "NSTouchBarSidebarTemplate"
  /// As named.
  public static let touchBarSkipAhead15SecondsTemplateName: Name = "NSTouchBarSkipAhead15SecondsTemplate"
  /// As named.
  public static let touchBarSkipAhead30SecondsTemplateName: Name = "NSTouchBarSkipAhead30SecondsTemplate"
  /// As named.
  public static let touchBarSkipAheadTemplateName: Name = "NSTouchBarSkipAheadTemplate"
  /// As named.
  public static let touchBarSkipBack15SecondsTemplateName: Name = "NSTouchBarSkipBack15SecondsTemplate"
  /// As named.
  public static let touchBarSkipBack30SecondsTemplateName: Name = "NSTouchBarSkipBack30SecondsTemplate"
  /// As named.
  public static let touchBarSkipBackTemplateName: Name = "NSTouchBarSkipBackTemplate"
  /// As named.
  public static let touchBarSkipToEndTemplateName: Name = "NSTouchBarSkipToEndTemplate"
  /// As named.
  public static let touchBarSkipToStartTemplateName: Name = "NSTouchBarSkipToStartTemplate"
  /// As named.
  public static let touchBarSlideshowTemplateName: Name = "NSTouchBarSlideshowTemplate"
  /// As named.
  public static let touchBarTagIconTemplateName: Name = "NSTouchBarTagIconTemplate"
  /// As named.
  public static let touchBarTextBoldTemplateName: Name = "NSTouchBarTextBoldTemplate"
  /// As named.
  public static let touchBarTextBoxTemplateName: Name = "NSTouchBarTextBoxTemplate"
  /// As named.
  public static let touchBarTextCenterAlignTemplateName: Name = "NSTouchBarTextCenterAlignTemplate"
  /// As named.
  public static let touchBarTextItalicTemplateName: Name = "NSTouchBarTextItalicTemplate"
  /// As named.
  public static let touchBarTextJustifiedAlignTemplateName: Name = "NSTouchBarTextJustifiedAlignTemplate"
  /// As named.
  public static let touchBarTextLeftAlignTemplateName: Name = "NSTouchBarTextLeftAlignTemplate"
  /// As named.
  public static let touchBarTextListTemplateName: Name = "NSTouchBarTextListTemplate"
  /// As named.
  public static let touchBarTextRightAlignTemplateName: Name = "NSTouchBarTextRightAlignTemplate"
  /// As named.
  public static let touchBarTextStrikethroughTemplateName: Name = "NSTouchBarTextStrikethroughTemplate"
  /// As named.
  public static let touchBarTextUnderlineTemplateName: Name = "NSTouchBarTextUnderlineTemplate"
  /// As named.
  public static let touchBarUserTemplateName: Name = "NSTouchBarUserTemplate"
  /// As named.
  public static let touchBarUserAddTemplateName: Name = "NSTouchBarUserAddTemplate"
  /// As named.
  public static let touchBarUserGroupTemplateName: Name = "NSTouchBarUserGroupTemplate"
  /// As named.
  public static let touchBarVolumeDownTemplateName: Name = "NSTouchBarVolumeDownTemplate"
  /// As named.
  public static let touchBarVolumeUpTemplateName: Name = "NSTouchBarVolumeUpTemplate"

  static let touchBarNames: [Name] = [
    touchBarAddDetailTemplateName, touchBarAddTemplateName, touchBarAlarmClockTemplateName,
    touchBarAudioInputTemplateName, touchBarAudioInputMuteTemplateName, touchBarAudioOutputMuteTemplateName,
    touchBarAudioOutputVolumeHighTemplateName, touchBarAudioOutputVolumeLowTemplateName,
    touchBarAudioOutputVolumeMediumTemplateName, touchBarAudioOutputVolumeOffTemplateName,
    touchBarBookmarksTemplateName, touchBarColorPickerFillTemplateName, touchBarColorPickerFontTemplateName,
    touchBarColorPickerStrokeTemplateName, touchBarCommunicationAudioTemplateName,
    touchBarCommunicationVideoTemplateName, touchBarComposeTemplateName, touchBarDeleteTemplateName,
    touchBarDownloadTemplateName, touchBarEnterFullScreenTemplateName, touchBarExitFullScreenTemplateName,
    touchBarFastForwardTemplateName, touchBarFolderTemplateName, touchBarFolderCopyToTemplateName,
    touchBarFolderMoveToTemplateName, touchBarGetTemplateName, touchBarGoBackTemplateName, touchBarGoDownTemplateName,
    touchBarGoForwardTemplateName, touchBarGoUpTemplateName, touchBarHistoryTemplateName, touchBarIconViewTemplateName,
    touchBarListViewTemplateName, touchBarMailTemplateName, touchBarNewFolderTemplateName,
    touchBarNewMessageTemplateName, touchBarOpenInBrowserTemplateName, touchBarPauseTemplateName,
    touchBarPlayTemplateName, touchBarPlayPauseTemplateName, touchBarPlayheadTemplateName,
    touchBarQuickLookTemplateName, touchBarRecordStartTemplateName, touchBarRecordStopTemplateName,
    touchBarRefreshTemplateName, touchBarRemoveTemplateName, touchBarRewindTemplateName, touchBarRotateLeftTemplateName,
    touchBarRotateRightTemplateName, touchBarSearchTemplateName, touchBarShareTemplateName, touchBarSidebarTemplateName,
    touchBarSkipAhead15SecondsTemplateName, touchBarSkipAhead30SecondsTemplateName, touchBarSkipAheadTemplateName,
    touchBarSkipBack15SecondsTemplateName, touchBarSkipBack30SecondsTemplateName, touchBarSkipBackTemplateName,
    touchBarSkipToEndTemplateName, touchBarSkipToStartTemplateName, touchBarSlideshowTemplateName,
    touchBarTagIconTemplateName, touchBarTextBoldTemplateName, touchBarTextBoxTemplateName,
    touchBarTextCenterAlignTemplateName, touchBarTextItalicTemplateName, touchBarTextJustifiedAlignTemplateName,
    touchBarTextLeftAlignTemplateName, touchBarTextListTemplateName, touchBarTextRightAlignTemplateName,
    touchBarTextStrikethroughTemplateName, touchBarTextUnderlineTemplateName, touchBarUserTemplateName,
    touchBarUserAddTemplateName, touchBarUserGroupTemplateName, touchBarVolumeDownTemplateName,
    touchBarVolumeUpTemplateName,
  ]
}
