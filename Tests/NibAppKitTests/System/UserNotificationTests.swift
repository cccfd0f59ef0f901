import Foundation
import NibAppKit
import Testing

@Suite("Notes to the user of a Mac, and literals")
struct UserNotificationTests {
  private final class Listener: NSUserNotificationCenterDelegate {
    var log: [String] = []
    func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification) {
      log.append("delivered \(notification.title ?? "")")
    }
    func userNotificationCenter(_ center: NSUserNotificationCenter, didActivate notification: NSUserNotification) {
      log.append("\(notification.activationType) \(notification.response?.string ?? "")")
    }
    func userNotificationCenter(
      _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
    ) -> Bool { notification.title == "Storm" }
  }

  @Test("notes come, take the places of those of their identifiers, and are answered")
  func notes() {
    let (center, listener) = (NSUserNotificationCenter(), Listener())
    center.delegate = listener
    let (storm, calm) = (NSUserNotification(), NSUserNotification())
    (storm.title, storm.identifier) = ("Storm", "weather")
    (calm.title, calm.identifier) = ("Calm", "weather")
    center.scheduleNotification(storm)
    #expect(center.scheduledNotifications.count == 1 && center.deliveredNotifications.isEmpty)
    center.deliver(storm)
    #expect(center.scheduledNotifications.isEmpty && storm.isPresented && storm.actualDeliveryDate != nil)
    #expect(center.answer(storm, .replied, reply: "aye"))

    center.deliver(calm)
    #expect(center.deliveredNotifications.map(\.title) == ["Calm"])
    #expect(!center.answer(storm, .contentsClicked))
    #expect(listener.log == ["delivered Storm", "replied aye", "delivered Calm"])
    center.removeAllDeliveredNotifications()
    #expect(center.deliveredNotifications.isEmpty)
  }

  @Test("literals are images and colors")
  func literals() {
    let color = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
    #expect(color == NSColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(#imageLiteral(resourceName: "missing buoy").size == .zero)
    #expect(NSColor.alternateSelectedControlColor == .selectedContentBackgroundColor)
  }
}
