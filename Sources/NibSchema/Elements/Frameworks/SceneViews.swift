/// Views that show a scene. Inferred: their keys, by other readers of archives.
extension ElementSchema {
  /// Documented: SceneKit, SCNView.
  static let sceneKitView = ElementSchema(
    "sceneKitView", class: "SCNView", inherits: "view", rows: sceneRows)

  /// Documented: SpriteKit, SKView.
  static let skView = ElementSchema(
    "skView", class: "SKView", inherits: "view", rows: spriteRows)

  /// Documented: ARKit, ARSCNView.
  static let arscnView = ElementSchema(
    "arscnView", class: "ARSCNView", inherits: "view", rows: sceneRows)

  /// Documented: ARKit, ARSKView.
  static let arskView = ElementSchema(
    "arskView", class: "ARSKView", inherits: "view", rows: spriteRows)

  private static let sceneRows: [Row] = [
    .nonemptyString("sceneName", nib: "ibSceneName"),
    .int("preferredRenderingAPI", nib: "ibPreferredRenderingAPI"),
    .bool("wantsMultisampling", nib: "ibWantsMultisampling", default: false, omit: false),
    .bool("allowsCameraControl", nib: "allowsCameraControl", default: false, omit: false),
    .bool("jitteringEnabled", nib: "jitteringEnabled", default: false, omit: false),
    .bool("autoenablesDefaultLighting", nib: "autoenablesDefaultLighting", default: false, omit: false),
    .bool("playing", nib: "playing", default: false, omit: false),
    .bool("loops", nib: "loops", default: false, omit: false),
  ]

  private static let spriteRows: [Row] = [
    .bool("paused", nib: "_paused", default: nil),
    .bool("asynchronous", nib: "_asynchronous", default: nil),
    .bool("allowsTransparency", nib: "_allowsTransparency", default: nil),
    .bool("ignoresSiblingOrder", nib: "_ignoresSiblingOrder", default: nil),
    .bool("shouldCullNonVisibleNodes", nib: "_shouldCullNonVisibleNodes", default: nil),
    .int("preferredFramesPerSecond", nib: "_preferredFramesPerSecond"),
  ]
}
