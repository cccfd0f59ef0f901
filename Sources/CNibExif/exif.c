#ifdef NIB_WITH_EXIF
#include "CNibExif.h"

#include <libexif/exif-data.h>
#include <stdlib.h>
#include <string.h>

static ExifData *in(NibExif *exif) { return (ExifData *)exif; }

NibExif *nib_exif_read(const uint8_t *bytes, size_t count) {
  static const uint8_t mark[6] = {'E', 'x', 'i', 'f', 0, 0};
  // Longer blocks than any format's segments are no camera's.
  if (count > (16u << 20)) return NULL;
  ExifData *data = exif_data_new();
  if (!data) return NULL;
  // What the block says, and nothing that a specification would have it say.
  exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS);
  exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION);
  if (count >= sizeof mark && !memcmp(bytes, mark, sizeof mark)) {
    exif_data_load_data(data, bytes, (unsigned int)count);
    return (NibExif *)data;
  }
  uint8_t *marked = malloc(count + sizeof mark);
  if (!marked) {
    exif_data_unref(data);
    return NULL;
  }
  memcpy(marked, mark, sizeof mark);
  if (count) memcpy(marked + sizeof mark, bytes, count);
  exif_data_load_data(data, marked, (unsigned int)(count + sizeof mark));
  free(marked);
  return (NibExif *)data;
}

void nib_exif_release(NibExif *exif) { exif_data_unref(in(exif)); }

static ExifEntry *entry(NibExif *exif, int directory, int tag) {
  if (directory < 0 || directory >= EXIF_IFD_COUNT || !in(exif)->ifd[directory]) return NULL;
  return exif_content_get_entry(in(exif)->ifd[directory], (ExifTag)tag);
}

const uint8_t *nib_exif_bytes(NibExif *exif, int directory, int tag, size_t *count) {
  ExifEntry *found = entry(exif, directory, tag);
  if (!found || !found->data) return NULL;
  *count = found->size;
  return found->data;
}

bool nib_exif_number(NibExif *exif, int directory, int tag, size_t index, double *number) {
  ExifEntry *found = entry(exif, directory, tag);
  if (!found || !found->data || index >= found->components) return false;
  size_t width = exif_format_get_size(found->format);
  if (!width || found->size < width || index > (found->size - width) / width) return false;
  const unsigned char *at = found->data + index * width;
  ExifByteOrder order = exif_data_get_byte_order(in(exif));
  switch (found->format) {
    case EXIF_FORMAT_BYTE: *number = at[0]; return true;
    case EXIF_FORMAT_SBYTE: *number = (signed char)at[0]; return true;
    case EXIF_FORMAT_SHORT: *number = exif_get_short(at, order); return true;
    case EXIF_FORMAT_SSHORT: *number = exif_get_sshort(at, order); return true;
    case EXIF_FORMAT_LONG: *number = exif_get_long(at, order); return true;
    case EXIF_FORMAT_SLONG: *number = exif_get_slong(at, order); return true;
    case EXIF_FORMAT_RATIONAL: {
      ExifRational value = exif_get_rational(at, order);
      if (!value.denominator) return false;
      *number = (double)value.numerator / value.denominator;
      return true;
    }
    case EXIF_FORMAT_SRATIONAL: {
      ExifSRational value = exif_get_srational(at, order);
      if (!value.denominator) return false;
      *number = (double)value.numerator / value.denominator;
      return true;
    }
    default: return false;
  }
}
#endif
