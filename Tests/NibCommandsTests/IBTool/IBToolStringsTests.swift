import NibCommands
import NibTestSupport
import Testing

@Suite("ibtool's strings files") struct IBToolStringsTests {
  let folder = TemporaryFolder()

  @Test("every text of a document for iOS is exported under Xcode's key, with its class and itself in the comment")
  func phone() throws {
    let texts = try exported(TranslatedSample.phone)

    #expect(
      Self.keys(texts)
        == [
          "bb-00-001.accessibilityHint", "bb-00-001.accessibilityLabel", "bb-00-001.accessibilityValue",
          "bb-00-001.title", "bt-00-001.accessibilityHint", "bt-00-001.accessibilityLabel", "bt-00-001.normalTitle",
          "bt-00-001.selectedTitle", "bt-00-002.configuration.subtitle", "bt-00-002.configuration.title",
          "lb-00-001.text", "ni-00-001.prompt", "ni-00-001.title", "sb-00-001.placeholder", "sb-00-001.prompt",
          "sb-00-001.scopeButtonTitles[0]", "sb-00-001.scopeButtonTitles[1]", "sc-00-001.segmentTitles[0]",
          "sc-00-001.segmentTitles[1]", "sw-00-001.title", "ti-00-001.title", "tf-00-001.placeholder", "tf-00-001.text",
          "tv-00-001.text",
          "vw-00-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]",
        ].sorted())
    #expect(
      texts.contains(
        """
        /* Class = "UIButton"; accessibilityHint = "Starts the \\"pump\\""; ObjectID = "bt-00-001"; */
        "bt-00-001.accessibilityHint" = "Starts the \\"pump\\"";

        """))
    // The text that stands in base64, because an attribute cannot hold it.
    #expect(texts.contains("\"tv-00-001.text\" = \"Slow\\u0001\";".replacing("\\u0001", with: "\u{1}")))
  }

  @Test("every text of a document for macOS is exported under Xcode's key")
  func desktop() throws {
    let texts = try exported(TranslatedSample.desktop)

    #expect(
      Self.keys(texts) == [
        "bc-00-001.alternateTitle", "bc-00-001.title", "bd-00-001.ibShadowedIsNilPlaceholder",
        "bd-00-001.ibShadowedMultipleValuesPlaceholder", "bd-00-001.ibShadowedNoSelectionPlaceholder",
        "bd-00-001.ibShadowedNotApplicablePlaceholder", "bt-00-001.ibExternalAccessibilityDescription",
        "bt-00-001.ibExternalAccessibilityHelp", "bt-00-001.ibShadowedToolTip", "bx-00-001.title",
        "cb-00-001.ibShadowedObjectValues[0]", "cb-00-001.ibShadowedObjectValues[1]", "cb-00-001.title",
        "it-00-001.label", "it-00-001.paletteLabel", "it-00-001.toolTip", "mi-00-001.title", "mu-00-001.title",
        "sg-00-001.ibShadowedLabels[0]", "sg-00-001.ibShadowedLabels[1]", "sg-00-001.ibShadowedToolTips[1]",
        "tc-00-001.headerCell.title", "tc-00-001.headerToolTip", "tf-00-001.placeholderString", "tf-00-001.title",
        "ti-00-001.label", "wn-00-001.title",
      ])
    #expect(texts.contains("/* Class = \"NSWindow\"; title = \"Brew\"; ObjectID = \"wn-00-001\"; */"))
    #expect(texts.contains("/* Class = \"NSTableColumn\"; headerCell.title = \"Bean\"; ObjectID = \"tc-00-001\"; */"))
    #expect(texts.contains("/* Class = \"CocoaBindingsConnection\"; ibShadowedIsNilPlaceholder = \"None\"; "))
  }

  @Test(
    "a nib looks every exported text up under the key of its export, and nothing else",
    arguments: [TranslatedSample.phone, TranslatedSample.desktop])
  func archived(source: String) throws {
    let keys = Set(Self.keys(try exported(source)))

    let nib = folder.path + "/A.nib"
    let run = CommandRun("compile", "--localizable-strings", "always", folder.path + "/A.xib", "-o", nib)
    let tables = CommandRun("inspect", "--format", "raw", nib).output
    let archived = Set(
      tables.matches(of: /"((?:\w\w-00-00\d)\.[^"]+)"/).map { String($0.output.1) })

    #expect(run.code == .success, "\(run.messages)")
    #expect(archived == keys)
    let plain = CommandRun("compile", "--localizable-strings", "never", folder.path + "/A.xib", "-o", nib)
    #expect(plain.code == .success)
    #expect(!CommandRun("inspect", nib).output.contains("NSLocalizableString"))
  }

  @Test(
    "what is exported, translated and imported is the same document with the translations",
    arguments: [TranslatedSample.phone, TranslatedSample.desktop])
  func imported(source: String) throws {
    let texts = try exported(source)
    let keys = Self.keys(texts)
    let strings = keys.map { "\"\($0)\" = \"t:\($0)\";\n" }.joined()

    let run = IBToolRun(
      "--import-strings-file", try folder.add("de.strings", strings), "--write", folder.path + "/B.xib", "--warnings",
      folder.path + "/A.xib")
    _ = IBToolRun("--export-strings-file", folder.path + "/B.strings", folder.path + "/B.xib")
    let back = try #require(folder.bytes("B.strings")).utf16Text

    #expect(run.code == .success && !run.output.contains("<string>"), "\(run.output)")
    #expect(Self.keys(back) == keys)
    for key in keys { #expect(back.contains("\"\(key)\" = \"t:\(key)\";"), "\(key)") }
  }

  @Test("entries that do not fit are told with line and column, each with its reason, and the others are taken")
  func reported() throws {
    let strings = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "lb-00-001"; */
      "lb-00-001.text" = "Hallo";

      /* Class = "UIButton"; normalTitle = "Begin"; ObjectID = "bt-00-001"; */
      "bt-00-001.normalTitle" = "Los";
        "gone.text" = "weg"; "lb-00-001.title" = "nichts";
      "tf-00-002.text" = "leer";
      "al-00-001.text" = "bunt";
      hello = "Hallo";
      "lb-00-001.text" = "Moin";
      """
    let file = try folder.add("de.strings", strings)

    let run = IBToolRun(
      "--import-strings-file", file, "--write", folder.path + "/B.xib", "--warnings", "--output-format",
      "human-readable-text", try folder.add("A.xib", TranslatedSample.phone))

    #expect(run.code == .success)
    let told = run.output.split(separator: "\n").dropFirst().map { $0.replacing(file, with: "de") }
    #expect(told.joined(separator: "\n") == Self.told)
    let expected = TranslatedSample.phone.replacing("text=\"Hello\"", with: "text=\"Moin\"").replacing(
      "title=\"Brew\"", with: "title=\"Los\"")
    #expect(folder.text("B.xib") == expected)
  }

  private static let told = """
    de:5:1: warning: the text 'bt-00-001.normalTitle' was "Begin" when it was exported and is "Brew" in the document; \
    the translation is taken, check it
    de:6:3: warning: there is no object 'gone' in the document; the translation is left out
    de:6:24: warning: the object 'lb-00-001' has no text 'title'; its texts are text; the translation is left out
    de:7:1: warning: the text 'tf-00-002.text' is empty in the document; the translation is left out
    de:8:1: warning: the object 'al-00-001' has no plain text 'text'; texts with attributes have no entries in strings \
    files; the translation is left out
    de:9:1: warning: the key 'hello' is not made of an object's id, a dot and the name of a text; the translation is \
    left out
    de:10:1: warning: the key 'lb-00-001.text' is there a second time; this text is taken
    """

  @Test("an export leaves out empty texts and texts with attributes without a word, as Apple's does")
  func omitted() throws {
    let path = try folder.add("A.xib", TranslatedSample.phone)

    let run = IBToolRun(
      "--export-strings-file", folder.path + "/A.strings", "--notices", "--output-format", "human-readable-text", path)

    #expect(run.code == .success && run.output.isEmpty)
    let exported = String(decoding: (folder.bytes("A.strings") ?? []).filter { $0 != 0 }, as: UTF8.self)
    #expect(exported.contains("lb-00-001.text"))
    #expect(!exported.contains("tf-00-002.text") && !exported.contains("attributedText"))
  }

  @Test("strings files are read in UTF-8 and UTF-16, with and without a byte order mark")
  func encodings() throws {
    let text = "/* é */ \"lb-00-001.text\" = \"Grüß Gott 🙂\";"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let forms: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, [0xFF, 0xFE] + little, big, [0xFE, 0xFF] + big,
    ]
    let path = try folder.add("A.xib", TranslatedSample.phone)

    for bytes in forms {
      let run = IBToolRun(
        "--import-strings-file", try folder.add("de.strings", bytes), "--write", folder.path + "/B.xib", path)
      #expect(run.code == .success, "\(run.output)")
      #expect(folder.text("B.xib")?.contains("text=\"Grüß Gott 🙂\"") == true)
    }
  }

  @Test(
    "a broken strings file is refused with line and column",
    arguments: [
      (Array("\"a\" = \"b\";\n  \"c\" \"d\";".utf8), "2:7: The strings file cannot be read: expected '='"),
      (Array("\"a\" = \"b\"".utf8), "1:10: The strings file cannot be read: expected ';'"),
      (Array("\"a\" = \"b;\n".utf8), "1:7: The strings file cannot be read: a text does not end"),
      (Array("\"a\" = \"b\";\n /* c".utf8), "2:2: The strings file cannot be read: a comment does not end"),
      (Array("\"a\" = \"\\U00g1\";".utf8), "1:9: The strings file cannot be read: '\\U' needs four digits"),
      (Array("\"a\" = \"".utf8) + [0xE9, 0x22], "1:8: The strings file cannot be read: here is no character in UTF-8"),
      (Array("\"a\" = \"b\";\n".utf8) + [0xFF], "2:1: The strings file cannot be read: here is no character in UTF-8"),
      ([0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00], "1:2: The strings file cannot be read: here is no character"),
    ] as [([UInt8], String)])
  func broken(bytes: [UInt8], words: String) throws {
    let path = try folder.add("A.xib", TranslatedSample.phone)

    let run = IBToolRun(
      "--import-strings-file", try folder.add("de.strings", bytes), "--write", folder.path + "/B.xib", path)

    #expect(run.code == .failure)
    #expect(run.output.contains("de.strings:" + words), "\(run.output)")
    #expect(folder.bytes("B.xib") == nil)
  }

  private func exported(_ source: String) throws -> String {
    let path = try folder.add("A.xib", source)
    let run = IBToolRun("--export-strings-file", folder.path + "/A.strings", path)
    #expect(run.code == .success, "\(run.output)")
    return try #require(folder.bytes("A.strings")).utf16Text
  }

  /// The keys in the order of the file.
  private static func keys(_ texts: String) -> [String] {
    texts.split(separator: "\n").filter { $0.hasPrefix("\"") }.map { String($0.split(separator: "\"")[0]) }
  }
}

extension [UInt8] {
  /// A text in UTF-16, lower byte first, behind its byte order mark.
  fileprivate var utf16Text: String {
    String(
      decoding: stride(from: 2, to: count - 1, by: 2).map { UInt16(self[$0]) | UInt16(self[$0 + 1]) << 8 },
      as: UTF16.self)
  }
}
