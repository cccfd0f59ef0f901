import NibTestSupport
import NibUIKit
import Testing

// No other import: an app's own sources have one, too.

@Suite("What one import brings")
struct OneImportTests {
  @Test("types of Foundation that UIKit's headers bring are there")
  func foundation() throws {
    let url = try #require(URL(string: "https://example.org/tea"))
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data([1])
    let page = WKWebView()
    page.load(request)

    #expect(page.address == "https://example.org/tea")
    #expect(IndexPath(row: 2, section: 1).section == 1)
    #expect(URLSession.shared.configuration.identifier == nil)
  }

  /// How names begin that belong to a framework or to this library.
  private static let beginnings = ["UI", "NS", "CA", "CG", "CL", "MK", "WK", "Nib"]
  /// Other names, which no app is likely to have, or which Xcode makes for every app.
  private static let others: Set<String> = [
    "_ColorLiteralType", "_ImageLiteralType", "AlignedStandIn", "BarStandIn", "ButtonStandIn", "CollectionStandIn",
    "ControlStandIn", "ControllerStandIn", "ScrollStandIn", "SearchBarStandIn", "TableStandIn", "TextViewStandIn",
    "ViewTreeStandIn", "ViewStandIn", "BarItemStandIn", "DatePickerStandIn", "PanStandIn", "ResponderStandIn",
    "SegmentedStandIn",
    "SplitStandIn", "TabBarControllerStandIn", "WindowStandIn", "ChangingLayoutStandIn", "CodingStandIn",
    "ColorResource", "ContentContainerStandIn", "ImageResource",
    "ImmediateCoordinator",
    "InterfaceSearching", "LayoutAnchorDistance", "LayoutAnchoring", "LayoutSupportView", "ScreenPreferencesStandIn",
    "StandardEditResponder", "TextInputStandIn", "TextKeepingInput", "TextSettingsKeeping",
    // Those of Apple's module Symbols, which UIKit brings, and what stands beside them.
    "AppearSymbolEffect", "AutomaticSymbolEffect", "BounceSymbolEffect", "BreatheSymbolEffect",
    "ContentTransitionSymbolEffect", "DisappearSymbolEffect", "DiscreteSymbolEffect", "DrawOffSymbolEffect",
    "DrawOnSymbolEffect", "IndefiniteSymbolEffect", "PulseSymbolEffect", "ReplaceSymbolEffect", "RotateSymbolEffect",
    "RunningSymbolEffect", "ScaleSymbolEffect", "SymbolEffect", "SymbolEffectConfiguration", "SymbolEffectOptions",
    "SymbolEffectShowing", "TransitionSymbolEffect", "VariableColorSymbolEffect", "ViewLoading",
    "WiggleSymbolEffect",
    // Those of Apple's module Accessibility, which UIKit brings.
    "AXCustomContent", "AXCustomContentProvider", "AccessibilityNotification",
  ]

  @Test("types of the module have names that an app does not give its own")
  func names() throws {
    var found = 0
    for path in TestDisk.files(below: SharedFiles.packageRoot + "/Sources/NibUIKit", ending: [".swift"]) {
      for line in try #require(TestDisk.text(path)).split(separator: "\n") {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "nonisolated" }
        guard line.first != " ", words.first == "public" || words.first == "open" else { continue }
        let rest = words.dropFirst().drop { ["final", "indirect"].contains($0) }
        guard let kind = rest.first, ["class", "struct", "enum", "protocol", "typealias", "actor"].contains(kind),
          let word = rest.dropFirst().first
        else { continue }
        let name = String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        found += 1
        let isKnown =
          Self.others.contains(name)
          || Self.beginnings.contains { beginning in
            name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isUppercase == true
          }
        #expect(isKnown, "\(path): \(name) may be a name of an app's own: nest it, or hide it")
      }
    }
    #expect(found > 300)
  }
}
