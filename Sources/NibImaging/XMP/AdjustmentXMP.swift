/// Reads and writes edits as XMP, in two forms.
///
/// - The one that Apple's applications wrote: an affine map and a crop as properties of the namespace
///   `http://ns.apple.com/adjustment-settings/1.0/`, of which the map comes first.
/// - A chain of up to 64 steps: `Chain`, an array of structures, each with the field `filter` and the filter's keys, in a
///   namespace of our own, `chainNamespace`. Numbers of a key stand behind each other, apart by space or commas. What is
///   written is an `rdf:Seq`; an `rdf:Bag` or `rdf:Alt` is read too, in its order. Fields of other namespaces are passed by.
///
/// Where a packet has both, the chain alone counts.
///
/// What is taken of Apple's form, each a finite number:
///
/// | property | means | where it is absent |
/// |---|---|---|
/// | `AffineA` … `AffineD` | the map's factors a, b, c, d | 1, 0, 0, 1, if any of the six is there |
/// | `AffineX`, `AffineY` | the map's shift | 0, if any of the six is there |
/// | `CropX`, `CropY` | the crop's lower left corner | 0, if any of the four is there |
/// | `CropW`, `CropH` | the crop's size, above 0 | an error, if any of the four is there |
///
/// What is taken of a chain. A key that is absent has the number beside it, Core Image's own:
///
/// | `filter` | keys |
/// |---|---|
/// | `CIAffineTransform` | `inputTransform`: a, b, c, d, tx, ty; needed |
/// | `CICrop` | `inputRectangle`: x, y, width, height, the last two above 0; needed |
/// | `CIColorControls` | `inputSaturation` 1, `inputBrightness` 0, `inputContrast` 1 |
/// | `CIExposureAdjust` | `inputEV` 0 |
/// | `CIGammaAdjust` | `inputPower` 1; below 0 as 0 |
/// | `CISepiaTone` | `inputIntensity` 1; held within 0 and 1 |
/// | `CIColorInvert` | none |
/// | `CIColorMatrix` | `inputRVector` 1 0 0 0, `inputGVector` 0 1 0 0, `inputBVector` 0 0 1 0, `inputBiasVector` 0 0 0 0 |
/// | `CIGaussianBlur` | `inputRadius` 10; below 0 as 0 |
///
/// The fourth number of each vector of `CIColorMatrix`, for what is transparent, changes nothing. Numbers of the filters but
/// the first two are below a million either way. Other properties of Apple's namespace and other
/// filters, whatever keys these have, are no error but `AdjustmentChain.unsupported`. A key that a filter of the table does
/// not take is one, and so is another count of numbers.
///
/// - Documented: the properties' names in ExifTool's list of XMP tags.
/// - Inferred: their order, from the chain that an edited photograph was seen to have.
public enum AdjustmentXMP {
  /// The namespace of chains.
  public static let chainNamespace = "urn:nibwright:adjustments:1.0"
  /// The namespace of Apple's properties.
  public static let appleNamespace = "http://ns.apple.com/adjustment-settings/1.0/"

  /// Reads the edit of a packet or a sidecar.
  /// - Parameters:
  ///   - bytes: XMP: XML with an `rdf:RDF` element.
  ///   - name: The file for messages.
  /// - Returns: The edit; empty when the packet has none.
  /// - Throws: `badAdjustments` when the XML or a number cannot be read, `Chain` is no array or has more than 64 steps, a
  ///   step has no `filter`, a filter of the table a key that it does not take or lacks one that it needs, a crop no size.
  public static func read(_ bytes: [UInt8], name: String) throws(ImagingError) -> AdjustmentChain {
    let properties = try XMPPacket(bytes, name: name).properties
    if let chain = properties[XMPName(space: chainNamespace, local: "Chain")] {
      return try self.chain(chain, name)
    }
    return try appleChain(properties.filter { $0.key.space == appleNamespace }, name)
  }

  private static func chain(_ value: XMPValue, _ name: String) throws(ImagingError) -> AdjustmentChain {
    guard case .array(let items) = value else { throw bad(name, "Chain is no array") }
    guard items.count <= mostSteps else { throw bad(name, "Chain has more than \(mostSteps) steps") }
    var chain = AdjustmentChain()
    for item in items {
      guard let fields = item.fields, let filter = field("filter", fields)?.text else {
        throw bad(name, "a step of Chain has no field 'filter'")
      }
      // What an unknown filter's keys hold is its own affair.
      guard Self.isKnown(filter) else {
        chain.unsupported.append(filter)
        continue
      }
      try chain.append(filter, numbers(fields, name), name)
    }
    return chain
  }

