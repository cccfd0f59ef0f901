// The door to Cairo, for NibImaging/Cairo alone.
#include <cairo.h>
