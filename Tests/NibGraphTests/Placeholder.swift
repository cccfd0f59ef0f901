import NibGraph
