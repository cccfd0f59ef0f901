import NibRuntime
import NibStandIns

/// The keyboard of the screen: there while what is first responder takes keys. It is not drawn; notifications tell of it, as
/// UIKit posts them, and the guide of a view's keyboard has its frame.
@MainActor
enum Keyboard {
  /// Points that the keyboard of a phone covers, with its bar of suggestions and the room below.
  /// - Seen: iPhones without a home button, upright.
  private static let height = 336.0
  /// Seconds that it takes to come and to go.
  private static let duration = 0.25
  /// How it moves: a curve that has no name in UIKit.
  private static let curve = 7

  /// Where it is, in points of the screen; at the lower edge and without height while it is away.
  private(set) static var frame = away
  private static weak var responder: UIResponder?
  private static weak var tree: UIView?
  private static var moves = 0

  private static var away: CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.size.height, width: screen.size.width, height: 0)
  }

  /// Lets the first responder change within `body` from one that takes keys to another, and tells of what is different
  /// then: a keyboard that stays is not told of.
  static func moving<Result>(_ body: () throws -> Result) rethrows -> Result {
    moves += 1
    defer {
      moves -= 1
      if let tree { follow(responder, in: tree) }
    }
    return try body()
  }

  /// Comes for the first responder of a tree if that takes keys, and goes for another one and for nil. A keyboard that came
  /// for another tree, or for one that is gone, counts as away: nothing brings it from one to the other.
  static func follow(_ responder: UIResponder?, in tree: UIView) {
    if tree !== self.tree {
      if responder == nil { return }
      frame = away
    }
    (self.responder, self.tree) = (responder, tree)
    guard moves == 0 else { return }
    let target = place(for: responder)
    guard target != frame else { return }
    let known: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: target),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let isComing = target.size.height > 0
    post(UIResponder.keyboardWillChangeFrameNotification, known)
    post(isComing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, known)
    frame = target
    post(UIResponder.keyboardDidChangeFrameNotification, known)
    post(isComing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, known)
  }

  /// The frame for a responder: the keys or what it shows in their place, and what it shows above them.
  private static func place(for responder: UIResponder?) -> CGRect {
    guard let responder else { return away }
    var covered = responder.takesKeys ? height : 0
    if let view = responder.inputView {
      covered = view.frame.size.height > 0 ? view.frame.size.height : height
    }
    covered += Double(responder.inputAccessoryView?.frame.size.height ?? 0)
    guard covered > 0 else { return away }
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.size.height - covered, width: screen.size.width, height: covered)
  }

  private static func post(_ name: Notification.Name, _ known: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: known)
  }
}

extension UIResponder {
  /// The keyboard is about to come: what becomes first responder takes keys, or has an `inputView`. The values of the keys
  /// below are in `userInfo`, as of those that follow; `object` is the screen. A keyboard that stays while another field is
  /// edited is not told of.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard came.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go: nothing that takes keys is first responder any longer.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard went.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change: it comes, goes, or has another height.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Key of the keyboard's frame before, in points of the screen: an `NSValue` of a rectangle, read by `cgRectValue`. Without
  /// Apple's runtime a cast of it to `CGRect` gives nil.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Key of the keyboard's frame after, likewise.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Key of how long it takes, in seconds: an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Key of how it moves: an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Key of whether the keyboard is this program's: an `NSNumber`, true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
