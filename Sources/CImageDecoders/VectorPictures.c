#include "CImageDecoders.h"
#include "PixelWords.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Drawings of PDF and SVG files, by poppler and librsvg, which both draw through cairo. All three are looked for when
// the first drawing is asked for. The functions of their headers that are used have their own names and types here.

struct rectangle { double x, y, width, height; };
struct error { uint32_t domain; int code; char *message; };

static struct {
  void *(*cairo_image_surface_create)(int, int, int);
  int (*cairo_surface_status)(void *);
  void (*cairo_surface_flush)(void *);
  unsigned char *(*cairo_image_surface_get_data)(void *);
  int (*cairo_image_surface_get_stride)(void *);
  void (*cairo_surface_destroy)(void *);
  void *(*cairo_create)(void *);
  void (*cairo_scale)(void *, double, double);
  void (*cairo_destroy)(void *);
  void (*g_object_unref)(void *);
  void (*g_error_free)(struct error *);
  void (*g_free)(void *);
  void *(*poppler_document_new_from_data)(char *, int, const char *, struct error **);
  int (*poppler_document_get_n_pages)(void *);
  void *(*poppler_document_get_page)(void *, int);
  char *(*poppler_page_get_text)(void *);
  void (*poppler_page_get_size)(void *, double *, double *);
  void (*poppler_page_render)(void *, void *);
  void *(*rsvg_handle_new_from_data)(const uint8_t *, size_t, struct error **);
  int (*rsvg_handle_get_intrinsic_size_in_pixels)(void *, double *, double *);
  void (*rsvg_handle_get_intrinsic_dimensions)(
      void *, int *, void *, int *, void *, int *, struct rectangle *);
  int (*rsvg_handle_render_document)(void *, void *, const struct rectangle *, struct error **);
} api;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int has_pdf, has_svg;
// The libraries keep tables of their own: one drawing at a time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void find(void) {
  void *cairo = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  void *objects = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  void *glib = dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!cairo || !objects || !glib) return;
  int found = 1;
