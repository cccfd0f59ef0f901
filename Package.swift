// swift-tools-version: 6.2

import PackageDescription

// The layers of the house, lowest first: a target may name only targets above it in this list.
// ARCHITECTURE.md section 3 says what each is for; `Tools/check` holds the order.
let layers: [(name: String, uses: [String])] = [
  ("NibBytes", []),
  ("NibDiagnostics", []),
  ("NibGraph", ["NibBytes", "NibDiagnostics"]),
  ("NibSchema", ["NibBytes", "NibGraph"]),
  ("NibPropertyLists", ["NibBytes", "NibDiagnostics"]),
  ("NibArchives", ["NibBytes", "NibDiagnostics", "NibPropertyLists", "NibGraph"]),
  ("NibDocument", ["NibBytes", "NibDiagnostics", "CLibXML2"]),
  ("NibRuntime", ["NibBytes", "NibDiagnostics", "NibGraph"]),
  ("NibResources", ["NibBytes", "NibDiagnostics", "NibPropertyLists"]),
  ("NibImaging", ["NibDiagnostics", "NibDocument", "NibResources", "CNibVips", "CNibExif"]),
  ("NibRemote", ["NibDiagnostics", "NibPropertyLists", "NibResources", "CNibCurl"]),
  ("NibInspector", ["NibBytes", "NibDiagnostics", "NibGraph", "NibSchema"]),
  ("NibObjects", ["NibSchema", "NibRuntime", "NibGraph", "NibDiagnostics", "NibResources"]),
  ("NibCompiler", ["NibBytes", "NibDiagnostics", "NibGraph", "NibSchema", "NibDocument"]),
  (
    "Nibwright",
    [
      "NibBytes", "NibDiagnostics", "NibGraph", "NibSchema", "NibPropertyLists", "NibArchives", "NibDocument",
      "NibRuntime", "NibResources", "NibInspector", "NibObjects", "NibCompiler",
    ]
  ),
  (
    "NibStandIns",
    ["NibBytes", "NibSchema", "NibRuntime", "NibGraph", "NibDiagnostics", "NibResources", "NibObjects"]
  ),
  // What both frameworks have in common that is spelled with Foundation's types: bundles, localized texts, data assets.
  ("NibFoundation", ["NibStandIns", "NibObjects", "NibRuntime", "NibResources", "NibSchema"]),
  // Linked with Nibwright, which reads its nibs, and finds it by name: it imports nothing that needs a header of C.
  (
    "NibUIKit",
    [
      "NibFoundation", "NibStandIns", "NibObjects", "NibSchema", "NibRuntime", "NibGraph", "NibDiagnostics",
      "NibResources", "Nibwright",
    ]
  ),
  // AppKit's classes with Foundation's types; linked with Nibwright, likewise.
  (
    "NibAppKit",
    [
      "NibFoundation", "NibStandIns", "NibObjects", "NibSchema", "NibRuntime", "NibGraph", "NibDiagnostics",
      "NibResources", "Nibwright",
    ]
  ),
  (
    "NibContext",
    [
      "Nibwright", "NibBytes", "NibDiagnostics", "NibGraph", "NibSchema", "NibPropertyLists", "NibArchives",
      "NibDocument", "NibResources", "NibInspector",
    ]
  ),
  (
    "NibLibrary",
    [
      "CNibwright", "NibContext", "Nibwright", "NibBytes", "NibDiagnostics", "NibGraph", "NibArchives", "NibDocument",
      "NibRuntime", "NibResources", "NibObjects",
    ]
  ),
  (
    "NibCommands",
    [
      "NibContext", "Nibwright", "NibBytes", "NibDiagnostics", "NibGraph", "NibSchema", "NibPropertyLists",
      "NibArchives", "NibDocument", "NibRuntime", "NibResources", "NibInspector", "NibObjects", "NibCompiler",
    ]
  ),
  ("NibImageCommands", ["NibCommands", "NibRemote", "NibDiagnostics", "NibResources"]),
]

// What a layer is linked with when the package trait `Imaging` is on. Frameworks do not import it: they find the decoder, and
// what draws, by their names.
let imagingUses: [String: [String]] = [
  "NibUIKit": ["NibImaging"], "NibAppKit": ["NibImaging"],
  // Imported behind the trait alone: what draws.
  "NibImaging": ["CCairo"],
]

