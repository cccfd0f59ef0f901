/*
 * Nibwright for C: Interface Builder's documents and archives, read, compiled and instantiated.
 *
 * Ownership. What a function hands out through a parameter of type `nibwright_… **` is the caller's, who gives it back with
 * the function of that type whose name ends in `_free`; these take NULL. Every other pointer that is handed out belongs to the
 * handle it was asked of and lives as long as that. Nothing that is handed in is kept: bytes and texts are copied.
 *
 * Failure. A function that can fail returns a status, and where it is given a place for one it hands out an error with code,
 * words and place. Out parameters are NULL then. Nothing here ends the process: a NULL, a handle that was freed, or a number
 * that is no value of its enumeration is NIBWRIGHT_INVALID_ARGUMENT.
 *
 * Types. Enumerations have 32 bits without sign in every language. Compilers are told what they can check: a switch without a
 * case, a value of another enumeration, a NULL where there must be none, a result that nobody looks at. C takes any number for
 * an enumeration; clang tells of a constant argument that is none of its values, gcc with -O1 or more. In C++ flags are joined
 * with `|` and stay of their type.
 *
 * Threads. Any function may be called from any thread. Handles never change once they are made, so several threads may use
 * one; it must only not be freed while another does. Callbacks run on the thread that called.
 *
 * Texts are UTF-8, ended by NUL, unless a count stands beside them.
 *
 * Versions. Structures that are handed in begin with their size, which the caller sets with sizeof: members that a later version
 * adds are taken as zero. NIBWRIGHT_ABI_VERSION grows when a program must be compiled anew, and with any value that is added to an
 * enumeration that this library hands out: a switch over all cases stays whole.
 */
#ifndef NIBWRIGHT_H
#define NIBWRIGHT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if !defined(__linux__) && !defined(__APPLE__)
#error "Nibwright runs on Linux and macOS"
#endif
#if !defined(__GNUC__)
#error "nibwright.h needs gcc or clang"
#endif
#if UINTPTR_MAX != UINT64_MAX
#error "Nibwright runs on 64-bit systems"
#endif

/* The version of the binary interface that this header describes; see nibwright_abi_version. */
#define NIBWRIGHT_ABI_VERSION 2

/* Helpers of this header; undefined at its end. */
#define NIBWRIGHT__API __attribute__((visibility("default")))
#define NIBWRIGHT__CHECKED __attribute__((visibility("default"), warn_unused_result))
/* Functions that change nothing a caller can see, so that two calls may become one. Swift, which implements them, takes locks and
   makes tables when they are asked for first: it must not take them for functions that only read. */
#if defined(__swift__)
#define NIBWRIGHT__PURE NIBWRIGHT__CHECKED
#define NIBWRIGHT__CONST NIBWRIGHT__CHECKED
#else
#define NIBWRIGHT__PURE __attribute__((visibility("default"), warn_unused_result, pure))
#define NIBWRIGHT__CONST __attribute__((visibility("default"), warn_unused_result, const))
#endif
/* Parameters that must not be NULL: clang has it from the types, gcc from their numbers. */
#if defined(__clang__)
#define NIBWRIGHT__NULLABLE _Nullable
#define NIBWRIGHT__NONNULL _Nonnull
#define NIBWRIGHT__NEEDS(...)
#define NIBWRIGHT__NAME(name) __attribute__((swift_name(name)))
#else
#define NIBWRIGHT__NULLABLE
#define NIBWRIGHT__NONNULL
#define NIBWRIGHT__NEEDS(...) __attribute__((nonnull(__VA_ARGS__)))
#define NIBWRIGHT__NAME(name)
#endif
/* A parameter that points to as many elements as another counts. */
#if !defined(__clang__) && __GNUC__ >= 10
#define NIBWRIGHT__COUNTED(pointer, count) __attribute__((access(read_only, pointer, count)))
#else
#define NIBWRIGHT__COUNTED(pointer, count)
#endif
/* A closed set of values, or a set of flags. */
#if defined(__clang__)
#define NIBWRIGHT__CLOSED __attribute__((enum_extensibility(closed)))
#define NIBWRIGHT__SET __attribute__((flag_enum, enum_extensibility(open)))
#else
#define NIBWRIGHT__CLOSED
#define NIBWRIGHT__SET
#endif
/* The type under an enumeration. Where it cannot be named it is the same, but for a compiler that is told otherwise. */
#if defined(__cplusplus)
#define NIBWRIGHT__BITS : uint32_t
#define NIBWRIGHT__WIDTH(name) static_assert(sizeof(name) == 4, "an enumeration has 32 bits")
#else
#if defined(__clang__) || (__GNUC__ >= 13 && __STDC_VERSION__ > 201710L)
#define NIBWRIGHT__BITS : uint32_t
#else
#define NIBWRIGHT__BITS
#endif
#define NIBWRIGHT__WIDTH(name) \
  __extension__ _Static_assert(sizeof(name) == 4 && (name)-1 > (name)0, "nibwright.h cannot be used with -fshort-enums")
