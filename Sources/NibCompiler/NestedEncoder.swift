import NibGraph

/// Makes the bytes of an archive that lies inside another, such as a prototype cell.
///
/// The compiler makes graphs and knows no container; whoever uses it hands in the encoder of the one that is written.
/// So a graph with prototypes in memory says the same as one read from a file.
public typealias NestedEncoder = @Sendable (ObjectGraph) throws -> [UInt8]
