import NibPropertyLists
import Nibwright

/// The texts of each object, as places in the list of all: tables of their own would take more than the texts.
struct ObjectTexts {
  /// Places of the first and the last text of an object.
  private struct Ends {
    let first: Int32
    var last: Int32
  }

  private let texts: [LocalizableText]
  private var ends: [String: Ends] = [:]
  /// The next text of the same object, by text; -1 for none.
  private var following: [Int32]

  /// Sorts texts to their objects.
  /// - Parameter isWanted: whether a text is among them.
  init(_ texts: [LocalizableText], where isWanted: (LocalizableText) -> Bool) {
    self.texts = texts
    following = Array(repeating: -1, count: texts.count)
    for (place, text) in zip(Int32(0)..., texts) where isWanted(text) {
      if let last = ends[text.object]?.last { following[Int(last)] = place }
      ends[text.object, default: Ends(first: place, last: place)].last = place
    }
  }

  /// The objects that have texts.
  var objects: some Collection<String> { ends.keys }

  /// The texts of an object by their keys; those of a list become one array.
  func words(of object: String) -> [String: PropertyList] {
    var words: [String: PropertyList] = [:]
    var members: [String: [PropertyList]] = [:]
    var place = ends[object]?.first ?? -1
    while place >= 0 {
      let text = texts[Int(place)]
      if text.index == nil {
        words[text.key] = .string(text.text)
      } else {
        members[text.key, default: []].append(.string(text.text))
      }
      place = following[Int(place)]
    }
    return words.merging(members.mapValues { .array($0) }) { _, list in list }
  }
}
