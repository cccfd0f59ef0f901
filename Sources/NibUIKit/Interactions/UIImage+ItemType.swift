import NibFoundation

extension UIImage: ItemTypeNaming {
  package static var itemTypeIdentifier: String { "public.image" }
}
