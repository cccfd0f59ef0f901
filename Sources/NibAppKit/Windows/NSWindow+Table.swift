import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

extension NSWindow {
  /// The properties that archives have.
  static let windowTable = PropertyTable(
    NSWindow.self, kind: AppKitElements.window, fresh: { NSWindow() },
    [
      Property("identifier", \.identifier),
      Property("title", \.title),
      Property("subtitle", \.subtitle),
      Property("contentRect", \.contentRect),
      Property("contentView", getObject: { $0.contentView }, set: { $0.setContentView($1) }),
      Property("toolbar", getObject: { $0.toolbar }, set: { $0.setToolbar($1) }),
      Property("collectionBehavior", \.collectionBehavior),
      Property("contentBorderThickness.minY", \.contentBorderThickness.bottom),
      Property("oneShot", \.isOneShot),
      Property("showsToolbarButton", \.showsToolbarButton),
      Property("deferred", \.isDeferred),
      Property("screenRect", \.screenRect),
      Property(
        "appearance", row: "appearanceType", get: { ArchivedAppearance($0.appearance) },
        set: { $0.appearance = $1.appearance }),
      Property("minSize", row: "frameMinSize", \.leastSize),
      Property("maxSize", \.greatestSize),
      Property("contentMinSize", row: "minSize", \.leastContentSize),
      Property("contentMaxSize", row: "maxSize", \.contentMaxSize),
      Property("styleMask", \.styleMask),
      Property("frameAutosaveName", \.archivedAutosaveName),
      Property("restorable", \.isRestorable),
      Property("tabbingMode", \.tabbingMode),
      Property("visible", \.isOnScreen),
      Property("hidesOnDeactivate", \.hidesOnDeactivate),
      Property("releasedWhenClosed", \.isReleasedWhenClosed),
      Property("hasShadow", \.hasShadow),
      Property("autorecalculatesKeyViewLoop", \.autorecalculatesKeyViewLoop),
      Property("allowsToolTipsWhenApplicationIsInactive", \.allowsToolTipsWhenApplicationIsInactive),
      Property("minFullScreenContentSize", \.minFullScreenContentSize),
      Property("maxFullScreenContentSize", \.maxFullScreenContentSize),
      Property("animationBehavior", \.animationBehavior),
      Property("titleVisibility", \.titleVisibility),
      Property("titlebarAppearsTransparent", \.titlebarAppearsTransparent),
      Property("titlebarSeparatorStyle", row: "separatorStyle", \.titlebarSeparatorStyle),
      Property("toolbarStyle", \.toolbarStyle),
      Property("tabbingIdentifier", \.archivedTabbingIdentifier),
    ])

  /// What windows do themselves.
  static let ownActions: [String: @MainActor @Sendable (NSWindow) -> Void] = [
    "makeKeyAndOrderFront:": { $0.makeKeyAndOrderFront(nil) },
    "orderFront:": { $0.orderFront(nil) },
    "orderOut:": { $0.orderOut(nil) },
    "performClose:": { $0.performClose(nil) },
    "close": { $0.close() },
    "undo:": { $0.undoManagerOfKeys?.undo() }, "redo:": { $0.undoManagerOfKeys?.redo() },
    "performMiniaturize:": { $0.performMiniaturize(nil) },
    "miniaturize:": { $0.miniaturize(nil) },
    "deminiaturize:": { $0.deminiaturize(nil) },
    "performZoom:": { $0.performZoom(nil) },
    "toggleFullScreen:": { $0.toggleFullScreen(nil) },
    "toggleToolbarShown:": { $0.toggleToolbarShown(nil) },
    "runToolbarCustomizationPalette:": { $0.runToolbarCustomizationPalette(nil) },
    "selectNextTab:": { $0.selectNextTab(nil) },
    "selectPreviousTab:": { $0.selectPreviousTab(nil) },
    "moveTabToNewWindow:": { $0.moveTabToNewWindow(nil) },
    "mergeAllWindows:": { $0.mergeAllWindows(nil) },
    "toggleTabBar:": { $0.toggleTabBar(nil) },
    "toggleTabOverview:": { $0.toggleTabOverview(nil) },
  ]
}