#endif
/* A value of a closed set that C hands in. Swift takes a number, for a value that is none of its cases it must never have. */
#if defined(__swift__)
#define NIBWRIGHT__TAKEN(name) uint32_t
#else
#define NIBWRIGHT__TAKEN(name) name
#endif
#define NIBWRIGHT__CONTEXT_FLAGS ((uint32_t)NIBWRIGHT_CONTEXT_PRETTY | (uint32_t)NIBWRIGHT_CONTEXT_PICKLE)
#define NIBWRIGHT__CONVERT_FLAGS ((uint32_t)NIBWRIGHT_CONVERT_CANONICAL)
/* Warns of a constant argument that is refused for sure; for gcc see the end. */
#if defined(__clang__) && !defined(__swift__) && !defined(__cplusplus)
#define NIBWRIGHT__REFUSES(condition, words) __attribute__((diagnose_if(condition, words, "warning")))
#else
#define NIBWRIGHT__REFUSES(condition, words)
#endif

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wnullability-extension"
#pragma clang diagnostic ignored "-Wfixed-enum-extension"
#pragma clang diagnostic ignored "-Wc23-extensions"
#pragma clang diagnostic ignored "-Wgcc-compat"
#pragma clang assume_nonnull begin
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* MARK: Versions */

/* The version of the binary interface of the library that is loaded; a program checks that it is NIBWRIGHT_ABI_VERSION. */
NIBWRIGHT__CONST uint32_t nibwright_abi_version(void);

/* The version of Nibwright, as "0.1.0". Never freed. */
NIBWRIGHT__CONST const char *nibwright_version(void);

/* MARK: Results */

/* How a call ended. */
typedef enum NIBWRIGHT__CLOSED nibwright_status NIBWRIGHT__BITS {
  /* As asked. */
  NIBWRIGHT_OK NIBWRIGHT__NAME("ok") = 0,
  /* A NULL, a handle that was freed or is of another type, a text that is no UTF-8, a structure of no known size,
     a number that is no value of its enumeration. */
  NIBWRIGHT_INVALID_ARGUMENT NIBWRIGHT__NAME("invalidArgument") = 1,
  /* Nothing lies at the path, or nothing has the name. */
  NIBWRIGHT_NOT_FOUND NIBWRIGHT__NAME("notFound") = 2,
  /* The input is there and is not what it should be. */
  NIBWRIGHT_UNREADABLE NIBWRIGHT__NAME("unreadable") = 3,
  /* The input is read, and the call is not for its form. */
  NIBWRIGHT_WRONG_FORM NIBWRIGHT__NAME("wrongForm") = 4,
  /* The document has errors; they are among the diagnostics. */
  NIBWRIGHT_DOCUMENT_ERRORS NIBWRIGHT__NAME("documentErrors") = 5,
  /* A callback failed. */
  NIBWRIGHT_CALLBACK_FAILED NIBWRIGHT__NAME("callbackFailed") = 6,
  /* Any other error; its code tells. */
  NIBWRIGHT_FAILED NIBWRIGHT__NAME("failed") = 7
} nibwright_status;
NIBWRIGHT__WIDTH(nibwright_status);

/* Why a call failed. */
typedef struct nibwright_error nibwright_error;

/* A stable word for the kind of error, as "malformed". */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *nibwright_error_code(const nibwright_error *error);
/* The words, one line, without the place. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *nibwright_error_message(const nibwright_error *error);
/* The file as the caller named it. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *nibwright_error_file(const nibwright_error *error);
/* The line in a document, from 1; 0 where none is known. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) uint32_t nibwright_error_line(const nibwright_error *error);
/* The column in it in characters, from 1; 0 where none is known. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) uint32_t nibwright_error_column(const nibwright_error *error);
/* The byte in an archive, from 0; -1 where none is known. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) int64_t nibwright_error_offset(const nibwright_error *error);
/* The object's id; NULL where none is known. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *NIBWRIGHT__NULLABLE nibwright_error_object(const nibwright_error *error);
NIBWRIGHT__API void nibwright_error_free(nibwright_error *NIBWRIGHT__NULLABLE error);

/* Bytes that a call made. */
typedef struct nibwright_bytes nibwright_bytes;

/* The first byte; a NUL stands behind the last, which is not counted. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const uint8_t *nibwright_bytes_data(const nibwright_bytes *bytes);
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) size_t nibwright_bytes_count(const nibwright_bytes *bytes);
NIBWRIGHT__API void nibwright_bytes_free(nibwright_bytes *NIBWRIGHT__NULLABLE bytes);

/* How bad a diagnostic is. */
typedef enum NIBWRIGHT__CLOSED nibwright_severity NIBWRIGHT__BITS {
  NIBWRIGHT_NOTICE NIBWRIGHT__NAME("notice") = 0,
  NIBWRIGHT_WARNING NIBWRIGHT__NAME("warning") = 1,
  NIBWRIGHT_ERROR NIBWRIGHT__NAME("error") = 2
} nibwright_severity;
NIBWRIGHT__WIDTH(nibwright_severity);

