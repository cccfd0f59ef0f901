import Testing

@testable import NibResources

@Suite("Reading JSON") struct JSONValueTests {
  @Test(
    "a text is read to its value",
    arguments: [
      (
        #"{"a":[1,-2.5e+3,true,false,null],"b":{}}"#,
        JSONValue.object([
          "a": .array([.number(1), .number(-2500), .boolean(true), .boolean(false), .null]), "b": .object([:]),
        ])
      ),
      (" \t\r\n[ ] \n", .array([])), ("\u{FEFF}\"x\"", .string("x")),
      (#""q\"\\\/\b\f\n\r\t""#, .string("q\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u00e4\uD83D\ude00 ü""#, .string("ä😀 ü")), (#""\ud83d!""#, .string("\u{FFFD}!")),
      (#"{"a":1,"a":"last"}"#, .object(["a": .string("last")])),
    ])
  func reads(text: String, value: JSONValue) {
    let found = JSONValue(Array(text.utf8))

    #expect(found == value)
  }

  @Test(
    "what is no JSON is refused",
    arguments: [
      "", " ", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "\"", "\"\\", "\"\\x\"", "\"\\u12",
      "\"\\u12G4\"", "\"\\u+123\"",
      "\"\n\"", "tru", "x", "[] []", "[1 2]", "\u{FEFF}",
    ])
  func refuses(text: String) {
    let found = JSONValue(Array(text.utf8))

    #expect(found == nil)
  }
}
