#include "CNibCurl.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdlib.h>

struct NibCurl {
  CURL *easy;
  CURLM *multi;
  struct curl_slist *headers;
  void *context;
  NibCurlTake head;
  NibCurlTake body;
  bool is_added;
  char words[CURL_ERROR_SIZE];
};

static bool is_ready;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void start(void) { is_ready = curl_global_init(CURL_GLOBAL_ALL) == CURLE_OK; }

NibCurl *nib_curl_open(void) {
  pthread_once(&once, start);
  NibCurl *curl = is_ready ? calloc(1, sizeof *curl) : NULL;
  if (!curl) return NULL;
  curl->easy = curl_easy_init();
  curl->multi = curl_multi_init();
  if (curl->easy && curl->multi) return curl;
  nib_curl_close(curl);
  return NULL;
}

void nib_curl_close(NibCurl *curl) {
  nib_curl_finish(curl);
  if (curl->easy) curl_easy_cleanup(curl->easy);
  if (curl->multi) curl_multi_cleanup(curl->multi);
  free(curl);
}

bool nib_curl_add_header(NibCurl *curl, const char *line) {
  struct curl_slist *longer = curl_slist_append(curl->headers, line);
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

bool nib_curl_begin(NibCurl *curl, const char *url, const char *encodings, void *context, NibCurlTake head,
                    NibCurlTake body) {
  CURL *easy = curl->easy;
  curl_easy_reset(easy);
  curl->context = context;
  curl->head = head;
  curl->body = body;
  curl->words[0] = 0;
  const CURLcode codes[] = {
      curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, curl->words),
      curl_easy_setopt(easy, CURLOPT_URL, url),
      curl_easy_setopt(easy, CURLOPT_HTTPHEADER, curl->headers),
      curl_easy_setopt(easy, CURLOPT_USERAGENT, "Nibwright"),
      // Decodes what comes encoded, whatever was asked for.
      curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, encodings),
      curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, take_head),
      curl_easy_setopt(easy, CURLOPT_HEADERDATA, curl),
      curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_body),
      curl_easy_setopt(easy, CURLOPT_WRITEDATA, curl),
      curl_easy_setopt(easy, CURLOPT_HTTPGET, 1L),
      curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L),
      curl_easy_setopt(easy, CURLOPT_HTTP09_ALLOWED, 0L),
#if LIBCURL_VERSION_NUM >= 0x075500
      curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https"),
#else
      curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS)),
#endif
  };
  bool failed = false;
  for (size_t index = 0; index < sizeof codes / sizeof *codes; index++) failed |= codes[index] != CURLE_OK;
  curl->is_added = !failed && curl_multi_add_handle(curl->multi, easy) == CURLM_OK;
  return curl->is_added;
}

bool nib_curl_step(NibCurl *curl, int milliseconds) {
  int running = 0;
  if (curl_multi_perform(curl->multi, &running) != CURLM_OK || running == 0) return false;
  return curl_multi_poll(curl->multi, NULL, 0, milliseconds, NULL) == CURLM_OK;
}

int nib_curl_finish(NibCurl *curl) {
  int code = -1, left = 0;
  if (curl->is_added) {
    for (CURLMsg *message; (message = curl_multi_info_read(curl->multi, &left));) {
      if (message->msg == CURLMSG_DONE && message->easy_handle == curl->easy) code = message->data.result;
    }
    curl_multi_remove_handle(curl->multi, curl->easy);
    curl->is_added = false;
  }
  if (curl->headers) curl_slist_free_all(curl->headers);
  curl->headers = NULL;
  return code;
}

void nib_curl_wake(NibCurl *curl) { curl_multi_wakeup(curl->multi); }

const char *nib_curl_words(NibCurl *curl, int code) {
  if (curl->words[0]) return curl->words;
  return code < 0 ? "the transfer was not ended" : curl_easy_strerror((CURLcode)code);
}
