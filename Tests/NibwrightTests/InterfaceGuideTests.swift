import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite(
  "The guide's code on interfaces",
  .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct InterfaceGuideTests {
  private let output = (TestDisk.environment("TMPDIR") ?? "/tmp") + "/nibwright-guide-Login.nib"

  @Test("a document is compiled, and the nib shown, converted and instantiated")
  func whole() throws {
    defer { _ = TestDisk.remove(output) }
    // shown in Interfaces
    let document = try Interface.read("Archives/Documents/Login/Login.xib")
    var diagnostics = Diagnostics()
    let compiled = try document.compile(CompileOptions(profile: .xcode12), into: &diagnostics)
    for message in diagnostics.messages { print(message) }
    try compiled.write(to: output)

    let nib = try Interface.read(output)
    print(try nib.tree(TreeOptions(depth: 2)))
    let bytes = try nib.convert(order: .canonical)
    let xib = try nib.decompiled(profile: .xcode12, into: &diagnostics)
    let login = try nib.instantiate(environment: .inspection)
    // end

    #expect(diagnostics.messages.isEmpty)
    #expect(try Interface.read(bytes).tree() == nib.tree())
    let again = try Interface.read(xib, name: "Login.xib").compile(CompileOptions(profile: .xcode12))
    #expect(try again.encoded() == Interface.read(output).encoded())
    #expect(login.find(text: "Sign In") is UIButton)
  }

  @Test("an error has a code, a place and words")
  func errors() throws {
    // shown in Interfaces
    do {
      let interface = try Interface.read("Archives/Documents/Missing.xib")
      print(interface.isStoryboard)
    } catch {
      print(error.code, error.place, error.detail, error.hint ?? "")
    }
    // end
  }
}
