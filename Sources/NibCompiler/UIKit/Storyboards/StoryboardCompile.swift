import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// The second pass over a storyboard: one archive after another, innermost first, by one lowering.
///
/// All archives of a storyboard share one table of names and one of bytes while they are made. An archive inside another
/// becomes bytes when all objects are made, level by level from the innermost.
struct StoryboardCompile {
  let document: Document
  let schema: CompiledSchema
  let index: SymbolizedDocument
  let options: CompileOptions
  let encode: NestedEncoder?

  /// One archive of the output before it becomes a graph.
  private struct Pending {
    let path: String
    let nib: LoweredNib
  }

  /// How many scenes may be merged into others for each scene of the document; a chain of containers multiplies them.
  private static let mergeLimit = 64

  func run(into diagnostics: inout Diagnostics) throws(CompileError) -> CompiledInterface {
    var mapper = StoryboardMapper(document, schema, index)
    let map = mapper.map(into: &diagnostics)
    var lowering = Lowering(document, schema: schema, index: index, options: options, diagnostics: diagnostics)
    // All archives of a document have the same members. Seen: 3 storyboards of folders, none of both kinds.
    let members = VariantPlan(document, options).members
    var pending: [Pending] = []
    var viewUpstream = [[Int]](repeating: [], count: map.scenes.count)
    for scene in map.scenes.indices where map.scenes[scene].viewUnit >= 0 {
      let unit = map.scenes[scene].viewUnit
      var needed: [Int] = []
      for member in members {
        lowering.options.deploymentTarget = member.target
        let nib = StoryboardArchives.lowerUnit(unit, of: map, named: needed, &lowering)
        needed = nib.upstream
        pending.append(Pending(path: Self.path(map.scenes[scene].viewName, member.path), nib: nib))
      }
      viewUpstream[scene] = needed
    }
    var budget = map.scenes.count * Self.mergeLimit + 1024
    for scene in map.scenes.indices where map.scenes[scene].hasArchive {
      let scope = try controllerScope(scene, map, viewUpstream, &budget)
      for member in members {
        lowering.options.deploymentTarget = member.target
        let nib = StoryboardArchives.lowerControllers(scope, &lowering)
        pending.append(Pending(path: Self.path(map.scenes[scene].identifier, member.path), nib: nib))
      }
    }
    diagnostics = lowering.reader.diagnostics
    if map.scenes.contains(where: \.isLeftOut) { checkLeftOut(map, &budget, into: &diagnostics) }
    let made = try LoweredNibs(document: document, schema: schema, encode: encode)
      .graphs(of: pending.map(\.nib), &lowering.writer.builder)
    let files = zip(pending, made).map { CompiledInterface.File(path: $0.path, graph: $1) }
    return CompiledInterface(files: files, storyboard: manifest(map))
  }

  /// Tells of what is wrong in scenes that no archive has: they are lowered for their messages alone.
  private func checkLeftOut(_ map: StoryboardMap, _ budget: inout Int, into diagnostics: inout Diagnostics) {
    var lowering = Lowering(
      document, schema: schema, index: index, options: options, diagnostics: diagnostics.empty)
    for scene in map.scenes.indices where map.scenes[scene].isLeftOut {
      var viewUpstream = [[Int]](repeating: [], count: map.scenes.count)
      let view = map.scenes[scene].leftOutView
      if view >= 0 { viewUpstream[scene] = StoryboardArchives.lowerUnit(view, of: map, &lowering).upstream }
      guard let scope = try? controllerScope(scene, map, viewUpstream, &budget) else { continue }
      _ = StoryboardArchives.lowerControllers(scope, &lowering)
    }
    diagnostics.addNew(lowering.reader.diagnostics)
  }

  private static func path(_ name: String, _ member: String) -> String {
    name + ".nib" + (member.isEmpty ? "" : "/" + member)
  }

  private func manifest(_ map: StoryboardMap) -> StoryboardManifest {
    let initial = map.initialScene >= 0 ? map.scenes[map.initialScene].identifier : nil
    return StoryboardManifest(
      scenes: map.scenes.filter(\.hasArchive).map { .init(identifier: $0.identifier) }, initialIdentifier: initial,
      references: map.scenes.compactMap(\.reference))
  }

  /// The scenes that a controller's archive holds: the controller's own behind all that it contains.
  private func controllerScope(
    _ scene: Int, _ map: StoryboardMap, _ viewUpstream: [[Int]], _ budget: inout Int
  ) throws(CompileError) -> NibScope {
    var order: [Int] = []
    var container = NumberMap<Int>()
    var seen = NumberSet([scene])
    var stack: [(scene: Int, next: Int)] = [(scene, 0)]
    while let top = stack.last {
      let children = map.scenes[top.scene].children
      guard top.next < children.count else {
        order.append(top.scene)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let child = children[top.next]
      guard seen.insert(child) else { continue }
      container.set(child, top.scene)
      stack.append((child, 0))
      budget -= 1
      guard budget >= 0 else {
        throw CompileError(
          code: .tooLarge, place: document.place(of: .init(map.scenes[scene].controller)),
          detail: "more than \(Self.mergeLimit) scenes a scene are merged into containers; give fewer identifiers")
      }
    }
    return NibScope(
      map: map, unit: map.scenes[scene].unit, scenes: order, container: container, viewUpstream: viewUpstream)
  }
}
