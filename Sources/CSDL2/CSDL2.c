#include "CSDL2.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// What is needed of SDL 2's interface (https://wiki.libsdl.org/SDL2/CategoryAPI), which has been
// stable since 2.0.0. Names follow SDL's.

typedef struct { int x, y, w, h; } Rect;

enum {
  QUIT = 0x100, WINDOW_EVENT = 0x200, KEY_DOWN = 0x300, KEY_UP = 0x301, TEXT_INPUT = 0x303,
  MOUSE_MOTION = 0x400, MOUSE_BUTTON_DOWN = 0x401, MOUSE_BUTTON_UP = 0x402, MOUSE_WHEEL = 0x403,
  FINGER_DOWN = 0x700, FINGER_UP = 0x701, FINGER_MOTION = 0x702,
  RENDER_TARGETS_RESET = 0x2000, RENDER_DEVICE_RESET = 0x2001,
};
enum {
  WINDOW_EXPOSED = 3, WINDOW_SIZE_CHANGED = 6, WINDOW_LEAVE = 11, WINDOW_FOCUS_LOST = 13,
  WINDOW_CLOSE = 14,
};
enum {
  MODIFIER_SHIFT = 0x0003, MODIFIER_CONTROL = 0x00c0, MODIFIER_ALT = 0x0300, MODIFIER_GUI = 0x0c00,
};

typedef union {
  uint32_t type;
  struct { uint32_t type, time, window; uint8_t event, padding[3]; int32_t data1, data2; } window;
  struct {
    uint32_t type, time, window; uint8_t state, repeat, padding[2];
    int32_t scancode, symbol; uint16_t modifiers; uint32_t unused;
  } key;
  struct { uint32_t type, time, window; char text[32]; } text;
  struct { uint32_t type, time, window, which, state; int32_t x, y, relative_x, relative_y; } motion;
  struct {
    uint32_t type, time, window, which; uint8_t button, state, clicks, padding; int32_t x, y;
  } button;
  struct {
    uint32_t type, time, window, which; int32_t x, y; uint32_t direction; float precise_x, precise_y;
    int32_t mouse_x, mouse_y;
  } wheel;
  struct {
    uint32_t type, time; int64_t touch, finger; float x, y, dx, dy, pressure; uint32_t window;
  } finger;
  uint8_t room[128];
} Event;

// SDL's functions, by their names without the prefix.
#define FUNCTIONS(F)                                                              \
  F(int, SetHint, const char *, const char *)                                     \
  F(int, Init, uint32_t)                                                          \
  F(void, Quit, void)                                                             \
  F(const char *, GetCurrentVideoDriver, void)                                    \
  F(const char *, GetError, void)                                                 \
  F(void *, CreateWindow, const char *, int, int, int, int, uint32_t)             \
  F(void, DestroyWindow, void *)                                                  \
  F(void *, CreateRenderer, void *, int, uint32_t)                                \
  F(void, DestroyRenderer, void *)                                                \
  F(int, GetRendererOutputSize, void *, int *, int *)                             \
  F(void, GetWindowSize, void *, int *, int *)                                    \
  F(void, SetWindowSize, void *, int, int)                                        \
  F(void, SetWindowTitle, void *, const char *)                                   \
  F(int, GetWindowDisplayIndex, void *)                                           \
  F(int, GetDisplayUsableBounds, int, Rect *)                                     \
  F(int, WaitEvent, Event *)                                                      \
  F(int, PollEvent, Event *)                                                      \
  F(int, PushEvent, Event *)                                                      \
  F(uint32_t, RegisterEvents, int)                                                \
  F(uint32_t, GetModState, void)                                                  \
  F(uint32_t, GetMouseState, int *, int *)                                        \
  F(void, StartTextInput, void)                                                   \
  F(void, StopTextInput, void)                                                    \
  F(void *, CreateTexture, void *, uint32_t, int, int, int)                       \
  F(void, DestroyTexture, void *)                                                 \
  F(int, UpdateTexture, void *, const Rect *, const void *, int)                  \
  F(int, SetTextureBlendMode, void *, int)                                        \
  F(int, SetRenderDrawBlendMode, void *, int)                                     \
  F(int, SetRenderDrawColor, void *, uint8_t, uint8_t, uint8_t, uint8_t)          \
  F(int, RenderClear, void *)                                                     \
  F(int, RenderCopy, void *, void *, const Rect *, const Rect *)                  \
  F(int, RenderFillRect, void *, const Rect *)                                    \
  F(void, RenderPresent, void *)

