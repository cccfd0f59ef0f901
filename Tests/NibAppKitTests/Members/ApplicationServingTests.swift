import Foundation
import NibAppKit
import Testing

@Suite("What applications are told beside the life of windows", .serialized)
struct ApplicationServingTests {
  private final class Delegate: NSObject, NSApplicationDelegate {
    var heard: [String] = []
    func application(_ sender: NSApplication, printFile filename: String) -> Bool {
      heard.append("print \(filename)")
      return filename != "b"
    }
    func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { filename == "t" }
    func application(
      _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { heard.append("token \(deviceToken.count)") }
    func application(
      _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { heard.append("none") }
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {
      heard.append("got \(userInfo.count)")
    }
    func applicationDidChangeOcclusionState(_ notification: Notification) { heard.append("occlusion") }
  }

  @Test("files to print, and notifications of a server")
  func files() {
    let (application, delegate) = (NSApplication.shared, Delegate())
    let before = application.delegate
    application.delegate = delegate
    defer { application.delegate = before }
    #expect(application.printFiles(["a", "b"]) == .printingFailure && application.openTemporaryFile("t"))
    application.registerForRemoteNotifications()
    #expect(!application.receiveRemoteNotification([:]))
    application.remoteNotificationToken = Data([1, 2])
    defer { application.remoteNotificationToken = nil }
    application.registerForRemoteNotifications(matching: [.alert, .badge])
    #expect(application.receiveRemoteNotification(["aps": 1]) && application.isRegisteredForRemoteNotifications)
    #expect(application.enabledRemoteNotificationTypes == [.alert, .badge])
    application.unregisterForRemoteNotifications()
    #expect(delegate.heard == ["print a", "print b", "none", "token 2", "got 1"])
  }

  private final class Searcher: NSUserInterfaceItemSearching {
    var chosen = ""
    func searchForItems(
      withSearch searchString: String, resultLimit: Int,
      matchedItemHandler handleMatchedItems: @escaping ([Any]) -> Void
    ) { handleMatchedItems(["Brew", "Pour"].filter { $0.hasPrefix(searchString) }) }
    func localizedTitles(forItem item: Any) -> [String] { ["Tea", item as? String ?? ""] }
    func performAction(forItem item: Any) { chosen = item as? String ?? "" }
  }

  @Test("the help menu finds what is registered")
  func help() throws {
    let searcher = Searcher()
    NSApplication.shared.registerUserInterfaceItemSearchHandler(searcher)
    defer { NSApplication.shared.unregisterUserInterfaceItemSearchHandler(searcher) }
    let found = NSApplication.shared.searchHelpMenu(for: "Br")
    #expect(found.map(\.titles) == [["Tea", "Brew"]])
    try #require(found.first).choose()
    #expect(searcher.chosen == "Brew")
    var range = NSRange()
    #expect(
      NSApplication.shared.searchString(
        "the", inUserInterfaceItemString: "Thé vert", searchRange: NSRange(location: 0, length: 8), found: &range))
    #expect(range == NSRange(location: 0, length: 3))
  }

  @Test("windows of the last run are there once nobody reads any more")
  func restoration() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSApplication.didFinishRestoringWindowsNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    NSApplication.shared.extendStateRestoration()
    NSApplication.shared.extendStateRestoration()
    NSApplication.shared.completeStateRestoration()
    #expect(count == 0)
    NSApplication.shared.completeStateRestoration()
    #expect(count == 1 && NSAppKitVersion.current > .macOS10_14 && CGWindowLevelForKey(.popUpMenuWindow) == 101)
  }
}