// For work on few layers: `NIBWRIGHT_LAYERS=NibDocument,NibSchema swift test` builds these, what they use and their
// tests, and nothing else.
let chosenLayers: Set<String>? = Context.environment["NIBWRIGHT_LAYERS"].map { names in
  var chosen = Set(names.split(separator: ",").map(String.init))
  // The compiler's tests look at bytes; the helpers of all tests print graphs.
  if chosen.contains("NibCompiler") { chosen.insert("NibArchives") }
  chosen.insert("NibInspector")
  for layer in layers.reversed() where chosen.contains(layer.name) {
    chosen.formUnion(layer.uses + imagingUses[layer.name, default: []])
  }
  return chosen
}
let builtLayers = layers.filter { chosenLayers?.contains($0.name) ?? true }
let testedLayers = layers.filter { layer in
  Context.environment["NIBWRIGHT_LAYERS"]?.split(separator: ",").contains { $0 == layer.name } ?? true
}

let libraries: [Target] = builtLayers.map { layer in
  .target(
    name: layer.name,
    dependencies: layer.uses.map { .init(stringLiteral: $0) }
      + imagingUses[layer.name, default: []].map { .target(name: $0, condition: .when(traits: ["Imaging"])) })
}

let liveTests: Set = ["NibRuntime", "NibStandIns", "NibUIKit", "NibAppKit", "Nibwright"]
// A layer's tests that are a module of their own: compiled side by side, for they are much and wait for the same layer.
let dividedTests = ["NibAppKit": ["NibAppKitInteractionTests"]]
let tests: [Target] = testedLayers.flatMap { layer in
  ([layer.name + "Tests"] + dividedTests[layer.name, default: []]).map { name in
    .testTarget(
      name: name,
      dependencies: [.init(stringLiteral: layer.name), "NibTestSupport"]
        + layer.uses.filter { !$0.hasPrefix("C") }.map { .init(stringLiteral: $0) }
        + (layer.name == "NibLibrary" ? ["CNibwright", "CLibraryChecks"] : [])
        // What compiles to equal bytes can only be seen in bytes.
        + (layer.name == "NibCompiler" ? ["NibArchives", "NibInspector"] : [])
        // What programs see of loading is seen with the classes that they load.
        + (layer.name == "Nibwright" ? ["NibUIKit", "NibAppKit", "NibStandIns"] : []),
      // Live objects of frameworks are bound to the main actor, and so is what tests do with them; a suite that makes none
      // is `nonisolated`, so that it runs beside the others.
      swiftSettings: liveTests.contains(layer.name) ? [.defaultIsolation(MainActor.self)] : [])
  }
}

// Tests that run all layers over the samples in Archives and compare with the files beside them.
let goldens = Target.testTarget(
  name: "NibGoldenTests",
  dependencies: ["Nibwright", "NibUIKit", "NibAppKit", "NibStandIns", "NibTestSupport", "NibFlips", "NibEvidence"]
    + layers.filter { $0.name == "Nibwright" }.flatMap(\.uses).map { .init(stringLiteral: $0) })

let programs: [Target] = [
  // Relocating a position-independent program is a third of its page faults at start; a tool that a build runs a
  // thousand times feels that. The libraries are not concerned.
  .executableTarget(
    name: "NibwrightTool", dependencies: ["NibCommands"], path: "Tools/nibwright",
    linkerSettings: [
      .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
    ]),
  // Has its own program because it is linked with Foundation, whose loading the other one is spared.
  .executableTarget(
    name: "NibwrightImagesTool", dependencies: ["NibCommands", "NibImageCommands"], path: "Tools/nibwright-images"),
  .executableTarget(
    name: "IBToolProgram", dependencies: ["NibCommands"], path: "Tools/ibtool",
    linkerSettings: [
      .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
    ]),
  .executableTarget(
    name: "NibBenchmark",
    dependencies: [
      "NibBytes", "NibDiagnostics", "NibGraph", "NibArchives", "NibDocument", "NibCompiler", "NibSchema", "CLibXML2",
      "NibRuntime", "NibUIKit", "Nibwright", "NibResources", "CAllocationCount",
    ],
    path: "Tools/benchmark", exclude: ["imaging", "allocations"]),
  .target(name: "CAllocationCount", path: "Tools/benchmark/allocations"),
  // What documents say and neither archives nor messages show; the tests of samples use it, too.
  .target(
    name: "NibFlips",
    dependencies: [
      "NibBytes", "NibDiagnostics", "NibSchema", "NibDocument", "NibCompiler", "NibResources", "Nibwright",
    ],
    path: "Tools/flips", exclude: ["program"]),
  .executableTarget(name: "NibFlipsTool", dependencies: ["NibFlips", "NibResources"], path: "Tools/flips/program"),
  // Which rows of the schema apply to elements of documents, for what archives show of them.
  .target(
    name: "NibEvidence",
    dependencies: [
      "NibBytes", "NibDiagnostics", "NibGraph", "NibSchema", "NibArchives", "NibDocument", "NibCompiler", "Nibwright",
    ],
    path: "Tools/evidence", exclude: ["program"]),
  .executableTarget(
    name: "NibEvidenceTool", dependencies: ["NibEvidence", "NibSchema", "NibResources", "Nibwright"],
    path: "Tools/evidence/program"),
  .executableTarget(name: "NibImagingBenchmark", dependencies: ["NibImaging"], path: "Tools/benchmark/imaging"),
]