/* A message about an input; its texts belong to the list. */
typedef struct nibwright_diagnostic {
  nibwright_severity severity;
  /* From 1; 0 where none is known. */
  uint32_t line;
  /* From 1; 0 where none is known. */
  uint32_t column;
  uint32_t reserved;
  /* From 0; -1 where none is known. */
  int64_t offset;
  const char *code;
  const char *message;
  const char *file;
  const char *NIBWRIGHT__NULLABLE object;
} nibwright_diagnostic;

/* Messages in the order they came. */
typedef struct nibwright_diagnostics nibwright_diagnostics;

NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) size_t nibwright_diagnostics_count(const nibwright_diagnostics *diagnostics);
/* Fills a message; false for an index that is out of range. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) bool nibwright_diagnostics_get(
  const nibwright_diagnostics *diagnostics, size_t index, nibwright_diagnostic *diagnostic);
NIBWRIGHT__API void nibwright_diagnostics_free(nibwright_diagnostics *NIBWRIGHT__NULLABLE diagnostics);

/* MARK: Interfaces */

/* A XIB, a storyboard, a compiled nib, or a folder that is a compiled nib or storyboard. */
typedef struct nibwright_interface nibwright_interface;

/* What an interface is. */
typedef enum NIBWRIGHT__CLOSED nibwright_form NIBWRIGHT__BITS {
  NIBWRIGHT_FORM_UNKNOWN NIBWRIGHT__NAME("unknown") = 0,
  NIBWRIGHT_FORM_XIB NIBWRIGHT__NAME("xib") = 1,
  NIBWRIGHT_FORM_STORYBOARD NIBWRIGHT__NAME("storyboard") = 2,
  NIBWRIGHT_FORM_NIB NIBWRIGHT__NAME("nib") = 3,
  NIBWRIGHT_FORM_FOLDER NIBWRIGHT__NAME("folder") = 4
} nibwright_form;
NIBWRIGHT__WIDTH(nibwright_form);

/* Reads what lies at a path, or a member of an archive: `App.ipa!Payload/App.app/Main.nib`. Its first bytes tell its form. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) nibwright_status nibwright_open(
  const char *path, nibwright_interface *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL interface,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
/* Reads bytes, which are copied; `name` is what messages call them. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(3, 4) NIBWRIGHT__COUNTED(1, 2) nibwright_status nibwright_open_bytes(
  const void *NIBWRIGHT__NULLABLE bytes, size_t count, const char *name,
  nibwright_interface *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL interface,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) nibwright_form nibwright_interface_form(const nibwright_interface *interface);
NIBWRIGHT__API void nibwright_interface_free(nibwright_interface *NIBWRIGHT__NULLABLE interface);

/* MARK: Contexts for templates */

/* In which form a context is written. */
typedef enum NIBWRIGHT__CLOSED nibwright_style NIBWRIGHT__BITS {
  NIBWRIGHT_STYLE_NIBWRIGHT NIBWRIGHT__NAME("nibwright") = 0,
  NIBWRIGHT_STYLE_SWIFTGEN NIBWRIGHT__NAME("swiftgen") = 1,
  NIBWRIGHT_STYLE_RSWIFT NIBWRIGHT__NAME("rswift") = 2
} nibwright_style;
NIBWRIGHT__WIDTH(nibwright_style);

typedef enum NIBWRIGHT__SET nibwright_context_flags NIBWRIGHT__BITS {
  /* None of them; C++ takes no 0. */
  NIBWRIGHT_CONTEXT_NONE NIBWRIGHT__NAME("none") = 0,
  /* Each member on a line of its own. */
  NIBWRIGHT_CONTEXT_PRETTY NIBWRIGHT__NAME("pretty") = 1u << 0,
  /* The same values as Python's pickle, protocol 4, instead of JSON: `pickle.loads` makes them in a third of the time. It names
     and calls nothing. */
  NIBWRIGHT_CONTEXT_PICKLE NIBWRIGHT__NAME("pickle") = 1u << 1
} nibwright_context_flags;
NIBWRIGHT__WIDTH(nibwright_context_flags);

/* How a context is made. */
typedef struct nibwright_context_options {
  size_t size;
  NIBWRIGHT__TAKEN(nibwright_style) style;
  nibwright_context_flags flags;
  /* Module of the target, for documents that name none. */
  const char *NIBWRIGHT__NULLABLE module;
} nibwright_context_options;

