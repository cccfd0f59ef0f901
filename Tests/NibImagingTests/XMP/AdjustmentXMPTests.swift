import NibDiagnostics
import NibImaging
import Testing

@Suite("Edits in XMP") struct AdjustmentXMPTests {
  private func read(_ text: String) throws(ImagingError) -> AdjustmentChain {
    try AdjustmentXMP.read(Array(text.utf8), name: "a.xmp")
  }

  private func packet(_ properties: String, attributes: String = "") -> String {
    """
    <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:aas="http://ns.apple.com/adjustment-settings/1.0/" \(attributes)>
    \(properties)
    </rdf:Description></rdf:RDF></x:xmpmeta>
    <?xpacket end="w"?>
    """
  }

  private let expected: [Adjustment] = [
    .transform(.translation(x: -108, y: -965)), .crop(PlaneRectangle(x: 0, y: 0, width: 1541, height: 973)),
  ]

  @Test("a map and a crop as elements are a chain of two steps, the map first")
  func elements() throws {
    let chain = try read(
      packet(
        """
        <aas:CropX>0</aas:CropX><aas:CropY>0</aas:CropY><aas:CropW>1541</aas:CropW><aas:CropH>973</aas:CropH>
        <aas:AffineA>1</aas:AffineA><aas:AffineB>0</aas:AffineB><aas:AffineC>0</aas:AffineC>
        <aas:AffineD>1</aas:AffineD><aas:AffineX>-108</aas:AffineX><aas:AffineY>-965</aas:AffineY>
        """))

    #expect(chain == AdjustmentChain(expected))
  }

  @Test("the same as attributes, under any prefix, with what cannot be applied listed")
  func attributes() throws {
    let chain = try read(
      packet(
        "",
        attributes: """
          xmlns:q="http://ns.apple.com/adjustment-settings/1.0/" q:AffineX="-108" q:AffineY="-965" q:CropX="0" q:CropY="0"
          q:CropW="1541" q:CropH="973" q:Vibrance="0.4"
          """))

    #expect(chain == AdjustmentChain(expected, unsupported: ["Vibrance"]))
  }

  @Test("a chain that is written is read as it was")
  func roundTrip() throws {
    let blur = try #require(PictureFilter("CIGaussianBlur", ["inputRadius": [4]]))
    let chain = AdjustmentChain(
      expected + [
        .filter(blur), .transform(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0.25)),
        .crop(.init(x: -10, y: 2, width: 8, height: 7)),
      ])