#define TAKE(library, name) \
  if (!(*(void **)&api.name = dlsym(library, #name))) found = 0
  TAKE(cairo, cairo_image_surface_create);
  TAKE(cairo, cairo_surface_status);
  TAKE(cairo, cairo_surface_flush);
  TAKE(cairo, cairo_image_surface_get_data);
  TAKE(cairo, cairo_image_surface_get_stride);
  TAKE(cairo, cairo_surface_destroy);
  TAKE(cairo, cairo_create);
  TAKE(cairo, cairo_scale);
  TAKE(cairo, cairo_destroy);
  TAKE(objects, g_object_unref);
  TAKE(glib, g_error_free);
  TAKE(glib, g_free);
  if (!found) return;
  void *poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (poppler) {
    TAKE(poppler, poppler_document_new_from_data);
    TAKE(poppler, poppler_document_get_n_pages);
    TAKE(poppler, poppler_document_get_page);
    TAKE(poppler, poppler_page_get_text);
    TAKE(poppler, poppler_page_get_size);
    TAKE(poppler, poppler_page_render);
    has_pdf = found;
  }
  found = 1;
  void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (rsvg) {
    TAKE(rsvg, rsvg_handle_new_from_data);
    TAKE(rsvg, rsvg_handle_get_intrinsic_size_in_pixels);
    TAKE(rsvg, rsvg_handle_get_intrinsic_dimensions);
    TAKE(rsvg, rsvg_handle_render_document);
    has_svg = found;
  }
#undef TAKE
}

int halcyon_draws_vectors(int is_pdf) {
  pthread_once(&once, find);
  return is_pdf ? has_pdf : has_svg;
}

/// An opened file: a page of a PDF file, or an SVG drawing.
struct drawing {
  void *document;
  void *page;
  double width, height;
};

static void close_drawing(struct drawing *drawing) {
  if (drawing->page) api.g_object_unref(drawing->page);
  if (drawing->document) api.g_object_unref(drawing->document);
}

static int open_drawing(
    const uint8_t *data, size_t size, int is_pdf, int page, struct drawing *drawing) {
  struct error *error = NULL;
  memset(drawing, 0, sizeof *drawing);
  if (is_pdf) {
    if (size > INT32_MAX) return 0;
    drawing->document =
        api.poppler_document_new_from_data((char *)data, (int)size, NULL, &error);
    if (drawing->document && page < api.poppler_document_get_n_pages(drawing->document)) {
      drawing->page = api.poppler_document_get_page(drawing->document, page);
    }
    if (drawing->page) {
      api.poppler_page_get_size(drawing->page, &drawing->width, &drawing->height);
    }
  } else {
    drawing->document = api.rsvg_handle_new_from_data(data, size, &error);
    if (drawing->document &&
        !api.rsvg_handle_get_intrinsic_size_in_pixels(
            drawing->document, &drawing->width, &drawing->height)) {
      // Nothing but the box of its coordinates says how large it is.
      int has_width, has_height, has_box = 0;
      struct { double length; int unit; } width, height;
      struct rectangle box = {0};
      api.rsvg_handle_get_intrinsic_dimensions(
          drawing->document, &has_width, &width, &has_height, &height, &has_box, &box);
      if (has_box) drawing->width = box.width, drawing->height = box.height;
    }
  }
  if (error) api.g_error_free(error);
  if (drawing->width > 0 && drawing->height > 0) return 1;
  close_drawing(drawing);
  return 0;
}

int halcyon_measure_vector(
    const uint8_t *data, size_t size, int is_pdf, int page, double *width, double *height) {
  if (!halcyon_draws_vectors(is_pdf)) return 0;
  struct drawing drawing;
  pthread_mutex_lock(&lock);
  int opened = open_drawing(data, size, is_pdf, page, &drawing);
  if (opened) {
    *width = drawing.width, *height = drawing.height;
    close_drawing(&drawing);
  }
  pthread_mutex_unlock(&lock);
  return opened;
}

int halcyon_draw_vector(
    const uint8_t *data, size_t size, int is_pdf, int page, uint8_t *target, size_t stride,
    int32_t width, int32_t height) {
  if (!halcyon_draws_vectors(is_pdf)) return 0;
  struct drawing drawing;
  pthread_mutex_lock(&lock);
  int done = open_drawing(data, size, is_pdf, page, &drawing);
  if (done) {
    // CAIRO_FORMAT_ARGB32
    void *surface = api.cairo_image_surface_create(0, width, height);
    done = api.cairo_surface_status(surface) == 0;
    if (done) {
      void *context = api.cairo_create(surface);
      if (is_pdf) {
        api.cairo_scale(context, width / drawing.width, height / drawing.height);
        api.poppler_page_render(drawing.page, context);
      } else {
        struct rectangle window = {0, 0, width, height};
        struct error *error = NULL;
        done = api.rsvg_handle_render_document(drawing.document, context, &window, &error);
        if (error) api.g_error_free(error);
      }
      api.cairo_destroy(context);
      if (done) {
        api.cairo_surface_flush(surface);
        take_pixel_words(
            api.cairo_image_surface_get_data(surface),
            (size_t)api.cairo_image_surface_get_stride(surface), target, stride, width, height);
      }
    }
    api.cairo_surface_destroy(surface);
    close_drawing(&drawing);
  }
  pthread_mutex_unlock(&lock);
  return done;
}

int halcyon_count_pages(const uint8_t *data, size_t size) {
  struct drawing drawing;
  int count = 0;
  if (!halcyon_draws_vectors(1)) return 0;
  pthread_mutex_lock(&lock);
  if (open_drawing(data, size, 1, 0, &drawing)) {
    count = api.poppler_document_get_n_pages(drawing.document);
    close_drawing(&drawing);
  }
  pthread_mutex_unlock(&lock);
  return count;
}

char *halcyon_page_text(const uint8_t *data, size_t size, int page) {
  struct drawing drawing;
  char *copy = NULL;
  if (!halcyon_draws_vectors(1)) return NULL;
  pthread_mutex_lock(&lock);
  if (open_drawing(data, size, 1, page, &drawing)) {
    char *text = api.poppler_page_get_text(drawing.page);
    if (text) copy = strdup(text);
    api.g_free(text);
    close_drawing(&drawing);
  }
  pthread_mutex_unlock(&lock);
  return copy;
}
