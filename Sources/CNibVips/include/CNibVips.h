// libvips for Swift: plain functions where libvips has variadic ones, and sources that read through a callback.
//
// This header needs nothing of libvips, so it can be imported where libvips is absent; the functions are there only when
// the package trait `Imaging` is on. Functions that give an image, a text or bytes give NULL on failure; the words of the
// failure are then in `nib_vips_take_error`. What they give belongs to the caller.
#ifndef NIB_VIPS_H
#define NIB_VIPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct NibVipsImage NibVipsImage;
typedef struct NibVipsSource NibVipsSource;

// Copies up to `length` bytes at `offset` and says how many; 0 at the end, negative on failure. Runs on any thread.
typedef int64_t (*NibVipsRead)(void *context, int64_t offset, void *buffer, int64_t length);
// Whether the work is to stop. Runs on any thread.
typedef bool (*NibVipsStop)(void *context);
typedef void (*NibVipsRelease)(void *context);

// How a loader is to open an image.
typedef struct {
  // The name of the loader without its suffix: "jpegload".
  const char *loader;
  // 1, 2, 4 or 8: JPEG's shrink on load.
  int shrink;
  // Factor of loaders that render at any size.
  double scale;
  // Which page of a file of several; 0 is the first.
  int page;
  // VipsFailOn: 0 nothing, 1 truncated, 2 errors, 3 warnings.
  int fail_on;
} NibVipsLoad;

// Starts libvips and allows the given loaders alone; the list ends with NULL. 0 when all went well.
int nib_vips_start(const char *const *loaders);
bool nib_vips_has_loader(const char *loader);
const char *nib_vips_version(void);
// The words of the last failures, to be freed with `nib_vips_free`.
char *nib_vips_take_error(void);
void nib_vips_free(void *memory);

// The source calls `release` when the last image that reads from it is gone.
NibVipsSource *nib_vips_source(void *context, int64_t byte_count, NibVipsRead read, NibVipsRelease release);
void nib_vips_source_release(NibVipsSource *source);

NibVipsImage *nib_vips_load(NibVipsSource *source, const NibVipsLoad *load);
void nib_vips_release(NibVipsImage *image);

int nib_vips_width(NibVipsImage *image);
int nib_vips_height(NibVipsImage *image);
int nib_vips_bands(NibVipsImage *image);
int nib_vips_sample_bytes(NibVipsImage *image);
int nib_vips_orientation(NibVipsImage *image);
// Whether a number of the metadata is there and not 0.
bool nib_vips_flag(NibVipsImage *image, const char *name);
// Bytes of the metadata; they live as long as the image.
const void *nib_vips_blob(NibVipsImage *image, const char *name, size_t *count);

// Exactly this size, in sRGB, not turned.
NibVipsImage *nib_vips_resized(NibVipsImage *image, int width, int height);
// Part of the image.
NibVipsImage *nib_vips_area(NibVipsImage *image, int left, int top, int width, int height);
// The image computed once and held in memory.
NibVipsImage *nib_vips_held(NibVipsImage *image);
// Turned as an orientation of 1 to 8 says; that of the metadata is then 1. The image must be held where it is not read from
// top to bottom.
NibVipsImage *nib_vips_turned(NibVipsImage *image, int orientation);
// 8 bits a sample; red, green, blue, alpha.
NibVipsImage *nib_vips_rgba(NibVipsImage *image);
// A point p of the image's plane goes to matrix * p + (x, y); pixel 0 reaches from 0 to 1. Empty places are transparent;
// the edge of an upright picture is hard, any other fades.
NibVipsImage *nib_vips_affine(
    NibVipsImage *image, const double matrix[4], double x, double y, int width, int height,
    bool is_upright);
// Three rows of red, green, blue and a constant, on samples of 0 to 255; alpha stays.
NibVipsImage *nib_vips_matrix(NibVipsImage *image, const double rows[12]);
// 256 samples for each of red, green, blue; alpha stays.
NibVipsImage *nib_vips_table(NibVipsImage *image, const uint8_t table[768]);
NibVipsImage *nib_vips_blurred(NibVipsImage *image, double sigma);
// White where the image is transparent; no alpha.
NibVipsImage *nib_vips_flat(NibVipsImage *image);
// A copy of the image without the metadata whose names begin with one of these; the list ends with NULL.
NibVipsImage *nib_vips_without(NibVipsImage *image, const char *const *prefixes);

// Asks `stop` while the image is computed, and ends in failure when it says so.
void nib_vips_watch(NibVipsImage *image, void *context, NibVipsStop stop, NibVipsRelease release);
// Writes the image's samples in rows without padding; 0 when all went well.
int nib_vips_write(NibVipsImage *image, uint8_t *bytes, size_t count);
// The image in a file format: "jpegsave", "pngsave", "tiffsave" or "webpsave"; the quality is 1 to 100.
void *nib_vips_encoded(NibVipsImage *image, const char *saver, int quality, bool strips, size_t *count);

#endif