  private static func isKnown(_ filter: String) -> Bool {
    [transformName, cropName].contains(filter) || PictureFilter.names.contains(filter)
  }

  static let transformName = "CIAffineTransform"
  static let cropName = "CICrop"

  /// A chain longer than any editor makes.
  private static let mostSteps = 64

  private static func numbers(
    _ fields: [XMPName: XMPValue], _ name: String
  ) throws(ImagingError) -> [String: [Double]] {
    var numbers: [String: [Double]] = [:]
    for (key, value) in fields where key.space == chainNamespace && key.local != "filter" {
      let words = value.text?.split { $0.isWhitespace || $0 == "," } ?? []
      let read = words.compactMap { Double(String($0)) }.filter(\.isFinite)
      guard !read.isEmpty, read.count == words.count else { throw bad(name, "\(key.local) is not a list of numbers") }
      numbers[key.local] = read
    }
    return numbers
  }

  private static func appleChain(
    _ fields: [XMPName: XMPValue], _ name: String
  ) throws(ImagingError) -> AdjustmentChain {
    var chain = AdjustmentChain()
    func group(_ keys: [String], _ standard: [Double]) throws(ImagingError) -> [Double]? {
      let present = keys.filter { fields[XMPName(space: appleNamespace, local: $0)] != nil }
      if present.isEmpty { return nil }
      var numbers: [Double] = []
      for (key, standard) in zip(keys, standard) {
        guard let value = fields[XMPName(space: appleNamespace, local: key)] else {
          numbers.append(standard)
          continue
        }
        guard let number = value.number else { throw bad(name, "\(key) is not a number") }
        numbers.append(number)
      }
      return numbers
    }
    if let map = try group(affineKeys, [1, 0, 0, 1, 0, 0]) {
      try chain.append(transformName, ["inputTransform": map], name)
    }
    if let crop = try group(cropKeys, [0, 0, .nan, .nan]) {
      guard crop.allSatisfy(\.isFinite) else { throw bad(name, "a crop needs CropW and CropH") }
      try chain.append(cropName, ["inputRectangle": crop], name)
    }
    let known = Set(affineKeys + cropKeys)
    chain.unsupported = fields.keys.map(\.local).filter { !known.contains($0) }.sorted()
    return chain
  }

  private static let affineKeys = ["AffineA", "AffineB", "AffineC", "AffineD", "AffineX", "AffineY"]
  private static let cropKeys = ["CropX", "CropY", "CropW", "CropH"]

  private static func field(_ local: String, _ fields: [XMPName: XMPValue]) -> XMPValue? {
    fields[XMPName(space: chainNamespace, local: local)]
  }

  static func bad(_ name: String, _ detail: String) -> ImagingError { ImagingError(.badAdjustments, name, detail) }
}

extension AdjustmentChain {
  /// Adds the step that a filter's name and numbers mean.
  fileprivate mutating func append(
    _ filter: String, _ values: [String: [Double]], _ name: String
  ) throws(ImagingError) {
    switch filter {
    case AdjustmentXMP.transformName:
      guard values.count == 1, let n = values["inputTransform"], n.count == 6 else {
        throw AdjustmentXMP.bad(name, "\(filter) needs inputTransform with six numbers, and nothing else")
      }
      steps.append(.transform(AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])))
    case AdjustmentXMP.cropName:
      guard values.count == 1, let n = values["inputRectangle"], n.count == 4, n[2] > 0, n[3] > 0 else {
        let words = "\(filter) needs inputRectangle with x, y and a width and height above 0, and nothing else"
        throw AdjustmentXMP.bad(name, words)
      }
      steps.append(.crop(PlaneRectangle(x: n[0], y: n[1], width: n[2], height: n[3])))
    default:
      guard let known = PictureFilter(filter, values) else {
        throw AdjustmentXMP.bad(
          name, "\(filter) has a key that it does not take, a wrong count of numbers, or one that is too large")
      }
      steps.append(.filter(known))
    }
  }
}
