import NibBytes
