import NibCommands
import NibTestSupport
import Testing

/// What a command line of ibtool gave.
struct IBToolRun {
  let code: ExitCode
  let bytes: [UInt8]
  let messages: String
  var output: String { String(decoding: bytes, as: UTF8.self) }

  init(_ words: String..., name: String = "ibtool") { self.init(words, name: name) }

  init(_ words: [String], name: String = "ibtool") {
    var terminal = Terminal.captured()
    code = IBTool.run(words, name: name, &terminal)
    bytes = terminal.output
    messages = terminal.messageText
  }

  /// The text of a property list around some lines, each indented as it stands.
  static func list(_ lines: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(lines)
    </plist>

    """
  }
}
