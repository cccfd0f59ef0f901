// The only door to libxml2: the SAX2 parser. NibDocument/Reader is the only room behind it.
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
