import NibBytes
import NibDiagnostics
import NibGraph
import Testing

@testable import NibArchives

@Suite("NIBArchive decoding") struct NIBArchiveDecoderTests {
  @Test("every value type is read with its width")
  func readsValues() throws {
    let graph = try ArchiveDecoder().decode(SampleArchive().bytes, file: "Sample.nib")

    let values = graph.values(of: .root)
    #expect(
      values.map(\.code) == [
        .int8, .int8, .int16, .int32, .int64, .false, .true, .float, .double, .data, .null, .reference,
      ])
    let expected: [Value] = [
      .int(127), .int(-1), .int(-32768), .int(-2_147_483_647), .int(-1), .bool(false), .bool(true), .float(1),
      .double(1), values.first { $0.code == .data }?.value ?? .null, .null, .reference(ObjectID(1)),
    ]
    #expect(values.map(\.value) == expected)
    #expect(graph.value("k", of: .root)?.value == .int(127))
    #expect(graph.values(of: .root).compactMap(\.span).map { graph.bytes.text($0) } == ["hi"])
  }

  @Test("names and fallbacks are read")
  func readsNames() throws {
    let graph = try ArchiveDecoder().decode(SampleArchive().bytes, file: "Sample.nib")

    #expect(graph.keys.names == ["k", "empty", "é"])
    #expect(graph.classes.names.names == ["A", "B"])
    #expect(graph.classes.fallbacks == [[ClassID(1)], []])
    #expect(graph.objectIDs.map { graph.className(of: $0) } == ["A", "B"])
  }

  @Test("the header's version and the launch screen's mark are the graph's format")
  func readsFormat() throws {
    let newest = SampleArchive.with {
      $0.minor = 10
      $0.trailer = Array("LNE\0".utf8)
    }

    #expect(
      try ArchiveDecoder().decode(SampleArchive().bytes, file: "").format == .nibArchive(minor: 9, launchTrailer: false)
    )
    #expect(try ArchiveDecoder().decode(newest, file: "").format == .nibArchive(minor: 10, launchTrailer: true))
  }

  @Test("an integer that is longer than it need be is read")
  func readsLongIntegers() throws {
    let long = SampleArchive.with { $0.objects.replaceSubrange(0...0, with: [0x00, 0x00, 0x80]) }

    #expect(try ArchiveDecoder().decode(long, file: "").count == 2)
  }

  @Test("a fault is refused by its code", arguments: ArchiveFault.all)
  func refuses(_ fault: ArchiveFault) {
    #expect(throws: ArchiveError(code: fault.code, place: Place(file: ""), detail: "")) {
      try ArchiveDecoder().decode(fault.bytes, file: "Sample.nib")
    }
  }

  @Test("an archive cut at any byte is refused")
  func refusesTruncated() {
    let bytes = SampleArchive().bytes
    for count in bytes.indices {
      #expect(throws: ArchiveError.self, "cut after \(count) bytes") {
        try ArchiveDecoder().decode(Array(bytes.prefix(count)), file: "")
      }
    }
  }

  @Test("every value of every byte gives an error or a graph that can be written")
  func survivesEveryByte() throws {
    let sample = SampleArchive().bytes
    for index in sample.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = sample
        bytes[index] = byte
        guard let graph = try? ArchiveDecoder().decode(bytes, file: "") else { continue }
        _ = try ArchiveEncoder(order: .asStored).encode(graph)
        _ = try ArchiveEncoder(order: .canonical).encode(graph)
      }
    }
  }

  @Test("an error names the file and the byte")
  func placesErrors() {
    let bytes = SampleArchive.with { $0.objects[3] = 0x85 }

    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "Sample.nib") }

    #expect(error?.description == "Sample.nib@53: error: the object's class is 5, the archive has 2 classes")
  }

  @Test("what exceeds a limit is refused")
  func honoursLimits() {
    let bytes = SampleArchive().bytes
    let limits = [ReadLimits(bytes: bytes.count - 1), ReadLimits(objects: 1), ReadLimits(values: 12)]
    let enough = ReadLimits(bytes: bytes.count, objects: 2, values: 13)

    for limit in limits {
      #expect(throws: ArchiveError(code: .tooLarge, place: Place(file: ""), detail: "")) {
        try ArchiveDecoder(limits: limit).decode(bytes, file: "")
      }
    }
    #expect(throws: Never.self) { try ArchiveDecoder(limits: enough).decode(bytes, file: "") }
  }

  @Test("as many objects as are read without limits of one's own are read, and one more is refused")
  func objectsByDefault() throws {
    let most = ReadLimits().objects
    func archive(_ count: Int) throws -> [UInt8] {
      let graph = try SmallGraph.make(keys: [], classes: ["A"], objects: Array(repeating: (0, []), count: count))
      return try ArchiveEncoder(order: .asStored).encode(graph)
    }

    #expect(try ArchiveDecoder().decode(try archive(most), file: "a.nib").count == most)
    let error = #expect(throws: ArchiveError.self) {
      try ArchiveDecoder().decode(try archive(most + 1), file: "a.nib")
    }
    #expect(
      error?.description == "a.nib@18: error: the archive has 131073 objects, the limit is 131072; "
        + "a program that sets its own ReadLimits reads more")
  }
}
