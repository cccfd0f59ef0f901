import NibGraph
import Testing

@Suite("Key equivalents as menus show them") struct KeyEquivalentTests {
  private static let (shift, control, option, command): (Int64, Int64, Int64, Int64) = (
    0x2_0000, 0x4_0000, 0x8_0000, 0x10_0000
  )

  @Test(
    "a key is shown as a capital behind its modifiers, in the order of menus",
    arguments: [
      ("b", command, "⌘B"), ("p", 0, "P"), ("s", option | command, "⌥⌘S"), ("", command, ""),
      ("z", shift | command, "⇧⌘Z"), ("a", shift | control | option | command, "⌃⌥⇧⌘A"), ("+", command, "⌘+"),
      ("1", command, "⌘1"), ("é", command, "⌘É"),
    ] as [(String, Int64, String)])
  func letters(key: String, modifiers: Int64, shown: String) {
    #expect(KeyEquivalent.text(key, modifiers: modifiers) == shown)
  }

  @Test("a capital stands for the shift key, once")
  func capitals() {
    #expect(KeyEquivalent.text("P", modifiers: 0) == "⇧P")
    #expect(KeyEquivalent.text("P", modifiers: Self.command) == "⇧⌘P")
    #expect(KeyEquivalent.text("P", modifiers: Self.command | Self.shift) == "⇧⌘P")
  }

  @Test(
    "a key whose character shows nothing has its name",
    arguments: [
      ("\u{F708}", option, "⌥F5"), ("\u{F704}", 0, "F1"), ("\u{F726}", 0, "F35"), ("\u{8}", command, "⌘⌫"),
      ("\u{7F}", 0, "⌦"), ("\r", 0, "↩"), ("\u{1B}", 0, "⎋"), ("\t", control, "⌃⇥"), (" ", 0, "Space"),
      ("\u{F700}", command, "⌘↑"), ("\u{F746}", 0, "Help"), ("\u{F8FE}", 0, "U+F8FE"), ("\u{1}", 0, "U+0001"),
      ("\u{200B}", 0, "U+200B"),
    ] as [(String, Int64, String)])
  func names(key: String, modifiers: Int64, shown: String) {
    #expect(KeyEquivalent.text(key, modifiers: modifiers) == shown)
  }
}
