import Foundation
import NibResources
import NibTestSupport
import Testing

/// Image names of real documents and apps, looked up as an app does.
@Suite("Image names of real apps", .enabled(if: SharedFiles.root != nil, "no shared files here"))
struct ImageNameTests {
  @Test(
    "every image that documents name and that is there is found, with the size of its file", arguments: NamedLookup.all)
  func references(lookup: NamedLookup) {
    let references = NamedReference.all().filter { $0.isThere && $0.kind == "image" }
    var wrong: [String] = []
    for (document, references) in Dictionary(grouping: references, by: \.document) {
      MainBundle.$current.withValue(NamedReference.mainBundle(of: document)) {
        for reference in references {
          let name = reference.nameWithNamespace
          guard let image = lookup.find(name) else {
            wrong.append("missing: \(name) of \(document)")
            continue
          }
          let sizes = reference.sizes(scale: image.scale)
          if !sizes.contains(image.size) { wrong.append("\(name) of \(document): \(image.size), not \(sizes)") }
          if lookup.find(name)?.object !== image.object { wrong.append("another object: \(name)") }
        }
      }
    }
    #expect(references.count > 250)
    #expect(wrong.isEmpty, "\(wrong.sorted().joined(separator: "\n"))")
  }

  @Test("a name whose image is nowhere gives nil", arguments: NamedLookup.all)
  func absent(lookup: NamedLookup) {
    // Two names that the table calls absent lie in a group with a namespace.
    let references = NamedReference.all().filter { !$0.isThere && $0.kind == "image" && !$0.isInNamespace }
    var found: [String] = []
    for (document, references) in Dictionary(grouping: references, by: \.document) {
      MainBundle.$current.withValue(NamedReference.mainBundle(of: document)) {
        found += references.map(\.name).filter { lookup.find($0) != nil }.map { "\($0) of \(document)" }
      }
    }
    #expect(references.count > 350)
    #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
  }

  @Test(
    "every image set of an app is found with the size of its file, and one without a file gives nil",
    arguments: NamedLookup.all)
  func apps(lookup: NamedLookup) {
    var count = 0
    var wrong: [String] = []
    for app in AppPictures.all() {
      MainBundle.$current.withValue(MainBundle(app.folder)) {
        for (name, pictures) in app.pictures {
          count += 1
          guard let image = lookup.find(name) else {
            if !pictures.isEmpty { wrong.append("\(app.folder) \(name): missing") }
            continue
          }
          let sizes = pictures.filter { $0.scale == image.scale || $0.scale == 0 }.compactMap(\.size)
          if !sizes.contains(image.size) { wrong.append("\(app.folder) \(name): \(image.size), not \(sizes)") }
        }
      }
    }
    #expect(count > 140)
    #expect(wrong.isEmpty, "\(wrong.sorted().joined(separator: "\n"))")
  }
}
