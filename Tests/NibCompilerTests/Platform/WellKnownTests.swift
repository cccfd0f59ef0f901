import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Names that the compiler's code uses")
struct WellKnownTests {
  @Test("a case knows its place among the cases, beyond 256 of them too")
  func places() {
    #expect(Many.allCases.map(\.ordinal) == Array(0..<300))
    #expect((0..<300).map { Many.case(at: $0) } == Many.allCases)
    #expect(NibKey.allCases.map(\.ordinal) == Array(NibKey.allCases.indices))
    #expect(WellKnownName.allCases.map(\.ordinal) == Array(WellKnownName.allCases.indices))
  }

  @Test("keys, classes and symbols are numbered as the compiled schema numbers them")
  func numbers() throws {
    let schema = try ReadSample("").schema

    for key in NibKey.allCases { #expect(schema.keyTable[Int(key.id.index)] == key.rawValue) }
    for key in UIKitKey.allCases { #expect(schema.keyTable[Int(key.id.index)] == key.rawValue) }
    for known in NibClass.allCases { #expect(schema.classTable.names[Int(known.id.index)] == known.rawValue) }
    for known in UIKitClass.allCases { #expect(schema.classTable.names[Int(known.id.index)] == known.rawValue) }
    for name in WellKnownName.allCases { #expect(schema.symbols.names[Int(name.symbol)] == name.rawValue) }
  }

  @Test("the counts that are spelled out are those of the cases")
  func counts() {
    #expect(NibKey.count == NibKey.allCases.count)
    #expect(NibClass.count == NibClass.allCases.count)
    #expect(WellKnownName.allCases.allSatisfy { WellKnownName($0.symbol) == $0 })
    #expect(WellKnownName(Symbol(WellKnownName.allCases.count)) == nil)
    #expect(WellKnownName(-1) == nil)
  }
}

/// More cases than a byte counts.
private enum Many: String, WellKnown {
  case n000, n001, n002, n003, n004, n005, n006, n007, n008, n009, n010, n011, n012, n013, n014, n015, n016, n017
  case n018, n019, n020, n021, n022, n023, n024, n025, n026, n027, n028, n029, n030, n031, n032, n033, n034, n035
  case n036, n037, n038, n039, n040, n041, n042, n043, n044, n045, n046, n047, n048, n049, n050, n051, n052, n053
  case n054, n055, n056, n057, n058, n059, n060, n061, n062, n063, n064, n065, n066, n067, n068, n069, n070, n071
  case n072, n073, n074, n075, n076, n077, n078, n079, n080, n081, n082, n083, n084, n085, n086, n087, n088, n089
  case n090, n091, n092, n093, n094, n095, n096, n097, n098, n099, n100, n101, n102, n103, n104, n105, n106, n107
  case n108, n109, n110, n111, n112, n113, n114, n115, n116, n117, n118, n119, n120, n121, n122, n123, n124, n125
  case n126, n127, n128, n129, n130, n131, n132, n133, n134, n135, n136, n137, n138, n139, n140, n141, n142, n143
  case n144, n145, n146, n147, n148, n149, n150, n151, n152, n153, n154, n155, n156, n157, n158, n159, n160, n161
  case n162, n163, n164, n165, n166, n167, n168, n169, n170, n171, n172, n173, n174, n175, n176, n177, n178, n179
  case n180, n181, n182, n183, n184, n185, n186, n187, n188, n189, n190, n191, n192, n193, n194, n195, n196, n197
  case n198, n199, n200, n201, n202, n203, n204, n205, n206, n207, n208, n209, n210, n211, n212, n213, n214, n215
  case n216, n217, n218, n219, n220, n221, n222, n223, n224, n225, n226, n227, n228, n229, n230, n231, n232, n233
  case n234, n235, n236, n237, n238, n239, n240, n241, n242, n243, n244, n245, n246, n247, n248, n249, n250, n251
  case n252, n253, n254, n255, n256, n257, n258, n259, n260, n261, n262, n263, n264, n265, n266, n267, n268, n269
  case n270, n271, n272, n273, n274, n275, n276, n277, n278, n279, n280, n281, n282, n283, n284, n285, n286, n287
  case n288, n289, n290, n291, n292, n293, n294, n295, n296, n297, n298, n299
}
