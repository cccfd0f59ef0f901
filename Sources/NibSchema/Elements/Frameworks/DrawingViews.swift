/// Views that a framework of their own draws into; attributes of theirs have no known keys.
extension ElementSchema {
  /// Documented: GLKit, GLKView.
  static let glkView = ElementSchema(
    "glkView", class: "GLKView", inherits: "view", rows: [])

  /// Documented: MetalKit, MTKView.
  static let mtkView = ElementSchema(
    "mtkView", class: "MTKView", inherits: "view", rows: [])

  /// Documented: SceneKit, SCNView.
  static let sceneKitView = ElementSchema(
    "sceneKitView", class: "SCNView", inherits: "view", rows: [])

  /// Documented: SpriteKit, SKView.
  static let skView = ElementSchema(
    "skView", class: "SKView", inherits: "view", rows: [])

  /// Documented: ARKit, ARSCNView.
  static let arscnView = ElementSchema(
    "arscnView", class: "ARSCNView", inherits: "view", rows: [])

  /// Documented: ARKit, ARSKView.
  static let arskView = ElementSchema(
    "arskView", class: "ARSKView", inherits: "view", rows: [])
}
