import NibCommands
import NibTestSupport
import Testing

/// A command line as a build system writes it, word for word and in its order, and what it must leave.
///
/// Sources lie in `{S}`, products go to `{R}`, intermediates to `{T}`. Documents for macOS are not compiled, so rows of
/// builds for macOS have the same words with a document for iOS and its device.
struct IBCommandLine: Sendable, CustomTestStringConvertible {
  /// What must be at a path afterwards.
  enum Product: Sendable {
    /// What `nibwright compile` makes of a document, with options.
    case compiled(String, String = "")
    /// The same as what is at another path.
    case copy(of: String)
    /// A file that begins with a text.
    case begins(String)
    /// A partial Info.plist that has nothing to say.
    case emptyInfo
  }

  let system: String
  let line: String
  /// Every product by its path. Nothing else may appear among products and intermediates.
  var products: [String: Product] = [:]
  /// Standard output, all of it.
  var output = ""
  /// Words that standard output must have; all of it counts where there are none.
  var words: [String] = []
  var testDescription: String { system }

  static let all = xcode + others + scripts + late

  static let phone = "--target-device iphone"
  static let both = "--target-device iphone --target-device ipad"
  static let target = "--minimum-deployment-target 15.0"
  static let text = "--output-format human-readable-text"
  static let messages = "--errors --warnings --notices"
  static let fonts = "--auto-activate-custom-fonts"

  /// The three groups that hold messages, all empty.
  static let noMessages = IBToolRun.list(
    """
    <dict>
    \t<key>com.apple.ibtool.document.errors</key>
    \t<dict/>
    \t<key>com.apple.ibtool.document.notices</key>
    \t<dict/>
    \t<key>com.apple.ibtool.document.warnings</key>
    \t<dict/>
    </dict>
    """)
}

extension IBBuildFolder {
  /// Fails where a product is not what it must be.
  func check(_ product: IBCommandLine.Product, at path: String) {
    let files = files(path)
    switch product {
    case .compiled(let input, let options):
      let reference = folder.path + (input.hasSuffix("storyboard") ? "/reference.storyboardc" : "/reference.nib")
      let strings = options.contains("--localizable-strings") ? "" : "--localizable-strings by-path"
      let run = CommandRun(words("compile \(input) --output \(reference) \(strings) \(options)"))
      #expect(run.code == .success && run.messages.isEmpty, "\(run.messages)")
      #expect(!files.isEmpty && files == self.files(reference), "\(path) is not \(input), compiled")
    case .copy(let other): #expect(!files.isEmpty && files == self.files(other), "\(path) is not \(other)")
    case .begins(let text): #expect(files[""]?.starts(with: text.utf8) == true, "\(path) does not begin with \(text)")
    case .emptyInfo: #expect(files[""] == Array(IBToolRun.list("<dict/>").utf8), "\(path) is no empty Info.plist")
    }
  }
}
