// What objects are made and shown with, whether they are a framework's or the schema's.
@_exported import NibObjects
