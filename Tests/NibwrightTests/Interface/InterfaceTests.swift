import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("An interface of any form")
struct InterfaceTests {
  private let xib = Interfaces.xib("Welcome")

  private func compiled(_ options: CompileOptions = CompileOptions()) throws -> [InterfaceFile] {
    try Interface.read(xib, name: "Login.xib").compile(options).encoded()
  }

  @Test("a document is compiled, and what it compiles to is read, shown and instantiated as the document is")
  func document() throws {
    let document = try Interface.read(xib, name: "Login.xib")
    let files = try compiled()
    let archive = try Interface.read(try #require(files.first).bytes, name: "Login.nib")

    #expect(files.map(\.path) == [""])
    #expect(try archive.tree() == document.tree())
    for interface in [document, archive] {
      #expect(try interface.instantiate(owner: RecordingOwner()).find(UILabel.self)?.text == "Welcome")
    }
  }

  @Test("a folder is shown by its members")
  func reports() throws {
    let files = try compiled(CompileOptions(deploymentTarget: DeploymentTarget(major: 6)))

    let folder = try Interface.read(folder: files, name: "/Login.nib")

    for file in files { #expect(try folder.tree().contains("\n\(file.path):\n")) }
  }

  @Test(
    "of a folder the member for the deployment target is taken, of a XIB the archive that would be it",
    arguments: [(nil, "objects.nib"), ("14.0", "objects.nib"), ("6.0", "runtime.nib")] as [(String?, String)])
  func member(_ target: String?, _ member: String) throws {
    let old = CompileOptions(deploymentTarget: DeploymentTarget(major: 6))
    let files = try compiled(old)
    let folder = try Interface.read(folder: files, name: "/Login.nib")
    let bytes = try #require(files.first { $0.path == member }).bytes
    let target = target.flatMap { DeploymentTarget($0) }

    #expect(try folder.convert(target: target) == bytes)
    let compiled = try Interface.read(xib, name: "Login.xib").compile(old)
    let graph = try #require(compiled.graph(named: "", for: target))
    #expect(try Interface(graph).convert(order: .canonical) == bytes)
  }

  @Test("a XIB for an old system loads, as the folder that it compiles to does")
  func oldSystem() throws {
    let environment = NibEnvironment(deploymentTarget: DeploymentTarget(major: 6))

    let nib = try NibFile(data: xib, name: "Login.xib", environment: environment)

    #expect(try nib.instantiateReport(owner: RecordingOwner()).find(UILabel.self)?.text == "Welcome")
  }

  @Test("what was read is written as it was, byte for byte", arguments: ["Login.xib", "Login.nib"])
  func written(_ name: String) throws {
    let bytes = name == "Login.xib" ? xib : try #require(try compiled().first).bytes

    #expect(try Interface.read(bytes, name: name).encoded() == [InterfaceFile(bytes: bytes)])
  }

  @Test("a folder is written with all its files")
  func writtenFolder() throws {
    let files = [
      InterfaceFile(path: "A.nib/runtime.nib", bytes: [1]), InterfaceFile(path: "Info.plist", bytes: [2]),
      InterfaceFile(path: "notes.txt", bytes: [3]),
    ]

    #expect(try Interface.read(folder: files, name: "/A.storyboardc").encoded() == files)
  }

  @Test("a member whose path leaves its folder is refused", arguments: ["../a.nib", "/a.nib", ""])
  func unsafeMember(_ path: String) {
    let error = #expect(throws: NibError.self) {
      try Interface.read(folder: [InterfaceFile(path: path, bytes: [])], name: "/A.nib")
    }

    #expect(error?.code == .unsafeName)
  }

  @Test("a document in UTF-16 is a document")
  func utf16() throws {
    let text = String(decoding: xib, as: UTF8.self).replacing("UTF-8", with: "UTF-16")
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }

    let made = try Interface.read(bytes, name: "Login").instantiate(owner: RecordingOwner())

    #expect(made.find(UILabel.self)?.text == "Welcome")
  }

  @Test("what has the wrong form is refused with what to do")
  func wrongForm() throws {
    let archive = try Interface.read(try #require(try compiled().first).bytes, name: "Login.nib")
    let document = try Interface.read(xib, name: "Login.xib")

    let compiling = #expect(throws: NibError.self) { try archive.compile() }
    let converting = #expect(throws: NibError.self) { try document.convert() }
    let showing = #expect(throws: NibError.self) { try document.storyboardParts() }

    #expect(compiling?.description == "Login.nib: error: this is compiled already; give a XIB or a storyboard")
    #expect(converting?.description == "Login.xib: error: this is a document and no archive; compile it first")
    #expect(showing?.hint == "load it as a nib")
    #expect([compiling?.code, converting?.code, showing?.code] == [.wrongForm, .wrongForm, .wrongForm])
  }

  @Test("the first error of a document ends a compile that collects no messages")
  func documentErrors() throws {
    let text = String(decoding: xib, as: UTF8.self).replacing("lbl-00-001", with: "top-00-001")
    let interface = try Interface.read(Array(text.utf8), name: "Login.xib")

    let error = #expect(throws: NibError.self) { try interface.compile() }
    var diagnostics = Diagnostics()
    _ = try interface.compile(into: &diagnostics)

    #expect(error?.code == .documentErrors)
    #expect(error?.detail == diagnostics.messages.first { $0.severity == .error }?.message)
    #expect(error?.place.description.hasPrefix("Login.xib:") == true)
  }

  @Test("each file is read once, and a folder's member when it is asked for")
  func reads() throws {
    let files = try compiled(CompileOptions(deploymentTarget: DeploymentTarget(major: 6)))
    let source = CountingFileSource(files.map { ("/Login.nib/" + $0.path, $0.bytes) })
    let environment = NibEnvironment(files: source)

    let nib = try NibFile(contentsOf: "/Login.nib", environment: environment)
    _ = try nib.instantiate(owner: RecordingOwner())
    _ = try nib.instantiate(owner: RecordingOwner())

    #expect(source.reads == ["/Login.nib/objects.nib": 1])
  }
}