// SwiftPM builds what a plug-in runs a second time, for the machine that builds: all layers of the command. Who has no use
// for the plug-ins, as the checks of everything else, leaves them out with `NIBWRIGHT_PLUGINS=no`.
let hasPlugins = Context.environment["NIBWRIGHT_PLUGINS"] != "no"
let plugins: [Target] = [
  .plugin(name: "NibwrightPlugin", capability: .buildTool(), dependencies: ["NibwrightTool"]),
  .plugin(
    name: "NibwrightTemplates",
    capability: .command(
      intent: .custom(verb: "render-templates", description: "Fill a template with the context of interfaces."),
      permissions: [.writeToPackageDirectory(reason: "It writes what the template makes.")])),
]

let package = Package(
  name: "Nibwright",
  platforms: [.macOS(.v15)],
  products: chosenLayers != nil
    ? []
    : [
      .library(name: "Nibwright", targets: ["Nibwright"]),
      .library(name: "NibContext", targets: ["NibContext"]),
      // Reading and changing documents in place: `DocumentEditor` of the one, `ElementProperties` of the other.
      .library(name: "NibEditing", targets: ["NibDocument", "NibCompiler"]),
      // The library for C: `Tools/release library` builds it as libnibwright.
      .library(name: "NibLibrary", type: .dynamic, targets: ["NibLibrary"]),
      .library(name: "NibUIKit", targets: ["NibUIKit"]),
      .library(name: "NibAppKit", targets: ["NibAppKit"]),
      .library(name: "NibImaging", targets: ["NibImaging"]),
      .library(name: "NibRemote", targets: ["NibRemote"]),
      .executable(name: "nibwright", targets: ["NibwrightTool"]),
      .executable(name: "nibwright-images", targets: ["NibwrightImagesTool"]),
      .executable(name: "ibtool", targets: ["IBToolProgram"]),
    ] + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : []),
  traits: [
    .trait(
      name: "Imaging", description: "Decode pictures with the system's libvips, and draw with Cairo, in NibImaging."),
    .default(enabledTraits: []),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"]), .yum(["libxml2-devel"])]),
    .systemLibrary(
      name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"]), .brew(["vips"]), .yum(["vips-devel"])]),
    // Empty without the trait, so that a machine without libvips builds everything else.
    .target(
      name: "CNibVips", dependencies: [.target(name: "CVips", condition: .when(traits: ["Imaging"]))],
      cSettings: [.define("NIB_WITH_VIPS", .when(traits: ["Imaging"]))]),
    // libvips links it, too.
    .systemLibrary(
      name: "CExif", pkgConfig: "libexif",
      providers: [.apt(["libexif-dev"]), .brew(["libexif"]), .yum(["libexif-devel"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"]), .yum(["cairo-devel"])]),
    .target(
      name: "CNibExif", dependencies: [.target(name: "CExif", condition: .when(traits: ["Imaging"]))],
      cSettings: [.define("NIB_WITH_EXIF", .when(traits: ["Imaging"]))]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"]), .yum(["libcurl-devel"])]),
    .target(name: "CNibCurl", dependencies: ["CCurl"]),
    // The header of the library for C, against which the compiler checks what NibLibrary implements.
    .target(name: "CNibwright"),
  ] + libraries + (chosenLayers == nil ? programs + (hasPlugins ? plugins : []) : []) + [
    .target(name: "CTestLocale", path: "Tests/CTestLocale"),
    .target(name: "CLibraryChecks", dependencies: ["CNibwright"], path: "Tests/CLibraryChecks"),
    .target(
      name: "NibTestSupport", dependencies: ["NibBytes", "NibDiagnostics", "NibGraph", "NibInspector", "CTestLocale"],
      path: "Tests/NibTestSupport"),
  ] + tests + (chosenLayers == nil ? [goldens] : []),
  swiftLanguageModes: [.v6]
)
