// Filled by the room's first type.
