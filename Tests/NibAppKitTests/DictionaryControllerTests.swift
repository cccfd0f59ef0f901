import Foundation
import NibAppKit
import Testing

@MainActor
@Suite("Controllers of dictionaries") struct DictionaryControllerTests {
  private func keys(_ controller: NSDictionaryController) -> [String] {
    (controller.arrangedObjects as? [NSDictionaryControllerKeyValuePair])?.compactMap(\.key) ?? []
  }

  @Test("a dictionary is arranged as pairs, and pairs that come, change and go change it")
  func pairs() throws {
    let settings = NSMutableDictionary(dictionary: ["b": 2, "a": 1, "secret": 0])
    let controller = NSDictionaryController(content: settings)
    controller.excludedKeys = ["secret"]
    #expect(keys(controller) == ["a", "b"])
    let table = NSTextField(string: "")
    table.bind(.value, to: controller, withKeyPath: "selection.value", options: nil)
    controller.selectionIndex = 1
    #expect(table.integerValue == 2)
    let pair = controller.newObject()
    #expect(pair.key == "key" && pair.value as? String == "value")
    controller.addObject(pair)
    #expect(settings["key"] as? String == "value" && controller.newObject().key == "key1")
    pair.key = "c"
    #expect(settings["c"] as? String == "value" && settings["key"] == nil && settings["secret"] as? Int == 0)
    controller.selectionIndex = 0
    controller.remove(nil)
    #expect(settings["a"] == nil && keys(controller) == ["b", "c"] && settings.count == 3)
  }

  @Test("keys without a value have a pair, which enters the dictionary when it is given one")
  func included() throws {
    let settings = NSMutableDictionary(dictionary: ["a": 1])
    let controller = NSDictionaryController(content: settings)
    controller.localizedKeyDictionary = ["z": "Zoom"]
    controller.includedKeys = ["z"]
    let pair = try #require((controller.arrangedObjects as? [NSDictionaryControllerKeyValuePair])?.last)
    #expect(pair.key == "z" && pair.isExplicitlyIncluded && pair.localizedKey == "Zoom" && settings.count == 1)
    pair.value = 3
    #expect(settings["z"] as? Int == 3 && !pair.isExplicitlyIncluded)
  }
}
