import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Variations by size class")
struct VariationTests {
  private static let mask = #"<mask key="constraints"><exclude reference="c"/></mask>"#

  /// A view `a` with two labels, the constraints `c` and `d` between them, and variations.
  private func sample(
    _ variations: String = "", constant: String = "", subviews: String = "", profile: OutputProfile = .xcode13
  ) throws -> CompiledSample {
    try CompiledSample(
      #"""
      <view id="a"><subviews>
        <label id="l"><rect key="frame" x="10" y="0" width="1" height="1"/></label>
        <label id="m"><rect key="frame" x="20" y="0" width="1" height="1"/></label>\#(subviews)
      </subviews><constraints>
        <constraint id="c" firstItem="m" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8">\#(constant)</constraint>
        <constraint id="d" firstItem="l" firstAttribute="leading" secondItem="a" secondAttribute="leading"/>
      </constraints>\#(variations)</view>
      """#, profile: profile)
  }

  /// A record of a storage: its traits as text, and which of the candidates come and go.
  private struct Record: Equatable {
    var traits: String
    var added: [Int] = []
    var removed: [Int] = []
  }

  /// The first storage of an archive.
  private struct Storage {
    let keyPath: String
    let object: ObjectID
    let candidates: [ObjectID]
    let records: [Record]
    let values: [ObjectID]
  }

  private func read(_ sample: CompiledSample) throws -> Storage {
    let graph = sample.graph
    func members(_ key: String, of object: ObjectID) -> [ObjectID] {
      graph.object(key, of: object).map { graph.members($0) } ?? []
    }
    let list = try #require(sample.list("UINibTraitStorageListsKey").first)
    let storage = try #require(members("UITraitStorages", of: list).first)
    let candidates = members("UIRelationshipCandidates", of: storage)
    let records = members("UIRecords", of: storage)
    return Storage(
      keyPath: sample.text("UIKeyPath", of: storage), object: try #require(graph.object("UIObject", of: storage)),
      candidates: candidates,
      records: records.map { record in
        Record(
          traits: traits(of: record, sample),
          added: members("UIAddedObjects", of: record).compactMap { candidates.firstIndex(of: $0) },
          removed: members("UIRemovedObjects", of: record).compactMap { candidates.firstIndex(of: $0) })
      }, values: records.compactMap { graph.object("UIValue", of: $0) })
  }

  /// `w1 h2` for a compact width and a regular height.
  private func traits(of record: ObjectID, _ sample: CompiledSample) -> String {
    guard let traits = sample.graph.object("UITraitCollection", of: record) else { return "nil" }
    let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
    let width = sample.text(prefix + "HorizontalSizeClass", of: traits)
    let height = sample.text(prefix + "VerticalSizeClass", of: traits)
    return [width == "-" ? nil : "w" + width, height == "-" ? nil : "h" + height].compactMap { $0 }
      .joined(separator: " ")
  }

  @Test("members that the base leaves out are candidates that its record removes")
  func excluded() throws {
    let sample = try sample(#"<variation key="default">\#(Self.mask)</variation>"#)

    let storage = try read(sample)
    let listed = try #require(sample.graph.object("UIViewAutolayoutConstraints", of: storage.object))
    #expect(sample.diagnostics.messages.isEmpty)
    #expect(storage.keyPath == #""traitStorageConstraints""#)
    #expect(storage.candidates.count == 2)
    #expect(sample.graph.members(listed) == [storage.candidates[0]])
    #expect(storage.records == [Record(traits: "", removed: [1])])
    #expect(sample.list("UINibObjectsKey").contains(storage.candidates[1]))
  }

  @Test(
    "sets of members are lists up to Xcode 12, and have a key for each place from 13 on",
    arguments: [(.xcode12point5, "NSInlinedValue"), (.xcode13, "NS.object.0")] as [(OutputProfile, String)])
  func setForm(profile: OutputProfile, first: String) throws {
    let sample = try sample(#"<variation key="default">\#(Self.mask)</variation>"#, profile: profile)
    let graph = sample.graph
    let records = graph.objectIDs.filter { graph.className(of: $0) == "_UIRelationshipTraitStorageRecord" }
    let removed = try #require(records.first.flatMap { graph.object("UIRemovedObjects", of: $0) })

    #expect(graph.className(of: removed) == "NSSet")
    #expect(graph.values(of: removed).first.map { graph.keys[Int($0.key.index)] } == first)
    #expect(graph.members(removed).count == 1)
  }

  @Test("records go from the base to what asks for most traits")
  func records() throws {
    let sample = try sample(
      #"""
      <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><exclude reference="l"/></mask></variation>
      <variation key="default"><mask key="subviews"><exclude reference="m"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="m"/></mask></variation>
      """#)

    let storage = try read(sample)
    // The label stays in a constraint where it is off itself.
    #expect(sample.diagnostics.messages.map(\.id) == ["constraintOfExcludedView"])
    #expect(storage.keyPath == #""traitStorageSubviews""#)
    #expect(
      storage.records == [
        Record(traits: "", removed: [1]), Record(traits: "w1", added: [1]), Record(traits: "w1 h2", removed: [0]),
      ])
  }

  @Test("a frame that is fixed for some sizes has constraints of its own for each pair of size classes, up to Xcode 7")
  func fixedFrames() throws {
    let label = #"""
      <label id="f" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="3" height="4"/>
        <variation key="widthClass=compact" fixedFrame="YES"><rect key="frame" x="5" y="6" width="7" height="8"/></variation>
      </label><switch id="s" fixedFrame="YES"><rect key="frame" x="9" y="9" width="51" height="31"/></switch>
      """#
    let sample = try sample(subviews: label, profile: .xcode7)

    let storage = try read(sample)
    #expect(sample.diagnostics.messages.isEmpty)
    // A switch keeps its size; a compact width fixes the label, too.
    #expect(storage.records.map(\.added.count) == [2, 2, 2, 6, 6, 6, 2, 2, 2])
    #expect(storage.records.map(\.traits) == ["nil", "h1", "h2", "w1", "w1 h1", "w1 h2", "w2", "w2 h1", "w2 h2"])
    #expect(storage.candidates.count == 30)
    for record in storage.records {
      #expect(Set(record.added + record.removed) == Set(0..<30), "all others go")
    }
    let pinned = storage.records[3].added.compactMap { sample.text("NSConstant", of: storage.candidates[$0]) }
    #expect(pinned == ["5.0", "6.0", "7.0", "8.0", "9.0", "9.0"])
    let later = try self.sample(subviews: label, profile: .xcode8)
    #expect(later.list("UINibTraitStorageListsKey").isEmpty)
    #expect(later.diagnostics.messages.isEmpty)
  }

  @Test("a constant that varies has a record for the base and one for each variation, by number of traits")
  func constants() throws {
    let sample = try sample(
      constant: #"""
        <variation key="heightClass=compact-widthClass=regular" constant="4"/><variation key="widthClass=regular" constant="3"/>
        """#)
    let graph = sample.graph

    #expect(sample.diagnostics.messages.isEmpty)
    let storage = try #require(sample.objects("_UIAttributeTraitStorage").first)
    #expect(sample.text("UIObject", of: storage) == "@NSLayoutConstraint")
    #expect(sample.text("UIKeyPath", of: storage) == #""encodedConstant""#)
    let records = graph.object("UIRecords", of: storage).map { graph.members($0) } ?? []
    let constants = records.compactMap { graph.object("UIValue", of: $0) }
    #expect(constants.map { sample.text("UINumericConstant", of: $0) }.dropFirst() == ["3.0", "4.0"])
    #expect(constants.map { sample.text("UISymbolicConstant", of: $0) } == ["nil", "nil", "nil"])
    let base = try #require(records.first.flatMap { graph.object("UITraitCollection", of: $0) })
    #expect(graph.values(of: base).isEmpty)
  }

  @Test("a variation of a constant without a number is told, and the base is kept")
  func badConstant() throws {
    let sample = try sample(constant: #"<variation key="widthClass=regular" constant="wide"/>"#)

    #expect(sample.diagnostics.messages.count == 1)
    #expect(sample.objects("_UIAttributeTraitStorage").isEmpty)
  }

  @Test("a list names the top-level object and, apart from it, the views that take part")
  func list() throws {
    let sample = try sample(#"<variation key="default">\#(Self.mask)</variation>"#)

    let list = try #require(sample.list("UINibTraitStorageListsKey").first)
    #expect(sample.text("UITopLevelObject", of: list) == "@UIView")
    let parts = sample.graph.object("UIDescendants", of: list).map { sample.graph.members($0) }
    #expect(parts?.map { sample.graph.className(of: $0) } == ["UILabel", "UILabel"])
  }

  @Test(
    "the base of members has no traits at all up to Xcode 8.0, later an object without traits",
    arguments: [
      (OutputProfile.xcode6, "nil"), (.xcode8beta, "nil"), (.xcode8, "@UITraitCollection"),
      (.xcode13, "@UITraitCollection"),
    ])
  func eras(profile: OutputProfile, traits: String) throws {
    let sample = try sample(#"<variation key="default">\#(Self.mask)</variation>"#, profile: profile)

    #expect(sample.value("UITraitCollection", of: "_UIRelationshipTraitStorageRecord") == traits)
  }

  @Test("the oldest era has the base alone")
  func oldest() throws {
    let sample = try sample(#"<variation key="default">\#(Self.mask)</variation>"#, profile: .xcode5)

    #expect(sample.value("UIViewAutolayoutConstraints", of: "UIView") == "[@NSLayoutConstraint]")
    #expect(sample.objects("_UITraitStorageList").isEmpty)
  }

  @Test(
    "what is not known to vary is named, and the base is kept",
    arguments: [
      (#"<variation key="widthClass=compact" alpha="0.5"/>"#, "'alpha'"),
      (#"<variation key="userInterfaceIdiom=clock" hidden="YES"/>"#, "'userInterfaceIdiom=clock'"),
      (#"<variation key="widthClass=huge">\#(mask)</variation>"#, "'widthClass=huge'"),
      (#"<variation key="widthClass=compact"><color key="tintColor" white="1"/></variation>"#, "'tintColor'"),
      (#"<variation key="default"><mask key="constraints"><exclude reference="l"/></mask></variation>"#, "'l'"),
    ])
  func unknown(variation: String, name: String) throws {
    let sample = try sample(variation)

    #expect(sample.diagnostics.messages.count == 1)
    #expect(sample.diagnostics.messages.first?.message.contains(name) == true)
    #expect(sample.value("UISubviews", of: "UIView") == "[@UILabel, @UILabel]")
  }

  @Test("where a view stands on the canvas is nobody's matter but the editor's")
  func designTime() throws {
    let sample = try sample(
      #"<variation key="widthClass=compact" misplaced="YES"><rect key="frame" x="1" y="1" width="1" height="1"/></variation>"#
    )

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(sample.list("UINibTraitStorageListsKey").isEmpty)
  }

  @Test("a stack view's members are kept, because under which key path it arranges them is not known")
  func stack() throws {
    let sample = try CompiledSample(
      #"""
      <stackView id="s"><subviews><label id="l"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation></stackView>
      """#)

    #expect(sample.diagnostics.messages.map(\.id) == ["unknownVariation"])
    #expect(sample.value("UISubviews", of: "UIStackView") == "[@UILabel]")
  }

  @Test("a constraint for the editor alone is no member, and nobody misses it")
  func placeholder() throws {
    let sample = try CompiledSample(
      #"""
      <view id="a"><constraints><constraint id="c" firstAttribute="width"/>
      <constraint id="p" firstAttribute="height" placeholder="YES"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c"/><exclude reference="p"/></mask></variation>
      </view>
      """#)

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(try read(sample).records == [Record(traits: "", removed: [0])])
    #expect(sample.value("UIViewAutolayoutConstraints", of: "UIView") == "-")
  }

  @Test("what a cell varies is its content view's, where that holds the constraints")
  func plainContent() throws {
    let sample = try CompiledSample(
      #"""
      <collectionViewCell id="a"><view key="contentView"><subviews><label id="l"/></subviews></view>
      <constraints><constraint id="c" firstItem="l" firstAttribute="width"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation></collectionViewCell>
      """#)

    let storage = try read(sample)
    #expect(sample.diagnostics.messages.isEmpty)
    #expect(sample.graph.className(of: storage.object) == "UIView")
    #expect(storage.records == [Record(traits: "", removed: [0])])
  }

  @Test("a view beside a controller is in its own list and in that of the controller, who keeps it alive")
  func keptAlive() throws {
    let view = #"""
      <view id="k"><subviews><view id="v"><constraints><constraint id="c" firstAttribute="width"/></constraints>
      <variation key="default">\#(Self.mask)</variation></view></subviews></view>
      """#
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        #"<viewController id="a" sceneMemberID="viewController"><view key="view" id="b"/></viewController>"#, view),
      attributes: #"initialViewController="a""#)

    let graph = try made.graph("UIViewController-a.nib")
    let lists = try #require(graph.object("UINibTraitStorageListsKey", of: .root).map { graph.members($0) })
    let tops = lists.map { graph.object("UITopLevelObject", of: $0).map { graph.className(of: $0) } }
    let storages = lists.compactMap { list in
      graph.object("UITraitStorages", of: list).map { graph.members($0) }?.first
    }
    #expect(tops == ["UIView", "UIClassSwapper"])
    #expect(Set(storages).count == 2)
    #expect(Set(storages.map { graph.object("UIObject", of: $0) }).count == 1)
    #expect(try made.graph("a-view-b.nib").object("UINibTraitStorageListsKey", of: .root) != nil)
  }
}