/* The context of an interface as JSON. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) nibwright_status nibwright_interface_context(
  const nibwright_interface *interface, const nibwright_context_options *NIBWRIGHT__NULLABLE options,
  nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL json, nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
/* A list of an interface's context. */
typedef enum NIBWRIGHT__CLOSED nibwright_list NIBWRIGHT__BITS {
  NIBWRIGHT_LIST_OBJECTS NIBWRIGHT__NAME("objects") = 0,
  NIBWRIGHT_LIST_CONNECTIONS NIBWRIGHT__NAME("connections") = 1,
  NIBWRIGHT_LIST_SCENES NIBWRIGHT__NAME("scenes") = 2
} nibwright_list;
NIBWRIGHT__WIDTH(nibwright_list);

/* One list of the context of an interface, as the context has it, for less than the whole costs. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 4) nibwright_status nibwright_interface_list(
  const nibwright_interface *interface, NIBWRIGHT__TAKEN(nibwright_list) list, nibwright_context_flags flags,
  nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL values, nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error)
  NIBWRIGHT__REFUSES(list > NIBWRIGHT_LIST_SCENES, "list is none of nibwright_list")
  NIBWRIGHT__REFUSES(flags & ~NIBWRIGHT__CONTEXT_FLAGS, "flags are not of nibwright_context_flags");
/* The context of files, folders and apps as one JSON document; what cannot be read is among its failures. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 4) NIBWRIGHT__COUNTED(1, 2) nibwright_status nibwright_context(
  const char *NIBWRIGHT__NONNULL const *NIBWRIGHT__NONNULL paths, size_t count, const nibwright_context_options *NIBWRIGHT__NULLABLE options,
  nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL json, nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);

/* A convention of names. */
typedef enum NIBWRIGHT__CLOSED nibwright_convention NIBWRIGHT__BITS {
  NIBWRIGHT_CAMEL NIBWRIGHT__NAME("camel") = 0,
  NIBWRIGHT_PASCAL NIBWRIGHT__NAME("pascal") = 1,
  NIBWRIGHT_SNAKE NIBWRIGHT__NAME("snake") = 2,
  /* As it is, with a keyword of Swift in backticks: for names that are code already, as those of outlets. */
  NIBWRIGHT_ESCAPED NIBWRIGHT__NAME("escaped") = 3
} nibwright_convention;
NIBWRIGHT__WIDTH(nibwright_convention);

/* A text as a name in code, as contexts have it. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) nibwright_status nibwright_code_name(
  const char *text, NIBWRIGHT__TAKEN(nibwright_convention) convention,
  nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL name,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error)
  NIBWRIGHT__REFUSES(convention > NIBWRIGHT_ESCAPED, "convention is none of nibwright_convention");

/* MARK: Many archives */

/* A walk through many archives that writes what they hold as rows; see ArchiveScan for their members. It moves on with each
   call, which is its only change; calls from several threads take turns. */
typedef struct nibwright_scan nibwright_scan;

/* Begins with compiled nibs and storyboards, and folders that are searched for them. Nothing is read yet. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) NIBWRIGHT__COUNTED(1, 2) nibwright_status nibwright_scan_begin(
  const char *NIBWRIGHT__NONNULL const *NIBWRIGHT__NONNULL paths, size_t count,
  nibwright_scan *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL scan, nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
/* Rows of the next archives, a line of JSON each, whole lines: once `wanted` bytes are there no other archive is begun. No
   bytes when all are scanned. What cannot be read is a row that says why. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) nibwright_status nibwright_scan_next(
  nibwright_scan *scan, size_t wanted, nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL rows,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
NIBWRIGHT__API void nibwright_scan_free(nibwright_scan *NIBWRIGHT__NULLABLE scan);

/* MARK: Compiling */

typedef enum NIBWRIGHT__SET nibwright_compile_flags NIBWRIGHT__BITS {
  /* None of them; C++ takes no 0. */
  NIBWRIGHT_COMPILE_NONE NIBWRIGHT__NAME("none") = 0,
  /* Warnings are errors. */
  NIBWRIGHT_COMPILE_STRICT NIBWRIGHT__NAME("strict") = 1u << 0
} nibwright_compile_flags;
NIBWRIGHT__WIDTH(nibwright_compile_flags);

/* How a document is compiled. */
typedef struct nibwright_compile_options {
  size_t size;
  nibwright_compile_flags flags;
  uint32_t reserved;
  /* Module of custom classes that name none of their own. */
  const char *NIBWRIGHT__NULLABLE module;
  /* Oldest system the output is for, "13.0"; NULL for the newest. */
  const char *NIBWRIGHT__NULLABLE deployment_target;
  /* Xcode whose compiler is imitated, "12.5"; NULL for the newest. */
  const char *NIBWRIGHT__NULLABLE xcode;
} nibwright_compile_options;

/* The files that an interface compiles to. */
typedef struct nibwright_files nibwright_files;

