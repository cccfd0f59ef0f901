import NibTestSupport
import Testing

@Suite("The header for C") struct HeaderTests {
  /// What compilers do with the table; they run once for all tests.
  private static let answers = Task { try await HeaderCompiler.answers(WrongUse.all) }

  /// Versions with which the table was made: there it is exact. Others may find more.
  private static let known: [HeaderCompiler.Family: Set<Int>] = [.gcc: [12], .clang: [14, 16, 19, 21]]

  @Test("compiles without a warning in C99 to C23 and C++11 to C++20, and promises one ABI in all of them")
  func isClean() async throws {
    let answers = try await Self.answers.value

    // Swift comes with a clang.
    #expect(answers.keys.contains { $0.family == .clang })
    for (column, found) in answers {
      #expect(found.count == WrongUse.all.count + 2, "\(column)")
      #expect(found[.right] == .some(nil), "\(column)")
      #expect(found[.promises] == .some(nil), "\(column)")
    }
  }

  @Test("makes compilers warn of wrong uses", arguments: WrongUse.all.indices)
  func wrongUse(_ index: Int) async throws {
    let use = WrongUse.all[index]
    for (column, found) in try await Self.answers.value {
      let unseen = use.unseen.first { $0.covers(column) }
      let finding = found[.wrong(index)].flatMap(\.self)
      if unseen == nil {
        #expect(finding != nil, "\(column): \(use.name)")
      } else if Self.known[column.family]?.contains(column.version) == true {
        #expect(finding == nil, "\(column): \(use.name): \(unseen?.why ?? "")")
      }
    }
  }

  @Test("gives gcc the numbers of the parameters that clang has as pointers that are never NULL")
  func numbersOfParameters() throws {
    let header = try #require(
      TestDisk.text(SharedFiles.packageRoot + "/Sources/CNibwright/include/nibwright.h"))
    let functions = header.matches(of: /(?m)^NIBWRIGHT__(?:API|CHECKED|PURE|CONST) [^;]*?nibwright_\w+\([^;]*;/)
    #expect(functions.count > 40)
    for function in functions.map({ String($0.output) }) {
      let words = try #require(function.firstMatch(of: /(?s)^(.*?)\bnibwright_\w+\((.*)$/), "\(function)")
      let listed = words.output.1.firstMatch(of: /NIBWRIGHT__NEEDS\(([0-9, ]+)\)/)?.output.1
      // Attributes behind the parameters have no pointers.
      let parameters = words.output.2.split(separator: ",").enumerated().compactMap { index, parameter -> String? in
        guard let star = parameter.lastIndex(of: "*") else { return nil }
        let isOptional = parameter[star...].dropFirst().hasPrefix("NIBWRIGHT__NULLABLE")
        return isOptional ? nil : "\(index + 1)"
      }

      #expect((listed.map(String.init) ?? "") == parameters.joined(separator: ", "), "\(function)")
    }
  }
}
