#include "CNibCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// Names, numbers and shapes of libcurl's interface, which stay the same for as long as the library is called so.4.
typedef void Easy;
typedef void Multi;
typedef void List;
typedef struct {
  int kind;
  Easy *easy;
  union {
    void *whatever;
    int code;
  } data;
} Message;

enum { GLOBAL_ALL = 3, MESSAGE_DONE = 1, SCHEME_HTTP = 1, SCHEME_HTTPS = 2 };
enum {
  OPTION_HTTP_GET = 80,
  OPTION_NO_SIGNAL = 99,
  OPTION_SCHEMES = 181,
  OPTION_HTTP_0_9 = 285,
  OPTION_WRITE_DATA = 10001,
  OPTION_URL = 10002,
  OPTION_ERROR_BUFFER = 10010,
  OPTION_USER_AGENT = 10018,
  OPTION_HEADERS = 10023,
  OPTION_HEAD_DATA = 10029,
  OPTION_ENCODINGS = 10102,
  OPTION_WRITE = 20011,
  OPTION_HEAD = 20079,
};

static struct {
  int (*global_init)(long flags);
  Easy *(*easy_init)(void);
  void (*easy_cleanup)(Easy *easy);
  void (*easy_reset)(Easy *easy);
  int (*easy_setopt)(Easy *easy, int option, ...);
  const char *(*easy_strerror)(int code);
  List *(*slist_append)(List *list, const char *text);
  void (*slist_free_all)(List *list);
  Multi *(*multi_init)(void);
  int (*multi_cleanup)(Multi *multi);
  int (*multi_add_handle)(Multi *multi, Easy *easy);
  int (*multi_remove_handle)(Multi *multi, Easy *easy);
  int (*multi_perform)(Multi *multi, int *running);
  int (*multi_poll)(Multi *multi, void *extra, unsigned count, int milliseconds, int *ready);
  int (*multi_wakeup)(Multi *multi);
  Message *(*multi_info_read)(Multi *multi, int *left);
} library;
static bool is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

struct NibCurl {
  Easy *easy;
  Multi *multi;
  List *headers;
  void *context;
  NibCurlTake head;
  NibCurlTake body;
  bool is_added;
  char words[256];
};

static bool find(void *handle, const char *name, void *place) {
  return (*(void **)place = dlsym(handle, name)) != NULL;
}

static void load(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib", "libcurl.so", NULL};
  void *handle = NULL;
  for (int index = 0; names[index] && !handle; index++) handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const struct {
    const char *name;
    void *place;
  } wanted[] = {
      {"curl_global_init", &library.global_init},
      {"curl_easy_init", &library.easy_init},
      {"curl_easy_cleanup", &library.easy_cleanup},
      {"curl_easy_reset", &library.easy_reset},
      {"curl_easy_setopt", &library.easy_setopt},
      {"curl_easy_strerror", &library.easy_strerror},
      {"curl_slist_append", &library.slist_append},
      {"curl_slist_free_all", &library.slist_free_all},
      {"curl_multi_init", &library.multi_init},
      {"curl_multi_cleanup", &library.multi_cleanup},
      {"curl_multi_add_handle", &library.multi_add_handle},
      {"curl_multi_remove_handle", &library.multi_remove_handle},
      {"curl_multi_perform", &library.multi_perform},
      {"curl_multi_poll", &library.multi_poll},
      {"curl_multi_wakeup", &library.multi_wakeup},
      {"curl_multi_info_read", &library.multi_info_read},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    if (!find(handle, wanted[index].name, wanted[index].place)) return;
  }
  is_there = library.global_init(GLOBAL_ALL) == 0;
}

NibCurl *nib_curl_open(void) {
  pthread_once(&once, load);
  NibCurl *curl = is_there ? calloc(1, sizeof *curl) : NULL;
  if (!curl) return NULL;
  curl->easy = library.easy_init();
  curl->multi = library.multi_init();
  if (curl->easy && curl->multi) return curl;
  nib_curl_close(curl);
  return NULL;
}

void nib_curl_close(NibCurl *curl) {
  nib_curl_finish(curl);
  if (curl->easy) library.easy_cleanup(curl->easy);
  if (curl->multi) library.multi_cleanup(curl->multi);
  free(curl);
}

bool nib_curl_add_header(NibCurl *curl, const char *line) {
  List *longer = library.slist_append(curl->headers, line);
  if (longer) curl->headers = longer;
  return longer != NULL;
}

static size_t take_head(char *bytes, size_t size, size_t count, void *curl) {
  NibCurl *self = curl;
  return self->head(self->context, (const uint8_t *)bytes, size * count) ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *curl) {
  NibCurl *self = curl;
  return self->body(self->context, (const uint8_t *)bytes, size * count) ? size * count : 0;
}

bool nib_curl_begin(NibCurl *curl, const char *url, void *context, NibCurlTake head, NibCurlTake body) {
  Easy *easy = curl->easy;
  library.easy_reset(easy);
  curl->context = context;
  curl->head = head;
  curl->body = body;
  curl->words[0] = 0;
  const struct {
    int option;
    void *value;
  } pointers[] = {
      {OPTION_ERROR_BUFFER, curl->words},
      {OPTION_WRITE_DATA, curl},
      {OPTION_HEAD_DATA, curl},
      {OPTION_HEADERS, curl->headers},
      {OPTION_USER_AGENT, "Nibwright"},
      // Asks for no encoding, and decodes what comes encoded all the same.
      {OPTION_ENCODINGS, "identity"},
      {OPTION_URL, (void *)url},
  };
  int failed = 0;
  for (size_t index = 0; index < sizeof pointers / sizeof *pointers; index++) {
    failed |= library.easy_setopt(easy, pointers[index].option, pointers[index].value);
  }
  failed |= library.easy_setopt(easy, OPTION_WRITE, take_body);
  failed |= library.easy_setopt(easy, OPTION_HEAD, take_head);
  failed |= library.easy_setopt(easy, OPTION_HTTP_GET, 1L);
  failed |= library.easy_setopt(easy, OPTION_NO_SIGNAL, 1L);
  failed |= library.easy_setopt(easy, OPTION_HTTP_0_9, 0L);
  failed |= library.easy_setopt(easy, OPTION_SCHEMES, (long)(SCHEME_HTTP | SCHEME_HTTPS));
  curl->is_added = !failed && library.multi_add_handle(curl->multi, easy) == 0;
  return curl->is_added;
}

bool nib_curl_step(NibCurl *curl, int milliseconds) {
  int running = 0;
  if (library.multi_perform(curl->multi, &running) != 0 || running == 0) return false;
  return library.multi_poll(curl->multi, NULL, 0, milliseconds, NULL) == 0;
}

int nib_curl_finish(NibCurl *curl) {
  int code = -1, left = 0;
  if (curl->is_added) {
    for (Message *message; (message = library.multi_info_read(curl->multi, &left));) {
      if (message->kind == MESSAGE_DONE && message->easy == curl->easy) code = message->data.code;
    }
    library.multi_remove_handle(curl->multi, curl->easy);
    curl->is_added = false;
  }
  if (curl->headers) library.slist_free_all(curl->headers);
  curl->headers = NULL;
  return code;
}

void nib_curl_wake(NibCurl *curl) { library.multi_wakeup(curl->multi); }

const char *nib_curl_words(NibCurl *curl, int code) {
  if (curl->words[0]) return curl->words;
  return code < 0 ? "the transfer was not ended" : library.easy_strerror(code);
}
