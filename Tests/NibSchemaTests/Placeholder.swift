import NibSchema
