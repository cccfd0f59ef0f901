/// What few objects of a class are ever given, in one value: kept apart by type, so that objects are small and made quickly.
protocol RareState {
  /// What an object has that was given nothing.
  init()
}

extension AccessibleObject {
  /// What the object has of a kind of rare state.
  final subscript<State: RareState>(rare type: State.Type) -> State {
    get { rareStates[ObjectIdentifier(type)] as? State ?? State() }
    set { rareStates[ObjectIdentifier(type)] = newValue }
  }
}
