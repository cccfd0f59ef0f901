import Testing

@testable import NibRemote

@Suite("Specifiers of modules in scripts") struct ModuleScannerTests {
  private func specifiers(_ script: String) -> [String] {
    let bytes = Array(script.utf8)
    return ModuleScanner.specifiers(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "each form of import and export is found",
    arguments: [
      #"import "a""#, "import'a';", #"import x from "a""#, "import * as x from 'a'", #"import{x}from"a""#,
      #"import x, { y as z, from as of } from "a""#, "import /* \"b\" */ x // 'c'\n from 'a'",
      #"import from from "a""#, #"import x from "a" with { type: "json" }"#, #"import defer * as x from "a""#,
      #"export * from "a""#, "export * as x from 'a'", "export {x, y as default} from 'a'", #"export{}from"a""#,
      #"import("a")"#, "import ( 'a' , { with: {} } ).then(f)", "import(`a`)", "x = await import(/* b */ 'a')",
      "`${ import('a') } import('b')`", "`${ `${ {a: `}`} }` + import('a')}`", "x = {y: () => import('a')}",
      "[...import('a')]", "if (x) /['`]/.test(y); import('a')", "x = (1) / 2; import('a'); y = '/'",
      "return /[/`]'/; import('a')", "x++ / 2 + `b`; import('a') / 1", "export default /'/; import('a')",
      "x = 1 /* ' */ / 2; import('a')", "import.meta.url; import('a')", "'b\\\r\nimport(\"c\")'; import('a')",
      "x = {} / 2; import('a')",
    ])
  func found(script: String) {
    #expect(specifiers(script) == ["a"])
  }

  @Test(
    "what only looks like one is passed by",
    arguments: [
      "// import 'a'", "/* import 'a' */", "'import(\"a\")'", "`import 'a'`", "x = /import('a')/", "x.import('a')",
      "x?.import('a')", "this.#import('a')", "import(a)", "import('a' + b)", "import(`a${b}`)", #"import "\x61""#,
      #"import("a\"b")"#, "important('a')", "$import('a')", "import.meta.resolve('a')", "export const x = 'a'",
      "export {x}; from 'a'", "export default 'a'", "x = {import: 'a'}", "import 'a\n'", "from 'a'",
    ])
  func passed(script: String) {
    #expect(specifiers(script).isEmpty)
  }

  @Test(
    "scripts that are broken end",
    arguments: [
      "import 'a", "import '", "import \"a\\", "import(", "import(`", "import(`a", "`${", "`\\", "'\\", "/", "/*",
      "/*/",
      "/[", "/\\", "x = /\\", "import", "export", "export {", "import x from", ".", "...", "#", "}", ")", "\\", "\u{0}",
    ])
  func broken(script: String) {
    #expect(specifiers(script).isEmpty)
    #expect(specifiers(script + "\n").isEmpty)
  }

  @Test(
    "a megabyte of what could be searched again and again takes no longer than its length",
    arguments: [
      "import(", "import(`", "import('a", "`${", "/[", "=/[", "({[", "import{", "/*", "export*from", "'\\",
      "import'a'\n",
      "import(`a", "}/", ")/", "if(/",
    ])
  func large(part: String) {
    let bytes = Array(String(repeating: part, count: (1 << 18) / part.utf8.count).utf8)
    let clock = ContinuousClock()

    let time = clock.measure { _ = ModuleScanner.specifiers(in: bytes) }

    // A walk for each byte would take hours.
    #expect(time < .seconds(5))
  }

  @Test("each cut of a script ends") func cuts() {
    let script = Array("import a from 'b'; `x${ /[/]'/ }`; /* */ import(`c`) // d\nexport * from \"e\\\"\"".utf8)
    for end in script.indices { #expect(ModuleScanner.specifiers(in: Array(script[..<end])).count <= 2) }
  }

  @Test("only specifiers change, and none ends its quotes or its script element") func rewrites() {
    let script = Array("import 'a'; x = 'a'; import(\"b\");import 'ü'".utf8)

    let rewritten = ModuleRewriter.rewrite(script) { $0 == "a" ? nil : "\($0)'\"\\</script>`" }

    let ending = "%27%22%5C%3C/script>%60"
    #expect(
      String(decoding: rewritten, as: UTF8.self)
        == "import 'a'; x = 'a'; import(\"b\(ending)\");import 'ü\(ending)'")
  }
}
