import NibUIKit
import Testing

@Suite("The focus of keyboards and remotes")
struct FocusTests {
  private final class Key: UIView {
    var changes: [String] = []
    var mayGo = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      mayGo || context.previouslyFocusedItem !== self
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      changes.append("\(context.nextFocusedView === self) \(isFocused) \(context.focusHeading.rawValue)")
      coordinator.addCoordinatedFocusingAnimations({ self.alpha = $0.duration == 0 ? 0.5 : 1 }, completion: nil)
    }
  }

  private final class Board: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    var updates = 0
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      updates += 1
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let board = Board()
  private let keys = [
    Key(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Key(frame: CGRect(x: 50, y: 0, width: 10, height: 10)),
    Key(frame: CGRect(x: 0, y: 50, width: 10, height: 10)),
  ]

  init() {
    window.rootViewController = board
    window.makeKeyAndVisible()
    for key in keys { board.view.addSubview(key) }
  }

  private var system: UIFocusSystem { get throws { try #require(UIFocusSystem.focusSystem(for: board)) } }

  @Test("the focus goes to what is preferred, else to the first that can have it, and tells all around it")
  func preferred() throws {
    let system = try system
    #expect(system.focusedItem == nil && !keys[0].isFocused)
    board.updateFocusIfNeeded()
    #expect(system.focusedItem == nil)
    board.setNeedsFocusUpdate()
    board.updateFocusIfNeeded()
    #expect(system.focusedItem === keys[0] && keys[0].isFocused && keys[0].alpha == 0.5)
    board.preferred = [keys[2], keys[1]]
    keys[2].isHidden = true
    system.requestFocusUpdate(to: board)
    #expect(UIFocusSystem(for: keys[0])?.focusedItem === keys[1])
    #expect(keys[0].changes == ["true true 0", "false false 0"] && keys[1].changes == ["true true 0"])
    #expect(keys[2].changes.isEmpty && board.updates == 2)
    #expect(UIFocusSystem.environment(board, contains: keys[1]))
    #expect(!UIFocusSystem.environment(keys[0], contains: keys[1]))
  }

  @Test("what has the focus may keep it, and a notification tells which")
  func refusal() async throws {
    let system = try system
    system.requestFocusUpdate(to: keys[0])
    keys[0].mayGo = false
    let kept = keys[1]
    await confirmation { failed in
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil
      ) { note in
        let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        MainActor.assumeIsolated { #expect(context?.nextFocusedItem === kept) }
        failed()
      }
      system.requestFocusUpdate(to: kept)
      NotificationCenter.default.removeObserver(token)
    }
    #expect(system.focusedItem === keys[0] && kept.changes.isEmpty)
  }

  @Test("an arrow key moves it to the nearest view that lies there")
  func arrows() throws {
    let system = try system
    #expect(!system.move(.right))
    system.requestFocusUpdate(to: keys[0])
    #expect(system.move(.right) && keys[1].isFocused && keys[1].changes == ["true true 8"])
    #expect(!system.move(.right) && !system.move(.up))
    #expect(system.move(.down) && keys[2].isFocused)
    #expect(system.move(.up) && keys[0].isFocused)
  }

  @Test("a guide sends it on, unless it is off")
  func guides() throws {
    let (system, guide) = (try system, UIFocusGuide())
    guide.preferredFocusEnvironments = [UIView(), keys[2]]
    #expect(!system.move(onto: guide))
    board.view.addLayoutGuide(guide)
    #expect(system.move(onto: guide) && keys[2].isFocused)
    guide.isEnabled = false
    guide.preferredFocusEnvironments = [keys[0]]
    #expect(!system.move(onto: guide) && keys[2].isFocused)
  }

  @Test("a view that leaves, or takes no touches, has it no longer")
  func leaving() throws {
    let system = try system
    system.requestFocusUpdate(to: keys[0])
    keys[0].isUserInteractionEnabled = false
    #expect(system.focusedItem == nil)
    keys[0].isUserInteractionEnabled = true
    #expect(keys[0].isFocused)
    keys[0].removeFromSuperview()
    #expect(system.focusedItem == nil && UIFocusSystem(for: keys[0]) == nil)
  }
}
