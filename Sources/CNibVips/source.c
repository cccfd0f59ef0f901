#ifdef NIB_WITH_VIPS
#include "private.h"

// A custom source of libvips asks for the next bytes and for jumps; the position is kept here, so that the other side
// need only answer for bytes at an offset. libvips reads a source on one thread at a time.
typedef struct {
  void *context;
  NibVipsRead read;
  NibVipsRelease release;
  int64_t position;
  int64_t byte_count;
} Reader;

static gint64 on_read(VipsSourceCustom *source, void *buffer, gint64 length, void *data) {
  (void)source;
  Reader *reader = data;
  if (length <= 0 || reader->position >= reader->byte_count) return 0;
  int64_t left = reader->byte_count - reader->position;
  int64_t count = reader->read(reader->context, reader->position, buffer, length < left ? length : left);
  if (count > 0) reader->position += count;
  return count;
}

static gint64 on_seek(VipsSourceCustom *source, gint64 offset, int whence, void *data) {
  (void)source;
  Reader *reader = data;
  int64_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? reader->position : reader->byte_count;
  int64_t position;
  if (__builtin_add_overflow(base, offset, &position) || position < 0) return -1;
  reader->position = position;
  return position;
}

static void on_end(void *data) {
  Reader *reader = data;
  reader->release(reader->context);
  g_free(reader);
}

NibVipsSource *nib_vips_source(void *context, int64_t byte_count, NibVipsRead read, NibVipsRelease release) {
  VipsSourceCustom *source = vips_source_custom_new();
  Reader *reader = g_new0(Reader, 1);
  *reader = (Reader){context, read, release, 0, byte_count};
  g_object_set_data_full(G_OBJECT(source), "nib-reader", reader, on_end);
  g_signal_connect(source, "read", G_CALLBACK(on_read), reader);
  g_signal_connect(source, "seek", G_CALLBACK(on_seek), reader);
  return (NibVipsSource *)source;
}

void nib_vips_source_release(NibVipsSource *source) { g_object_unref(source); }

NibVipsImage *nib_vips_load(NibVipsSource *source, const NibVipsLoad *load) {
  // The options differ from loader to loader, so they are set by name where the loader has them.
  char name[64];
  snprintf(name, sizeof name, "%s_source", load->loader);
  VipsOperation *operation = vips_operation_new(name);
  if (!operation) return NULL;
  GObjectClass *class = G_OBJECT_GET_CLASS(operation);
  g_object_set(
      operation, "source", source, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", (VipsFailOn)load->fail_on, NULL);
  if (g_object_class_find_property(class, "shrink")) g_object_set(operation, "shrink", load->shrink, NULL);
  if (g_object_class_find_property(class, "scale")) g_object_set(operation, "scale", load->scale, NULL);
  if (g_object_class_find_property(class, "page")) g_object_set(operation, "page", load->page, NULL);
  VipsImage *image = NULL;
  if (!vips_cache_operation_buildp(&operation)) g_object_get(operation, "out", &image, NULL);
  vips_object_unref_outputs(VIPS_OBJECT(operation));
  g_object_unref(operation);
  return (NibVipsImage *)image;
}

void nib_vips_release(NibVipsImage *image) { g_object_unref(image); }
#endif
