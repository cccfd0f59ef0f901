import Foundation
import NibResources
import NibStandIns
import NibUIKit
import Synchronization
import Testing

@Suite("Literals of images, and actions that are sent later")
@MainActor
struct LiteralAndDelayTests {
  @MainActor
  private final class Searcher: UIViewController {
    var words: [String] = []
    @Action("search:") var onSearch = { (owner: Searcher, sender: AnyObject) in owner.words.append("\(sender)") }
    @Action("tick:") var onTick = { (owner: Searcher, timer: Timer) in owner.words.append("tick \(timer.isValid)") }
    @Action("set:") var onSet = { (owner: Searcher, old: AnyObject) in owner.words.append("set \(old)") }
  }

  @Test("an image literal is an image, as a color literal is a color")
  func literals() {
    let images = [#imageLiteral(resourceName: "missing buoy"), UIImage()]
    #expect(images[0].size == .zero && type(of: images[0]) == UIImage.self)
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a literal of an image that is nowhere is told, as is a resource")
  func missing() {
    let heard = Mutex<[ImagingError]>([])
    ImageReports.$hear.withValue({ error in heard.withLock { $0.append(error) } }) {
      _ = #imageLiteral(resourceName: "missing buoy")
      _ = UIImage(resource: ImageResource(name: "missing boat", bundle: .main))
    }
    #expect(heard.withLock { $0.map(\.code) } == [.notFound, .notFound])
    #expect(heard.withLock { $0.first?.detail.contains("missing buoy") } == true)
  }

  @Test("an action comes after its delay, unless it is cancelled")
  func delays() async throws {
    let searcher = Searcher()
    searcher.perform(Selector("search:"), with: "a", afterDelay: 0.01)
    searcher.perform(Selector("search:"), with: "b", afterDelay: 0)
    searcher.perform(Selector("search:"), with: "c", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: searcher, selector: Selector("search:"), object: "b")
    #expect(searcher.words == [])
    for _ in 0..<200 where searcher.words.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(searcher.words == ["c", "a"])

    searcher.perform(Selector("search:"), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: searcher)
    try await Task.sleep(for: .milliseconds(20))
    #expect(searcher.words == ["c", "a"])
  }

  @Test("a timer sends its action, and an undo manager its own")
  func selectors() {
    let searcher = Searcher()
    let timer = Timer(timeInterval: 60, target: searcher, selector: Selector("tick:"), userInfo: nil, repeats: true)
    timer.fire()
    timer.invalidate()
    let scheduled = Timer.scheduledTimer(
      timeInterval: 60, target: searcher, selector: Selector("tick:"), userInfo: nil, repeats: true)
    scheduled.fire()
    scheduled.invalidate()
    #expect(searcher.words == ["tick true", "tick true"])

    // As apps call it: a timer that fires once needs no variable.
    Timer.scheduledTimer(
      timeInterval: 60, target: searcher, selector: Selector("tick:"), userInfo: nil, repeats: false)

    let manager = UndoManager()
    manager.registerUndo(withTarget: searcher, selector: Selector("set:"), object: "7")
    manager.undo()
    #expect(searcher.words.last == "set 7")
  }
}
