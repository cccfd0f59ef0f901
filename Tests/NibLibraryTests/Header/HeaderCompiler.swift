import NibResources
import NibTestSupport

/// Compiles sources in C and C++ with every compiler and version of the languages there is.
enum HeaderCompiler {
  enum Family: String { case gcc, clang }

  enum Language: String {
    case c
    case cxx = "c++"
  }

  /// A compiler in one version of a language.
  struct Column: Hashable, CustomStringConvertible {
    let family: Family
    let version: Int
    let language: Language
    let standard: String

    var description: String { "\(family) \(version), \(standard)" }
  }

  /// Which source was compiled.
  enum Source: Hashable {
    /// All uses as they are right, or what the ABI promises.
    case right, promises
    /// A use that is wrong, by its index.
    case wrong(Int)
  }

  /// The first warning or error by source; nil where there is none.
  typealias Answers = [Column: [Source: String?]]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Arguments: the folder of the package, the sources, how many are wrong, names of compilers.
  ///
  /// A compiler is left out where it is not installed or is another under a second name, and a version of a language that it
  /// lacks. gcc finds some of the uses when it optimizes, others after it has only parsed.
  private static let script = #"""
    export LC_ALL=C
    package=$1 sources=$2 count=$3 seen=
    shift 3
    flags="-Wall -Wextra -Wpedantic -Werror -I$package/Sources/CNibwright/include"
    one() {
      found=$("$compiler" -x $language -std=$standard $ending $flags "$@" 2>&1) && found= ||
        found=$(printf '%s\n' "$found" | grep -m1 -E 'warning:|error:' || echo "error: it fails")
      # One write, for others print beside this one.
      printf '%s\t%s\t%s\t%s\t%s\t%s\n' $family $version $language $standard $name "$found"
    }
    column() {
      ending='-fsyntax-only'
      name=right; one "$sources"
      [ $family = clang ] || ending='-O1 -S -o /dev/null'
      name=right; one "$sources"
      name=promises; one "$package/Sources/CNibwright/abi.c"
      name=0
      while [ $name -lt $count ]; do one -DWRONG=$name "$sources"; name=$((name + 1)); done
    }
    for compiler in "$@"; do
      path=$(command -v "$compiler") && path=$(readlink -f "$path") || continue
      case " $seen " in *" $path "*) continue ;; esac
      seen="$seen $path"
      family=gcc
      if "$compiler" -dM -E -x c /dev/null | grep -q __clang__; then family=clang; fi
      version=$("$compiler" -dumpversion)
      version=${version%%.*}
      for standard in c99 c11 c17 c2x c++11 c++14 c++17 c++20; do
        case $standard in c++*) language=c++ ;; *) language=c ;; esac
        "$compiler" -x $language -std=$standard -fsyntax-only /dev/null 2>/dev/null || continue
        column &
      done
      wait
    done
    """#

  /// Compiles wrong uses, each alone, with gcc, clang, the system's clang and what `NIBWRIGHT_COMPILERS` names.
  static func answers(_ uses: [WrongUse]) async throws -> Answers {
    try await withCheckedThrowingContinuation { continuation in
      let isStarted = DetachedThread.start { continuation.resume(with: Result { try run(uses) }) }
      if !isStarted { continuation.resume(throwing: Failure(description: "no thread")) }
    }
  }

  private static func run(_ uses: [WrongUse]) throws -> Answers {
    let others = TestDisk.environment("NIBWRIGHT_COMPILERS") ?? ""
    let compilers = ["gcc", "clang", "/usr/bin/clang"] + others.split(separator: " ").map(String.init)
    let path = "\(TestDisk.environment("TMPDIR") ?? "/tmp")/header-\(UInt64.random(in: 0 ... .max))"
    let sources = "#include <nibwright.h>\n" + uses.indices.map { uses[$0].source($0) }.joined()
    guard TestDisk.write(sources, to: path + ".c") else { throw Failure(description: "cannot write \(path)") }
    defer { for ending in [".c", ".txt"] { _ = TestDisk.remove(path + ending) } }
    let arguments = ["-c", script, "sh", SharedFiles.packageRoot, path + ".c", "\(uses.count)"] + compilers
    guard let shell = TestProgram("/bin/sh", arguments, output: path + ".txt") else {
      throw Failure(description: "no shell")
    }
    guard shell.wait() == .exit(0) else { throw Failure(description: "the script fails") }
    return try read(TestDisk.text(path + ".txt") ?? "")
  }

  private static func read(_ text: String) throws -> Answers {
    var answers: Answers = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 6, let family = Family(rawValue: parts[0]), let version = Int(parts[1]),
        let language = Language(rawValue: parts[2])
      else { throw Failure(description: "the script printed: \(line)") }
      let source: Source =
        switch parts[4] {
        case "right": .right
        case "promises": .promises
        default: .wrong(Int(parts[4]) ?? -1)
        }
      let column = Column(family: family, version: version, language: language, standard: parts[3])
      let found: String? = parts[5].isEmpty ? nil : parts[5...].joined(separator: " ")
      // What is right is compiled more than once.
      answers[column, default: [:]][source] = .some(answers[column]?[source].flatMap(\.self) ?? found)
    }
    return answers
  }
}
