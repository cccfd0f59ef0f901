// libexif for Swift: the values of an EXIF block as text and numbers.
//
// This header needs nothing of libexif, so it can be imported where libexif is absent; the functions are there only when
// the package trait `Imaging` is on.
#ifndef NIB_EXIF_H
#define NIB_EXIF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct NibExif NibExif;

// Reads a block, with or without the word "Exif" before it. NULL when there is no memory. Copies what it keeps.
NibExif *nib_exif_read(const uint8_t *bytes, size_t count);
void nib_exif_release(NibExif *exif);

// The bytes of a value, whatever its type; they live as long as the block. NULL when the directory has no such tag.
// Directories: 0 the picture's, 2 that of EXIF, 3 that of GPS.
const uint8_t *nib_exif_bytes(NibExif *exif, int directory, int tag, size_t *count);
// A number of a value that has one or more; false when there is none, or it is a fraction of nothing.
bool nib_exif_number(NibExif *exif, int directory, int tag, size_t index, double *number);

#endif