/* Compiles a XIB or a storyboard. Diagnostics are handed out whether it succeeds or not. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) nibwright_status nibwright_compile(
  const nibwright_interface *interface, const nibwright_compile_options *NIBWRIGHT__NULLABLE options,
  nibwright_files *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL files,
  nibwright_diagnostics *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE diagnostics,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) size_t nibwright_files_count(const nibwright_files *files);
/* Path below the output; "" for a nib that is one file. NULL out of range. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *NIBWRIGHT__NULLABLE nibwright_files_path(
  const nibwright_files *files, size_t index);
/* What is in a file. NULL out of range. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) const uint8_t *NIBWRIGHT__NULLABLE nibwright_files_data(
  const nibwright_files *files, size_t index, size_t *count);
/* Writes the file, or the folder with all its files, in one step. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) nibwright_status nibwright_files_write(
  const nibwright_files *files, const char *path, nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
NIBWRIGHT__API void nibwright_files_free(nibwright_files *NIBWRIGHT__NULLABLE files);

typedef enum NIBWRIGHT__SET nibwright_convert_flags NIBWRIGHT__BITS {
  /* None of them; C++ takes no 0. */
  NIBWRIGHT_CONVERT_NONE NIBWRIGHT__NAME("none") = 0,
  /* Objects, keys and classes are numbered anew: the same graph gives the same bytes. */
  NIBWRIGHT_CONVERT_CANONICAL NIBWRIGHT__NAME("canonical") = 1u << 0
} nibwright_convert_flags;
NIBWRIGHT__WIDTH(nibwright_convert_flags);

/* Decodes an archive and encodes it anew. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) nibwright_status nibwright_convert(
  const nibwright_interface *interface, nibwright_convert_flags flags,
  nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL archive,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error)
  NIBWRIGHT__REFUSES(flags & ~NIBWRIGHT__CONVERT_FLAGS, "flags are not of nibwright_convert_flags");

/* MARK: Graphs */

/* What one archive holds: objects with keyed values. Objects are numbered from 0, the root. */
typedef struct nibwright_graph nibwright_graph;

/* What a value is. */
typedef enum NIBWRIGHT__CLOSED nibwright_value_kind NIBWRIGHT__BITS {
  NIBWRIGHT_VALUE_NULL NIBWRIGHT__NAME("null") = 0,
  /* `integer` is 0 or 1. */
  NIBWRIGHT_VALUE_BOOL NIBWRIGHT__NAME("bool") = 1,
  /* `integer`. */
  NIBWRIGHT_VALUE_INTEGER NIBWRIGHT__NAME("integer") = 2,
  /* `real`. */
  NIBWRIGHT_VALUE_REAL NIBWRIGHT__NAME("real") = 3,
  /* `count` bytes of UTF-8 at `bytes`, with a NUL behind them in a load and none in a graph. */
  NIBWRIGHT_VALUE_TEXT NIBWRIGHT__NAME("text") = 4,
  /* `count` bytes at `bytes`. */
  NIBWRIGHT_VALUE_DATA NIBWRIGHT__NAME("data") = 5,
  /* `count` reals at `numbers`: 2 of a point or size, 4 of a rectangle or insets, 6 of a transform. In a load alone. */
  NIBWRIGHT_VALUE_NUMBERS NIBWRIGHT__NAME("numbers") = 6,
  /* Of a graph the object's number in `integer`; in a load what `make` returned for it in `object`. */
  NIBWRIGHT_VALUE_OBJECT NIBWRIGHT__NAME("object") = 7,
  /* `count` values at `items`; of a dictionary keys and values in turn. In a load alone. */
  NIBWRIGHT_VALUE_LIST NIBWRIGHT__NAME("list") = 8,
  NIBWRIGHT_VALUE_DICTIONARY NIBWRIGHT__NAME("dictionary") = 9,
  /* A colour, font, picture, date or styled text in words, as text. In a load alone. */
  NIBWRIGHT_VALUE_CONTENT NIBWRIGHT__NAME("content") = 10
} nibwright_value_kind;
NIBWRIGHT__WIDTH(nibwright_value_kind);

/* One value. Its pointers belong to the graph, or in a load live until the callback returns. */
typedef struct nibwright_value {
  nibwright_value_kind kind;
  uint32_t reserved;
  int64_t integer;
  double real;
  size_t count;
  const uint8_t *NIBWRIGHT__NULLABLE bytes;
  const double *NIBWRIGHT__NULLABLE numbers;
  const struct nibwright_value *NIBWRIGHT__NULLABLE items;
  void *NIBWRIGHT__NULLABLE object;
} nibwright_value;

/* What a connection does. */
typedef enum NIBWRIGHT__CLOSED nibwright_connection_kind NIBWRIGHT__BITS {
  NIBWRIGHT_CONNECTION_OUTLET NIBWRIGHT__NAME("outlet") = 0,
  NIBWRIGHT_CONNECTION_COLLECTION NIBWRIGHT__NAME("collection") = 1,
  NIBWRIGHT_CONNECTION_ACTION NIBWRIGHT__NAME("action") = 2,
  NIBWRIGHT_CONNECTION_BINDING NIBWRIGHT__NAME("binding") = 3,
  NIBWRIGHT_CONNECTION_OTHER NIBWRIGHT__NAME("other") = 4
} nibwright_connection_kind;
NIBWRIGHT__WIDTH(nibwright_connection_kind);

