import Nibwright
import Testing

@Suite("Images from folders and lists")
nonisolated struct RedirectedImageTests {
  @Test("a folder has the image wherever it lies in it, in the wanted scale")
  func folder() {
    let files = MemoryFileSource(["/art/deep/close@2x.png": [], "/art/deep/close.png": []])

    let answer = FolderResources("/art", files: files, scale: 2).image(NibImageQuery(name: "close"))

    guard case .found(let file) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(file.path == "/art/deep/close@2x.png")
    #expect(file.scale == 2)
  }

  @Test(
    "a list of names gives the address in the store",
    arguments: ["https://cdn.example.com/a", "https://cdn.example.com/a/"])
  func list(_ base: String) {
    let store = ListedResources(base: base, names: ["Icons/close@2x.png", "Icons/close.png", "open.png"], scale: 2)

    let answer = store.image(NibImageQuery(name: "close"))

    guard case .found(let file) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(file.path == "https://cdn.example.com/a/Icons/close@2x.png")
    #expect(file.scale == 2)
  }

  @Test("what neither has names where it was looked for")
  func missing() {
    let store = ListedResources(base: "https://cdn.example.com", names: ["open.png"])

    guard case .missing(let tried) = store.image(NibImageQuery(name: "close")) else {
      Issue.record("found")
      return
    }
    #expect(!tried.isEmpty)
    #expect(tried.allSatisfy { $0.hasPrefix("https://cdn.example.com/") })
  }
}
