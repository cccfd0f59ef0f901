// libcurl for Swift: plain functions where libcurl has variadic ones.
//
// A handle belongs to one thread at a time; only `nib_curl_wake` may come from another.
#ifndef NIB_CURL_H
#define NIB_CURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct NibCurl NibCurl;

// Takes bytes as they come, on the thread that steps; false ends the transfer.
typedef bool (*NibCurlTake)(void *context, const uint8_t *bytes, size_t count);

// A handle with its open connections; NULL when libcurl cannot start, or without memory.
NibCurl *nib_curl_open(void);
void nib_curl_close(NibCurl *curl);

// One line of the next request: "Name: value". False without memory.
bool nib_curl_add_header(NibCurl *curl, const char *line);
// Begins a GET of an http: or https: URL that may come in one of the encodings ("gzip, deflate" or "identity"). `head` gets each line of each head with its end, `body` the decoded body.
// No redirection is followed. False when it cannot begin; `nib_curl_finish` follows in any case.
bool nib_curl_begin(NibCurl *curl, const char *url, const char *encodings, void *context, NibCurlTake head,
                    NibCurlTake body);
// Goes on, then waits until something happens, at most so long; false when there is nothing more to do.
bool nib_curl_step(NibCurl *curl, int milliseconds);
// Ends the transfer, whole or not: 0 when it was whole, -1 when it was still going on, else libcurl's number.
int nib_curl_finish(NibCurl *curl);
// Ends the wait of a step at once.
void nib_curl_wake(NibCurl *curl);
// What went wrong in the last transfer; lives until the next one begins.
const char *nib_curl_words(NibCurl *curl, int code);

#endif
