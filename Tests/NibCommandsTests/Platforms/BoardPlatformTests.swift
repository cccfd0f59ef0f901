import NibGraph
import NibRuntime
import NibTestSupport
import Nibwright
import Testing

@testable import NibCompiler

/// A piece of a board, made of an archive.
private final class Piece: NibObject {
  let name: String
  let rank: Int
  @Outlet var next: Piece?

  init(from coder: NibCoder) throws {
    name = try coder.string("BKName") ?? ""
    rank = try coder.int("BKRank")
  }
}

@Suite("A platform that is made outside of the project") struct BoardPlatformTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Board.XIB" version="3.0" toolsVersion="23504" targetRuntime="BoardKit">
        <objects>
            <piece name="Rook" rank="5" id="000-00-001">
                <connections>
                    <outlet property="next" destination="000-00-002"/>
                </connections>
            </piece>
            <piece name="Pawn" rank="1" id="000-00-002"/>
        </objects>
    </document>

    """

  private let folder = TemporaryFolder()
  private let nib: String

  init() throws {
    BoardPlatform.added
    nib = folder.path + "/Board.nib"
    let run = CommandRun("compile", try folder.add("Board.xib", Self.document), "-o", nib)
    #expect(run.code == .success && run.messages == "", "\(run.messages)")
  }

  @Test("its documents compile to archives that are known as its own")
  func compiled() throws {
    let graph = try Interface.read(nib).nib().graph

    #expect(graph.format.platform == BoardPlatform.platform)
    #expect(graph.rootList("BKPieces").map { graph.className(of: $0) } == ["BKPiece", "BKPiece"])
    #expect(Platform.of(try #require(NibRoot(graph)))?.framework == BoardPlatform.platform)
  }

  @Test("its archives are raised to documents, which compile to them again")
  func raised() throws {
    let path = folder.path + "/Raised.xib"

    let run = CommandRun("decompile", nib, "-o", path)

    #expect(run.code == .success && run.messages == "", "\(run.messages)")
    let text = try #require(folder.text("Raised.xib"))
    #expect(text.contains(#"targetRuntime="BoardKit""#) && text.contains(#"name="Rook""#), "\(text)")
    #expect(CommandRun("compile", path, "-o", folder.path + "/Again.nib").code == .success)
    #expect(folder.bytes("Again.nib") == folder.bytes("Board.nib"))
  }

  @Test("its archives are loaded, with its classes and its connections") @MainActor
  func loaded() throws {
    let classes = ClassRegistry(parent: nil)
    classes.registerStandIn(Piece.self, as: "BKPiece", on: BoardPlatform.platform)

    let report = try NibInstantiator(graph: try Interface.read(nib).nib().graph, classes: classes)
      .instantiateReport()

    let rook = try #require(report.topLevel.first as? Piece)
    #expect(report.platform == BoardPlatform.platform)
    #expect(rook.name == "Rook" && rook.rank == 5 && rook.next?.name == "Pawn")
  }

  @Test("its archives and documents are inspected")
  func inspected() {
    let tree = CommandRun("inspect", nib)

    #expect(tree.code == .success)
    #expect(tree.output.contains("BKPiece") && tree.output.contains("Rook"), "\(tree.output)")
    let document = CommandRun("inspect", folder.path + "/Board.xib")
    #expect(document.code == .success && document.output.contains("Rook"), "\(document.output)")
  }

  @Test("it appears in the context, by its names", arguments: ["Board.xib", "Board.nib"])
  func context(file: String) throws {
    let run = CommandRun("context", folder.path + "/" + file)

    #expect(run.code == .success)
    let interface = try #require(try JSONSample(run.output)["interfaces"]?[0])
    #expect(interface["framework"] == .text("BoardKit"), "\(run.output)")
    #expect(interface["platform"] == .text("boardOS"))
    #expect(interface["objects"]?[0]?["class"] == .text("BKPiece"), "\(run.output)")
    #expect(interface["connections"]?[0]?["property"] == .text("next"))
  }
}
