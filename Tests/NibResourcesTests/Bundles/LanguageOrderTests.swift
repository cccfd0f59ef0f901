import Testing

@testable import NibResources

@Suite("In which order languages are looked into") struct LanguageOrderTests {
  @Test(
    "a language stands for its plainer forms and its old names",
    arguments: [
      ("en", ["en", "English"]), ("pt-BR", ["pt-BR", "pt_BR", "pt", "Portuguese"]),
      ("zh-Hans-CN", ["zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh_Hans", "zh-CN", "zh_CN", "zh"]),
      ("zh_TW", ["zh-TW", "zh_TW", "zh-Hant", "zh_Hant", "zh"]), ("nb", ["nb", "no"]), ("", []), ("--", []),
    ])
  func names(language: String, names: [String]) {
    #expect(LanguageFallback.names(language) == names)
  }

  @Test(
    "the wanted languages come first, then their kin, Base, the bundle's own, any other",
    arguments: [
      (["de-AT"], ["Base", "de", "fr"], nil, ["de", "Base", "fr"]),
      (["en"], ["Base", "en-GB", "fr"], nil, ["en-GB", "Base", "fr"]),
      (["en"], ["English", "fr"], nil, ["English", "fr"]),
      (["ja", "fr-CA"], ["Base", "de", "fr"], nil, ["fr", "Base", "de"]),
      (["ja"], ["de", "en", "fr"], "en", ["en", "de", "fr"]),
      (["ja"], ["Base", "de", "en"], "English", ["Base", "de", "en"]),
      ([], ["de", "en"], nil, ["de", "en"]),
    ] as [([String], [String], String?, [String])])
  func order(preferred: [String], available: [String], own: String?, expected: [String]) {
    let order = LanguageOrder(preferred: preferred, available: available, own: own, neutral: .last)

    #expect(order.sorted(available.reversed()) == expected)
  }

  @Test("the development region of the Info.plist is the language when no wanted one is there") func region() {
    var source = SampleFiles.images(["/M/de.lproj/i.png", "/M/nl.lproj/i.png"])
    let text = "<plist><dict><key>CFBundleDevelopmentRegion</key><string>nl</string></dict></plist>"
    source.add(Array(text.utf8), at: "/M/Info.plist")
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)

    let match = ImageResolver(chain: chain, options: ImageSearchOptions(languages: ["ja"])).resolve(ImageQuery("i"))
      .match

    #expect(match?.file == "/M/nl.lproj/i.png")
  }
}
