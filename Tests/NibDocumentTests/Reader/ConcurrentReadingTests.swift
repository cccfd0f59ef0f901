import NibDocument
import Testing

@Suite("Reading on many threads")
struct ConcurrentReadingTests {
  @Test("many readers at once give what one gives, faults included")
  func many() async throws {
    let items = (0..<200).map { "<label text=\"Café &amp; \($0)\" id=\"\($0)\"/>" }.joined(separator: "\n")
    let good = xib(items)
    let bad = xib(items + "<")
    let expected = try read(good).dump

    await withTaskGroup(of: (String?, DocumentError.Code?).self) { group in
      for i in 0..<200 {
        group.addTask {
          do throws(DocumentError) { return (try read(i % 3 == 0 ? bad : good).dump, nil) } catch {
            return (nil, error.code)
          }
        }
      }
      var counts = (read: 0, refused: 0)
      for await (dump, code) in group {
        if let dump {
          counts.read += 1
          #expect(dump == expected)
        } else {
          counts.refused += 1
          #expect(code == .malformed)
        }
      }
      #expect(counts == (133, 67))
    }
  }
}