/* A connection between objects of a graph. */
typedef struct nibwright_connection {
  nibwright_connection_kind kind;
  uint32_t reserved;
  /* Numbers of the objects; -1 for none. */
  int64_t source;
  int64_t destination;
  /* Bits of the events; 0 where none is said. */
  uint64_t events;
  /* The outlet's name, or the selector. */
  const char *label;
} nibwright_connection;

/* The one archive that the interface is or stands for: of a XIB what it compiles to. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) nibwright_status nibwright_interface_graph(
  const nibwright_interface *interface, nibwright_graph *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL graph,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) size_t nibwright_graph_object_count(const nibwright_graph *graph);
/* Class of an object as archived. NULL out of range. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *NIBWRIGHT__NULLABLE nibwright_graph_class(
  const nibwright_graph *graph, size_t object);
/* Number of values of an object; 0 out of range. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) size_t nibwright_graph_value_count(const nibwright_graph *graph, size_t object);
/* Fills a value of an object and its key; false out of range. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 4, 5) bool nibwright_graph_value(
  const nibwright_graph *graph, size_t object, size_t index, const char *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL key,
  nibwright_value *value);
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) size_t nibwright_graph_connection_count(const nibwright_graph *graph);
/* Fills a connection, in the order in which they are made; false out of range. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) bool nibwright_graph_connection(
  const nibwright_graph *graph, size_t index, nibwright_connection *connection);

/* A row of the table of objects. */
typedef struct nibwright_object_row {
  /* Index of the class name. */
  uint32_t class_index;
  /* Index of the first value in the table of values. */
  uint32_t first_value;
  /* Number of values, which stand in a row. */
  uint32_t value_count;
} nibwright_object_row;

/* A row of the table of values. */
typedef struct nibwright_value_row {
  /* An integer, the bits of a real, the number of an object; of data the offset in the upper half, the count in the lower. */
  uint64_t bits;
  /* Index of the key's name. */
  uint32_t key_index;
  /* How it is stored: 0 to 3 integers of 8 to 64 bits, 4 false, 5 true, 6 and 7 reals of 32 and 64 bits, 8 data, 9 nil,
     10 an object. */
  uint32_t code;
} nibwright_value_row;

/* The tables whole, for programs that read all of them. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) const nibwright_object_row *NIBWRIGHT__NULLABLE nibwright_graph_object_rows(
  const nibwright_graph *graph, size_t *count);
/* The table of values. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) const nibwright_value_row *NIBWRIGHT__NULLABLE nibwright_graph_value_rows(
  const nibwright_graph *graph, size_t *count);
/* The bytes that data lies in. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) const uint8_t *NIBWRIGHT__NULLABLE nibwright_graph_bytes(
  const nibwright_graph *graph, size_t *count);
/* All tables as one pickle of Python, protocol 4, with values as Python has them. A tuple of: rows of objects as bytes; the key of
   each value, 32 bits, as bytes; how each is stored, a byte, 255 for data that is an archive, as bytes; what each is, as a list,
   data as bytes and points, sizes and rectangles as lists of reals; names of keys as a list of bytes; of classes the count of bytes
   with the terminator and the count of classes to fall back on, 32 bits each, as bytes, the names as a list of texts, and the
   indices of classes to fall back on as a list of lists. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) nibwright_status nibwright_graph_pickle(
  const nibwright_graph *graph, nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL pickle,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);
/* The name of a class by its index; NULL out of range. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *NIBWRIGHT__NULLABLE nibwright_graph_class_name(
  const nibwright_graph *graph, size_t index);
/* The name of a key by its index; NULL out of range. */
NIBWRIGHT__PURE NIBWRIGHT__NEEDS(1) const char *NIBWRIGHT__NULLABLE nibwright_graph_key_name(
  const nibwright_graph *graph, size_t index);
NIBWRIGHT__API void nibwright_graph_free(nibwright_graph *NIBWRIGHT__NULLABLE graph);

/* MARK: Instantiating */

/* What is known of an object before it is made; its texts live until the callback returns. */
typedef struct nibwright_object {
  size_t size;
  /* The class that the archive asks for, custom or not. */
  const char *class_name;
  /* The framework class behind it. */
  const char *original_class_name;
  /* The element's id; NULL in an archive that was not compiled here. */
  const char *NIBWRIGHT__NULLABLE identifier;
  /* The object's number. */
  uint32_t number;
  uint32_t reserved;
} nibwright_object;

/*
 * Brings objects to life in another language. Calls come in this order: `make` and then the values of each object, runtime
 * attributes, connections, accessibility as attributes, `awake`. A callback that returns NULL or false ends the load: none
 * is called after it but `failure`, whose words become the error's. Callbacks that are NULL are left out.
 */
