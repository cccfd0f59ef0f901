import NibDiagnostics
import NibDocument
import NibTestSupport
import Testing

/// An `<archive>` around the given elements, its root on line 1.
private func archive(_ content: String, framework: String = "CocoaTouch", version: String = "7.10") -> String {
  "<archive type=\"com.apple.InterfaceBuilder3.\(framework).XIB\" version=\"\(version)\"><data>\(content)</data></archive>"
}

private func readOld(_ text: String, limits: ReadLimits = ReadLimits()) throws(DocumentError) -> LegacyDocument {
  try LegacyReader(limits: limits).read(Array(text.utf8), file: "Old.xib")
}

@Suite("Documents of Xcode 3 and 4")
struct LegacyReaderTests {
  @Test("scalars of every version are read with their widths")
  func scalars() throws {
    let document = try readOld(
      archive(
        """
        <int key="i">-7</int><integer key="j" value="8"/><double key="d">1.500000e+01</double><float key="f">0.1</float>
        <real key="r" value="2.5"/><bool key="b">YES</bool><boolean key="c" value="NO"/><nil key="n"/>
        <string key="s">a&amp;b</string><string key="e" type="base64-UTF8">RmlsZSdzIE93bmVyA</string>
        <bytes key="w">MC43NQA</bytes>
        <object class="NSMutableString" key="m"><characters key="NS.bytes">View</characters></object>
        """))
    func value(_ key: String) throws -> ElementIndex { try #require(document.value(key, of: document.data)) }
    #expect(document.number(of: try value("i")) == .int(-7))
    #expect(document.number(of: try value("j")) == .int(8))
    #expect(document.number(of: try value("d")) == .double(15))
    #expect(document.number(of: try value("f")) == .float(0.1))
    #expect(document.real(of: try value("f")) == 0.1)
    #expect(document.number(of: try value("r")) == .double(2.5))
    #expect(document.flag(of: try value("b")) == true)
    #expect(document.flag(of: try value("c")) == false)
    #expect(document.value("n", of: document.data) == nil)
    #expect(document.text(of: try value("s")) == "a&b")
    #expect(document.text(of: try value("e")) == "File's Owner")
    #expect(document.data(of: try value("w")) == Array("0.75\0".utf8))
    #expect(document.text(of: try value("m")) == "View")
  }

  @Test("collections of every version have the same members")
  func collections() throws {
    let document = try readOld(
      archive(
        """
        <object class="NSMutableArray" key="old"><bool key="EncodedWithXMLCoder">YES</bool><string>a</string>
        <reference ref="1"/><nil/></object><array key="new"><string>a</string><string id="1">b</string></array>
        <object class="NSMutableSet" key="set"><object class="NSArray" key="set.sortedObjects">
        <string>a</string><string>b</string></object></object><set key="set8"><string>a</string><string>b</string></set>
        <object class="NSOrderedSet" key="ordered"><string key="NS.object.0">a</string><string key="NS.object.1">b</string>
        </object>
        """))
    for key in ["old", "new", "set", "set8", "ordered"] {
      let list = try #require(document.value(key, of: document.data))
      #expect(document.members(of: list).map { document.text(of: $0) } == ["a", "b"], "\(key)")
    }
  }

  @Test("dictionaries of every version have the same pairs")
  func dictionaries() throws {
    let document = try readOld(
      archive(
        """
        <object class="NSMutableDictionary" key="old"><object class="NSArray" key="dict.sortedKeys"><string>k</string>
        <string>l</string></object><object class="NSArray" key="dict.values"><int>1</int><reference ref="9"/></object>
        </object><object class="NSMutableDictionary" key="numbered"><string key="NS.key.0">k</string>
        <int key="NS.object.0">1</int><string key="NS.key.1">l</string><int key="NS.object.1" id="9">2</int></object>
        <dictionary key="new"><int key="k">1</int><int key="l">2</int></dictionary>
        """))
    for key in ["old", "numbered", "new"] {
      let dictionary = try #require(document.value(key, of: document.data))
      let pairs = document.pairs(of: dictionary)
      #expect(pairs.map(\.key) == ["k", "l"], "\(key)")
      #expect(pairs.map { document.integer(of: $0.value) } == [1, 2], "\(key)")
    }
  }

  @Test("a reference leads forwards and backwards, and without an id to nothing")
  func references() throws {
    let document = try readOld(
      archive(
        """
        <reference key="ahead" ref="2"/><object class="NSView" id="2" key="view"><reference key="NSSuperview"/></object>
        <reference key="behind" ref="2"/>
        """, framework: "Cocoa", version: "8.00"))
    let view = try #require(document.value("view", of: document.data))
    #expect(document.value("ahead", of: document.data) == view && document.value("behind", of: document.data) == view)
    #expect(document.value("NSSuperview", of: view) == nil && document.element("NSSuperview", of: view) != nil)
    #expect(document.target.system == .macOS && document.version == "8.00")
    #expect(document.className(of: view) == "NSView")
  }

  @Test(
    "what contradicts itself is refused at its line",
    arguments: [
      ("<reference key=\"a\" ref=\"5\"/>", DocumentError.Code.danglingReference, "'5'"),
      (
        "<reference key=\"a\" ref=\"5\" id=\"6\"/><reference id=\"5\" ref=\"6\"/>", .danglingReference,
        "another reference's"
      ),
      ("<int id=\"5\">1</int><int id=\"5\">2</int>", .duplicateID, "'5'"),
      ("<int key=\"a\">one</int>", .invalidValue, "'one'"), ("<bool key=\"a\">1</bool>", .invalidValue, "YES or NO"),
      ("<int key=\"a\">1\n2</int>", .invalidValue, "'1 2'"),
      ("<double key=\"a\">0x10</double>", .invalidValue, "a number"),
      ("<bytes key=\"a\">MC4*</bytes>", .invalidValue, "base64"),
      ("<string type=\"base64-UTF8\">?</string>", .invalidValue, "base64"),
    ])
  func contradictions(_ content: String, _ code: DocumentError.Code, _ words: String) {
    do {
      _ = try readOld(archive("\n" + content))
      Issue.record("\(content) was read")
    } catch {
      #expect(error.code == code && error.detail.contains(words), "\(error)")
      guard case .text(let line, _) = error.place.position else {
        Issue.record("\(error) has no line")
        return
      }
      #expect(line == 2, "\(error)")
    }
  }

  @Test(
    "what is no such document is refused by its name",
    arguments: [
      ("<archive type=\"com.apple.InterfaceBuilder3.Carbon.XIB\" version=\"7.02\"><data/></archive>", "Carbon"),
      ("<object class=\"NSIBObjectData\"/>", "Carbon"),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "<document>"),
      ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "<data>"), ("<plist/>", "<plist>"),
    ])
  func others(_ text: String, _ word: String) {
    do {
      _ = try readOld(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.code == .notAnInterface && error.detail.contains(word), "\(error)")
    }
  }

  @Test("very many records are read, and no more than the limits allow")
  func manyRecords() throws {
    let count = TestSize.count(20_000, full: 40_000)
    var text = ""
    for number in 0..<count {
      text +=
        "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(number)</int><reference key=\"object\" ref=\"r\"/></object>"
    }
    let content =
      "<object class=\"NSView\" id=\"r\"/><object class=\"IBObjectContainer\" key=\"IBDocument.Objects\">"
      + "<object class=\"IBMutableOrderedSet\" key=\"objectRecords\"><array key=\"orderedObjects\">\(text)</array></object></object>"
    let document = try readOld(archive(content))
    #expect(LegacyRecords(document).objects.count == count)
    #expect(throws: DocumentError.self) { try readOld(archive(content), limits: ReadLimits(objects: 1000)) }
  }

  @Test("one pass reads documents of both dialects, and refuses others as their readers do")
  func bothDialects() throws {
    let old = Array(archive("<int key=\"a\">1</int>").utf8)
    let modern = Array("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>".utf8)

    guard case .legacy(let legacy) = try DialectReader().read(old, file: "Old.xib"),
      case .modern(let document) = try DialectReader().read(modern, file: "New.xib")
    else {
      Issue.record("a document is taken for one of the other dialect")
      return
    }

    #expect(legacy.value("a", of: legacy.data).flatMap { legacy.integer(of: $0) } == 1)
    #expect(document.kind == .xib)
    for text in ["<plist/>", "<document/>", "<archive/>", archive("", framework: "Carbon"), "", "<a>"] {
      let refusal = try #require(Self.refusal(of: text))
      #expect(throws: refusal) { try DialectReader().read(Array(text.utf8), file: "A.xib") }
    }
  }

  /// Why the reader of modern documents refuses a text.
  private static func refusal(of text: String) -> DocumentError? {
    do throws(DocumentError) { _ = try XIBReader().read(Array(text.utf8), file: "A.xib") } catch { return error }
    return nil
  }
}
