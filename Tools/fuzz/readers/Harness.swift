@testable import NibCommands
import NibPropertyLists
@testable import NibResources

/// Gives an input to every small reader: property lists of bundles, catalogs, strings files, XLIFF, pictures' headers and
/// URLs. Errors are answers; only a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let list = try? PropertyList(bytes, file: "fuzz") {
    let (binary, text) = (BinaryPropertyListWriter.bytes(of: list), XMLPropertyListWriter.bytes(of: list))
    precondition((try? PropertyList(binary, file: "binary")) != nil && !text.isEmpty)
  }
  _ = CatalogContents(bytes)
  var strings = StringsFileReader(bytes, file: "fuzz")
  _ = try? strings.read()
  _ = try? XLIFFReader.read(bytes, file: "fuzz", for: "Main.storyboard")
  readBundle(bytes)
  return 0
}

/// The same bytes as every file of a bundle that something is looked for in.
private func readBundle(_ bytes: [UInt8]) {
  var files = MemoryFileSource()
  for name in ["Info.plist", "x.png", "A.xcassets/x.imageset/Contents.json", "A.xcassets/Contents.json"] {
    files.add(bytes, at: "/M.bundle/" + name)
  }
  let chain = BundleChain(extra: [ResourceBundle("/M.bundle", in: files)], source: files)
  _ = ImageResolver(chain: chain).resolve(ImageQuery("x"))
  _ = ResourceBundle("/M.bundle", in: files).identifier(in: files)
  _ = try? ResourceURLResolver(chain: chain).data(String(decoding: bytes.prefix(1000), as: UTF8.self))
}
