import NibSchema
import Testing

@Suite("What an era adds of its own")
struct EraTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="320" height="44"/>"#

  @Test(
    "Xcode 6 gives bars margins by the devices that a document is for",
    arguments: [
      (OutputProfile.xcode5, "iOS.CocoaTouch", "-"), (.xcode6, "iOS.CocoaTouch", "07:0,16,0,16"),
      (.xcode6, "iOS.CocoaTouch.iPad", "07:0,20,0,20"), (.xcode7, "iOS.CocoaTouch.iPad", "-"),
    ])
  func barMargins(profile: OutputProfile, runtime: String, expected: String) throws {
    let bars = #"<toolbar id="a">\#(Self.frame)</toolbar><navigationBar id="b">\#(Self.frame)</navigationBar>"#
    let sample = try CompiledSample(bars, runtime: runtime, profile: profile)

    #expect(sample.value("UIViewLayoutMargins", of: "UIToolbar") == expected)
    #expect(sample.value("UIViewLayoutMargins", of: "UINavigationBar") == expected)
  }

  @Test(
    "Xcode 26 gives a title its text with attributes, and none to an item without one",
    arguments: [
      (OutputProfile.xcode26, #"title="Boats""#, "", "@NSAttributedString"), (.xcode26, "", "", "nil"),
      (.xcode26, "", #"<nil key="title"/>"#, "nil"), (.xcode16, #"title="Boats""#, "", "-"),
    ])
  func itemTitle(profile: OutputProfile, attribute: String, child: String, expected: String) throws {
    let sample = try CompiledSample("<navigationItem \(attribute) id=\"a\">\(child)</navigationItem>", profile: profile)

    #expect(sample.value("UIAttributedTitle", of: "UINavigationItem") == expected)
    if expected.hasPrefix("@") { #expect(sample.value("NSString", of: "NSAttributedString") != "-") }
  }

  @Test("margins that a document says are the bar's in every era", arguments: [OutputProfile.xcode6, .xcode8])
  func ownMargins(profile: OutputProfile) throws {
    let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    let sample = try CompiledSample(#"<toolbar id="a">\#(Self.frame)\#(margins)</toolbar>"#, profile: profile)

    #expect(sample.value("UIViewLayoutMargins", of: "UIToolbar") == "07:1,2,3,4")
  }

  @Test(
    "Xcode 7 gives cells and their built-in labels a background",
    arguments: [(OutputProfile.xcode6, false), (.xcode7, true), (.xcode8beta, true), (.xcode8, false)])
  func cellBackgrounds(profile: OutputProfile, isGiven: Bool) throws {
    let sample = try CompiledSample(
      """
      <tableViewCell textLabel="t" style="IBUITableViewCellStyleDefault" id="a">\(Self.frame)
      <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="a" id="c">\(Self.frame)
      <subviews><label opaque="NO" text="T" id="t">\(Self.frame)</label><label opaque="NO" id="l">\(Self.frame)</label></subviews>
      </tableViewCellContentView></tableViewCell>
      """, profile: profile)
    let color = isGiven ? "@UIColor" : "-"

    #expect(sample.value("UIBackgroundColor", of: "UITableViewCell") == color)
    #expect(sample.value("UITableCellBackgroundColorSet", of: "UITableViewCell") == (isGiven ? "true" : "-"))
    #expect(sample.value("UIBackgroundColor", of: "UITableViewLabel") == color)
    #expect(sample.value("UIOpaque", of: "UITableViewLabel") == (isGiven ? "true" : "-"))
    #expect(sample.value("UIBackgroundColor", of: "UILabel") == "-")
  }

  @Test(
    "a field that hides its text says up to Xcode 8.0 that it checks no spelling, unless the document says something",
    arguments: [
      (OutputProfile.xcode7, #"secureTextEntry="YES""#, "1"), (.xcode7, "", "-"),
      (.xcode7, #"secureTextEntry="YES" spellCheckingType="yes""#, "2"), (.xcode8, #"secureTextEntry="YES""#, "-"),
    ])
  func secureSpelling(profile: OutputProfile, traits: String, expected: String) throws {
    let sample = try CompiledSample(
      #"<textField id="a">\#(Self.frame)<textInputTraits key="textInputTraits" \#(traits)/></textField>"#,
      profile: profile)

    #expect(sample.value("UISpellCheckingType", of: "UITextField") == expected)
  }

  @Test(
    "the return key of a search bar searches up to Xcode 8.0",
    arguments: [(OutputProfile.xcode5, "-", "-"), (.xcode8beta, "6", "true"), (.xcode8, "-", "false")])
  func searchKey(profile: OutputProfile, key: String, waits: String) throws {
    let sample = try CompiledSample(#"<searchBar id="a">\#(Self.frame)</searchBar>"#, profile: profile)

    #expect(sample.value("UIReturnKeyType", of: "UISearchBar") == key)
    #expect(sample.value("UIEnablesReturnKeyAutomatically", of: "UISearchBar") == waits)
  }

  @Test(
    "cells know of configurations since Xcode 12, and of their identifier up to Xcode 13",
    arguments: [(OutputProfile.xcode11, "-", "-"), (.xcode12, "nil", "nil"), (.xcode14, "nil", "-")])
  func configurations(profile: OutputProfile, view: String, identifier: String) throws {
    let sample = try CompiledSample(
      #"<tableViewCell id="a">\#(Self.frame)</tableViewCell><collectionViewCell id="b">\#(Self.frame)</collectionViewCell>"#,
      profile: profile)

    for cell in ["UITableViewCell", "UICollectionViewCell"] {
      #expect(sample.value("UISystemBackgroundView", of: cell) == view)
      #expect(sample.value("UIContentConfigurationView", of: cell) == view)
      #expect(sample.value("UIContentConfigurationIdentifier", of: cell) == identifier)
    }
  }
}