    #expect(try read(AdjustmentXMP.text(chain)) == chain)
  }

  @Test("a chain as nested elements is read, and a filter that is not known is listed")
  func nested() throws {
    let chain = try read(
      packet(
        """
        <e:Chain xmlns:e="\(AdjustmentXMP.chainNamespace)"><rdf:Seq>
        <rdf:li rdf:parseType="Resource"><e:filter>CICrop</e:filter><e:inputRectangle>0, 0, 5, 6</e:inputRectangle></rdf:li>
        <rdf:li><rdf:Description e:filter="CIZoomBlur" e:inputAmount="20"/></rdf:li>
        </rdf:Seq></e:Chain>
        """))

    #expect(chain == AdjustmentChain([.crop(.init(x: 0, y: 0, width: 5, height: 6))], unsupported: ["CIZoomBlur"]))
  }

  private func chain(_ step: String, of list: String = "Seq") -> String {
    packet("<e:Chain xmlns:e=\"\(AdjustmentXMP.chainNamespace)\"><rdf:\(list)>\(step)</rdf:\(list)></e:Chain>")
  }

  @Test("an array of any kind is a chain, and space around a number is none of it", arguments: ["Seq", "Bag", "Alt"])
  func arrays(list: String) throws {
    let steps = "<rdf:li e:filter='CIExposureAdjust' e:inputEV=' 2 '/><rdf:li e:filter='CIColorInvert'/>"
    let exposure = try #require(PictureFilter("CIExposureAdjust", ["inputEV": [2]]))
    let inverted = try #require(PictureFilter("CIColorInvert"))

    #expect(try read(chain(steps, of: list)) == AdjustmentChain([.filter(exposure), .filter(inverted)]))
    #expect(
      try read(packet("<aas:AffineX> 5\n</aas:AffineX>")) == AdjustmentChain([.transform(.translation(x: 5, y: 0))]))
  }

  @Test("what an unknown filter's keys hold is no matter")
  func unknownKeys() throws {
    let steps = "<rdf:li e:filter='CIPerspective' e:inputMode='wide'/>"

    #expect(try read(chain(steps)) == AdjustmentChain(unsupported: ["CIPerspective"]))
  }

  @Test("a chain counts alone where Apple's properties stand beside it")
  func both() throws {
    let properties = chain("<rdf:li e:filter='CIColorInvert'/>")
      .replacing(
        "<e:Chain", with: "<aas:CropW>4</aas:CropW><aas:CropH>4</aas:CropH><aas:Vibrance>1</aas:Vibrance><e:Chain")
    let inverted = try #require(PictureFilter("CIColorInvert"))

    #expect(try read(properties) == AdjustmentChain([.filter(inverted)]))
  }

  @Test("64 steps are read, and no more")
  func length() throws {
    let step = "<rdf:li e:filter='CIColorInvert'/>"

    #expect(try read(chain(String(repeating: step, count: 64))).steps.count == 64)
    #expect(throws: ImagingError.self) { try read(chain(String(repeating: step, count: 65))) }
  }

  @Test(
    "a step with what its filter does not take, or without what it needs, is an error",
    arguments: [
      "", "e:filter='CICrop'", "e:filter='CIAffineTransform'", "e:filter='CICrop' e:inputRectangle='0 0 1'",
      "e:filter='CICrop' e:inputRectangle='0 0 1 0'", "e:filter='CICrop' e:inputRectangle='0 0 1 1' e:inputEV='1'",
      "e:filter='CIAffineTransform' e:inputTransform='1 0 0 1 0'", "e:filter='CIExposureAdjust' e:inputEV=''",
      "e:filter='CIAffineTransform' e:inputTransform='1 0 0 1 0 0' e:inputPower='1'",
      "e:filter='CIExposureAdjust' e:inputEV='1 2'", "e:filter='CIExposureAdjust' e:inputPower='1'",
      "e:filter='CIExposureAdjust' e:inputEV='1000000'", "e:filter='CIExposureAdjust' e:inputEV='nan'",
      "e:filter='CIColorMatrix' e:inputRVector='1 0 0'", "e:filter='CIColorInvert' e:inputEV='1'",
    ])
  func refusedStep(attributes: String) {
    #expect(throws: ImagingError(code: .badAdjustments, place: Place(file: ""), detail: "")) {
      _ = try read(chain("<rdf:li \(attributes)/>"))
    }
  }

  @Test("a packet without an edit is an empty chain, padding and all")
  func none() throws {
    #expect(try read(packet("<dc:title xmlns:dc=\"x\">Sea</dc:title>") + "\0\0\0").isEmpty)
  }

  @Test(
    "what cannot be read is an error",
    arguments: [
      "", "<x", "<!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>", String(repeating: "<a>", count: 500),
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:a='http://ns.apple.com/adjustment-settings/1.0/' a:CropW='wide' a:CropH='1'/></rdf:RDF>",
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:a='http://ns.apple.com/adjustment-settings/1.0/' a:CropX='1'/></rdf:RDF>",
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:a='http://ns.apple.com/adjustment-settings/1.0/' a:AffineA='inf'/></rdf:RDF>",
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:a='http://ns.apple.com/adjustment-settings/1.0/' a:AffineX='1 2'/></rdf:RDF>",
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:e='urn:nibwright:adjustments:1.0' e:Chain='x'/></rdf:RDF>",
    ])
  func refused(text: String) {
    #expect(throws: ImagingError(code: .badAdjustments, place: Place(file: ""), detail: "")) { _ = try read(text) }
  }
}