#define DECLARE(result, name, ...) result (*name)(__VA_ARGS__);
static struct { FUNCTIONS(DECLARE) } sdl;

struct sdl_window {
  void *window, *renderer;
  void *textures[2];
  int widths[2], heights[2];
  uint32_t wake_event;
};

static bool load(void) {
  static bool is_loaded = false;
  if (is_loaded) return true;
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
#define FIND(result, name, ...) \
  if (!(sdl.name = (result(*)(__VA_ARGS__))dlsym(library, "SDL_" #name))) return false;
  FUNCTIONS(FIND)
  is_loaded = true;
  return true;
}

static bool is_set(const char *variable) {
  const char *value = getenv(variable);
  return value && *value;
}

const char *sdl_last_error(void) { return sdl.GetError ? sdl.GetError() : ""; }

void sdl_largest_size(sdl_window *window, int *width, int *height) {
  Rect bounds = {0, 0, 1024, 768};
  int display = window ? sdl.GetWindowDisplayIndex(window->window) : 0;
  sdl.GetDisplayUsableBounds(display < 0 ? 0 : display, &bounds);
  *width = bounds.w;
  // What is left for a title bar, whose height nobody tells before it is there.
  *height = bounds.h > 200 ? bounds.h - 40 : bounds.h;
}

sdl_window *sdl_open(const char *title, int width, int height, sdl_failure *failure) {
  *failure = SDL_FAILURE_LIBRARY;
  if (!load()) return NULL;
  *failure = SDL_FAILURE_DISPLAY;
  // A finger is a finger and a mouse is a mouse: neither is to be told as the other too.
  sdl.SetHint("SDL_TOUCH_MOUSE_EVENTS", "0");
  sdl.SetHint("SDL_MOUSE_TOUCH_EVENTS", "0");
  sdl.SetHint("SDL_MOUSE_AUTO_CAPTURE", "0");
  // Ctrl-C in the terminal belongs to the command.
  sdl.SetHint("SDL_NO_SIGNAL_HANDLERS", "1");
  sdl.SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1");
  sdl.SetHint("SDL_RENDER_SCALE_QUALITY", "linear");
  bool has_display = is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("SDL_VIDEODRIVER");
  if (!has_display || sdl.Init(0x20) != 0) return NULL;
  // A display that does not answer is passed over by SDL for its driver without a display, whose
  // window nobody can see.
  const char *driver = sdl.GetCurrentVideoDriver();
  bool is_chosen = is_set("SDL_VIDEODRIVER");
  if (!driver || (!is_chosen && (!strcmp(driver, "offscreen") || strstr(driver, "dummy")))) {
    sdl.Quit();
    return NULL;
  }
  sdl_window *window = calloc(1, sizeof *window);
  if (!window) return NULL;
  const int centered = 0x2fff0000;
  // Resizable, in the display's own pixels.
  window->window = sdl.CreateWindow(title, centered, centered, width, height, 0x20 | 0x2000);
  // In step with the display; if no graphics card helps, by the processor.
  if (window->window) window->renderer = sdl.CreateRenderer(window->window, -1, 2 | 4);
  if (window->window && !window->renderer)
    window->renderer = sdl.CreateRenderer(window->window, -1, 1 | 4);
  if (!window->renderer) {
    sdl_close(window);
    return NULL;
  }
  sdl.SetRenderDrawBlendMode(window->renderer, 1);
  window->wake_event = sdl.RegisterEvents(1);
  sdl.StopTextInput();
  *failure = SDL_FAILURE_NONE;
  return window;
}

void sdl_close(sdl_window *window) {
  for (int i = 0; i < 2; i++)
    if (window->textures[i]) sdl.DestroyTexture(window->textures[i]);
  if (window->renderer) sdl.DestroyRenderer(window->renderer);
  if (window->window) sdl.DestroyWindow(window->window);
  free(window);
  sdl.Quit();
}

void sdl_size(sdl_window *window, int *width, int *height) {
  sdl.GetWindowSize(window->window, width, height);
}

void sdl_set_size(sdl_window *window, int width, int height) {
  sdl.SetWindowSize(window->window, width, height);
}

double sdl_display_scale(sdl_window *window) {
  int width = 0, height = 0, pixels = 0, ignored = 0;
  sdl.GetWindowSize(window->window, &width, &height);
  sdl.GetRendererOutputSize(window->renderer, &pixels, &ignored);
  return width > 0 && pixels > 0 ? (double)pixels / width : 1;
}

void sdl_set_title(sdl_window *window, const char *title) {
  sdl.SetWindowTitle(window->window, title);
}

void sdl_set_typing(sdl_window *window, bool is_typing) {
  (void)window;
  if (is_typing) sdl.StartTextInput(); else sdl.StopTextInput();
}

static void set_place(sdl_input *input, sdl_kind kind, double x, double y) {
  input->kind = kind;
  input->x = x;
  input->y = y;
}

static void take_window_event(sdl_window *window, const Event *event, sdl_input *input) {
  switch (event->window.event) {
  case WINDOW_EXPOSED: input->kind = SDL_KIND_EXPOSE; break;
  case WINDOW_LEAVE: input->kind = SDL_KIND_LEAVE; break;
  case WINDOW_FOCUS_LOST: input->kind = SDL_KIND_FOCUS_LOST; break;
  case WINDOW_CLOSE: input->kind = SDL_KIND_CLOSE; break;
  case WINDOW_SIZE_CHANGED: {
    int width, height;
    sdl_size(window, &width, &height);
    set_place(input, SDL_KIND_RESIZE, width, height);
    break;
  }
  }
}

static void take_finger(sdl_window *window, const Event *event, sdl_input *input, sdl_kind kind) {
  int width, height;
  sdl_size(window, &width, &height);
  set_place(input, kind, event->finger.x * width, event->finger.y * height);
  input->finger = event->finger.finger;
}

static void take_wheel(const Event *event, sdl_input *input) {
  double sign = event->wheel.direction == 1 ? -1 : 1;
  double x = event->wheel.precise_x, y = event->wheel.precise_y;
  // The precise numbers came with SDL 2.0.18.
  if (x == 0 && y == 0) x = event->wheel.x, y = event->wheel.y;
  set_place(input, SDL_KIND_WHEEL, sign * x, sign * y);
  int at_x, at_y;
  sdl.GetMouseState(&at_x, &at_y);
  input->at_x = at_x;
  input->at_y = at_y;
}

static void take_key(const Event *event, sdl_input *input) {
  input->kind = event->type == KEY_DOWN ? SDL_KIND_KEY_DOWN : SDL_KIND_KEY_UP;
  input->key = event->key.symbol;
  input->repeats = event->key.repeat != 0;
}

static void take(sdl_window *window, const Event *event, sdl_input *input) {
  memset(input, 0, sizeof *input);
  uint32_t modifiers = sdl.GetModState();
  input->alt = (modifiers & MODIFIER_ALT) != 0;
  input->shift = (modifiers & MODIFIER_SHIFT) != 0;
  input->control = (modifiers & MODIFIER_CONTROL) != 0;
  input->command = (modifiers & MODIFIER_GUI) != 0;
  switch (event->type) {
  case QUIT: input->kind = SDL_KIND_CLOSE; break;
  case WINDOW_EVENT: take_window_event(window, event, input); break;
  case RENDER_TARGETS_RESET:
  case RENDER_DEVICE_RESET: input->kind = SDL_KIND_LOST; break;
  case KEY_DOWN:
  case KEY_UP: take_key(event, input); break;
  case TEXT_INPUT:
    input->kind = SDL_KIND_TEXT;
    memcpy(input->text, event->text.text, sizeof event->text.text);
    break;
  case MOUSE_MOTION: set_place(input, SDL_KIND_MOUSE_MOVE, event->motion.x, event->motion.y); break;
  case MOUSE_BUTTON_DOWN:
  case MOUSE_BUTTON_UP:
    if (event->button.button != 1) break;
    set_place(input, event->type == MOUSE_BUTTON_DOWN ? SDL_KIND_MOUSE_DOWN : SDL_KIND_MOUSE_UP,
              event->button.x, event->button.y);
    break;
  case MOUSE_WHEEL: take_wheel(event, input); break;
  case FINGER_DOWN: take_finger(window, event, input, SDL_KIND_FINGER_DOWN); break;
  case FINGER_UP: take_finger(window, event, input, SDL_KIND_FINGER_UP); break;
  case FINGER_MOTION: take_finger(window, event, input, SDL_KIND_FINGER_MOVE); break;
  default:
    if (event->type == window->wake_event) input->kind = SDL_KIND_WAKE;
  }
}

void sdl_wait(sdl_window *window, sdl_input *input) {
  Event event;
  memset(&event, 0, sizeof event);
  if (sdl.WaitEvent(&event)) take(window, &event, input);
  // The connection to the display is lost.
  else input->kind = SDL_KIND_CLOSE;
}

bool sdl_poll(sdl_window *window, sdl_input *input) {
  Event event;
  memset(&event, 0, sizeof event);
  if (!sdl.PollEvent(&event)) return false;
  take(window, &event, input);
  return true;
}

void sdl_wake(sdl_window *window) {
  Event event;
  memset(&event, 0, sizeof event);
  event.type = window->wake_event;
  sdl.PushEvent(&event);
}

bool sdl_texture_resize(sdl_window *window, int texture, int width, int height) {
  if (window->textures[texture] && window->widths[texture] == width &&
      window->heights[texture] == height)
    return false;
  if (window->textures[texture]) sdl.DestroyTexture(window->textures[texture]);
  // Red in the first byte, streaming.
  window->textures[texture] = sdl.CreateTexture(window->renderer, 0x16762004, 1, width, height);
  window->widths[texture] = width;
  window->heights[texture] = height;
  if (window->textures[texture]) sdl.SetTextureBlendMode(window->textures[texture], texture ? 1 : 0);
  return true;
}

void sdl_texture_update(sdl_window *window, int texture, int x, int y, int width, int height,
                        const void *pixels, size_t stride) {
  if (!window->textures[texture]) return;
  Rect rect = {x, y, width, height};
  sdl.UpdateTexture(window->textures[texture], &rect, pixels, (int)stride);
}

void sdl_begin(sdl_window *window) {
  sdl.SetRenderDrawColor(window->renderer, 22, 23, 27, 255);
  sdl.RenderClear(window->renderer);
}

void sdl_draw_texture(sdl_window *window, int texture, double x, double y, double width,
                      double height) {
  if (!window->textures[texture]) return;
  Rect rect = {(int)(x + 0.5), (int)(y + 0.5), (int)(width + 0.5), (int)(height + 0.5)};
  sdl.RenderCopy(window->renderer, window->textures[texture], NULL, &rect);
}

void sdl_draw_mark(sdl_window *window, double x, double y, double radius) {
  Rect rect = {(int)(x - radius), (int)(y - radius), (int)(2 * radius), (int)(2 * radius)};
  sdl.SetRenderDrawColor(window->renderer, 128, 128, 128, 128);
  sdl.RenderFillRect(window->renderer, &rect);
}

void sdl_present(sdl_window *window) { sdl.RenderPresent(window->renderer); }
