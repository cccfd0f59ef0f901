extension AdjustmentXMP {
  /// The edit as a sidecar: XML in UTF-8 that `read` reads. Names in `unsupported` are not written. A chain that `read`
  /// refuses, of more than 64 steps or with a crop that is empty, is written all the same.
  public static func text(_ chain: AdjustmentChain) -> String {
    let items = chain.steps.map { step in
      let (filter, values) = fields(step)
      let keys = values.sorted { $0.key < $1.key }.map { " e:\($0.key)=\"\(words($0.value))\"" }.joined()
      return "     <rdf:li e:filter=\"\(filter)\"\(keys)/>\n"
    }
    return """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="\(XMPName.rdf)">
        <rdf:Description rdf:about="" xmlns:e="\(chainNamespace)">
         <e:Chain>
          <rdf:Seq>
      \(items.joined())    </rdf:Seq>
         </e:Chain>
        </rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>

      """
  }

  private static func fields(_ step: Adjustment) -> (String, [String: [Double]]) {
    switch step {
    case .transform(let t): (transformName, ["inputTransform": [t.a, t.b, t.c, t.d, t.tx, t.ty]])
    case .crop(let r): (cropName, ["inputRectangle": [r.x, r.y, r.width, r.height]])
    case .filter(let filter): (filter.name, filter.values)
    }
  }

  private static func words(_ numbers: [Double]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
}
