#include "CImageDecoders.h"
#include "PixelWords.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// Animations of Lottie files, drawn by rlottie, which is looked for when the first of them is opened. The functions of
// its header rlottie_capi.h that are used have their own names and types here.

static struct {
  void *(*lottie_animation_from_data)(const char *, const char *, const char *);
  void (*lottie_animation_destroy)(void *);
  size_t (*lottie_animation_get_totalframe)(const void *);
  void (*lottie_animation_render)(void *, size_t, uint32_t *, size_t, size_t, size_t);
  void (*lottie_animation_property_override)(void *, int, const char *, ...);
} api;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_there;
// The library keeps tables of its own: one animation at a time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void find(void) {
  void *library = dlopen("librlottie.so.0-1", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("librlottie.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int found = 1;
#define TAKE(name) \
  if (!(*(void **)&api.name = dlsym(library, #name))) found = 0
  TAKE(lottie_animation_from_data);
  TAKE(lottie_animation_destroy);
  TAKE(lottie_animation_get_totalframe);
  TAKE(lottie_animation_render);
  TAKE(lottie_animation_property_override);
#undef TAKE
  is_there = found;
}

int halcyon_plays_lottie(void) {
  pthread_once(&once, find);
  return is_there;
}

struct halcyon_lottie {
  void *animation;
};

halcyon_lottie *halcyon_open_lottie(const char *json, const char *folder, int32_t *frames) {
  if (!halcyon_plays_lottie()) return NULL;
  // The library keeps what it has read under a name, and would give it to two that change it differently.
  static unsigned count;
  char name[32];
  halcyon_lottie *lottie = NULL;
  pthread_mutex_lock(&lock);
  snprintf(name, sizeof name, "halcyon-%u", count++);
  void *animation = api.lottie_animation_from_data(json, name, folder);
  if (animation) {
    size_t total = api.lottie_animation_get_totalframe(animation);
    lottie = malloc(sizeof *lottie);
    if (lottie) {
      lottie->animation = animation;
      *frames = total > INT32_MAX ? INT32_MAX : (int32_t)total;
    } else {
      api.lottie_animation_destroy(animation);
    }
  }
  pthread_mutex_unlock(&lock);
  return lottie;
}

void halcyon_close_lottie(halcyon_lottie *lottie) {
  pthread_mutex_lock(&lock);
  api.lottie_animation_destroy(lottie->animation);
  pthread_mutex_unlock(&lock);
  free(lottie);
}

void halcyon_color_lottie(halcyon_lottie *lottie, const char *path, const double color[3]) {
  // LOTTIE_ANIMATION_PROPERTY_FILLCOLOR and LOTTIE_ANIMATION_PROPERTY_STROKECOLOR
  pthread_mutex_lock(&lock);
  api.lottie_animation_property_override(lottie->animation, 0, path, color[0], color[1], color[2]);
  api.lottie_animation_property_override(lottie->animation, 2, path, color[0], color[1], color[2]);
  pthread_mutex_unlock(&lock);
}

void halcyon_draw_lottie(
    halcyon_lottie *lottie, int32_t frame, uint8_t *target, size_t stride, int32_t width,
    int32_t height) {
  pthread_mutex_lock(&lock);
  api.lottie_animation_render(
      lottie->animation, (size_t)frame, (uint32_t *)(void *)target, (size_t)width, (size_t)height,
      stride);
  pthread_mutex_unlock(&lock);
  take_pixel_words(target, stride, target, stride, width, height);
}
