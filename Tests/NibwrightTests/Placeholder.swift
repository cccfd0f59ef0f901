import Nibwright
