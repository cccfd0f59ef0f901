import NibGraph
import Testing

@Suite("Numbers")
struct NumberTests {
  private func sample(_ values: [String]) throws -> CompiledSample {
    let attributes = values.map {
      #"<userDefinedRuntimeAttribute type="number" keyPath="p">\#($0)</userDefinedRuntimeAttribute>"#
    }
    return try CompiledSample(
      #"<view id="a"><userDefinedRuntimeAttributes>\#(attributes.joined())</userDefinedRuntimeAttributes></view>"#)
  }

  @Test("equal numbers are one object, whether integers or reals")
  func shared() throws {
    let sample = try sample([#"<integer key="value" value="3"/>"#, #"<real key="value" value="3"/>"#])

    #expect(sample.objects("NSNumber").count == 1)
  }

  @Test("large integers that are the same real stay what they are")
  func large() throws {
    let values = ["9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775806"]

    let sample = try sample(values.map { #"<integer key="value" value="\#($0)"/>"# })

    let found = sample.objects("NSNumber").compactMap { sample.graph.value(.key(.nsIntval), of: $0)?.value }
    #expect(found == values.compactMap { Int64($0) }.map { .int($0) })
  }
}