typedef struct nibwright_factory {
  size_t size;
  /* Handed to every callback. */
  void *NIBWRIGHT__NULLABLE context;
  /* Makes an object; its pointer is handed back, never followed. Nothing else of the load may be used yet. */
  void *NIBWRIGHT__NULLABLE (*NIBWRIGHT__NONNULL make)(void *NIBWRIGHT__NULLABLE context, const nibwright_object *object);
  /* Takes an archived value. */
  bool (*NIBWRIGHT__NULLABLE set_value)(
    void *NIBWRIGHT__NULLABLE context, void *object, const char *key, const nibwright_value *value);
  /* Takes a user defined runtime attribute, or one of accessibility. */
  bool (*NIBWRIGHT__NULLABLE set_attribute)(
    void *NIBWRIGHT__NULLABLE context, void *object, const char *key_path, const nibwright_value *value);
  /* Sets an outlet; the value is NULL for an external object that was not given. */
  bool (*NIBWRIGHT__NULLABLE connect_outlet)(
    void *NIBWRIGHT__NULLABLE context, void *object, const char *name, void *NIBWRIGHT__NULLABLE value);
  /* Sets an outlet collection, or appends to it. */
  bool (*NIBWRIGHT__NULLABLE connect_collection)(
    void *NIBWRIGHT__NULLABLE context, void *object, const char *name, void *NIBWRIGHT__NULLABLE const *NIBWRIGHT__NONNULL members,
    size_t count, bool adds);
  /* Adds a target and an action; without target it goes along the responder chain. */
  bool (*NIBWRIGHT__NULLABLE connect_action)(
    void *NIBWRIGHT__NULLABLE context, void *object, void *NIBWRIGHT__NULLABLE target, const char *selector,
    uint64_t events);
  /* Tells an object that was made that all is connected. */
  bool (*NIBWRIGHT__NULLABLE awake)(void *NIBWRIGHT__NULLABLE context, void *object);
  /* Words for the failure of the callback before; NULL for none. */
  const char *NIBWRIGHT__NULLABLE (*NIBWRIGHT__NULLABLE failure)(void *NIBWRIGHT__NULLABLE context);
} nibwright_factory;

/* Makes the objects of a nib or XIB; `owner` is what it knows as File's Owner. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2) nibwright_status nibwright_instantiate(
  const nibwright_interface *interface, const nibwright_factory *factory, void *NIBWRIGHT__NULLABLE owner,
  nibwright_diagnostics *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE diagnostics,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);

/* Makes the objects of a scene of a storyboard, compiled or not; `identifier` NULL is the initial scene. The controllers
   come first, with all that they contain, then the view of each with the controller as its owner: what a framework does when the
   view is asked for is done at once. NIBWRIGHT_NOT_FOUND names the scenes that there are. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 3) nibwright_status nibwright_instantiate_scene(
  const nibwright_interface *interface, const char *NIBWRIGHT__NULLABLE identifier, const nibwright_factory *factory,
  nibwright_diagnostics *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE diagnostics,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);

/* MARK: Resolving names */

/* What a name is of. */
typedef enum NIBWRIGHT__CLOSED nibwright_resource NIBWRIGHT__BITS {
  NIBWRIGHT_RESOURCE_IMAGE NIBWRIGHT__NAME("image") = 0,
  NIBWRIGHT_RESOURCE_NIB NIBWRIGHT__NAME("nib") = 1,
  NIBWRIGHT_RESOURCE_STORYBOARD NIBWRIGHT__NAME("storyboard") = 2,
  NIBWRIGHT_RESOURCE_FILE NIBWRIGHT__NAME("file") = 3
} nibwright_resource;
NIBWRIGHT__WIDTH(nibwright_resource);

/* How a name is resolved. */
typedef struct nibwright_resolve_options {
  size_t size;
  NIBWRIGHT__TAKEN(nibwright_resource) kind;
  /* Pixels to a point, 1 to 3; 0 is 1. */
  uint32_t scale;
  /* Wanted languages, the best first. */
  const char *NIBWRIGHT__NONNULL const *NIBWRIGHT__NULLABLE languages;
  size_t language_count;
} nibwright_resolve_options;

/* Finds what a name means in bundles and all bundles inside them, as a JSON object with "file", "bundle" and what else is
   known of it. NIBWRIGHT_NOT_FOUND names what was tried. */
NIBWRIGHT__CHECKED NIBWRIGHT__NEEDS(1, 2, 5) NIBWRIGHT__COUNTED(2, 3) nibwright_status nibwright_resolve(
  const char *name, const char *NIBWRIGHT__NONNULL const *NIBWRIGHT__NONNULL bundles, size_t count,
  const nibwright_resolve_options *NIBWRIGHT__NULLABLE options, nibwright_bytes *NIBWRIGHT__NULLABLE *NIBWRIGHT__NONNULL json,
  nibwright_error *NIBWRIGHT__NULLABLE *NIBWRIGHT__NULLABLE error);

