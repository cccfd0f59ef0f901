/* The library as a C program uses it. Compiled into the tests, and as a program of its own for valgrind by Tools/release library. */
#include "checks.h"

#include <nibwright.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define HOLDS(condition) \
  do { \
    if (!(condition)) { \
      failures++; \
      fprintf(stderr, "checks.c:%d: does not hold: %s\n", __LINE__, #condition); \
    } \
  } while (0)

static nibwright_interface *opened(const char *folder, const char *name) {
  char path[4096];
  nibwright_interface *interface = NULL;
  nibwright_error *error = NULL;
  snprintf(path, sizeof path, "%s/%s", folder, name);
  if (nibwright_open(path, &interface, &error) != NIBWRIGHT_OK) {
    fprintf(stderr, "%s: %s\n", path, nibwright_error_message(error));
    nibwright_error_free(error);
    failures++;
  }
  return interface;
}

/* Contexts: of one interface, and of a folder. */
static void check_contexts(const char *archives) {
  nibwright_interface *interface = opened(archives, "Documents/Login/Login.xib");
  nibwright_context_options options = {sizeof options, NIBWRIGHT_STYLE_SWIFTGEN, NIBWRIGHT_CONTEXT_PRETTY, NULL};
  nibwright_bytes *json = NULL;
  const char *paths[1];
  char folder[4096];

  HOLDS(nibwright_interface_form(interface) == NIBWRIGHT_FORM_XIB);
  HOLDS(nibwright_interface_context(interface, NULL, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strstr((const char *)nibwright_bytes_data(json), "\"customClass\":\"LoginController\"") != NULL);
  HOLDS(strlen((const char *)nibwright_bytes_data(json)) == nibwright_bytes_count(json));
  nibwright_bytes_free(json);
  HOLDS(nibwright_interface_list(interface, NIBWRIGHT_LIST_OBJECTS, NIBWRIGHT_CONTEXT_NONE, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_bytes_data(json)[0] == '[' && strstr((const char *)nibwright_bytes_data(json), "\"LoginView\"") != NULL);
  nibwright_bytes_free(json);
  HOLDS(nibwright_interface_list(interface, NIBWRIGHT_LIST_CONNECTIONS, NIBWRIGHT_CONTEXT_PICKLE, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_bytes_count(json) > 100 && memcmp(nibwright_bytes_data(json), "\x80\x04](", 4) == 0);
  nibwright_bytes_free(json);
  HOLDS(nibwright_interface_list(interface, NIBWRIGHT_LIST_SCENES, NIBWRIGHT_CONTEXT_NONE, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_bytes_count(json) >= 2);
  nibwright_bytes_free(json);
  snprintf(folder, sizeof folder, "%s/Documents/Login", archives);
  paths[0] = folder;
  HOLDS(nibwright_code_name("sign in", NIBWRIGHT_PASCAL, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strcmp((const char *)nibwright_bytes_data(json), "SignIn") == 0);
  nibwright_bytes_free(json);
  HOLDS(nibwright_context(paths, 1, &options, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strncmp((const char *)nibwright_bytes_data(json), "{\n  \"modules\"", 13) == 0);
  nibwright_bytes_free(json);
  nibwright_interface_free(interface);
}

/* Compiles, reads what was made, writes it, and converts it. */
static void check_compile(const char *archives, const char *scratch) {
  nibwright_interface *interface = opened(archives, "Documents/Login/Login.xib");
  nibwright_interface *archive = NULL;
  nibwright_compile_options options = {sizeof options, NIBWRIGHT_COMPILE_NONE, 0, "Login", "15.0", NULL};
  nibwright_files *files = NULL;
  nibwright_diagnostics *diagnostics = NULL;
  nibwright_bytes *converted = NULL;
  const uint8_t *data;
  size_t count = 0;
  char path[4096];

  HOLDS(nibwright_compile(interface, &options, &files, &diagnostics, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_files_count(files) == 1);
  HOLDS(strcmp(nibwright_files_path(files, 0), "") == 0 && nibwright_files_path(files, 1) == NULL);
  data = nibwright_files_data(files, 0, &count);
  HOLDS(count > 1000 && memcmp(data, "NIBArchive", 10) == 0);
  snprintf(path, sizeof path, "%s/Login.nib", scratch);
  HOLDS(nibwright_files_write(files, path, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_open_bytes(data, count, "Login.nib", &archive, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_interface_form(archive) == NIBWRIGHT_FORM_NIB);
  HOLDS(nibwright_convert(archive, NIBWRIGHT_CONVERT_CANONICAL, &converted, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_bytes_count(converted) == count);
  HOLDS(memcmp(nibwright_bytes_data(converted), data, count) == 0);
  nibwright_bytes_free(converted);
  nibwright_interface_free(archive);
  nibwright_diagnostics_free(diagnostics);
  nibwright_files_free(files);
  nibwright_interface_free(interface);
}

/* Diagnostics are values with places. */
static void check_diagnostics(void) {
  static const char odd[] =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"23504\" targetRuntime=\"iOS.CocoaTouch\">\n"
    "<objects>\n  <hologram id=\"h1\"/>\n</objects></document>";
  nibwright_interface *interface = NULL;
  nibwright_files *files = NULL;
  nibwright_diagnostics *diagnostics = NULL;
  nibwright_error *error = NULL;
  nibwright_compile_options strict = {sizeof strict, NIBWRIGHT_COMPILE_STRICT, 0, NULL, NULL, NULL};
  nibwright_diagnostic message;

  HOLDS(nibwright_open_bytes(odd, sizeof odd - 1, "Odd.xib", &interface, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_compile(interface, NULL, &files, &diagnostics, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_diagnostics_count(diagnostics) == 1);
  HOLDS(nibwright_diagnostics_get(diagnostics, 0, &message) && !nibwright_diagnostics_get(diagnostics, 1, &message));
  HOLDS(message.severity == NIBWRIGHT_WARNING && message.line == 3 && message.column == 3 && message.offset == -1);
  HOLDS(strcmp(message.file, "Odd.xib") == 0 && message.object != NULL && strcmp(message.object, "h1") == 0);
  nibwright_diagnostics_free(diagnostics);
  nibwright_files_free(files);
  HOLDS(nibwright_compile(interface, &strict, &files, &diagnostics, &error) == NIBWRIGHT_DOCUMENT_ERRORS);
  HOLDS(files == NULL && nibwright_error_line(error) == 3);
  nibwright_error_free(error);
  nibwright_diagnostics_free(diagnostics);
  nibwright_interface_free(interface);
}

/* Walks objects, values and connections without JSON. */
static void check_graph(const char *archives) {
  nibwright_interface *interface = opened(archives, "Documents/Login/sample.nib");
  nibwright_graph *graph = NULL;
  nibwright_connection connection;
  nibwright_value value;
  const char *key = NULL;
  size_t views = 0, texts = 0;

  HOLDS(nibwright_interface_graph(interface, &graph, NULL) == NIBWRIGHT_OK);
  for (size_t object = 0; object < nibwright_graph_object_count(graph); object++) {
    if (strcmp(nibwright_graph_class(graph, object), "UIButton") == 0) views++;
    for (size_t index = 0; index < nibwright_graph_value_count(graph, object); index++) {
      HOLDS(nibwright_graph_value(graph, object, index, &key, &value));
      if (strcmp(key, "UILabel") == 0) texts += value.kind == NIBWRIGHT_VALUE_TEXT && value.count > 0;
    }
    HOLDS(!nibwright_graph_value(graph, object, nibwright_graph_value_count(graph, object), &key, &value));
  }
  HOLDS(views > 0 && texts == nibwright_graph_connection_count(graph) && texts > 0);
  HOLDS(nibwright_graph_connection(graph, 0, &connection) && connection.source >= 0);
  HOLDS(!nibwright_graph_connection(graph, texts, &connection));
  HOLDS(nibwright_graph_class(graph, nibwright_graph_object_count(graph)) == NULL);
  {
    size_t objects = 0, values = 0, bytes = 0, counted = 0;
    nibwright_bytes *pickle = NULL;
    const nibwright_object_row *rows = nibwright_graph_object_rows(graph, &objects);
    const nibwright_value_row *stored = nibwright_graph_value_rows(graph, &values);
    HOLDS(objects == nibwright_graph_object_count(graph) && rows != NULL && stored != NULL);
    HOLDS(nibwright_graph_bytes(graph, &bytes) != NULL && bytes > 0);
    for (size_t object = 0; object < objects; object++) counted += rows[object].value_count;
    HOLDS(counted == values);
    HOLDS(nibwright_graph_key_name(graph, stored[values - 1].key_index) != NULL);
    HOLDS(strcmp(nibwright_graph_class_name(graph, rows[0].class_index), nibwright_graph_class(graph, 0)) == 0);
    HOLDS(nibwright_graph_pickle(graph, &pickle, NULL) == NIBWRIGHT_OK);
    HOLDS(memcmp(nibwright_bytes_data(pickle), "\x80\x04(", 3) == 0 && nibwright_bytes_count(pickle) > objects * 12);
    nibwright_bytes_free(pickle);
    HOLDS(nibwright_graph_class_name(graph, 1u << 20) == NULL && nibwright_graph_key_name(graph, 1u << 20) == NULL);
  }
  nibwright_graph_free(graph);
  nibwright_interface_free(interface);
}

/* Rows of a folder of archives, in pieces of whole lines. */
static void check_scan(const char *archives) {
  const char *paths[2];
  char folder[4096];
  nibwright_scan *scan = NULL;
  nibwright_bytes *rows = NULL;
  size_t pieces = 0;
  int has_view = 0, has_failure = 0;

  snprintf(folder, sizeof folder, "%s/Documents/Login", archives);
  paths[0] = folder;
  paths[1] = "/nowhere.nib";
  HOLDS(nibwright_scan_begin(paths, 2, &scan, NULL) == NIBWRIGHT_OK);
  for (;;) {
    const char *text;
    HOLDS(nibwright_scan_next(scan, 1, &rows, NULL) == NIBWRIGHT_OK);
    if (nibwright_bytes_count(rows) == 0) break;
    text = (const char *)nibwright_bytes_data(rows);
    HOLDS(text[0] == '{' && text[nibwright_bytes_count(rows) - 1] == '\n');
    has_view |= strstr(text, "\"customClass\":\"LoginView\"") != NULL || strstr(text, "\"class\":\"UIView\"") != NULL;
    has_failure |= strstr(text, "\"row\":\"failure\",\"error\":\"notFound\"") != NULL;
    nibwright_bytes_free(rows);
    pieces++;
  }
  nibwright_bytes_free(rows);
  HOLDS(pieces >= 2 && has_view && has_failure);
  nibwright_scan_free(scan);
  HOLDS(nibwright_scan_next(scan, 1, &rows, NULL) == NIBWRIGHT_INVALID_ARGUMENT && rows == NULL);
}

static void put(FILE *file, uint32_t number, int width) {
  for (int place = 0; place < width; place++) fputc((int)(number >> 8 * place & 0xFF), file);
}

/* What a member's head and its line in the directory have in common: stored bytes, their sum and number. */
static void put_member(FILE *file, uint32_t sum, uint32_t count, const char *name) {
  put(file, 0, 8);
  put(file, sum, 4);
  put(file, count, 4);
  put(file, count, 4);
  put(file, (uint32_t)strlen(name), 2);
  put(file, 0, 2);
}

/* Writes a ZIP archive with a file as its only member. */
static void zip(const char *source, const char *path, const char *member) {
  static unsigned char bytes[1 << 16];
  FILE *file = fopen(source, "rb");
  uint32_t count = file ? (uint32_t)fread(bytes, 1, sizeof bytes, file) : 0, sum = 0xFFFFFFFF;
  uint32_t directory = 30 + (uint32_t)strlen(member) + count;
  if (file) fclose(file);
  for (uint32_t place = 0; place < count; place++) {
    sum ^= bytes[place];
    for (int bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >> 1 ^ 0xEDB88320 : sum >> 1;
  }
  file = fopen(path, "wb");
  HOLDS(count > 0 && count < sizeof bytes && file != NULL);
  if (!file) return;
  put(file, 0x04034B50, 4);
  put(file, 20, 2);
  put_member(file, ~sum, count, member);
  fputs(member, file);
  fwrite(bytes, 1, count, file);
  put(file, 0x02014B50, 4);
  put(file, 20, 2);
  put(file, 20, 2);
  put_member(file, ~sum, count, member);
  put(file, 0, 4); /* No comment, first disk. */
  put(file, 0, 2);
  put(file, 0, 4); /* Attributes. */
  put(file, 0, 4); /* Where the member's head is. */
  fputs(member, file);
  put(file, 0x06054B50, 4);
  put(file, 0, 4);
  put(file, 1, 2);
  put(file, 1, 2);
  put(file, 46 + (uint32_t)strlen(member), 4);
  put(file, directory, 4);
  put(file, 0, 2);
  fclose(file);
}

/* Members of ZIP archives are paths, as for the command. */
static void check_members(const char *archives, const char *scratch) {
  char source[4096], archive[4096], path[4200], bundle[4200];
  const char *paths[1] = {path}, *bundles[1] = {bundle};
  nibwright_resolve_options options = {sizeof options, NIBWRIGHT_RESOURCE_NIB, 1, NULL, 0};
  nibwright_interface *interface;
  nibwright_bytes *json = NULL;
  nibwright_scan *scan = NULL;
  nibwright_error *error = NULL;

  snprintf(source, sizeof source, "%s/Documents/Login/Login.xib", archives);
  snprintf(archive, sizeof archive, "%s/nibwright-checks.ipa", scratch);
  zip(source, archive, "Payload/App.app/Login.xib");
  snprintf(path, sizeof path, "%s!Payload/App.app/Login.xib", archive);

  interface = opened(scratch, "nibwright-checks.ipa!Payload/App.app/Login.xib");
  HOLDS(nibwright_interface_form(interface) == NIBWRIGHT_FORM_XIB);
  nibwright_interface_free(interface);
  HOLDS(nibwright_context(paths, 1, NULL, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strstr((const char *)nibwright_bytes_data(json), "LoginView") != NULL);
  nibwright_bytes_free(json);
  HOLDS(nibwright_scan_begin(paths, 1, &scan, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_scan_next(scan, 1, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strstr((const char *)nibwright_bytes_data(json), "LoginView") != NULL);
  nibwright_bytes_free(json);
  nibwright_scan_free(scan);

  snprintf(bundle, sizeof bundle, "%s!Payload/App.app", archive);
  HOLDS(nibwright_resolve("Login", bundles, 1, &options, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strstr((const char *)nibwright_bytes_data(json), path) != NULL);
  nibwright_bytes_free(json);
  HOLDS(nibwright_resolve("Logout", bundles, 1, &options, &json, &error) == NIBWRIGHT_NOT_FOUND && json == NULL);
  HOLDS(strstr(nibwright_error_message(error), "!Payload/App.app/Logout.nib") != NULL);
  nibwright_error_free(error);

  snprintf(path, sizeof path, "%s!Payload/None.nib", archive);
  HOLDS(nibwright_open(path, &interface, &error) == NIBWRIGHT_NOT_FOUND && interface == NULL);
  nibwright_error_free(error);
  remove(archive);
}

/* What the callbacks below count. */
typedef struct load {
  size_t made, values, attributes, outlets, actions, awoken, after_failure;
  int owner_seen;
  size_t fail_at;
  int has_failed;
  int leaves; /* Objects that only the storyboard has that a reference leads to. */
  char objects[4096];
} load;

static int goes_on(load *load) {
  if (load->has_failed) load->after_failure++;
  return !load->has_failed;
}

static void *make(void *context, const nibwright_object *object) {
  load *self = context;
  if (!goes_on(self)) return NULL;
  HOLDS(object->size == sizeof *object && object->class_name[0] != '\0' && object->original_class_name != NULL);
  if (self->fail_at != 0 && self->made + 1 == self->fail_at) {
    self->has_failed = 1;
    return NULL;
  }
  if (!strcmp(object->class_name, "LeafController") || !strcmp(object->class_name, "UISwitch")) self->leaves++;
  return &self->objects[self->made++ % sizeof self->objects];
}

static bool set_value(void *context, void *object, const char *key, const nibwright_value *value) {
  load *self = context;
  HOLDS(goes_on(self) && object != NULL && key[0] != '\0');
  if (value->kind == NIBWRIGHT_VALUE_TEXT) HOLDS(strlen((const char *)value->bytes) == value->count);
  self->values++;
  return true;
}

static bool set_attribute(void *context, void *object, const char *key_path, const nibwright_value *value) {
  load *self = context;
  HOLDS(goes_on(self) && object != NULL && key_path[0] != '\0' && value != NULL);
  self->attributes++;
  return true;
}

static bool connect_outlet(void *context, void *object, const char *name, void *value) {
  load *self = context;
  HOLDS(goes_on(self) && name[0] != '\0');
  (void)value;
  if (object == context) self->owner_seen = 1;
  self->outlets++;
  return true;
}

static bool connect_action(void *context, void *object, void *target, const char *selector, uint64_t events) {
  load *self = context;
  (void)target;
  (void)events;
  HOLDS(goes_on(self) && object != NULL && selector[0] != '\0');
  self->actions++;
  return true;
}

static bool awake(void *context, void *object) {
  load *self = context;
  HOLDS(goes_on(self) && object != NULL);
  self->awoken++;
  return true;
}

static const char *words(void *context) {
  (void)context;
  return "no room for the object";
}

static void check_instantiate(const char *archives) {
  nibwright_interface *interface = opened(archives, "Documents/Login/Login.xib");
  nibwright_diagnostics *diagnostics = NULL;
  nibwright_error *error = NULL;
  load whole = {0};
  load broken = {0};
  nibwright_factory factory = {
    sizeof factory, &whole, make, set_value, set_attribute, connect_outlet, NULL, connect_action, awake, words};

  HOLDS(nibwright_instantiate(interface, &factory, &whole, &diagnostics, NULL) == NIBWRIGHT_OK);
  HOLDS(whole.made > 5 && whole.values > whole.made && whole.outlets > 0 && whole.awoken > 0);
  HOLDS(whole.owner_seen && whole.awoken <= whole.made);
  nibwright_diagnostics_free(diagnostics);
  factory.context = &broken;
  broken.fail_at = 3;
  HOLDS(nibwright_instantiate(interface, &factory, &broken, NULL, &error) == NIBWRIGHT_CALLBACK_FAILED);
  HOLDS(strcmp(nibwright_error_message(error), "no room for the object") == 0);
  HOLDS(broken.after_failure == 0 && broken.made == 2);
  nibwright_error_free(error);
  nibwright_interface_free(interface);
}

/* A folder for nibwright_resolve. */
/* A scene: its controllers, then the view of each. */
static void check_scene(const char *archives) {
  nibwright_interface *interface = opened(archives, "Documents/Storyboard/Main.storyboard");
  nibwright_interface *xib = opened(archives, "Documents/Login/Login.xib");
  nibwright_diagnostics *diagnostics = NULL;
  nibwright_error *error = NULL;
  load initial = {0};
  load named = {0};
  load broken = {0};
  nibwright_factory factory = {
    sizeof factory, &initial, make, set_value, set_attribute, connect_outlet, NULL, connect_action, awake, words};

  HOLDS(nibwright_instantiate_scene(interface, NULL, &factory, &diagnostics, NULL) == NIBWRIGHT_OK);
  HOLDS(initial.made > 1 && initial.outlets > 0 && initial.awoken > 0);
  nibwright_diagnostics_free(diagnostics);
  factory.context = &named;
  HOLDS(nibwright_instantiate_scene(interface, "List", &factory, NULL, NULL) == NIBWRIGHT_OK);
  HOLDS(named.made > 1 && named.values > named.made);
  HOLDS(nibwright_instantiate_scene(interface, "Nowhere", &factory, &diagnostics, &error) == NIBWRIGHT_NOT_FOUND);
  HOLDS(diagnostics == NULL && strstr(nibwright_error_message(error), "'List'") != NULL);
  nibwright_error_free(error);
  HOLDS(nibwright_instantiate_scene(xib, NULL, &factory, NULL, NULL) == NIBWRIGHT_WRONG_FORM);
  factory.context = &broken;
  broken.fail_at = named.made;
  HOLDS(nibwright_instantiate_scene(interface, "List", &factory, NULL, &error) == NIBWRIGHT_CALLBACK_FAILED);
  HOLDS(broken.after_failure == 0 && strcmp(nibwright_error_message(error), "no room for the object") == 0);
  nibwright_error_free(error);
  nibwright_interface_free(xib);
  nibwright_interface_free(interface);
}

/* An initial controller of a storyboard that is not there is told by that storyboard's name. */
static void check_reference(void) {
  static const char board[] =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"23504\" "
    "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" initialViewController=\"r\"><scenes><scene "
    "sceneID=\"s\"><objects>\n<viewControllerPlaceholder storyboardName=\"Other\" id=\"r\" "
    "sceneMemberID=\"viewController\"/></objects></scene></scenes></document>";
  nibwright_interface *interface = NULL;
  nibwright_error *error = NULL;
  load none = {0};
  nibwright_factory factory = {
    sizeof factory, &none, make, set_value, set_attribute, connect_outlet, NULL, connect_action, awake, words};

  HOLDS(nibwright_open_bytes(board, sizeof board - 1, "Start.storyboard", &interface, NULL) == NIBWRIGHT_OK);
  HOLDS(nibwright_instantiate_scene(interface, NULL, &factory, NULL, &error) == NIBWRIGHT_FAILED && none.made == 0);
  HOLDS(strcmp(nibwright_error_file(error), "Start.storyboard") == 0 && nibwright_error_line(error) == 2);
  HOLDS(strstr(nibwright_error_message(error), "no storyboard named 'Other'") != NULL);
  nibwright_error_free(error);
  nibwright_interface_free(interface);
}

/* Writes a storyboard with one scene beside others. */
static void put_board(const char *scratch, const char *name, const char *scene) {
  char path[4200];
  FILE *file;

  snprintf(path, sizeof path, "%s/%s", scratch, name);
  file = fopen(path, "wb");
  HOLDS(file != NULL);
  if (!file) return;
  fprintf(
    file,
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"23504\" "
    "targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"a\"><scenes><scene sceneID=\"s\"><objects>%s</objects>"
    "</scene></scenes></document>",
    scene);
  fclose(file);
}

/* A reference leads to the storyboard beside the one that it stands in: its scene is made with its view. */
static void check_found_reference(const char *scratch) {
  static const char *names[2] = {"nibwright-checks-a.storyboard", "nibwright-checks-b.storyboard"};
  nibwright_interface *interface;
  load whole = {0};
  nibwright_factory factory = {
    sizeof factory, &whole, make, set_value, set_attribute, connect_outlet, NULL, connect_action, awake, words};

  put_board(
    scratch, names[0],
    "<viewControllerPlaceholder storyboardName=\"nibwright-checks-b\" referencedIdentifier=\"Leaf\" id=\"a\" "
    "sceneMemberID=\"viewController\"/>");
  put_board(
    scratch, names[1],
    "<viewController storyboardIdentifier=\"Leaf\" customClass=\"LeafController\" id=\"a\" "
    "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
    "height=\"9\"/><subviews><switch id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"51\" height=\"31\"/></switch>"
    "</subviews></view></viewController>");
  interface = opened(scratch, names[0]);
  HOLDS(nibwright_instantiate_scene(interface, NULL, &factory, NULL, NULL) == NIBWRIGHT_OK);
  HOLDS(whole.leaves == 2);
  nibwright_interface_free(interface);
  for (int place = 0; place < 2; place++) {
    char path[4200];
    snprintf(path, sizeof path, "%s/%s", scratch, names[place]);
    remove(path);
  }
}

static void check_resolve(const char *archives) {
  char bundle[4096];
  const char *bundles[1] = {bundle};
  nibwright_resolve_options options = {sizeof options, NIBWRIGHT_RESOURCE_IMAGE, 2, NULL, 0};
  nibwright_bytes *json = NULL;
  nibwright_error *error = NULL;

  snprintf(bundle, sizeof bundle, "%s/Documents/Login/Main.app", archives);
  HOLDS(nibwright_resolve("logo", bundles, 1, &options, &json, NULL) == NIBWRIGHT_OK);
  HOLDS(strstr((const char *)nibwright_bytes_data(json), "\"scale\":2") != NULL);
  nibwright_bytes_free(json);
  HOLDS(nibwright_resolve("none", bundles, 1, NULL, &json, &error) == NIBWRIGHT_NOT_FOUND && json == NULL);
  nibwright_error_free(error);
}

/* What a caller may do wrong is a status, never the end of the process. */
static void check_misuse(const char *archives) {
  static const char bad[] = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<a b=></a></document>";
  nibwright_interface *interface = opened(archives, "Documents/Login/Login.xib");
  nibwright_interface *none = NULL;
  nibwright_bytes *json = NULL;
  nibwright_files *files = NULL;
  nibwright_error *error = NULL;
  nibwright_factory empty = {0};
  nibwright_context_options options = {0};
  nibwright_interface *volatile nothing = NULL;
  const char *volatile no_path = NULL;

  HOLDS(nibwright_open(no_path, &none, &error) == NIBWRIGHT_INVALID_ARGUMENT);
  nibwright_error_free(error);
  HOLDS(nibwright_open("\xff.xib", &none, NULL) == NIBWRIGHT_INVALID_ARGUMENT);
  HOLDS(nibwright_open("/nowhere.xib", &none, &error) == NIBWRIGHT_NOT_FOUND && none == NULL);
  HOLDS(strcmp(nibwright_error_code(error), "notFound") == 0 && nibwright_error_offset(error) == -1);
  nibwright_error_free(error);
  nibwright_error_free(error);
  HOLDS(nibwright_open_bytes("NIBArchive", 10, "torn.nib", &none, &error) == NIBWRIGHT_UNREADABLE);
  nibwright_error_free(error);
  HOLDS(nibwright_open_bytes(NULL, 0, "empty", &none, NULL) == NIBWRIGHT_UNREADABLE);
  HOLDS(nibwright_open_bytes(bad, sizeof bad - 1, "bad.xib", &none, &error) == NIBWRIGHT_UNREADABLE);
  HOLDS(nibwright_error_line(error) == 2 && strcmp(nibwright_error_file(error), "bad.xib") == 0);
  nibwright_error_free(error);
  HOLDS(nibwright_interface_context(nothing, NULL, &json, NULL) == NIBWRIGHT_INVALID_ARGUMENT && json == NULL);
  HOLDS(nibwright_interface_context(interface, &options, &json, NULL) == NIBWRIGHT_INVALID_ARGUMENT);
  HOLDS(nibwright_instantiate(interface, &empty, NULL, NULL, NULL) == NIBWRIGHT_INVALID_ARGUMENT);
  empty.size = sizeof empty;
  HOLDS(nibwright_instantiate(interface, &empty, NULL, NULL, NULL) == NIBWRIGHT_INVALID_ARGUMENT);
  HOLDS(nibwright_convert(interface, NIBWRIGHT_CONVERT_NONE, &json, NULL) == NIBWRIGHT_WRONG_FORM);
  /* A handle of another type, and one that was freed. */
  HOLDS(nibwright_compile((nibwright_interface *)(void *)&failures, NULL, &files, NULL, NULL) == NIBWRIGHT_INVALID_ARGUMENT);
  nibwright_interface_free(interface);
  nibwright_interface_free(interface);
  HOLDS(nibwright_compile(interface, NULL, &files, NULL, NULL) == NIBWRIGHT_INVALID_ARGUMENT && files == NULL);
  HOLDS(nibwright_interface_form(interface) == NIBWRIGHT_FORM_UNKNOWN);
  /* It stays freed when others come, whose memory may be the same: a second free frees none of them. */
  for (int times = 0; times < 64; times++) {
    nibwright_interface *other = opened(archives, "Documents/Login/Login.xib");
    HOLDS(other != interface && nibwright_interface_form(interface) == NIBWRIGHT_FORM_UNKNOWN);
    nibwright_interface_free(interface);
    HOLDS(nibwright_interface_form(other) == NIBWRIGHT_FORM_XIB);
    nibwright_interface_free(other);
  }
  /* A length that no memory has. */
  HOLDS(nibwright_open_bytes("<document/>", (size_t)1 << 62, "a", &none, NULL) != NIBWRIGHT_OK && none == NULL);
}

/* Every value of the sets that are handed in is taken. */
static void check_values(const char *archives) {
  static const char *const names[] = {"signIn", "SignIn", "sign_in", "sign in"};
  nibwright_interface *interface = opened(archives, "Documents/Login/Login.xib");
  nibwright_context_options options = {sizeof options, NIBWRIGHT_STYLE_NIBWRIGHT, NIBWRIGHT_CONTEXT_NONE, NULL};
  nibwright_resolve_options kinds = {sizeof kinds, NIBWRIGHT_RESOURCE_IMAGE, 1, NULL, 0};
  const char *bundles[1];
  nibwright_bytes *made = NULL;

  bundles[0] = archives;
  for (uint32_t number = NIBWRIGHT_CAMEL; number <= NIBWRIGHT_ESCAPED; number++) {
    HOLDS(nibwright_code_name("sign in", (nibwright_convention)number, &made, NULL) == NIBWRIGHT_OK);
    HOLDS(strncmp((const char *)nibwright_bytes_data(made), names[number], 6) == 0 || number == NIBWRIGHT_ESCAPED);
    nibwright_bytes_free(made);
  }
  for (uint32_t number = NIBWRIGHT_LIST_OBJECTS; number <= NIBWRIGHT_LIST_SCENES; number++) {
    HOLDS(nibwright_interface_list(interface, (nibwright_list)number, NIBWRIGHT_CONTEXT_PRETTY, &made, NULL) == NIBWRIGHT_OK);
    nibwright_bytes_free(made);
  }
  for (uint32_t number = NIBWRIGHT_STYLE_NIBWRIGHT; number <= NIBWRIGHT_STYLE_RSWIFT; number++) {
    options.style = (nibwright_style)number;
    HOLDS(nibwright_interface_context(interface, &options, &made, NULL) == NIBWRIGHT_OK);
    nibwright_bytes_free(made);
  }
  for (uint32_t number = NIBWRIGHT_RESOURCE_IMAGE; number <= NIBWRIGHT_RESOURCE_FILE; number++) {
    kinds.kind = (nibwright_resource)number;
    HOLDS(nibwright_resolve("none", bundles, 1, &kinds, &made, NULL) == NIBWRIGHT_NOT_FOUND);
  }
  nibwright_interface_free(interface);
}

/* C takes any number for an enumeration: one that is no value of it is a wrong argument, and the error names it. */
static void check_number(const char *archives, uint32_t number, const char *shown) {
  nibwright_interface *interface = opened(archives, "Documents/Login/Login.xib");
  nibwright_context_options style = {sizeof style, (nibwright_style)number, NIBWRIGHT_CONTEXT_NONE, NULL};
  nibwright_context_options flags = {sizeof flags, NIBWRIGHT_STYLE_NIBWRIGHT, (nibwright_context_flags)number, NULL};
  nibwright_compile_options compiles = {sizeof compiles, (nibwright_compile_flags)number, 0, NULL, NULL, NULL};
  nibwright_resolve_options kind = {sizeof kind, (nibwright_resource)number, 1, NULL, 0};
  const char *bundles[1];
  nibwright_bytes *json = NULL;
  nibwright_files *files = NULL;
  nibwright_error *error = NULL;

  bundles[0] = archives;
  HOLDS(nibwright_interface_list(interface, (nibwright_list)number, NIBWRIGHT_CONTEXT_NONE, &json, &error)
    == NIBWRIGHT_INVALID_ARGUMENT);
  HOLDS(json == NULL && strstr(nibwright_error_message(error), shown) != NULL);
  nibwright_error_free(error);
  HOLDS(nibwright_interface_list(interface, NIBWRIGHT_LIST_OBJECTS, (nibwright_context_flags)number, &json, NULL)
    == NIBWRIGHT_INVALID_ARGUMENT);
  HOLDS(nibwright_code_name("x", (nibwright_convention)number, &json, &error) == NIBWRIGHT_INVALID_ARGUMENT && json == NULL);
  HOLDS(strstr(nibwright_error_message(error), shown) != NULL);
  nibwright_error_free(error);
  HOLDS(nibwright_interface_context(interface, &style, &json, &error) == NIBWRIGHT_INVALID_ARGUMENT && json == NULL);
  HOLDS(strstr(nibwright_error_message(error), shown) != NULL);
  nibwright_error_free(error);
  HOLDS(nibwright_interface_context(interface, &flags, &json, NULL) == NIBWRIGHT_INVALID_ARGUMENT && json == NULL);
  HOLDS(nibwright_context(bundles, 1, &style, &json, NULL) == NIBWRIGHT_INVALID_ARGUMENT && json == NULL);
  HOLDS(nibwright_resolve("none", bundles, 1, &kind, &json, &error) == NIBWRIGHT_INVALID_ARGUMENT && json == NULL);
  HOLDS(strstr(nibwright_error_message(error), shown) != NULL);
  nibwright_error_free(error);
  HOLDS(nibwright_compile(interface, &compiles, &files, NULL, NULL) == NIBWRIGHT_INVALID_ARGUMENT && files == NULL);
  HOLDS(nibwright_convert(interface, (nibwright_convert_flags)number, &json, &error) == NIBWRIGHT_INVALID_ARGUMENT);
  HOLDS(json == NULL && strstr(nibwright_error_message(error), "flags") != NULL);
  nibwright_error_free(error);
  nibwright_interface_free(interface);
}

static void *on_thread(void *shared) {
  for (int round = 0; round < 2; round++) {
    nibwright_bytes *json = NULL;
    nibwright_files *files = NULL;
    int isMade = nibwright_interface_context(shared, NULL, &json, NULL) == NIBWRIGHT_OK
      && nibwright_compile(shared, NULL, &files, NULL, NULL) == NIBWRIGHT_OK;
    nibwright_bytes_free(json);
    nibwright_files_free(files);
    if (!isMade) return shared;
  }
  return NULL;
}

/* One interface on eight threads. */
static void check_threads(const char *archives) {
  nibwright_interface *interface = opened(archives, "Documents/Settings/Settings.xib");
  pthread_t threads[8];
  for (size_t index = 0; index < 8; index++) HOLDS(pthread_create(&threads[index], NULL, on_thread, interface) == 0);
  for (size_t index = 0; index < 8; index++) {
    void *failed = NULL;
    HOLDS(pthread_join(threads[index], &failed) == 0 && failed == NULL);
  }
  nibwright_interface_free(interface);
}

int nibwright_checks(const char *archives, const char *scratch) {
  failures = 0;
  HOLDS(nibwright_abi_version() == NIBWRIGHT_ABI_VERSION && nibwright_version()[0] != '\0');
  check_contexts(archives);
  check_compile(archives, scratch);
  check_diagnostics();
  check_graph(archives);
  check_scan(archives);
  check_members(archives, scratch);
  check_instantiate(archives);
  check_scene(archives);
  check_reference();
  check_found_reference(scratch);
  check_resolve(archives);
  check_misuse(archives);
  check_values(archives);
  check_number(archives, 4, "4");
  check_number(archives, 17, "17");
  check_number(archives, (uint32_t)-1, "4294967295");
  check_threads(archives);
  return failures;
}

#ifdef NIBWRIGHT_CHECKS_MAIN
int main(int count, char **words) {
  int rounds = count == 4 ? atoi(words[3]) : 1;
  if (count < 3) {
    fprintf(stderr, "usage: %s ARCHIVES SCRATCH [ROUNDS]\n", words[0]);
    return 2;
  }
  for (int round = 0; round < rounds; round++)
    if (nibwright_checks(words[1], words[2]) != 0) return 1;
  return 0;
}
#endif