/* MARK: Checks of constant arguments in C */

/* gcc calls the library by a second name, declared with a warning, where it knows that an argument is refused. C++ does not
   compile such calls, and clang has an attribute for them. */
#if !defined(__clang__) && !defined(__cplusplus) && defined(__OPTIMIZE__)
#define NIBWRIGHT__SPELLED(text) #text
#define NIBWRIGHT__PREFIX(prefix) NIBWRIGHT__SPELLED(prefix)
#define NIBWRIGHT__ALIAS(name) __asm__(NIBWRIGHT__PREFIX(__USER_LABEL_PREFIX__) "nibwright_" #name)
#define NIBWRIGHT__REFUSED(value, condition) (__builtin_constant_p(value) && (condition))
#define NIBWRIGHT__CHECKS(name, parameters, arguments, condition, words) \
  extern nibwright_status nibwright__##name parameters NIBWRIGHT__ALIAS(name); \
  extern nibwright_status nibwright__refused_##name parameters NIBWRIGHT__ALIAS(name) __attribute__((warning(words))); \
  extern inline __attribute__((gnu_inline, always_inline, artificial)) nibwright_status nibwright_##name parameters { \
    return (condition) ? nibwright__refused_##name arguments : nibwright__##name arguments; \
  }
NIBWRIGHT__CHECKS(
  interface_list,
  (const nibwright_interface *interface, nibwright_list list, nibwright_context_flags flags, nibwright_bytes **values,
   nibwright_error **error),
  (interface, list, flags, values, error),
  NIBWRIGHT__REFUSED(list, list > NIBWRIGHT_LIST_SCENES) || NIBWRIGHT__REFUSED(flags, flags & ~NIBWRIGHT__CONTEXT_FLAGS),
  "list is none of nibwright_list, or flags are not of nibwright_context_flags")
NIBWRIGHT__CHECKS(
  code_name,
  (const char *text, nibwright_convention convention, nibwright_bytes **name, nibwright_error **error),
  (text, convention, name, error), NIBWRIGHT__REFUSED(convention, convention > NIBWRIGHT_ESCAPED),
  "convention is none of nibwright_convention")
NIBWRIGHT__CHECKS(
  convert,
  (const nibwright_interface *interface, nibwright_convert_flags flags, nibwright_bytes **archive, nibwright_error **error),
  (interface, flags, archive, error), NIBWRIGHT__REFUSED(flags, flags & ~NIBWRIGHT__CONVERT_FLAGS),
  "flags are not of nibwright_convert_flags")
#undef NIBWRIGHT__SPELLED
#undef NIBWRIGHT__PREFIX
#undef NIBWRIGHT__ALIAS
#undef NIBWRIGHT__REFUSED
#undef NIBWRIGHT__CHECKS
#endif

#ifdef __cplusplus
}

/* Flags of one set are joined to flags of that set. */
#define NIBWRIGHT__OPERATORS(name) \
  constexpr name operator|(name left, name right) noexcept { \
    return static_cast<name>(static_cast<uint32_t>(left) | static_cast<uint32_t>(right)); \
  } \
  constexpr name operator&(name left, name right) noexcept { \
    return static_cast<name>(static_cast<uint32_t>(left) & static_cast<uint32_t>(right)); \
  } \
  constexpr name operator~(name flags) noexcept { return static_cast<name>(~static_cast<uint32_t>(flags)); } \
  inline name &operator|=(name &left, name right) noexcept { return left = left | right; } \
  inline name &operator&=(name &left, name right) noexcept { return left = left & right; }
NIBWRIGHT__OPERATORS(nibwright_context_flags)
NIBWRIGHT__OPERATORS(nibwright_compile_flags)
NIBWRIGHT__OPERATORS(nibwright_convert_flags)
#undef NIBWRIGHT__OPERATORS
#endif
#if defined(__clang__)
#pragma clang assume_nonnull end
#pragma clang diagnostic pop
#endif

#undef NIBWRIGHT__API
#undef NIBWRIGHT__CHECKED
#undef NIBWRIGHT__NULLABLE
#undef NIBWRIGHT__NONNULL
#undef NIBWRIGHT__NAME
#undef NIBWRIGHT__PURE
#undef NIBWRIGHT__CONST
#undef NIBWRIGHT__NEEDS
#undef NIBWRIGHT__COUNTED
#undef NIBWRIGHT__CLOSED
#undef NIBWRIGHT__SET
#undef NIBWRIGHT__BITS
#undef NIBWRIGHT__WIDTH
#undef NIBWRIGHT__TAKEN
#undef NIBWRIGHT__REFUSES
#undef NIBWRIGHT__CONTEXT_FLAGS
#undef NIBWRIGHT__CONVERT_FLAGS

#endif
